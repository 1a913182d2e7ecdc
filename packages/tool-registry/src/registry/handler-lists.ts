import type { ToolCallContext } from "../definition/tool-call-context.ts";

/** A handler of calls, whatever its types. Its arguments were checked against the tool's schema just before. */
export type AnyHandler = (args: unknown, call: ToolCallContext) => unknown;

/** The handlers that were given apart from their tools. The newest of a name counts; taking it back brings the one before. */
export class HandlerLists {
  readonly #named = new Map<string, readonly object[]>();
  #general: readonly object[] = [];
  readonly #handlers = new WeakMap<object, AnyHandler>();

  /** Gives the function that takes back exactly this registration, and does nothing the second time. */
  add(name: string | undefined, handler: AnyHandler): () => void {
    // The registration, not the function, is what is taken back: one function may be given twice.
    const registration = {};
    this.#handlers.set(registration, handler);
    this.#set(name, [...this.#get(name), registration]);
    return () => {
      this.#set(
        name,
        this.#get(name).filter((one) => one !== registration),
      );
    };
  }

  /** For one name, or (`undefined`) for all. */
  find(name: string | undefined): AnyHandler | undefined {
    const registration = this.#get(name).at(-1);
    return registration === undefined ? undefined : this.#handlers.get(registration);
  }

  #get(name: string | undefined): readonly object[] {
    return (name === undefined ? this.#general : this.#named.get(name)) ?? [];
  }

  #set(name: string | undefined, registrations: readonly object[]): void {
    if (name === undefined) this.#general = registrations;
    else if (registrations.length === 0) this.#named.delete(name);
    else this.#named.set(name, registrations);
  }
}
