import type { SeatId } from '#shared/words/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { findFullRackets } from '../city/fullRackets.ts';
import { computeScore } from '../campaign/victory.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import { listOwnedBusinesses, listLivingGangs, findBattleHead } from '../lookups.ts';
import { formatBooksKey } from '../state/records/books.ts';
import type { State } from '../state.ts';
import { listChapters } from './chapters.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';

/** The events of one month of a campaign, and the state it closed with. */
export type PlayedMonth = { entries: readonly DraftEntry<ParadiseEvent>[]; state: State };

/** A city's years in numbers. */
export type CityResult = {
  /** Outrage at each month's close. */
  outrage: number[];
  /** Months in which the outrage roll came to Something Must Be Done. */
  raidsOrdered: number;
  eliminated: number;
  /** Changes of the lead after the first year. */
  lateLeads: number;
  /** Raids ordered, those that shared their door with another one of the month, and those that were called off. */
  raids: number;
  sharedRaids: number;
  raidsCalledOff: number;
  /** Figures in each raid party, by year. */
  raidParties: number[][];
  /** Figures sent to each Hit. */
  hitParties: number[];
  /** Jobs whose odds were told, and those below a fifth. */
  jobs: number;
  longShots: number;
  /** Gangs that paid for public works in each month. */
  worksPaid: number[];
  /** Doors owned in each year, and those of them that changed hands over three times in it. */
  doorYears: number;
  restlessDoors: number;
  changes: Record<string, number>;
  owners: Record<string, SeatId | null>;
  /** Patients who got points back, and how many of them were sent out in the month they should rest (HEAL-4). */
  treated: number;
  overexerted: number;
  battles: number;
  /** The months of the fights of each pair of gangs. */
  pairFights: Record<string, number[]>;
  /** How often each chance of a takeover was told, by year. */
  takeoverOdds: Record<string, number>[];
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
  /** Loot of the months with the Feds in town, and the part of it that officials got, in dollars. */
  fedsLoot: number;
  fedsPay: number;
  /** Doors owned and full rackets at each month's close. */
  doors: number[];
  fullRackets: number[];
  /** The fullest bank at each month's close, in months of its gang's income. */
  richestMonths: number[];
  /** The month in which the first gang was eliminated. */
  firstEnd: number | null;
  /** Sentences of reasons after two years, and those said before word for word. */
  reasons: number;
  reasonsSaid: number;
  sentences: Set<string>;
  /** Months in which each chapter of the book was seen. */
  chapters: Record<string, number>;
};

/** Counts a city's life month by month. */
export class CitySurvey {
  readonly result: CityResult = createCityResult();
  readonly #leaders: (SeatId | null)[] = [];

