import type { HotSeat } from '#shared/views/hotSeat.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The part of a view that tells whose turn it is; everybody may know it. */
export type TurnHead = Pick<ViewHead, 'period' | 'date' | 'ending' | 'wait' | 'waiting' | 'seats'>;

/** A campaign as players of one screen stand before it. */
export type SharedScreen = TurnHead & {
  /** The newest period that is over; 0 before the first. */
  closed: number;
  /** The newest step, by the games master's number; 0 right after the founding. */
  seq: number;
};

/** The player at the screen, or nobody, when nobody should be looking at it. */
export type Turn =
  | { kind: 'off' }
  /** Somebody has handed over; who is next is being looked up. */
  | { kind: 'handing' }
  /** The end of a period, which everybody watches. */
  | { kind: 'reveal'; period: number }
  /** Nothing of anyone's is shown until this seat's player says he is alone. */
  | { kind: 'curtain'; seat: SeatId }
  | { kind: 'playing'; seat: SeatId }
  /** Everyone’s done; the table decides what next. */
  | { kind: 'round-over' }
  /** Something waits that is nobody's own: the games master takes the screen himself. */
  | { kind: 'for-the-table' }
  | { kind: 'over' };

/** Begins the round of players who share a screen: what was over before is not shown again. */
export function beginHotSeat({ closed }: SharedScreen): HotSeat {
  return { round: '', done: [], doneAt: 0, shown: closed, begun: null, told: [] };
}

/** Finds whose turn at the screen it is. */
export function findTurn(table: SharedScreen, kept: HotSeat): Exclude<Turn, { kind: 'playing' }> {
  if (table.closed > kept.shown) return { kind: 'reveal', period: table.closed };
  if (table.ending !== null) return { kind: 'over' };
  const seat = findNextSeat(table, kept);
  if (seat !== null) return { kind: 'curtain', seat };
  return { kind: mustDecide(table) ? 'for-the-table' : 'round-over' };
}

/** Finds the next seat that has something to decide; null where the table may play on. */
function findNextSeat(table: SharedScreen, kept: HotSeat): SeatId | null {
  const all = listWaitingSeats(table);
  const asked = table.wait?.manner === 'in-turn' ? all.slice(0, 1) : all;
  const done = listDone(table, kept);
  const next = asked.find((seat) => !done.includes(seat)) ?? null;
  // Where no button plays on, whoever has passed the screen on undecided gets it back.
  return next ?? (mustDecide(table) ? (asked[0] ?? null) : null);
}

/** Lists the players who have handed over in this wait; where one decides at a time, each new question is a new one. */
export function listDone(table: SharedScreen, kept: HotSeat): readonly SeatId[] {
  if (kept.round !== formatRound(table)) return [];
  return table.wait?.manner !== 'in-turn' || kept.doneAt === table.seq ? kept.done : [];
}

/** True if nothing but the answer of a player plays on. */
export function mustDecide({ wait }: Pick<TurnHead, 'wait'>): boolean {
  return wait !== null && (wait.says.button === null || wait.says.leads === true);
}

/** Seats with something to decide, each once; what is nobody's in particular is asked of all whom the game waits for. */
export function listWaitingSeats({ wait, waiting, seats }: TurnHead): SeatId[] {
  const named = [...new Set(waiting.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  if (named.length > 0 || waiting.length === 0) return named;
  const people = seats.filter(({ isHuman }) => isHuman).map(({ seat }) => seat);
  return (wait?.seats ?? []).filter((seat) => people.includes(seat));
}

/** The people who would have something to decide and have left it open. */
export function listUndecided(table: TurnHead): string[] {
  const waiting = table.waiting.filter(({ isDone }) => isDone !== true);
  const open = listWaitingSeats({ ...table, waiting });
  return table.seats.filter(({ seat }) => open.includes(seat)).map(({ name }) => name);
}

/** Notes that a player has handed the screen over, and what he has been told until then; null: nothing new. */
export function handOver(
  kept: HotSeat,
  table: SharedScreen,
  seat: SeatId,
  told: Omit<HotSeat['told'][number], 'seat'> | null,
): HotSeat {
  return {
    ...kept,
    round: formatRound(table),
    done: [...listDone(table, kept).filter((one) => one !== seat), seat],
    doneAt: table.seq,
    begun: null,
    told: told === null ? kept.told : [...kept.told.filter((one) => one.seat !== seat), { seat, ...told }],
  };
}

/** Gives the screen back to a player who has handed it over. */
export function takeBack(kept: HotSeat, seat: SeatId): HotSeat {
  return { ...kept, done: kept.done.filter((one) => one !== seat) };
}

/** Names a wait; a new one has a name of its own, or comes after the table has played on. */
function formatRound({ period, wait }: TurnHead): string {
  return `${period} ${wait?.step ?? ''} ${wait?.title ?? ''}`.slice(0, 200);
}
