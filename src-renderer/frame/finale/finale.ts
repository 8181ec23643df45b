import type { Landmark, TimelinePeriod } from '#shared/views/chronicle.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { capitalize } from '#shared/words/text.ts';
import type { GamePeriod } from '../session/ownSession.ts';
import type { Charge } from '#shared/words/crests.ts';
import type { Likeness } from '#shared/views/face/face.ts';

/** The count of a seat at the end of each closed period, the first period first; null where it is unknown. */
export type Course = { periods: readonly number[]; values: Readonly<Record<SeatId, readonly (number | null)[]>> };

/** A seat as the end counts it. */
export type FinalSeat = {
  seat: SeatId;
  /** Its count; null where that is unknown. */
  value: number | null;
  /** The period in which it went out; null for one that saw the end. */
  outPeriod: number | null;
  /** The parts of the count, or what else it came to. */
  parts: readonly { name: string; text: string }[];
  /** Its head; without one, a face is drawn from its name. */
  head?: Likeness;
  /** Its charge; without one, that of its color. */
  charge?: Charge;
};

/** One of a seat's dead. */
export type FallenMan = { seat: SeatId; period: number; words: string; face: Likeness };

/** A game's part in the curtain call. */
export type Finale = {
  /** How it was won, in a sentence. */
  says: string;
  /** Names a side in a sentence: “the Rossos”; without it, its name stands alone. */
  nameSide?: (name: string) => string;
  /** The name of the count: `Cash`. */
  measure: string;
  /** That with a number: `12 areas`. */
  format: (value: number) => string;
  /** What holds each seat's count, where that was secret until now: `purse`. They are opened one by one. */
  sealedIn?: string;
  /** Everybody, the best first. */
  seats: readonly FinalSeat[];
  course: Course;
  /** The course goes by something else than the count: `Businesses`. */
  courseMeasure?: { name: string; format: (value: number) => string };
  fallen: readonly FallenMan[];
  /** The seat that brought another down, where the rules say so. */
  findKiller?: (seat: SeatId) => SeatId | null;
};

/** A place at the end: winners are all first. */
export type FinalPlace = FinalSeat & { place: number; hasWon: boolean };

/** Puts everybody in places: those who won are first together, the others follow in the game's own order. */
export function listPlaces(seats: readonly FinalSeat[], winners: readonly SeatId[]): FinalPlace[] {
  const won = seats.filter(({ seat }) => winners.includes(seat));
  const others = seats.filter(({ seat }) => !winners.includes(seat));
  return [
    ...won.map((one) => ({ ...one, place: 1, hasWon: true })),
    ...others.map((one, at) => ({ ...one, place: won.length + at + 1, hasWon: false })),
  ];
}

/** Orders seats before the end: the living by their count, then those who are out, the last to go first. */
export function orderSeats(seats: readonly FinalSeat[]): FinalSeat[] {
  return seats.toSorted((one, other) => {
    if (one.outPeriod !== other.outPeriod) {
      if (one.outPeriod === null) return -1;
      return other.outPeriod === null ? 1 : other.outPeriod - one.outPeriod;
    }
    return (other.value ?? 0) - (one.value ?? 0);
  });
}

/** Describes how far the first is ahead of the next; null where nobody won, or nobody else is counted. */
export function describeMargin(
  places: readonly FinalPlace[],
  { format, nameOf }: { format: (value: number) => string; nameOf: (seat: SeatId) => string },
): string | null {
  const [first] = places;
  const next = places.find(({ hasWon }) => !hasWon);
  if (first === undefined || !first.hasWon || next === undefined) return null;
  if (next.outPeriod !== null) return 'Nobody else was left.';
  if (first.value === null || next.value === null) return null;
  const lead = first.value - next.value;
  if (lead === 0) return `Level with ${nameOf(next.seat)}; the tie-break decided it.`;
  return lead > 0 ? `${format(lead)} ahead of ${nameOf(next.seat)}.` : null;
}

/** A change of the lead. */
export type LeadChange = { period: number; leader: SeatId; before: SeatId | null; periods: number };

/** Lists every change of the sole lead, with how many periods the new leader kept it. */
function listLeads({ periods, values }: Course): LeadChange[] {
  const leads: LeadChange[] = [];
  periods.forEach((period, at) => {
    const [first, second] = Object.entries(values)
      .flatMap(([seat, all]) => {
        const value = all[at] ?? null;
        return value === null ? [] : [{ seat: seat as SeatId, value }];
      })
      .toSorted((a, b) => b.value - a.value);
    const last = leads.at(-1);
    if (first !== undefined && first.value !== second?.value && first.seat !== last?.leader)
      leads.push({ period, leader: first.seat, before: last?.leader ?? null, periods: 1 });
    else if (last !== undefined) last.periods += 1;
  });
  return leads;
}

