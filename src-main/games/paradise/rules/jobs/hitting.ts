import type { BattleId, BusinessId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listIds, listPool } from '../battles/arranging/dress.ts';
import { arrange, emptyForce, createForce, createReserve } from '../battles/arranging/forces.ts';
import { countGuardsAt, findSetting } from '../battles/arranging/places.ts';
import { drawHitGuards } from '../skirmish/mustering/draws.ts';
import { rollPatrolCar } from '../skirmish/mustering/law.ts';
import { choose, exclude } from '../skirmish/table/levels.ts';
import type { Setting } from '../state/records/battleWords.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { firstAgents } from '../tables/courts.ts';
import { requireGang, listOwnedBusinesses } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { isNeutralGround } from '../tables/rackets.ts';
import { listPosted } from '../filing/crews.ts';

/** [SCN-2] Where he is found, by one die. */
const hitSettings: readonly (Setting | 'own-business')[] = [
  'own-business',
  'street',
  'rural-road',
  'farmhouse',
  'bank',
  'restaurant',
];

/**
 * [SCN-2, CITY-7] Arranges a Hit: the target's place and his company. A Boss has two of his men with him, others one,
 * besides posted guards.
 */
export function arrangeHit(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'hit'>>,
  target: DeepReadonly<Gangster>,
): BattleId {
  const { dice, state } = table;
  const rival = target.gang;
  const where = hitSettings[dice.roll({ purpose: 'Where he is found' }).total - 1] ?? 'street';
  const posted = listPosted(state, rival, (post) => post.kind === 'gangster' && post.gangster === target.id);
  const pool = listPool(state, createReserve(state, rival, [target.id]).reserve, 'defenders');
  const usual = choose(pool, 'any', target.isBoss ? 2 : 1);
  const { drawn, isAlone } = drawHitGuards(exclude(pool, usual), dice);
  const company = isAlone ? [] : [...posted, ...listIds(usual), ...listIds(drawn)];
  const business = where === 'own-business' ? findHome(state, rival, order.place) : null;
  return arrange(table, {
    scenario: 'hit',
    attackers: createForce(seat, order),
    defenders: {
      ...emptyForce(rival),
      crew: [target.id, ...company],
      guards: business === null ? 0 : countGuardsAt(state, business),
    },
    setting: business === null ? (where === 'own-business' ? 'restaurant' : where) : findSetting(state, business),
    district: business?.district ?? requireGang(state, rival).base,
    business: business?.id ?? null,
    target: target.id,
  });
}

/**
 * [SCN-2a] Arranges a Hit on a man of the gang's own on his way to court: a Judge's car of six guards him, or five
 * Agents while the Feds are in town.
 */
export function arrangeSilencing(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'hit'>>,
  target: DeepReadonly<Gangster>,
): BattleId {
  const { dice, state } = table;
  return arrange(table, {
    scenario: 'hit',
    attackers: createForce(seat, order),
    defenders: {
      ...emptyForce('police'),
      crew: [target.id],
      extras: state.feds.inTown
        ? [{ profile: 'agent', count: firstAgents, car: 0 }]
        : rollPatrolCar(dice, 0, 'The car that takes him to court'),
    },
    setting: 'street',
    district: requireGang(state, seat).base,
    target: target.id,
  });
}

/**
 * [SCN-2, CITY-7] Finds the place that the attackers picked, or else the one with the fewest guards; the tracks are
 * neutral ground.
 */
function findHome(state: State, seat: SeatId, picked: BusinessId | undefined): DeepReadonly<Business> | null {
  const places = listOwnedBusinesses(state, seat).filter(({ type }) => !isNeutralGround(type));
  const place = places.find(({ id }) => id === picked);
  if (place !== undefined) return place;
  return places.toSorted((a, b) => countGuardsAt(state, a) - countGuardsAt(state, b))[0] ?? null;
}