  note(played: PlayedMonth): void {
    countMonth(played, this.result);
    this.#leaders.push(findLeader(played.state));
    const before = this.#leaders.at(-2) ?? null;
    const isLate = this.#leaders.length > monthsOfYear;
    if (isLate && before !== null && this.#leaders.at(-1) !== before) this.result.lateLeads += 1;
  }
}

const monthsOfYear = 12;

function createCityResult(): CityResult {
  return {
    outrage: [],
    raidsOrdered: 0,
    eliminated: 0,
    lateLeads: 0,
    raids: 0,
    sharedRaids: 0,
    raidsCalledOff: 0,
    raidParties: [],
    hitParties: [],
    jobs: 0,
    longShots: 0,
    worksPaid: [],
    doorYears: 0,
    restlessDoors: 0,
    changes: {},
    owners: {},
    treated: 0,
    overexerted: 0,
    battles: 0,
    pairFights: {},
    takeoverOdds: [],
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
    sentences: new Set(),
    chapters: {},
  };
}

function countMonth({ entries, state }: PlayedMonth, result: CityResult): void {
  const events = entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  // The month that closed; the state is in the next one.
  const month = state.month - 1;
  result.outrage.push(state.outrage);
  /** The number of the month of play, wherever the campaign began. */
  const nth = result.outrage.length;
  countDoors(events, result);
  countRaids(events, nth, result);
  countLongShots(entries, result);
  countTakeoverOdds(entries, nth, result);
  countRestlessDoors(state, nth, result);
  countReasons(entries, nth, result);
  for (const event of events) countEvent(state, event, result);
  for (const chapter of new Set(events.flatMap((event) => listChapters(state, event)))) {
    result.chapters[chapter] = (result.chapters[chapter] ?? 0) + 1;
  }
  result.doors.push(Object.values(state.businesses).filter(({ owner }) => owner !== null).length);
  result.fullRackets.push(findFullRackets(state).size);
  countPay(state, month, result);
  result.richestMonths.push(computeRichest(state, month));
  if (events.some(({ type }) => type === 'eliminated')) result.firstEnd ??= nth;
}

/** Months after which reasons should not sound as they did. */
const reasonsFrom = 24;

function countReasons(entries: PlayedMonth['entries'], month: number, result: CityResult): void {
  for (const { reason } of entries) {
    if (reason === null) continue;
    if (month > reasonsFrom) {
      result.reasons += 1;
      if (result.sentences.has(reason.sentence)) result.reasonsSaid += 1;
    }
    result.sentences.add(reason.sentence);
  }
}

function countDoors(events: readonly ParadiseEvent[], result: CityResult): void {
  const doors = events.flatMap((event) =>
    event.type === 'order-filed' && event.order.order.kind === 'take-over' ? [event.order.order.business] : [],
  );
  result.takeovers += doors.length;
  result.crowded += doors.filter((door) => doors.filter((one) => one === door).length > 1).length;
}

/** Lists the orders that were filed. */
function listOrders(events: readonly ParadiseEvent[]): Order[] {
  return events.flatMap((event) => (event.type === 'order-filed' ? [event.order.order] : []));
}

function countRaids(events: readonly ParadiseEvent[], month: number, result: CityResult): void {
  const orders = listOrders(events);
  const raids = orders.filter((order) => order.kind === 'raid');
  const year = Math.floor((month - 1) / 12);
  const sizes = (result.raidParties[year] ??= []);
  for (const raid of raids) {
    result.raids += 1;
    sizes.push(countParty(raid));
    if (raids.filter(({ business }) => business === raid.business).length > 1) result.sharedRaids += 1;
  }
  for (const order of orders) if (order.kind === 'hit') result.hitParties.push(countParty(order));
  result.worksPaid.push(orders.filter(({ kind }) => kind === 'public-works').length);
}

function countParty({ crew, muscle }: { crew: readonly unknown[]; muscle: readonly { count: number }[] }): number {
  return crew.length + muscle.reduce((sum, { count }) => sum + count, 0);
}

function countLongShots(entries: PlayedMonth['entries'], result: CityResult): void {
  for (const { reason } of entries) {
    const told = /the odds (?:of killing him )?are (\d+)%/.exec(reason?.sentence ?? '');
    if (told === null) continue;
    result.jobs += 1;
    if (Number(told[1]) < 20) result.longShots += 1;
  }
}

function countTakeoverOdds(entries: PlayedMonth['entries'], month: number, result: CityResult): void {
  const year = (result.takeoverOdds[Math.floor((month - 1) / 12)] ??= {});
  for (const { reason } of entries) {
    const told = /the odds that the owner gives in are (\d+)%/.exec(reason?.sentence ?? '')?.[1];
    if (told !== undefined) year[told] = (year[told] ?? 0) + 1;
  }
}

/** Doors that change hands over three times in a year wear their owners out. */
const restlessFrom = 3;

function countRestlessDoors(state: State, month: number, result: CityResult): void {
  for (const { id, owner } of Object.values(state.businesses)) {
    const before = result.owners[id];
    if (before !== undefined && before !== null && before !== owner) result.changes[id] = (result.changes[id] ?? 0) + 1;
    result.owners[id] = owner;
  }
  if (month % 12 !== 0) return;
  result.doorYears += Object.values(state.businesses).filter(({ owner }) => owner !== null).length;
  result.restlessDoors += Object.values(result.changes).filter((times) => times > restlessFrom).length;
  result.changes = {};
}

function countEvent(state: State, event: ParadiseEvent, result: CityResult): void {
  switch (event.type) {
    case 'outrage-rolled':
      if (event.verdict === 'something-must-be-done') result.raidsOrdered += 1;
      break;
    case 'eliminated':
      result.eliminated += 1;
      break;
    case 'died':
      if (event.battle !== null && wasBoss(state, event)) {
        const scenario = findBattleHead(state, event.battle)?.scenario;
        if (scenario === 'showdown' || scenario === 'meet') result.bossesCalledOut += 1;
        else if (scenario === 'hit' || scenario === 'raid') result.bossesHunted += 1;
      }
      break;
    case 'battle-settled':
      countBattle(state, event, result);
      break;
    case 'treated':
      if (Object.values(event.regained).some((points) => points > 0)) result.treated += 1;
      break;
    case 'overexerted':
      result.overexerted += 1;
      break;
    default:
  }
}

/** The note of a raid whose place another gang took first. */
const takenBefore = 'the place has changed hands';

function countBattle(
  state: State,
  { battle, settled }: Extract<ParadiseEvent, { type: 'battle-settled' }>,
  result: CityResult,
): void {
  if (settled.note === takenBefore) result.raidsCalledOff += 1;
  if (settled.outcome === null) return;
  result.battles += 1;
  const head = findBattleHead(state, battle);
  if (head !== null) notePair(head, state.month, result);
  if (head?.scenario !== 'police-raid' && head?.scenario !== 'siege') return;
  if (state.gangs[head.attackers as SeatId] !== undefined) return;
  result.lawRaids += 1;
  if (settled.outcome.winner === 'defenders') result.beatenOff += 1;
}

function notePair(
  { attackers, defenders }: { attackers: string; defenders: string },
  month: number,
  { pairFights }: CityResult,
): void {
  const pair = [attackers, defenders].toSorted().join(' and ');
  if (!pair.includes('police')) (pairFights[pair] ??= []).push(month);
}

function wasBoss(state: State, { gangster }: Extract<ParadiseEvent, { type: 'died' }>): boolean {
  return state.graveyard[gangster]?.gangster.isBoss === true;
}

function countPay(state: State, month: number, result: CityResult): void {
  if (!state.feds.inTown) return;
  result.fedsMonths += 1;
  for (const { id } of listLivingGangs(state)) {
    const row = state.books[formatBooksKey(id, month)];
    result.fedsLoot += row?.lootDollars ?? 0;
    result.fedsPay -= row?.officialDollars ?? 0;
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

function findLeader(state: State): SeatId | null {
  const [first] = listLivingGangs(state).toSorted((a, b) => computeScore(state, b.id) - computeScore(state, a.id));
  return first?.id ?? null;
}
