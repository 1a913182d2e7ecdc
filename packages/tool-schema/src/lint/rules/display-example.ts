import type { ToolDisplay } from "@di-code/ai";
import type { LintedTool } from "../linted-tool.ts";

/** The tool of the examples of the rules on `display`. */
export function toolWithDisplay(display: ToolDisplay): LintedTool {
  return {
    name: "deploy_app",
    description: "Deploy an application of this team to the servers, in the version given.",
    parameters: {
      type: "object",
      properties: {
        app: { type: "string", maxLength: 64, description: "The name of the application." },
        signature: { type: "string", maxLength: 200 },
      },
      additionalProperties: false,
    },
    display,
  };
}
