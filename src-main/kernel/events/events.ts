import type { Landmark } from '#shared/views/chronicle.ts';
import type { SceneCount, SceneTone } from '#shared/views/show.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { RecordedSchema } from './recordedCheck.ts';
import type { Game } from '../game.ts';
import type { RecordedEvent } from '../journal/journal.ts';
import type { DeepReadonly } from '../readonly.ts';

/** One matter of a period, to which an event belongs: an order with its outcome, or a fight. */
export type ShowMatter = {
  name: string;
  /** Set for a fight; the id where the game can show it. */
  fight?: { id: string | null };
  /** The later events of its entry that belong to it too. */
  isChapter?: true;
  /** True if it tells what came of the fight. */
  isOutcome?: true;
  /** The matters, as orders list them, that led to it. */
  from?: readonly string[];
};

/** The readers of something: everybody, or the seats listed (the games master always). */
export type Audience = 'everybody' | readonly SeatId[];

/** One change of a seat's bank, as the ledger books it. Whole dollars; negative is spent. */
export type MoneyMove = { seat: SeatId; cause: string; dollars: number };

/**
 * The facts of one type of event. `apply` reads the event and the state, never a table or a rule that a later version
 * may change: decisions are in the event.
 */
export interface EventRule<G extends Game, E> {
  /** The schema of its fields, to the last one; an event of a file is read by it. */
  readonly schema: RecordedSchema<E>;
  apply(state: G['state'], event: E): void;
  /** The log's sentence, in the names of the state it led to; null for bookkeeping. */
  describe(names: G['names'], event: E): string | null;
  visibleTo(event: E): Audience;
  /** Lists the readers of its dice, where fewer may see them than may read it. */
  diceVisibleTo?(event: E): Audience;
  moves?(event: E): readonly MoneyMove[];
  /** IDs of the rules that decided it, the chief one first. */
  rules?(state: DeepReadonly<G['state']>, event: E): readonly string[];
  /** The heading of the period's report; without one it is not listed. */
  readonly heading?: string;
  /** The heading if it moved money; other results are reported by its outcome. */
  readonly moneyHeading?: string;
  /**
   * Names the one fact that its sentence tells, where another event of the same entry may tell it too: a reader of both
   * finds the first in his report. Null where it tells more.
   */
  fact?(event: E): string | null;
  /** Lists the things that its sentence names in its own words, beside those it names by their ids. */
  about?(event: E): readonly { readonly kind: string; readonly id: string }[];
  /** Identifies an order under seal, and tells if it is taken out again; `filed`: the order itself. */
  sealed?(event: E): {
    readonly id: string;
    readonly isOut: boolean;
    readonly filed?: { readonly title: string; readonly order: { readonly kind: string } };
  };
  /**
   * When others may learn of an order that its seat alone may read, and why it was given: once its period is closed
   * (without this), once the campaign is over, or never.
   */
  opens?(event: E): 'closed' | 'over' | 'never';
  /**
   * Returns true if it showed the seat that caused it something new, such as a card, an answer, or a secret of others:
   * only the games master takes such a step back. Dice count by themselves.
   */
  reveals?(event: E, seat: SeatId): boolean;
  /** Finds the matter of the show that it belongs to; without one it is a scene by itself. */
  scene?(event: E): ShowMatter | null;
  /** Judges how it went for a seat; `all`: the events of its matter. Even without this. */
  tone?(event: E, seat: SeatId, all: readonly G['event'][]): SceneTone;
  /** Lists the places that its sentence does not name by reference. */
  places?(event: E): readonly Named[];
  /** The sign of a memorable event in the timeline; only readers of its sentence get it. */
  readonly landmark?: Landmark;
  /** Lists the things that publicly change hands: the thing's ID and its new holder, or nobody. */
  changes?(event: E): readonly { thing: string; holder: SeatId | null }[];
  /** Lists the figures of the whole game that it changed. */
  counts?(event: E): readonly SceneCount[];
}

/** One row for each type of event of a game, or of one of its areas. */
export type EventRules<G extends Game, E extends { type: string } = G['event']> = {
  readonly [T in E['type']]: EventRule<G, Extract<E, { type: T }>>;
};

type WithEvents<G extends Game> = { readonly events: EventRules<G> };

/** Finds the row of an event; null for an unknown type. */
export function findRule<G extends Game>(
  { events }: WithEvents<G>,
  event: G['event'],
): EventRule<G, G['event']> | null {
  const rows = events as Readonly<Record<string, EventRule<G, G['event']>>>;
  return Object.hasOwn(rows, event.type) ? (rows[event.type] ?? null) : null;
}

/** The row of an event that these rules made or have read. */
export function requireRule<G extends Game>(rulebook: WithEvents<G>, event: G['event']): EventRule<G, G['event']> {
  const rows = rulebook.events as Readonly<Record<string, EventRule<G, G['event']> | undefined>>;
  const rule = rows[event.type];
  if (rule === undefined) throw new Error(`There is no rule for the event “${event.type}”.`);
  return rule;
}

/** Lists the readers of an event's dice. */
export function listDiceReaders<G extends Game>(rulebook: WithEvents<G>, event: G['event']): Audience {
  const rule = requireRule(rulebook, event);
  return rule.diceVisibleTo?.(event) ?? rule.visibleTo(event);
}

/** Returns true if an event showed the seat that caused it something new: one of its dice, or a revealed fact. */
export function hasShown<G extends Game>(
  rulebook: WithEvents<G>,
  { event, dice }: Pick<RecordedEvent<G['event']>, 'event' | 'dice'>,
  seat: SeatId,
): boolean {
  if (requireRule(rulebook, event).reveals?.(event, seat) === true) return true;
  if (dice.length === 0) return false;
  const readers = listDiceReaders(rulebook, event);
  return readers === 'everybody' || readers.includes(seat);
}

/** The money an event moves. */
export function listMoves<G extends Game>(rulebook: WithEvents<G>, event: G['event']): readonly MoneyMove[] {
  return requireRule(rulebook, event).moves?.(event) ?? [];
}

/** Judges how the events of a matter went for a seat: as the first that went well or badly for it. */
export function judgeEvents<G extends Game>(
  rulebook: WithEvents<G>,
  events: readonly G['event'][],
  seat: SeatId,
): SceneTone {
  for (const event of events) {
    const tone = requireRule(rulebook, event).tone?.(event, seat, events) ?? 'even';
    if (tone !== 'even') return tone;
  }
  return 'even';
}
