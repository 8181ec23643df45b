/** How deep below the state its parts are remembered: the items of its collections. */
const depthRemembered = 2;

/**
 * The state as JSON, to the letter as JSON.stringify writes it. Items of the collections that are the very objects of
 * the time before are not written anew: of a long campaign hardly any change in a month. States are never changed in
 * place, so an object stands for its text.
 */
export class StateText {
  private known = new Map<object, string>();
  private last: { state: unknown; text: string } = { state: undefined, text: '' };

  of(state: unknown): string {
    if (this.last.state === state) return this.last.text;
    const used = new Map<object, string>();
    const text = this.textOf(state, 0, used);
    // Only what the newest state holds is remembered.
    this.known = used;
    this.last = { state, text };
    return text;
  }

  private textOf(value: unknown, depth: number, used: Map<object, string>): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (depth < depthRemembered) return this.partsOf(value, depth + 1, used);
    const text = this.known.get(value) ?? JSON.stringify(value);
    used.set(value, text);
    return text;
  }

  private partsOf(value: object, depth: number, used: Map<object, string>): string {
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) => this.textOf(item ?? null, depth, used));
      return `[${items.join()}]`;
    }
    const parts = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${JSON.stringify(key)}:${this.textOf(part, depth, used)}`);
    return `{${parts.join()}}`;
  }
}
