import type { HandoutId, WrittenHandout } from '#shared/views/handouts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { HandoutEvent } from '#kernel/events/handouts.ts';
import { convertEvent, type RawEvent } from '#kernel/events/upcast.ts';
import type { AnyRulebook } from '#main/games/index.ts';
import type { NewStep } from '#store/file/schema.ts';
import { parseEvents } from '#store/steps/happenings.ts';
import { parseReason } from '#store/steps/reasons.ts';

/** An act of a player or the games master that can be repeated. Plain JSON. */
export type LaterDeed = {
  title: string;
  /** The IDs of its new items, in the order of its events, which later acts name. */
  made: readonly string[];
} & (
  | { kind: 'order'; seat: SeatId; order: { kind: string } }
  /** `withdraws`: the orders of the seat that it hands over go back. */
  | { kind: 'ruling'; ruling: { kind: string }; reason: string; withdraws: boolean }
  | { kind: 'battle'; battle: string; settling: unknown }
  | { kind: 'written' | 'taken-over'; seat: SeatId }
  | { kind: 'handout'; handout: WrittenHandout }
  | { kind: 'handout-taken-back'; handout: HandoutId }
  | { kind: 'handout-answered'; seat: SeatId; handout: HandoutId; answer: number }
);

/** A dropped step: its acts, or that the table played on. */
export type LaterStep = {
  period: number;
  title: string;
  deeds: LaterDeed[];
  /** Played on by the table; `auto`: with everybody’s orders written by the program. */
  playedOn: 'by-hand' | 'auto' | null;
  /** The periods it closed. */
  closes: number[];
};

type Entry = NewStep['entries'][number] & { events: RawEvent[] };

/** Lists the dropped steps as they are to be played again, oldest first. */
export function listLaterSteps(rulebook: AnyRulebook, undone: readonly NewStep[]): LaterStep[] {
  return undone.map(({ step, entries, editions = [] }): LaterStep => {
    const read = entries.map((entry): Entry => ({
      ...entry,
      events: parseEvents(entry).map(({ event }) =>
        convertEvent(rulebook.upcasts, entry.rules_version, event as RawEvent),
      ),
    }));
    const { title, period } = step;
    const closes = editions.map((edition) => edition.period);
    const playedOn = isPlayedOn(rulebook, title, read);
    if (!playedOn) {
      const all = read.flatMap((entry) => findDeed(rulebook, title, entry) ?? []);
      // The program writes all orders of a seat at once.
      const deeds = all.filter(({ kind }, nth) => kind !== 'written' || nth === 0);
      return { period, title, deeds, playedOn: null, closes };
    }
    // The program plays late players by the campaign's rule.
    const isLate = read.some(({ events }) => events.some(({ type }) => type === 'seat-was-late'));
    const isAuto = !isLate && read.some((entry) => entry.author_kind === 'human');
    return { period, title, deeds: [], playedOn: isAuto ? 'auto' : 'by-hand', closes };
  });
}

/** Lists the IDs of new items of events, in their order. */
export function listMade(events: readonly object[]): string[] {
  return events.flatMap((event) =>
    Object.entries(event).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return key === 'id' ? [value] : [];
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? listMade([value]) : [];
    }),
  );
}

/** True for a step of the table’s: it bears the name of its period, and no player and no ruling begins it. */
function isPlayedOn(rulebook: AnyRulebook, title: string, entries: readonly Entry[]): boolean {
  const [first] = entries;
  if (first === undefined) return true;
  const date = rulebook.period.name(first.period);
  if (title === `Close ${date}` || title.endsWith(` of ${date}`)) return true;
  return first.author_kind === 'rules';
}

function findDeed(rulebook: AnyRulebook, step: string, entry: Entry): LaterDeed | null {
  const { title, events, author_kind: author } = entry;
  const made = listMade(events);
  const seat = (entry.author_seat ?? findSeat(events)) as SeatId | null;
  const order = JSON.parse(entry.order_json) as { kind: string } | null;
  if (author === 'npc') {
    const isWritten = step.startsWith('Write the orders of ');
    return isWritten && seat !== null ? { kind: 'written', seat, title: step, made: [] } : null;
  }
  if (author !== 'human' && author !== 'gm') return null;
  const battle = events.map((event) => rulebook.battles?.settledBy(event as never)).find(Boolean);
  if (battle !== undefined && battle !== null) return { kind: 'battle', battle, settling: order, title, made };
  const handed = findHandoutDeed(events);
  if (handed !== null) return { ...handed, title, made };
  if (order === null) {
    const isTaken = author === 'gm' && seat !== null && step.startsWith('Play ');
    return isTaken ? { kind: 'taken-over', seat, title: step, made } : null;
  }
  const reason = parseReason(entry);
  // The program's reasons are with the answers that it gave for a player in a step of his.
  if (author === 'human' && reason !== null) return null;
  if (reason !== null) {
    const withdraws = events.some(({ type }) => type === 'order-withdrawn');
    return { kind: 'ruling', ruling: order, reason: reason.sentence, withdraws, title, made };
  }
  return seat === null ? null : { kind: 'order', seat, order, title, made };
}

const handoutEvents: readonly string[] = ['handout-given', 'handout-answered', 'handout-taken-back'];

/** Finds what the games master handed out or took back in an entry. */
function findHandoutDeed(events: readonly RawEvent[]) {
  const found = events.find(({ type }) => handoutEvents.includes(type));
  if (found === undefined) return null;
  const event = found as unknown as HandoutEvent;
  if (event.type === 'handout-taken-back') return { kind: 'handout-taken-back' as const, handout: event.handout };
  if (event.type === 'handout-answered') {
    const { handout, seat, answer } = event;
    return { kind: 'handout-answered' as const, seat, handout, answer };
  }
  const { kind, title, text, from, to, picture, inPaper, opens, period, more = [] } = event;
  const when = opens > period ? ('reveal' as const) : ('now' as const);
  return {
    kind: 'handout' as const,
    handout: { kind, title, text, from, to, when, picture, inPaper, answers: event.asks?.answers ?? [], more },
  };
}

/** Finds an event's seat, at its top or in its new item. */
function findSeat(events: readonly RawEvent[]): string | null {
  for (const event of events) {
    const parts = [event, ...Object.values(event)];
    for (const part of parts) {
      if (typeof part !== 'object' || part === null || !('seat' in part)) continue;
      if (typeof part.seat === 'string') return part.seat;
    }
  }
  return null;
}
