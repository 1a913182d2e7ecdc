import { context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import type { ToolEvent } from "../observe/tool-event.ts";
import type { CallTrace, ToolTelemetry, TracedCall } from "../observe/tool-telemetry.ts";
import { checkNames } from "../results/check-names.ts";
import { attributes, OPERATION, TOOL_TYPE } from "./attributes.ts";

export interface OpenTelemetryOptions {
  /** Default: that of the global provider, under the name of this package. */
  readonly tracer?: Tracer;
}

const NAMES: ReadonlySet<string> = new Set<keyof OpenTelemetryOptions>(["tracer"]);

/**
 * Traces each call as one span `execute_tool <name>`, as the semantic conventions for generative AI have it; what a tool
 * traces itself hangs below. A failed call has its code as `error.type`. Refused arguments and requested approvals are
 * events of the span. No argument, result or message is recorded.
 *
 * @throws TypeError for an option of a name that there is not.
 */
export function openTelemetry(options: OpenTelemetryOptions = {}): ToolTelemetry {
  checkNames(options, NAMES);
  return {
    startCall(call) {
      const tracer = options.tracer ?? trace.getTracer("@di-code/tool-registry");
      return traceCall(startSpan(tracer, call));
    },
  };
}

function startSpan(tracer: Tracer, { id, name, description }: TracedCall): Span {
  return tracer.startSpan(`${OPERATION} ${name}`, {
    kind: SpanKind.INTERNAL,
    attributes: {
      [attributes.operationName]: OPERATION,
      [attributes.toolName]: name,
      [attributes.toolType]: TOOL_TYPE,
      [attributes.toolCallId]: id,
      ...(description === undefined ? {} : { [attributes.toolDescription]: description }),
    },
  });
}

function traceCall(span: Span): CallTrace {
  return {
    around: (work) => context.with(trace.setSpan(context.active(), span), work),
    onEvent: (event) => record(span, event),
  };
}

function record(span: Span, event: ToolEvent): void {
  switch (event.type) {
    case "call_started":
      return;
    case "arguments_refused":
      // Pointers hold names that the model chose: how many there are says enough.
      span.addEvent(event.type, { issues: event.issues.length });
      return;
    case "approval_requested":
      span.addEvent(event.type);
      return;
    case "call_finished":
      if (event.code !== undefined) {
        span.setAttribute(attributes.errorType, event.code);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
  }
}
