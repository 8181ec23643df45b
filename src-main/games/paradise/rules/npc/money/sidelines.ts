import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findRankLevel } from '#main/games/paradise/rules/skirmish/table/levels.ts';
import { describeRole } from '#main/games/paradise/rules/gangs/naming.ts';
import { isFree, listLivingGangs } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gang } from '#main/games/paradise/rules/state/records/gangs.ts';
import type { Candidate, Means } from '../ahead/choose.ts';
import { attackChance, listFeelings, weighFeelings, hasTruce, listTooEarly } from '../worth/feelings.ts';
import { listFeudFactors } from '../worth/feuds.ts';
import { listFitFighters, isResting } from '../jobs/fighters.ts';
import { killerWorth } from '../jobs/answers.ts';
import { championThought, computeDuelChances, computeGangsterStrength, measureDuelist } from '../jobs/fightOdds.ts';
import { derived } from '#kernel/derived.ts';
import { pickBest, rankBy } from '../ranking.ts';
import { drawWhim, listByTalk } from '../whims.ts';
import { computeTrust } from '../bargains/bargainWorth.ts';
import { countMissingMen } from './growth.ts';
import { computeBloodshedCost } from '../worth/heat.ts';
import { scoreHead } from '../jobs/jobs.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';
import type { Holdings } from '../worth/worth.ts';

/** Businesses a rival must be ahead before a gang would rather talk. */
const tooFarBehind = 5;

export const listRivals = derived((view: SeatView): readonly DeepReadonly<Gang>[] =>
  listLivingGangs(view).filter(({ id }) => id !== view.seat),
);

function rankRivalsByTalk(view: SeatView): DeepReadonly<Gang>[] {
  const rivals = new Map(listRivals(view).map((rival) => [rival.id, rival]));
  return listByTalk(view, `rumble of ${view.seat}`, [...rivals.keys()]).flatMap((id) => rivals.get(id) ?? []);
}

/** [SCN-8] The reasons for a rumble, and the worth of a missing man in it, in $100s. */
const rumbles = {
  'for-nothing': { sentence: 'We could use a few more boys, and they cost nothing.', worth: 0.4 },
  'one-man': { sentence: 'We could use another boy, and he costs nothing.', worth: 0.15 },
  'half-price': { sentence: 'We could use a few more boys at half price.', worth: 0.2 },
} as const;

/** [SCN-8] Lists a rumble, whose boys cost nothing and whose winner gets recruits, with the gang the street speaks of. */
export function listRumbleCandidates(view: SeatView, weights: Weights): Candidate[] {
  const [rival] = rankRivalsByTalk(view);
  const short = countMissingMen(view);
  const rumble = rumbles[view.houseRules.rumbleRecruits];
  if (rival === undefined) return [];
  return [
    {
      title: `Let the boys rumble with those of ${rival.name}`,
      slot: 'rumble',
      costDollars: 0,
      order: { kind: 'rumble', gang: rival.id },
      reason: createReason(rumble.sentence, [
        { name: 'recruits we may win', detail: 'in $100s', points: Math.max(-1, Math.min(3, short)) * rumble.worth },
        { name: 'more outrage', detail: 'in $100s', points: (-view.outrage / 20) * weights.heat },
        { name: 'we like a fight', points: weights.fight / 10 },
        ...listTooEarly(view),
      ]),
    },
  ];
}

/** [SCN-7] How often a called gang sends a man, and its Boss himself. */
const comes = 0.6;
const bossComes = 0.05;

/** [SCN-7] A killer of ours against whomever a rival sends. */
export function listShowdownCandidates(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  means: Means,
): Candidate[] {
  const champion = listFitFighters(view).find(
    (member) => findRankLevel(describeRole(member)) === 'upper' && !means.busy.has(member.id),
  );
  if (champion === undefined) return [];
  const { kills, dies } = computeDuelChances(measureDuelist(champion), championThought);
  return listRivals(view).flatMap((rival): Candidate[] => {
    const target = view.bosses[rival.id];
    if (target === undefined) return [];
    const percent = Math.round(kills * 100);
    const sentence = `${champion.name} has a ${percent}% chance to kill whoever comes from ${rival.name}; if nobody does, they lose face.`;
    const reason = createReason(sentence, [
      { name: 'the man they may send', detail: 'in $100s, by the chance', points: killerWorth * kills * comes },
      {
        name: 'the Boss himself may come',
        detail: 'in $100s, by the chance',
        points: scoreHead({ view, holdings }, rival.id) * kills * bossComes,
      },
      { name: 'they may stay away and lose face', points: 1 - comes },
      {
        name: 'he may not come back',
        detail: 'in $100s, by the chance',
        points: -dies * (champion.paidDollars / 100 + 2) * weights.blood * comes,
      },
      { name: 'we like a fight', points: weights.fight / 2 },
      { name: 'they will hit back', detail: 'in $100s', points: -3 * weights.blood },
      ...listFeudFactors(view, target),
      ...weighFeelings(listFeelings(view, weights, rival.id), kills * comes),
    ]);
    return [
      {
        title: `${champion.name} calls ${rival.bossName} out`,
        slot: 'showdown',
        chance: kills * comes,
        costDollars: 0,
        order: { kind: 'showdown', champion: champion.id, target },
        reason,
      },
    ];
  });
}

