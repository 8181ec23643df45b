import type { SeatId } from '#shared/words/ids.ts';
import { listOwnedBusinesses, listLivingGangs, findBattleHead } from '#main/games/paradise/rules/lookups.ts';
import { findFullRackets } from '#main/games/paradise/rules/city/fullRackets.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { formatBooksKey } from '#main/games/paradise/rules/state/records/books.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { listChapters } from './cityChapters.ts';
import type { PlayedMonth } from './playing.ts';

/** The life of a city as a story: who meets whom at the door, how Bosses fall, what is owned. */
export type CityTally = {
  /** Takeovers, and those that met another gang at the door. */
  takeovers: number;
  crowded: number;
  /** Bosses who fell in a Showdown or at a Meet, and in a Hit or a raid. */
  bossesCalledOut: number;
  bossesHunted: number;
  /** Raids of the law, and those that were beaten off. */
  lawRaids: number;
  beatenOff: number;
  fedsMonths: number;
  /** Loot of the months with the Feds in town, and what of it officials got, in dollars. */
  fedsLoot: number;
  fedsPay: number;
  /** Doors owned and full rackets at each month's close. */
  doors: number[];
  fullRackets: number[];
  /** The fullest bank at each month's close, in months of its gang's income. */
  richestMonths: number[];
  /** The month in which the first gang was eliminated. */
  firstEnd: number | null;
  /** Sentences of reasons after two years, and those whose like was said before, names and figures taken out. */
  reasons: number;
  reasonsSaid: number;
  shapes: Record<string, true>;
  /** Months in which each chapter of the book was seen. */
  chapters: Record<string, number>;
};

/** Nothing seen yet. */
export function createCityTally(): CityTally {
  return {
    takeovers: 0,
    crowded: 0,
    bossesCalledOut: 0,
    bossesHunted: 0,
    lawRaids: 0,
    beatenOff: 0,
    fedsMonths: 0,
    fedsLoot: 0,
    fedsPay: 0,
    doors: [],
    fullRackets: [],
    richestMonths: [],
    firstEnd: null,
    reasons: 0,
    reasonsSaid: 0,
    shapes: {},
    chapters: {},
  };
}

/** Adds a month to the tally. */
export function countCityMonth({ entries, state }: PlayedMonth, tally: CityTally): void {
  const events = entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  countDoors(events, tally);
  countReasons(entries, state.month - 1, tally);
  for (const event of events) countEvent(state, event, tally);
  for (const chapter of new Set(events.flatMap((event) => listChapters(state, event)))) {
    tally.chapters[chapter] = (tally.chapters[chapter] ?? 0) + 1;
  }
  tally.doors.push(Object.values(state.businesses).filter(({ owner }) => owner !== null).length);
  tally.fullRackets.push(findFullRackets(state).size);
  countPay(state, state.month - 1, tally);
  tally.richestMonths.push(computeRichest(state, state.month - 1));
  if (events.some(({ type }) => type === 'eliminated')) tally.firstEnd ??= state.month - 1;
}

/** Months after which reasons should not sound as they did. */
const reasonsFrom = 24;

function countReasons(entries: PlayedMonth['entries'], month: number, tally: CityTally): void {
  for (const { reason } of entries) {
    if (reason === null) continue;
    const shape = reason.sentence
      .replaceAll(/\p{Lu}[\p{L}’'.-]*(?: (?:of |the )?\p{Lu}[\p{L}’'.-]*)*/gu, 'N')
      .replaceAll(/\d[\d,]*/gu, '0');
    if (month > reasonsFrom) {
      tally.reasons += 1;
      if (tally.shapes[shape]) tally.reasonsSaid += 1;
    }
    tally.shapes[shape] = true;
  }
}

function countDoors(events: readonly ParadiseEvent[], tally: CityTally): void {
  const doors = events.flatMap((event) =>
    event.type === 'order-filed' && event.order.order.kind === 'take-over' ? [event.order.order.business] : [],
  );
  tally.takeovers += doors.length;
  tally.crowded += doors.filter((door) => doors.filter((one) => one === door).length > 1).length;
}

function countEvent(state: State, event: ParadiseEvent, tally: CityTally): void {
  if (event.type === 'died' && event.battle !== null && wasBoss(state, event)) {
    const scenario = findBattleHead(state, event.battle)?.scenario;
    if (scenario === 'showdown' || scenario === 'meet') tally.bossesCalledOut += 1;
    else if (scenario === 'hit' || scenario === 'raid') tally.bossesHunted += 1;
  }
  if (event.type === 'battle-settled' && event.settled.outcome !== null) {
    const head = findBattleHead(state, event.battle);
    if (head?.scenario !== 'police-raid' && head?.scenario !== 'siege') return;
    if (state.gangs[head.attackers as SeatId] !== undefined) return;
    tally.lawRaids += 1;
    if (event.settled.outcome.winner === 'defenders') tally.beatenOff += 1;
  }
}

function wasBoss(state: State, { gangster }: Extract<ParadiseEvent, { type: 'died' }>): boolean {
  return state.graveyard[gangster]?.gangster.isBoss === true;
}

function countPay(state: State, month: number, tally: CityTally): void {
  if (!state.feds.inTown) return;
  tally.fedsMonths += 1;
  for (const { id } of listLivingGangs(state)) {
    const row = state.books[formatBooksKey(id, month)];
    tally.fedsLoot += row?.lootDollars ?? 0;
    tally.fedsPay -= row?.officialDollars ?? 0;
  }
}

const recentMonths = 6;

function computeRichest(state: State, month: number): number {
  const [richest] = listLivingGangs(state).toSorted(
    (a, b) => (state.purses[b.id]?.bankDollars ?? 0) - (state.purses[a.id]?.bankDollars ?? 0),
  );
  if (richest === undefined) return 0;
  const recent = Array.from({ length: recentMonths }, (_, back) => month - back);
  const loot = recent.reduce((sum, one) => sum + (state.books[formatBooksKey(richest.id, one)]?.lootDollars ?? 0), 0);
  const bank = state.purses[richest.id]?.bankDollars ?? 0;
  return listOwnedBusinesses(state, richest.id).length === 0 ? bank / 100 : bank / Math.max(1, loot / recentMonths);
}
