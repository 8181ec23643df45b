/**
 * What is remembered of each asker, for so many at most. Only what may be forgotten makes room; where nothing may, all
 * who come further share one value, so that no number of them drives out another's.
 */
export class Askers<Value> {
  readonly #byName = new Map<string, Value>();
  readonly #most: number;
  readonly #mayForget: (value: Value, nowMs: number) => boolean;

  constructor(mayForget: (value: Value, nowMs: number) => boolean, most = 1_024) {
    this.#mayForget = mayForget;
    this.#most = most;
  }

  find(asker: string, nowMs: number): Value | undefined {
    return this.#byName.get(this.#nameIn(asker, nowMs));
  }

  keep(asker: string, value: Value, nowMs: number): void {
    this.#byName.set(this.#nameIn(asker, nowMs), value);
  }

  forget(asker: string): void {
    this.#byName.delete(asker);
  }

  /** Returns the name that an asker is kept by: his own, or the common one. */
  #nameIn(asker: string, nowMs: number): string {
    const all = this.#byName;
    if (all.has(asker) || all.size < this.#most) return asker;
    for (const [name, value] of all) if (this.#mayForget(value, nowMs)) all.delete(name);
    return all.size < this.#most ? asker : allOthers;
  }
}

const allOthers = 'all others';