/** [PO-2] Average outrage of an ambush: one in three meets a crew. */
const ambushOutrage = 0.35;

/** [SCN-9] Lists ambushes on the streets that a rival must pass. */
export function listAmbushCandidates(view: SeatView, holdings: Holdings, weights: Weights): Candidate[] {
  const own = [...new Set(holdings.own.map(({ district }) => district))];
  const heat = computeBloodshedCost(view, ambushOutrage) * weights.heat;
  const city = findCity(view);
  return listRivals(view).flatMap((rival): Candidate[] => {
    const district = own.find((one) => one === rival.base || lookUpDistrict(city, one).neighbors.includes(rival.base));
    if (district === undefined) return [];
    const where = nameDistrict(district);
    return [
      {
        title: `Lie in wait for ${rival.name} in ${where}`,
        slot: 'ambush',
        costDollars: 0,
        order: { kind: 'ambush', gang: rival.id, district },
        reason: createReason(`${rival.name} can be ambushed in ${where}.`, [
          { name: 'what it may cost them', detail: 'by the chance', points: attackChance(view, rival.id) * 6 },
          { name: 'more outrage', detail: 'in $100s', points: -heat },
          ...weighFeelings(listFeelings(view, weights, rival.id), attackChance(view, rival.id)),
          { name: 'men may get hurt', points: -2.2 * weights.blood },
        ]),
      },
    ];
  });
}

/** [SCN-4] Guards who go along to a Meet at most, and the cost of guns there, in $100s. */
const mostBodyguards = 2;
const gunsAtTheTable = 4;

/** The share of months in which a gang thinks of a Meet with the same rival: a player answers each by hand. */
const meetMonths = 0.25;

/** [SCN-4] A gang that is behind would rather talk to the gang ahead. */
export function meetCandidates(view: SeatView, holdings: Holdings, weights: Weights, means: Means): Candidate[] {
  const free = view.members.filter(
    (member) =>
      isFree(member) &&
      !member.isBoss &&
      member.profile !== 'accountant' &&
      !means.busy.has(member.id) &&
      !isResting(view, member),
  );
  const talker = pickBest(free, ({ stats }) => stats.smarts);
  if (talker === undefined) return [];
  const bodyguards = rankBy(
    free.filter(({ id }) => id !== talker.id),
    computeGangsterStrength,
  )
    .slice(0, mostBodyguards)
    .map(({ id }) => id);
  return listRivals(view)
    .filter(({ id }) => !hasTruce(view, id) && drawWhim(view, `meet ${id}`) < meetMonths)
    .map((rival): Candidate => {
      const theirs = holdings.byOwner.get(rival.id)?.length ?? 0;
      const behind = theirs - holdings.own.length;
      return {
        title: `Meet ${rival.name} about a truce`,
        slot: `meet ${rival.id}`,
        costDollars: 0,
        order: {
          kind: 'meet',
          gang: rival.id,
          negotiator: talker.id,
          topic: { kind: 'truce' },
          bodyguards,
          isTreachery: false,
        },
        reason: createReason(`${rival.name} are too strong to fight this month.`, [
          { name: 'their lead over us', points: (behind - tooFarBehind) * 0.5 },
          { name: 'how well our spokesman talks', points: (talker.stats.smarts - 3) * 0.5 },
          { name: 'fewer raids on us', detail: 'in $100s', points: attackChance(view, rival.id) * 10 },
          {
            name: 'guns may come out at the table',
            points: -gunsAtTheTable * (1.2 - computeTrust(view, rival.id)) * weights.blood,
          },
          {
            name: 'our history with them',
            points: -Math.max(
              0,
              listFeelings(view, weights, rival.id).reduce((sum, { points }) => sum + points, 0),
            ),
          },
        ]),
      };
    });
}
