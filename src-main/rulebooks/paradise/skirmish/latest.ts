/**
 * Caches the value for the object asked about last. perf: one battle is fought at a time, and a look at one place
 * costs less than a search among all battles.
 */
export class Latest<Key extends object, Value> {
  readonly #make: (key: Key) => Value;
  #of: Key | null = null;
  #value: Value | null = null;

  constructor(make: (key: Key) => Value) {
    this.#make = make;
  }

  of(key: Key): Value {
    if (this.#of === key && this.#value !== null) return this.#value;
    const value = this.#make(key);
    this.#of = key;
    this.#value = value;
    return value;
  }

  /** It has changed since. */
  forget(key: Key): void {
    if (this.#of === key) this.#value = null;
  }
}