/** Lists the turning points of a game: the changes of the lead that lasted longest, in order of time. */
export function listTurningPoints(course: Course, most = 4): LeadChange[] {
  return listLeads(course)
    .filter(({ before }) => before !== null)
    .toSorted((a, b) => b.periods - a.periods || a.period - b.period)
    .slice(0, most)
    .toSorted((a, b) => a.period - b.period);
}

/** The period in which a seat gained most. */
export type BestHour = { seat: SeatId; period: number; gain: number; value: number };

/** Finds the period of a seat's greatest gain, the earliest of equals; null where it never gained anything. */
export function findBestHour({ periods, values }: Course, seat: SeatId): BestHour | null {
  return listGains(periods, values[seat] ?? [])
    .filter(({ gain }) => gain > 0)
    .reduce<BestHour | null>((best, one) => (best === null || one.gain > best.gain ? { seat, ...one } : best), null);
}

function listGains(periods: readonly number[], values: readonly (number | null)[]) {
  return periods.flatMap((period, at) => {
    const value = values[at] ?? null;
    const before = at === 0 ? null : (values[at - 1] ?? null);
    return value === null || before === null ? [] : [{ period, gain: value - before, value }];
  });
}

/** Finds the period in which a seat stood highest; null where nothing is known of it. */
export function findPeak({ periods, values }: Course, seat: SeatId): { period: number; value: number } | null {
  return periods.reduce<{ period: number; value: number } | null>((best, period, at) => {
    const value = values[seat]?.[at] ?? null;
    return value !== null && (best === null || value > best.value) ? { period, value } : best;
  }, null);
}

/** A record of the course, for games that keep none of their own. */
export type CourseRecord = { title: string; seat: SeatId; period: number; value: number; isPeriods?: true };

/** Lists the records of a course: the longest lead, the highest stand, the greatest rise and fall of a period. */
export function listCourseRecords(course: Course): CourseRecord[] {
  const seats = Object.keys(course.values) as SeatId[];
  const gains = seats.flatMap((seat) =>
    listGains(course.periods, course.values[seat] ?? []).map((one) => ({ seat, period: one.period, value: one.gain })),
  );
  const peaks = seats.flatMap((seat) => {
    const peak = findPeak(course, seat);
    return peak === null ? [] : [{ seat, ...peak }];
  });
  const leads = listLeads(course).map(({ leader, period, periods }) => ({ seat: leader, period, value: periods }));
  const found: [title: string, best: Omit<CourseRecord, 'title'> | null][] = [
    ['Longest lead', addPeriods(findHighest(leads))],
    ['Highest stand', findHighest(peaks)],
    ['Greatest rise', findHighest(gains)],
    ['Hardest fall', findHighest(gains.map((one) => ({ ...one, value: -one.value })))],
  ];
  return found.flatMap(([title, best]) => (best === null || best.value <= 0 ? [] : [{ title, ...best }]));
}

type Mark = { seat: SeatId; period: number; value: number };

function addPeriods(mark: Mark | null): Omit<CourseRecord, 'title'> | null {
  return mark === null ? null : { ...mark, isPeriods: true };
}

function findHighest(marks: readonly Mark[]): Mark | null {
  return marks.reduce<Mark | null>((best, one) => (best === null || one.value > best.value ? one : best), null);
}

/** The signs of the timeline from the gravest. */
const gravest: readonly Landmark[] = ['end', 'loss', 'gain', 'fight', 'death', 'law', 'word'];

/** Lists the gravest events of a period that name somebody, each once. */
export function listEventsAbout(
  timeline: readonly TimelinePeriod[],
  period: number,
  names: readonly string[],
): { period: number; text: string }[] {
  const marks = timeline.find((one) => one.period === period)?.marks ?? [];
  const about = marks.filter(({ text }) => names.some((name) => text.includes(name)));
  return [
    ...new Set(about.toSorted((a, b) => gravest.indexOf(a.sign) - gravest.indexOf(b.sign)).map(({ text }) => text)),
  ].map((text) => ({ period, text: capitalize(text) }));
}

/** Names a seat by a function that the frame has for it. */
export function createNamer(seats: readonly Pick<SeatHead, 'seat' | 'name'>[]): (seat: SeatId) => string {
  return (seat) => seats.find((one) => one.seat === seat)?.name ?? 'nobody';
}

/** Names a period within a sentence: `turn 7`, `March 1925`. */
export function namePeriod(period: Pick<GamePeriod, 'name' | 'isDate'>, number: number): string {
  return period.isDate === true ? period.name(number) : period.name(number).toLowerCase();
}
