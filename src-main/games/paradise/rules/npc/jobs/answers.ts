import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { makeTermsForTopic, turnTerms } from '#main/games/paradise/rules/bargains/terms.ts';
import type { Sent, Call } from '#main/games/paradise/rules/jobs/call.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import { createReason, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeTrust, scorePast, scoreTerms } from '../bargains/bargainWorth.ts';
import { pickBest, rankBy } from '../ranking.ts';
import { listFeelings } from '../worth/feelings.ts';
import { estimateNpcTalkChance } from '../worth/talks.ts';
import { createWeights, type Weights } from '../worth/weights.ts';
import { collectHoldings, computeManWorth } from '../worth/worth.ts';
import { championThought, computeDuelChances, computeGangsterStrength, measureDuelist, sumBody } from './fightOdds.ts';
import { scoreHead } from './jobs.ts';

type Answered = { answer: Sent; reason: Reason };
type Weighed = { answer: Sent; reason: Reason & { score: number } };

/** The worth of a point of face that staying away costs, in $100s. */
const faceWorth = 2;

/** The worth of a rival's killer who is no more, in $100s. */
export const killerWorth = 4;

/** [SCN-4, SCN-7, GANG-11] Plans an NPC gang's answer to a call from its own view, with the reason. */
export function planAnswer(view: SeatView, call: DeepReadonly<Call>): Answered {
  const weights = createWeights(view);
  return call.order.kind === 'showdown' ? planChampion(view, weights, call) : planParty(view, weights, call);
}

/** [SCN-7] Plans the champion who is worth most against the caller, or nobody. */
function planChampion(view: SeatView, weights: Weights, call: DeepReadonly<Call>): Answered {
  const { by, able, order, facePoints } = call;
  const caller = order.kind === 'showdown' ? order.champion : null;
  const theirs = measureCaller(view, caller);
  const isBoss = view.bosses[by] === caller;
  const gain = killerWorth + (isBoss ? scoreHead({ view, holdings: collectHoldings(view) }, by) : 0);
  const { name } = requireGang(view, by);
  const stay = weigh(null, `Beating their man is not worth the risk to ours.`, [
    { name: 'we would lose face', points: -facePoints * faceWorth - weights.fight / 4 },
  ]);
  const sent = able.map((man) => {
    const { kills, dies } = computeDuelChances(measureDuelist(man), theirs);
    const percent = Math.round(kills * 100);
    return weigh(
      { gangster: man.id, guards: [], isTreachery: false },
      `${man.name} is our best man against ${name}’s; the odds that he kills him are ${percent}%.`,
      [
        { name: 'their man dead', detail: 'in $100s, by the chance', points: gain * kills },
        {
          name: 'he may not come back',
          detail: 'in $100s, by the chance',
          points: -dies * (computeManWorth(man) + (man.isBoss ? collectHead(view) : 0)) * weights.blood,
        },
      ],
    );
  });
  return pickBest([stay, ...sent], ({ reason }) => reason.score) ?? stay;
}

/** Measures the caller, as far as a member of the gang has seen him fight. */
function measureCaller(view: SeatView, caller: GangsterId | null): number {
  const seen = view.sightings().find(({ gangster }) => gangster === caller);
  return seen === undefined ? championThought : sumBody(seen.stats) / 9;
}

/** [GANG-16] Scores the gang's own loss with its Boss, in $100s. */
function collectHead(view: SeatView): number {
  const { own } = collectHoldings(view);
  return own.length * 4;
}

/** [SCN-4] Decides if the gang comes to a Meet, with whom, and to talk or to shoot. */
function planParty(view: SeatView, weights: Weights, call: DeepReadonly<Call>): Answered {
  const { by, order } = call;
  if (order.kind !== 'meet') throw new Error('Nobody asked for a Meet.');
  const { name } = requireGang(view, by);
  const party = pickParty(call);
  const ambush = weigh(
    { ...party, isTreachery: true },
    `${name} can be shot at this table; there won’t be a better chance.`,
    listTreacheryFactors(view, weights, call),
  );
  const talk = weigh(
    { ...party, isTreachery: false },
    `It costs nothing to hear what ${name} want.`,
    listTalkFactors(view, by, order),
  );
  const stay = weigh(null, `We have nothing to say to ${name}.`, []);
  return pickBest([stay, talk, ambush], ({ reason }) => reason.score) ?? stay;
}

/** Picks the Boss with at least two guards; without guards another man speaks for him. */
function pickParty({ able, guards }: DeepReadonly<Call>): NonNullable<Sent> {
  const fighters = rankBy(
    able.filter(({ isBoss, profile }) => !isBoss && profile !== 'accountant'),
    computeGangsterStrength,
  );
  const boss = guards >= 2 && fighters.length >= 2 ? able.find(({ isBoss }) => isBoss) : undefined;
  const others = able.filter(({ isBoss }) => !isBoss);
  const speaker = boss ?? pickBest(others, ({ stats }) => stats.smarts) ?? able[0];
  if (speaker === undefined) throw new Error('Nobody could come.');
  const company = fighters.filter(({ id }) => id !== speaker.id).slice(0, guards);
  return { gangster: speaker.id, guards: company.map(({ id }) => id), isTreachery: false };
}

/** The worth of not insulting those who ask, in $100s. */
const courtesy = 1.5;

/**
 * [SCN-4] Lists the worth of the other side's demand, by the chance that it succeeds, and the past of the two gangs.
 */
function listTalkFactors(view: SeatView, by: SeatId, order: DeepReadonly<Call>['order']): Factor[] {
  if (order.kind !== 'meet') return [];
  const terms = turnTerms(makeTermsForTopic(order.topic));
  const theirs = 0.5 * (1 - estimateNpcTalkChance());
  return [
    ...weighFactors(scoreTerms(view, by, terms), theirs),
    ...scorePast(view, by),
    { name: 'saying no would insult them', points: courtesy },
    { name: 'guns may come out', points: -4 * (1 - computeTrust(view, by)) },
  ];
}

/** The worth of a word that others believe, and of a spokesman of theirs, in $100s. */
const wordWorth = 9;
const spokesmanWorth = 2;

/** [SCN-4] Lists the gain of shooting at a table, and its price. */
function listTreacheryFactors(view: SeatView, weights: Weights, { by, order, guards }: DeepReadonly<Call>): Factor[] {
  const isBoss = order.kind === 'meet' && view.bosses[by] === order.negotiator;
  const head = isBoss ? scoreHead({ view, holdings: collectHoldings(view) }, by) / 2 : 0;
  const { loyalty, boldness } = view.mind.character;
  return [
    { name: 'their spokesman dead', detail: 'in $100s', points: head + spokesmanWorth },
    ...listFeelings(view, weights, by),
    { name: 'nobody would trust our word again', points: -wordWorth * weights.partner - loyalty },
    { name: 'we may lose men', detail: 'in $100s', points: -(1 + guards) * weights.blood },
    { name: 'we like a fight', points: boldness },
  ];
}

function weigh(answer: Sent, sentence: string, factors: Factor[]): Weighed {
  return { answer, reason: createReason(sentence, factors) };
}
