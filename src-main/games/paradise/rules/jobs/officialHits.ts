import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { arrange, emptyForce, createForce } from '../battles/arranging/forces.ts';
import { findOnlyHolder } from '../officials/lookups.ts';
import { formatTarget, findHitTarget } from '../officials/targets.ts';
import { rollBodyguards, hasProfile } from '../skirmish/mustering/officials.ts';
import type { Setting } from '../state/records/battleWords.ts';
import type { HitOfficial } from '../state/records/battles.ts';
import type { ParadiseTable } from '../table.ts';
import { lookUpRandomStat } from '../tables/people/randomStats.ts';

/** [SCN-2] Where a man of office is found, by one die. */
const publicSettings: readonly Setting[] = ['restaurant', 'street', 'rural-road', 'farmhouse', 'bank', 'restaurant'];

/** SMARTS of the man who answers where the city has no Chief. */
const noChiefSmarts = 3;

/** [OFF-10] Returns the official with fighting stats; one without a profile is rolled when he is first needed. */
function rollStats(table: ParadiseTable, official: HitOfficial): HitOfficial {
  if (official.stats !== undefined || hasProfile(official.kind)) return official;
  const name = formatTarget(official);
  const faces = table.dice.faces({ purpose: `FISTS, GATS, GUTS, STUNTS and HITS of ${name}`, count: 5 });
  const [fists = 3, gats = 3, guts = 3, stunts = 3, hits = 3] = faces.map((face) => lookUpRandomStat('average', face));
  const stats = { fists, gats, guts, stunts, hits };
  table.emit({ type: 'official-sized-up', official: official.id, name, stats });
  return { ...official, stats };
}

/** [OFF-5, LAW-7] Arranges a Hit on an official: his place and his police guards. */
export function arrangeOfficialHit(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'hit-official'>>,
): void {
  const { state, dice } = table;
  const official = findHitTarget(state, order.official);
  if (official === null) return;
  const face = dice.roll({ purpose: `Where ${formatTarget(official)} is found` }).total;
  const district = state.officials[official.id]?.district;
  const extras = rollBodyguards(official, dice, findOnlyHolder(state, 'chief')?.smarts ?? noChiefSmarts);
  arrange(table, {
    scenario: 'hit',
    attackers: createForce(seat, order),
    defenders: { ...emptyForce('police'), extras },
    setting: publicSettings[face - 1] ?? 'street',
    district: district ?? state.gangs[seat]?.base ?? findCity(state).center,
    official: rollStats(table, official),
  });
}
