import { createContext } from 'svelte';
import type { GameId } from '#shared/words/games.ts';

/** One thing that a newcomer does; the tour sees it done and goes on. */
export type TourStep = {
  id: string;
  title: string;
  text: string;
  /** Where it is done. */
  screen: string;
  isDone: boolean;
};

/** The first game's tour is kept under the name it had before the others had theirs. */
function nameStore(game: GameId): string {
  return game === 'paradise' ? 'racketeer-tour' : `racketeer-tour-${game}`;
}

type Kept = { state: 'unseen' | 'on' | 'aside' | 'over'; past: readonly string[] };

const unseen: Kept = { state: 'unseen', past: [] };

/** The first period of a game one is led through: it watches what is done, can be put aside, taken up and begun anew. */
export class Tour {
  readonly #store: string;
  #kept = $state.raw<Kept>(unseen);

  constructor(game: GameId) {
    this.#store = nameStore(game);
    this.#kept = readStored(this.#store);
  }

  get state(): Kept['state'] {
    return this.#kept.state;
  }

  start(): void {
    this.#keep({ state: 'on', past: [] });
  }

  putAside(): void {
    this.#keep({ ...this.#kept, state: 'aside' });
  }

  resume(): void {
    this.#keep({ ...this.#kept, state: 'on' });
  }

  /** Past a step, done or not. */
  pass(id: string): void {
    if (!this.#kept.past.includes(id)) this.#keep({ ...this.#kept, past: [...this.#kept.past, id] });
  }

  end(): void {
    this.#keep({ ...this.#kept, state: 'over' });
  }

  /** The step that is next, or null when all are past. */
  at<S extends Pick<TourStep, 'id'>>(steps: readonly S[]): S | null {
    return steps.find(({ id }) => !this.#kept.past.includes(id)) ?? null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(this.#store, JSON.stringify(kept));
  }
}

/** Reads the kept tour, or a tour nobody has seen where it is unreadable. */
function readStored(storeKey: string): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storeKey) ?? 'null');
    if (typeof read !== 'object' || read === null) return unseen;
    const { state, past } = read as Partial<Record<keyof Kept, unknown>>;
    const known = (['on', 'aside', 'over'] as const).find((one) => one === state);
    if (known === undefined || !Array.isArray(past)) return unseen;
    return { state: known, past: past.filter((id) => typeof id === 'string') };
  } catch {
    return unseen;
  }
}

/** The tour of the open game, for screens that offer it. */
export const [tourOfApp, provideTour] = createContext<() => Tour>();
