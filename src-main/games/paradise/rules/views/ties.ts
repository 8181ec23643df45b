import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { gangTypeNames } from '#shared/games/paradise/city.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { Tie } from '#shared/games/paradise/views/attitudes.ts';
import { formatCount } from '#shared/words/text.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listPublicBargains } from '../bargains/knowledge.ts';
import { isInForce, isParty, listTrucesBetween, findTruceEnd } from '../bargains/terms.ts';
import { listDeals, listLivingGangs, listSeatDeals } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Gang } from '../state/records/gangs.ts';
import { lookUpDoctrine } from '../tables/people/doctrines.ts';
import { listRecentBattles } from './battles.ts';

/** Months in which fights make a war, and fights in them; a fight older than that leaves a feud. */
const war = { months: 3, fights: 2 } as const;

type Pair = readonly [DeepReadonly<Gang>, DeepReadonly<Gang>];

/**
 * [BARG-6] Lists the ties between the living gangs that a viewer knows of: fights, truces, promised help, old grudges.
 */
export function listTies(state: State, viewer: Viewer): Tie[] {
  const living = listLivingGangs(state);
  const { battles } = listRecentBattles(state, viewer);
  return living
    .flatMap((one, at) => living.slice(at + 1).map((other): Pair => [one, other]))
    .flatMap((pair) => {
      const fights = battles.filter((battle) => isBetween(battle, pair));
      return [
        ...listQuarrels(state, pair, fights),
        ...listPeace(state, viewer, pair),
        ...listHelp(state, viewer, pair),
      ].map((tie) => ({ one: pair[0].id, other: pair[1].id, ...tie }));
    });
}

function isBetween({ attackers, defenders, settled }: BattleSummary, [one, other]: Pair): boolean {
  const wasFought = settled !== null && settled.how !== 'called-off';
  return (
    wasFought && ((attackers === one.id && defenders === other.id) || (attackers === other.id && defenders === one.id))
  );
}

type Told = Pick<Tie, 'kind' | 'text'>;

/** Lists a war, or its feud, a broken promise, or an old grudge. */
function listQuarrels(state: State, pair: Pair, fights: readonly BattleSummary[]): Told[] {
  const [last] = fights;
  const recent = fights.filter(({ month }) => month > state.month - war.months).length;
  const isWar = recent >= war.fights;
  const met =
    last === undefined
      ? []
      : [
          `${isWar ? `${formatCount(recent, 'fight')} in three months` : `${formatCount(fights.length, 'fight')} in a year`}, the last in ${formatMonth(last.month)}`,
        ];
  const text = [...met, ...describeBroken(state, pair), ...describeHatred(pair)].join('; ');
  if (text === '') return [];
  return [{ kind: isWar ? 'war' : 'feud', text }];
}

/** [GANG-11] Two kinds of gang that never got on. */
function describeHatred([one, other]: Pair): string[] {
  const hates = lookUpDoctrine(one.type).hostileTo.includes(other.type);
  const isHated = lookUpDoctrine(other.type).hostileTo.includes(one.type);
  if (!hates && !isHated) return [];
  return one.type === other.type
    ? [`two of one trade: ${gangTypeNames[one.type]}`]
    : [`old hatred: ${gangTypeNames[one.type]} and ${gangTypeNames[other.type]}`];
}

function describeBroken(state: State, [one, other]: Pair): string[] {
  const { accords } = listPublicBargains(state);
  const broken = accords.filter(
    (accord) => accord.brokenBy !== null && isParty(accord, one.id) && isParty(accord, other.id),
  ).length;
  return broken === 0 ? [] : [`${formatCount(broken, 'promise')} broken between them`];
}

function listPeace(state: State, viewer: Viewer, [one, other]: Pair): Told[] {
  const known = viewer === 'gm' || viewer === one.id || viewer === other.id;
  if (known) {
    const ends = listTrucesBetween(listDeals(state), one.id, other.id, state.month).map(findTruceEnd);
    return ends.length === 0 ? [] : [describePeace(Math.max(...ends))];
  }
  const ends = listPublicBargains(state)
    .accords.filter(
      (accord) =>
        isParty(accord, one.id) && isParty(accord, other.id) && accord.brokenBy === null && accord.truceMonths !== null,
    )
    .map(({ sinceMonth, truceMonths }) => sinceMonth + (truceMonths ?? 0) - 1)
    .filter((end) => end >= state.month);
  return ends.length === 0 ? [] : [describePeace(Math.max(...ends))];
}

function describePeace(untilMonth: number): Told {
  return { kind: 'truce', text: `truce until ${formatMonth(untilMonth)}` };
}

/** [BARG-3] Lists promised help that is still to come, for those who know of it. */
function listHelp(state: State, viewer: Viewer, [one, other]: Pair): Told[] {
  const deals = viewer === 'gm' ? listDeals(state) : listSeatDeals(state, viewer);
  return deals
    .filter((deal) => isParty(deal, one.id) && isParty(deal, other.id))
    .filter((deal) => isInForce(deal, state.month) && (deal.terms.joint?.month ?? 0) >= state.month)
    .map(({ terms }): Told => {
      return { kind: 'alliance', text: `a joint job in ${formatMonth(terms.joint?.month ?? 0)}` };
    });
}
