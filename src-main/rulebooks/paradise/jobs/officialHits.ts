import type { BattleOutcome } from '../../../../src-shared/games/paradise/battles.ts';
import { districts } from '../../../../src-shared/games/paradise/city.ts';
import type { OfficialId } from '../../../../src-shared/games/paradise/ids.ts';
import { attorneyGeneralId, styledName } from '../../../../src-shared/games/paradise/officials.ts';
import type { OrderOf } from '../../../../src-shared/games/paradise/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { arrange, emptyForce, forceOf } from '../battles/arranging/forces.ts';
import { isGang } from '../battles/arranging/parties.ts';
import { hallKnowledge } from '../officials/knowledge.ts';
import { onlyOne } from '../officials/lookups.ts';
import { testLoyalty } from '../officials/posts/loyalty.ts';
import { replaceOfficial } from '../officials/posts/seating.ts';
import { bodyguardsOf, hasProfile } from '../skirmish/mustering/officials.ts';
import type { Setting } from '../state/records/battleWords.ts';
import type { Battle, HitOfficial } from '../state/records/battles.ts';
import type { State } from '../state/index.ts';
import type { OfficialStats } from '../state/records/officials.ts';
import type { ParadiseTable } from '../state/table.ts';
import { attorneyGeneralSmarts, firstAttorneyGeneral } from '../tables/courts.ts';
import { officialName } from '../tables/officialNames.ts';
import { randomStat } from '../tables/people/randomStats.ts';
import { firstAgents } from '../tables/courts.ts';

/** [SCN-2] Where a man of office is found, by one die. */
const publicSettings: readonly Setting[] = [
  'restaurant',
  'street',
  'rural-road',
  'farmhouse',
  'bank',
  'restaurant',
];

/** SMARTS of the man who answers where the city has no Chief. */
const noChiefSmarts = 3;

/** `Judge Amos Pell`, `State Attorney General Cornelius Hatch`. */
export function styledTarget({ kind, name }: Pick<HitOfficial, 'kind' | 'name'>): string {
  return kind === 'attorney-general'
    ? `State Attorney General ${name}`
    : styledName({ kind, name });
}

/** [LAW-4] Who prosecutes for the State now. */
export function attorneyGeneralName(state: Pick<State, 'courts'>): string {
  return state.courts.attorneyGeneral ?? firstAttorneyGeneral;
}

/** The holder of an office a Hit could be on, or null. */
export function targetNamed(state: State, id: OfficialId): HitOfficial | null {
  if (id === attorneyGeneralId) {
    const name = attorneyGeneralName(state);
    const known = statsAsKnown(state.courts.attorneyGeneralStats);
    return { id, kind: 'attorney-general', name, smarts: attorneyGeneralSmarts, ...known };
  }
  const official = state.officials[id];
  if (official === undefined) return null;
  const { kind, name, smarts, stats } = official;
  return { id, kind, name, smarts, ...statsAsKnown(stats) };
}

function statsAsKnown(stats: DeepReadonly<OfficialStats> | undefined): Pick<HitOfficial, 'stats'> {
  return stats === undefined ? {} : { stats: { ...stats } };
}

/** [OFF-10] The man as he fights: who has no profile of his own is rolled when he is first needed. */
function sizedUp(table: ParadiseTable, official: HitOfficial): HitOfficial {
  if (official.stats !== undefined || hasProfile(official.kind)) return official;
  const name = styledTarget(official);
  const faces = table.dice.faces({
    purpose: `FISTS, GATS, GUTS, STUNTS and HITS of ${name}`,
    count: 5,
  });
  const [fists = 3, gats = 3, guts = 3, stunts = 3, hits = 3] = faces.map((face) =>
    randomStat('average', face),
  );
  const stats = { fists, gats, guts, stunts, hits };
  table.emit({ type: 'official-sized-up', official: official.id, name, stats });
  return { ...official, stats };
}

/** The holder of an office a Hit could be on, or a Refusal, the same for nobody and for a Reporter unknown. */
export function publicTarget(state: State, seat: SeatId, id: OfficialId): HitOfficial {
  const target = targetNamed(state, id);
  const isKnown =
    id === attorneyGeneralId || hallKnowledge(state, seat).officials[id] !== undefined;
  if (target === null || !isKnown) {
    throw new Refusal(`There is no official “${id}” in Paradise; pick one from the Hall.`, 'OFF-5');
  }
  return target;
}

/** [OFF-5, LAW-7] A Hit on an official: where he is found, and the police who are with him. */
export function arrangeOfficialHit(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'hit-official'>>,
): void {
  const { state, dice } = table;
  const official = targetNamed(state, order.official);
  if (official === null) return;
  const face = dice.roll({ purpose: `Where ${styledTarget(official)} is found` }).total;
  const district = state.officials[official.id]?.district;
  const extras = bodyguardsOf(official, dice, onlyOne(state, 'chief')?.smarts ?? noChiefSmarts);
  arrange(table, {
    scenario: 'hit',
    attackers: forceOf(seat, order),
    defenders: { ...emptyForce('police'), extras },
    setting: publicSettings[face - 1] ?? 'street',
    district: district ?? state.gangs[seat]?.base ?? districts[0],
    official: sizedUp(table, official),
  });
}

/** [OFF-8, LAW-7] A dead man's office is filled; for the Attorney General the Feds come and friends think twice. */
export function fillPost(
  table: ParadiseTable,
  battle: DeepReadonly<Battle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const { official = null } = battle;
  if (official === null || outcome.ending !== 'target-dead') return;
  if (official.kind !== 'attorney-general') {
    replaceOfficial(table, official.id);
    return;
  }
  const { namesFrom, namesUsed } = table.state.cityHall;
  table.emit({
    type: 'attorney-general-appointed',
    name: officialName(namesFrom, namesUsed),
    after: official.name,
  });
  if (!table.state.feds.inTown)
    table.emit({ type: 'feds-arrived', month: table.state.month, agents: firstAgents });
  // [LAW-7] Only the killers' own friends think twice; other gangs had no hand in it.
  const { party } = battle.attackers;
  if (isGang(party)) testLoyalty(table, party, `of the murder of ${styledTarget(official)}`);
}
