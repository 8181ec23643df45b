import type { Game } from '../game.ts';
import type { EventRule } from './events.ts';

/** A game as an event's row sees it, so that an area need not know the others' events. */
export type AreaGame<State, Names> = Omit<Game, 'state' | 'names'> & { state: State; names: Names };

/** One row for each event of an area of the rules; its data are in the game's schemas. */
export type EventTable<G extends Game, E extends { type: string }> = {
  readonly [T in E['type']]: Omit<EventRule<G, Extract<E, { type: T }>>, 'schema'>;
};
