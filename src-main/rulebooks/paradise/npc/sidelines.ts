import { districtNames } from '../../../../src-shared/vocabulary/paradise/city.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { crewOf } from '../battles/crews.ts';
import { levelOf } from '../skirmish/levels.ts';
import { roleOf } from '../battles/dress.ts';
import { businessesOf, isFree, livingGangs, ownedBy } from '../lookups.ts';
import { averageLootDollars, lootRuleOf, perksOf } from '../rackets.ts';
import type { SeatView } from '../seatView.ts';
import type { Gang } from '../state.ts';
import { neighbours } from '../tables/city.ts';
import { doctrineOf } from '../tables/doctrines.ts';
import { fighters, punchOf } from './fighters.ts';
import { reasonOf, type Plan } from './reason.ts';

/** Men a gang wants before it posts any. */
const enoughMen = 9;

/** Businesses a rival must be ahead before a gang would rather talk. */
const tooFarBehind = 8;

/** [GANG-11] What goes on beside the month's job: boys in the lot, men at doors, eyes on a street, talk, a duel. */
export function planSidelines(view: SeatView, taken: readonly Plan[]): Plan[] {
  const busy = new Set(taken.flatMap(({ order }) => crewOf(order)));
  const free = fighters(view).filter(({ id }) => !busy.has(id));
  const duel = planShowdown(view, free);
  const posted = planGuard(
    view,
    free.filter(({ id }) => !duel.some(({ order }) => crewOf(order).includes(id))),
  );
  return [
    ...planRumble(view),
    ...duel,
    ...posted,
    ...planAmbush(view),
    ...planMeet(view, [...taken, ...duel, ...posted]),
  ];
}

function rivalsOf(view: SeatView): DeepReadonly<Gang>[] {
  return livingGangs(view).filter(({ id }) => id !== view.seat);
}

/** The rival who holds most; the first among equals. */
function leaderOf(view: SeatView): DeepReadonly<Gang> | null {
  return (
    rivalsOf(view).toSorted((a, b) => ownedBy(view, b.id).length - ownedBy(view, a.id).length)[0] ??
    null
  );
}

/** [SCN-8] Boys cost nothing, and who wins the lot wins recruits. */
function planRumble(view: SeatView): Plan[] {
  const rival = leaderOf(view);
  const men = view.members.filter(isFree).length;
  const wanted = Math.max(8, ownedBy(view, view.seat).length * 1.5);
  const short = wanted - men;
  if (rival === null || short <= 2) return [];
  return [
    {
      order: { kind: 'rumble', gang: rival.id },
      reason: reasonOf('A few more boys would not come amiss, and the lot costs nothing.', [
        { name: 'men missing', points: short * 3 },
        { name: 'the city is hot already', points: -view.outrage / 2 },
      ]),
    },
  ];
}

/** [SCN-7] A killer of ours is worth more than their Boss on a good day. */
function planShowdown(view: SeatView, free: ReturnType<typeof fighters>): Plan[] {
  const champion = free.find(
    (member) =>
      levelOf(roleOf(member)) === 'upper' && (member.isStoneCold || punchOf(member) >= 2.2),
  );
  const rival = leaderOf(view);
  const target = rival === null ? undefined : view.bosses[rival.id];
  if (champion === undefined || rival === null || target === undefined) return [];
  const lead = ownedBy(view, rival.id).length - ownedBy(view, view.seat).length;
  const reason = reasonOf(`${champion.name} would like a word with ${rival.bossName}, alone.`, [
    { name: 'what our man is worth with a gun', points: (punchOf(champion) - 2) * 12 },
    { name: 'how far they are ahead of us', points: lead * 2 },
    { name: 'he may not come back', points: -14 },
  ]);
  if (reason.score <= 0) return [];
  return [{ order: { kind: 'showdown', champion: champion.id, target }, reason }];
}

/** [SCN-5] The place most worth having gets the men who are left over. */
function planGuard(view: SeatView, free: ReturnType<typeof fighters>): Plan[] {
  const spare = free.slice(enoughMen - 2).slice(0, 3);
  if (spare.length === 0) return [];
  const perks = perksOf(view, view.seat);
  const [best] = ownedBy(view, view.seat)
    .map((business) => ({
      business,
      income: averageLootDollars(lootRuleOf(business, perks, view.month)),
    }))
    .toSorted((a, b) => b.income - a.income);
  if (best === undefined) return [];
  return [
    {
      order: {
        kind: 'guard',
        post: { kind: 'business', business: best.business.id },
        crew: spare.map(({ id }) => id),
      },
      reason: reasonOf(`${best.business.name} is what a rival would want first.`, [
        { name: 'its Loot, in $100s', points: best.income / 100 },
        { name: 'men with nothing else to do', points: spare.length },
      ]),
    },
  ];
}

/** [SCN-9] Eyes on the street nearest to whoever we like least. */
function planAmbush(view: SeatView): Plan[] {
  const { hostileTo } = doctrineOf(view.mind.doctrine);
  const own = [...new Set(ownedBy(view, view.seat).map(({ district }) => district))];
  const [rival] = rivalsOf(view).filter(({ type }) => hostileTo.includes(type));
  const district =
    rival === undefined
      ? undefined
      : own.find((one) => one === rival.base || neighbours[one].includes(rival.base));
  if (rival === undefined || district === undefined) return [];
  return [
    {
      order: { kind: 'ambush', gang: rival.id, district },
      reason: reasonOf(
        `${rival.name} must come through ${districtNames[district]} to get anywhere.`,
        [
          { name: 'no love lost between us', points: 8 },
          { name: 'it costs nothing to look', points: 2 },
        ],
      ),
    },
  ];
}

/** [SCN-4] A gang that is behind would rather talk to whoever is ahead. */
function planMeet(view: SeatView, taken: readonly Plan[]): Plan[] {
  const rival = leaderOf(view);
  if (rival === null) return [];
  const behind = ownedBy(view, rival.id).length - ownedBy(view, view.seat).length;
  const hasTruce = view.deals.some(
    ({ untilMonth, brokenBy, asker, other }) =>
      brokenBy === null &&
      untilMonth + 3 > view.month &&
      (asker === rival.id || other === rival.id),
  );
  const isTarget = taken.some(({ order }) =>
    'business' in order && typeof order.business === 'string'
      ? businessesOf(view).find(({ id }) => id === order.business)?.owner === rival.id
      : 'gang' in order && order.gang === rival.id,
  );
  const busy = new Set(taken.flatMap(({ order }) => crewOf(order)));
  const talker = view.members
    .filter((member) => isFree(member) && !member.isBoss && !busy.has(member.id))
    .filter(({ profile }) => profile !== 'accountant')
    .toSorted((a, b) => b.stats.smarts - a.stats.smarts)[0];
  if (behind < tooFarBehind || hasTruce || isTarget || talker === undefined) return [];
  return [
    {
      order: {
        kind: 'meet',
        gang: rival.id,
        negotiator: talker.id,
        topic: { kind: 'truce' },
        bodyguards: [],
        isTreachery: false,
      },
      reason: reasonOf(`${rival.name} are too big to fight this month.`, [
        { name: 'how far they are ahead of us', points: behind },
        { name: 'what our spokesman is worth', points: talker.stats.smarts - 3 },
      ]),
    },
  ];
}
