import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, formatPercent } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listOwnedJudges } from '../officials/lookups.ts';
import type { State } from '../state.ts';
import { requireGang, requireMember } from '../lookups.ts';
import { makeFreeTerms, order, requireMoney } from '../orders/order.ts';
import { attorneyGeneralSmarts, bossTrialDollars, mistrialDollars, release, trialDollars } from '../tables/courts.ts';
import { computeAcquittalChance, computeBossTrialChances, openBossTrial } from './docket.ts';

/** [LAW-1, LAW-2] */
const plea = order('plea', {
  rules: ['LAW-1', 'LAW-2'],
  decides: ({ gangster }) => gangster,
  mail: [
    {
      example: 'Plea of Spats: release',
      pattern: /^plea of (.+?): (release|trial)$/iu,
      read: (n, [man = '', plea = '']) => ({ kind: 'plea', gangster: n.man(man), plea: plea.toLowerCase() }),
    },
  ],
  when: { phases: ['infirmary', 'courts', 'orders'] },
  scenes: (seat, { gangster }) => [`court ${seat} ${gangster}`],
  title: (state, seat, order) =>
    order.plea === 'release'
      ? `Buy ${requireMember(state, seat, order.gangster).name} out`
      : `Let ${requireMember(state, seat, order.gangster).name} stand trial`,
  check(state, seat, order) {
    const gangster = requireMember(state, seat, order.gangster);
    refuseUnless(gangster.custody === 'jail', `${gangster.name} is not in jail.`, 'LAW-1');
    if (order.plea === 'trial') {
      return {
        costDollars: 0,
        chance: computeAcquittalChance(state, seat),
        notes: [
          `The lawyer costs ${formatDollars(trialDollars)}; if he fails, it is the Pen for good.`,
          describeLawyer(state, seat),
        ],
      };
    }
    const half =
      listOwnedJudges(state, seat).length > 0
        ? ` ${formatDollars(release.inOwnCourtDollars)} in a court of your own.`
        : '';
    return makeFreeTerms(`${formatDollars(release.dollars)} at the next sitting.${half}`);
  },
  carryOut(table, seat, { gangster, plea: kind }) {
    table.emit({ type: 'plea-entered', seat, gangster, plea: kind });
  },
});

/** [LAW-4] */
const faceTrial = order('face-trial', {
  rules: ['LAW-4', 'LAW-6'],
  mail: [{ example: 'Face trial', pattern: /^face trial$/iu, read: () => ({ kind: 'face-trial' }) }],
  scenes: (seat) => [`trial ${seat}`],
  title: (state, seat) => `${requireGang(state, seat).bossName} faces trial`,
  check(state, seat) {
    refuseUnless(
      state.feds.targets.includes(seat),
      'The Feds have no eye on your gang; there is nothing to stand trial for.',
      'LAW-4',
    );
    refuseUnless(!isOnTrial(state, seat), 'Your Boss is on trial already.', 'LAW-4');
    const { acquitted, convicted } = computeBossTrialChances(state, seat);
    return makeFreeTerms(
      `${formatDollars(bossTrialDollars)} each month until it is decided, from the next sitting on.`,
      `Your lawyer’s SMARTS against the State Attorney General’s ${attorneyGeneralSmarts}. Acquitted, the heat is off; convicted, he is sent up.`,
      `Each month ${formatPercent(acquitted)} to be acquitted and ${formatPercent(convicted)} to be convicted. ${describeLawyer(state, seat)}`,
    );
  },
  carryOut(table, seat) {
    openBossTrial(table, seat);
  },
});

/** [LAW-5] */
const mistrial = order('mistrial', {
  rules: ['LAW-5'],
  mail: [{ example: 'Mistrial', pattern: /^mistrial$/iu, read: () => ({ kind: 'mistrial' }) }],
  scenes: (seat) => [`trial ${seat}`],
  title: () => 'Have the Judge call a mistrial',
  check(state, seat) {
    const trial = state.courts.bossTrials[seat];
    refuseUnless(trial !== undefined, 'Your Boss is not on trial.', 'LAW-5');
    refuseUnless(
      trial.isOwnCourt && listOwnedJudges(state, seat).length > 0,
      'The trial is not before a Judge of yours.',
      'LAW-5',
    );
    requireMoney(state, seat, mistrialDollars, 'A mistrial');
    return {
      costDollars: mistrialDollars,
      chance: null,
      notes: ['The trial ends; the Feds keep your gang in their sights.'],
    };
  },
  carryOut(table, seat) {
    table.emit({ type: 'mistrial', seat, dollars: mistrialDollars });
  },
});

/** [LAW-2] Describes the lawyer; only his client knows how good he is. */
function describeLawyer(state: State, seat: SeatId): string {
  const smarts = state.courts.lawyers[seat];
  return smarts === undefined
    ? 'A die decides how good your lawyer is: SMARTS 4 to 6, the same man from then on.'
    : `Your lawyer has SMARTS ${smarts}.`;
}

export function isOnTrial(state: State, seat: SeatId): boolean {
  return state.courts.bossTrials[seat] !== undefined;
}

/** The orders of the courts, by kind. */
export const courtOrders = { plea, 'face-trial': faceTrial, mistrial };
