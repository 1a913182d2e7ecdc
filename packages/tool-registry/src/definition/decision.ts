/**
 * Whether a call may run: yes, no with a reason that the model is told, or only after somebody has agreed to what
 * `ask` says. Anything else that an `authorize` gives counts as no.
 */
export type Decision = "allow" | { readonly deny: string } | { readonly ask: string };
