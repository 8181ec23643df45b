import type { DeepReadonly } from '#kernel/readonly.ts';
import { isAccountant } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lawyerSmartsByFace, release, trialDollars } from '#main/games/paradise/rules/tables/courts.ts';
import { takeBest, addAlternatives, type Candidate } from '../ahead/choose.ts';
import { computeManWorth } from '../worth/worth.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** The cost of a man in the Pen who talks, in $100s, by the chance that he does. */
const talkPoints = 4;

/** [LAW-1, LAW-2] Buys a booked man out while the bank lasts, or leaves him to the lawyer when he is not worth more. */
export function planPleas(view: SeatView): Plan[] {
  const booked = view.members.filter(({ id, custody }) => custody === 'jail' && view.pleas[id] === undefined);
  const candidates = booked.flatMap((prisoner) => [createBuyOut(view, prisoner), createTrial(prisoner)]);
  const means = {
    dollars: view.purse.bankDollars,
    busy: new Set<never>(),
    slots: new Set<string>(),
    hired: new Set<never>(),
    targets: new Set<never>(),
  };
  return addAlternatives(takeBest(candidates, means), candidates);
}

function createBuyOut(view: SeatView, prisoner: DeepReadonly<Gangster>): Candidate {
  // [LAW-1] On bail he is tried all the same.
  const isBail = view.houseRules.booking === 'bail';
  return {
    title: `Buy ${prisoner.name} out`,
    slot: `plea ${prisoner.id}`,
    costDollars: release.dollars,
    order: { kind: 'plea', gangster: prisoner.id, plea: 'release' },
    reason: createReason(describeRelease(prisoner), [
      { name: 'having him back', detail: 'in $100s', points: computeManWorth(prisoner) },
      { name: 'the cost of his release', detail: 'in $100s', points: -release.dollars / 100 },
      ...(isBail ? listPleaFactors(prisoner) : []),
    ]),
  };
}

function createTrial(prisoner: DeepReadonly<Gangster>): Candidate {
  return {
    title: `A lawyer for ${prisoner.name}`,
    slot: `plea ${prisoner.id}`,
    costDollars: trialDollars,
    order: { kind: 'plea', gangster: prisoner.id, plea: 'trial' },
    reason: createReason(`${prisoner.name} might as well face a jury.`, [
      { name: 'having him back', detail: 'in $100s', points: computeManWorth(prisoner) },
      ...listPleaFactors(prisoner),
    ]),
  };
}

/** [LAW-2, LAW-3] Lists the costs of standing trial: the lawyer, and the Pen if he fails. */
function listPleaFactors(prisoner: DeepReadonly<Gangster>) {
  const convicted = 1 - acquittal;
  return [
    { name: 'the lawyer’s fee', detail: 'in $100s', points: -trialDollars / 100 },
    {
      name: 'losing him to the Pen',
      detail: 'in $100s, by the chance',
      points: -convicted * computeManWorth(prisoner),
    },
    { name: 'he may talk there', detail: 'in $100s, by the chance', points: -convicted * talkPoints },
  ];
}

/** [LAW-2] The chance that an unknown lawyer passes his test. */
const acquittal = lawyerSmartsByFace.reduce((sum, smarts) => sum + smarts / 6, 0) / lawyerSmartsByFace.length;

/** Names why a man is bought out: who he is to the gang. */
function describeRelease(prisoner: DeepReadonly<Gangster>): string {
  const { name, isBoss, isStoneCold, skills } = prisoner;
  if (isBoss) return `A gang needs its Boss: get ${name} out of jail.`;
  if (isAccountant({ ...prisoner, custody: null })) return `Nobody else can keep ${name}’s books: get him out.`;
  if (isStoneCold) return `Half the town fears ${name}, but not while he’s in jail.`;
  if (skills.length >= 2) return `Teaching another man what ${name} knows would take months.`;
  return `${name} is worth the price of getting him out.`;
}
