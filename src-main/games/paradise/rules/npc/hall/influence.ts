import type { Factor, Reason } from '#shared/words/journal.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { Spike } from '#shared/games/paradise/orders/officialOrders.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import { sum } from '#kernel/dice/dice.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { KnownOfficial, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { findOnlyHolder } from '#main/games/paradise/rules/officials/lookups.ts';
import { computeAccusationChance } from '#main/games/paradise/rules/officials/hall/mayor.ts';
import { winChances } from '#main/games/paradise/rules/officials/posts/odds.ts';
import { computeColumnChance, computeExposeChance } from '#main/games/paradise/rules/officials/press/stories.ts';
import { collectBusyReporters, listFiled } from '#main/games/paradise/rules/officials/posts/waiting.ts';
import {
  belowTheMayor,
  exposable,
  hiredByTheMayor,
  officialTable,
} from '#main/games/paradise/rules/tables/officials.ts';
import { listFriends, isFriend, listViewOfficials } from '../worth/friends.ts';
import { findRivalServed, wasOutbid, computeWeight } from '../worth/hearsay.ts';
import { pickBest } from '../ranking.ts';
import { createReason, scoreOfFactors, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** Below this outrage there is nothing to soothe; from that one on it is hot enough; then the Feds are near. */
const sootheFrom = 13;
const rouseBelow = 7;
const fedsNearFrom = 9;

/** Points a gang must gain by raids before it calls for them. */
const leastGain = 3;

/** Fewer points are not worth a story, or the Mayor's breath, which costs nothing. */
const leastPoints = { story: 5, word: 1.5 } as const;

/** Months in office before a man has anything to hide. */
const honeymoonMonths = 3;

/** Most Reporters who help with one story. */
const mostHelpers = 2;

/**
 * The mood that a gang wants in the city: `way` for columns, which last, and `lean` for this month's roll. Positive
 * rouses the city, negative soothes it.
 */
type Mood = { way: 1 | -1 | 0; lean: 2 | -2 | 0; factors: Factor[] };

/**
 * [OFF-4, OFF-8, OFF-9, GANG-11] Plans the month's work of a gang's officials and Reporters. Officials in `spared`
 * are wanted as friends, so none of them is attacked.
 */
export function planInfluence(view: SeatView, spared: ReadonlySet<OfficialId>): Plan[] {
  const mood = computeMood(view);
  const marks = listViewOfficials(view).filter(
    (official) =>
      !spared.has(official.id) && !isFriend(view, official.id) && isSettled(view, official) && isRivals(view, official),
  );
  return [...planStories(view, mood, marks), ...planEditor(view, mood), ...planMayor(view, marks)];
}

/** [PO-5] Computes who gains when something must be done, from the friends each gang was seen with. */
function computeMood(view: SeatView): Mood {
  const seats = listLivingGangs(view).map(({ id }) => id);
  const chances = winChances(seats.map((seat) => computeWeight(view, seat)));
  const wins = chances[seats.indexOf(view.seat)] ?? 0;
  const held = sum(seats.map((seat) => listOwnedBusinesses(view, seat).length));
  const share = held === 0 ? 0 : listOwnedBusinesses(view, view.seat).length / held;
  const near = Math.max(0, view.outrage - fedsNearFrom);
  const factors: Factor[] = [
    { name: 'a chance to send the police to a rival', detail: 'in $100s', points: 10 * wins },
    { name: 'the chance of a raid on us', detail: 'in $100s', points: -20 * (1 - wins) * share },
  ];
  if (near > 0) factors.push({ name: 'the Feds are near', detail: 'in $100s', points: -6 * near });
  const score = scoreOfFactors(factors);
  // With the Feds in town no gang directs the police; only the city's outrage matters.
  if (view.feds.inTown) {
    const weights = [{ name: 'a city in arms', detail: 'in $100s', points: -0.4 * view.outrage }];
    return { way: view.outrage >= sootheFrom ? -1 : 0, lean: 0, factors: weights };
  }
  if (score >= leastGain) return { way: view.outrage < rouseBelow ? 1 : 0, lean: 2, factors };
  if (view.outrage < sootheFrom) return { way: 0, lean: 0, factors };
  return { way: -1, lean: -2, factors };
}

/** Returns the points of a mood for an official who moves the city its way. */
function alignFactors(mood: Mood): Factor[] {
  return mood.lean > 0 || mood.way > 0
    ? mood.factors
    : mood.factors.map(({ name, points }) => ({ name, points: -points }));
}

/** [OFF-8, OFF-9] One story on a rival's man if it is worth it, columns with the Reporters left. */
function planStories(view: SeatView, mood: Mood, marks: readonly KnownOfficial[]): Plan[] {
  const own = listFriends(view).flatMap(({ official }) => (official.kind === 'reporter' ? [official] : []));
  if (own.length === 0) return [];
  const busy = collectBusyReporters(view, view.seat);
  const reporters = own.filter(({ id }) => !busy.has(id)).toSorted((a, b) => (b.smarts ?? 0) - (a.smarts ?? 0));
  const story = planExposure(marks, reporters);
  const writing = story?.order.kind === 'expose' ? 1 + story.order.helpers.length : 0;
  const left = reporters.slice(writing);
  const columns = left.flatMap((reporter) => planColumn(mood, reporter));
  // A Reporter without an article backs the friend whose loss costs most.
  const backed = columns.length > 0 ? [] : planBacking(view, left);
  return [...(story === null ? [] : [story]), ...columns, ...backed];
}

/** How often a friend is written about in a month, as gangs guess it. */
const exposedChance = 0.08;

/** [OFF-8] Plans a Reporter without an article to back the gang's dearest official, in case he is written about. */
function planBacking(view: SeatView, reporters: readonly KnownOfficial[]): Plan[] {
  const [reporter] = reporters;
  const [friend] = listFriends(view)
    .filter(({ official }) => exposable.includes(official.kind))
    .toSorted((a, b) => b.payroll.rateDollars - a.payroll.rateDollars);
  if (reporter === undefined || friend === undefined) return [];
  const { official, payroll } = friend;
  const reason = createReason(`${formatStyledName(official)} is worth protecting from the papers.`, [
    {
      name: 'what he costs to replace',
      detail: 'in $100s, by the chance',
      points: (payroll.rateDollars / 100) * exposedChance,
    },
  ]);
  return [{ order: { kind: 'weigh-in', reporter: reporter.id, official: official.id, aids: 'target' }, reason }];
}

function planColumn(mood: Mood, reporter: KnownOfficial): Plan[] {
  if (mood.way === 0) return [];
  const chance = computeColumnChance(reporter.smarts ?? 3);
  const factors = alignFactors(mood).map(({ name, points }) => ({ name, points: points * chance }));
  const reason = createReason(describeColumn(mood, reporter), factors);
  if (reason.score <= 0) return [];
  return [{ order: { kind: 'column', reporter: reporter.id, change: mood.way }, reason }];
}

/** Describes a column's purpose, and the writer's chance. */
function describeColumn(mood: Mood, reporter: KnownOfficial): string {
  const name = formatStyledName(reporter);
  const end = mood.way === 1 ? 'against the gangs' : 'in praise of the gangs';
  const hand = (reporter.smarts ?? 3) >= 4 ? 'can write a good column' : 'may manage a column';
  return `${name} ${hand} ${end}.`;
}

function planExposure(marks: readonly KnownOfficial[], reporters: readonly KnownOfficial[]): Plan | null {
  const [writer, ...others] = reporters;
  if (writer === undefined) return null;
  const helpers = others
    .slice(0, mostHelpers)
    .map((reporter) => ({ reporter: reporter.id, aids: 'against-target' as const }));
  const best = findBestMark(
    marks.filter(({ kind }) => exposable.includes(kind)),
    (target) => computeExposeChance(writer.smarts ?? 3, target, helpers),
    (name) => `${name} takes a rival’s money, and the city should read about it.`,
    leastPoints.story,
  );
  if (best === null) return null;
  const { target, reason } = best;
  return { order: { kind: 'expose', reporter: writer.id, official: target.id, helpers }, reason };
}

/** [OFF-4] Plans the Editor's instructions: the way to lean, and the stories never to print. */
function planEditor(view: SeatView, mood: Mood): Plan[] {
  const editor = findOnlyHolder(view, 'editor');
  if (editor === null || !isFriend(view, editor.id)) return [];
  const friends = listFriends(view).filter(({ official }) => exposable.includes(official.kind)).length;
  const spikes: Spike[] = [];
  if (friends > 0) spikes.push('corruption-ours');
  const { lean } = mood;
  if (lean !== 0) spikes.push(lean > 0 ? 'friendly' : 'denouncing');
  if (spikes.length === 0) return [];
  const factors: Factor[] = lean === 0 ? [] : alignFactors(mood);
  factors.push({ name: 'the story could cost us friends', detail: 'in $100s', points: 2 * friends });
  return [
    {
      order: { kind: 'edit-paper', lean, spikes },
      reason: createReason('We pay the Editor, so we choose what he prints.', factors),
    },
  ];
}

/** [OFF-4] Plans for the Mayor to dismiss a rival's friend: at once if he may, or else before the council. */
function planMayor(view: SeatView, marks: readonly KnownOfficial[]): Plan[] {
  const mayor = findOnlyHolder(view, 'mayor');
  if (mayor === null || !isFriend(view, mayor.id)) return [];
  if (listFiled(view, 'dismiss').length + listFiled(view, 'accuse').length > 0) return [];
  const fired = findBestMark(
    marks.filter(({ kind }) => hiredByTheMayor.includes(kind)),
    () => 1,
    (name) => `${name} works for a rival; the Mayor can replace him.`,
    leastPoints.word,
  );
  const accused = findBestMark(
    marks.filter(({ kind }) => belowTheMayor.includes(kind)),
    (target) => computeAccusationChance(mayor.smarts ?? 3, target),
    (name) => `${name} works for a rival; the Mayor can investigate him.`,
    leastPoints.word,
  );
  if (fired !== null && fired.reason.score >= (accused?.reason.score ?? 0)) {
    return [{ order: { kind: 'dismiss', official: fired.target.id }, reason: fired.reason }];
  }
  if (accused === null) return [];
  return [{ order: { kind: 'accuse', official: accused.target.id }, reason: accused.reason }];
}

type Mark = { target: KnownOfficial; reason: Reason };

/** Finds the official whose fall is worth most, by the chance of it; null when none is worth the trouble. */
function findBestMark(
  marks: readonly KnownOfficial[],
  chanceOf: (target: KnownOfficial) => number,
  sentence: (name: string) => string,
  least: number,
): Mark | null {
  const weighed = marks.map((target) => {
    const factors = fallFactors(target, chanceOf(target));
    return { target, factors, score: scoreOfFactors(factors) };
  });
  const best = pickBest(weighed, ({ score }) => score);
  if (best === undefined || best.score < least) return null;
  const { target, factors } = best;
  return { target, reason: createReason(sentence(formatStyledName(target)), factors) };
}

function fallFactors({ kind }: KnownOfficial, chance: number): Factor[] {
  const { raidBonus, monthlyDollars } = officialTable[kind];
  return [
    { name: 'his value to them', detail: 'in $100s, by the chance', points: 4 * raidBonus * chance },
    { name: 'what they lose with him', detail: 'in $100s, by the chance', points: (monthlyDollars / 100) * chance },
  ];
}

/** Returns true if an official was there from the start, or long enough to have something to hide. */
function isSettled(view: SeatView, { seatedMonth, forSaleFromMonth }: KnownOfficial): boolean {
  const isFirst = seatedMonth === forSaleFromMonth;
  return isFirst || seatedMonth + honeymoonMonths <= view.month;
}

/** Returns true for an official seen with a rival lately, or outbid by an unknown gang. */
function isRivals(view: SeatView, target: KnownOfficial): boolean {
  return findRivalServed(view, target) !== null || wasOutbid(view, target.id) !== null;
}
