import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { MeetTopic } from '#shared/games/paradise/orders/jobs.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import {
  rollBossSmarts,
  drawBlock,
  drawHijackGuards,
  drawStreet,
  type Draw,
} from '#main/games/paradise/rules/skirmish/mustering/draws.ts';
import { listIds, listPool } from './dress.ts';
import { arrange, emptyForce, createForce, createReserve } from './forces.ts';
import type { Extras, Force } from '#main/games/paradise/rules/state/records/battles.ts';

/** [SCN-3] Arranges a truck with the driver and guard of the racket, and the men whom the gang adds. */
export function arrangeHijack(table: ParadiseTable, seat: SeatId, order: DeepReadonly<OrderOf<'hijack'>>): BattleId {
  const { dice, state } = table;
  const lootPoints = dice.roll({ purpose: 'Loot in the truck' }).total;
  const { reserve, vehicles } = createReserve(state, order.gang);
  const { drawn, bringCars } = drawHijackGuards(listPool(state, reserve, 'defenders'), dice);
  // A man who rides along in the back leaves the gang's cars at home.
  const coming = vehicles.filter((id) => bringCars || state.vehicles[id]?.kind === 'truck');
  return arrange(table, {
    scenario: 'hijack',
    attackers: createForce(seat, order),
    defenders: {
      ...emptyForce(order.gang),
      crew: listIds(drawn),
      extras: [
        { profile: 'slugger', count: 1 },
        { profile: 'hoodlum', count: 1 },
      ],
      vehicles: coming,
    },
    setting: 'rural-road',
    district: requireGang(state, order.gang).base,
    lootPoints,
  });
}

/** [SCN-6] Arranges a few low men on the block; the others come when they hear of it. */
export function arrangeShow(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'show-of-strength'>>,
): BattleId {
  const { state, dice } = table;
  return arrange(table, {
    scenario: 'show-of-strength',
    attackers: createForce(seat, order),
    defenders: drawCaughtOut(state, order.gang, (pool) => drawBlock(pool, dice)),
    setting: 'street',
    district: requireGang(state, order.gang).base,
  });
}

/** Draws the men of a gang who are on the table; the others are its reserve. */
export function drawCaughtOut(
  state: ParadiseTable['state'],
  seat: SeatId,
  draw: (pool: ReturnType<typeof listPool>) => Draw,
): Force {
  const { reserve, vehicles } = createReserve(state, seat);
  const { drawn, left } = draw(listPool(state, reserve, 'defenders'));
  return { ...emptyForce(seat), crew: listIds(drawn), reserve: listIds(left), vehicles };
}

/** [SCN-9] Draws the men of a gang who happen to be about in a street. */
export function drawMenInStreet(table: ParadiseTable, seat: SeatId): Force {
  return drawCaughtOut(table.state, seat, (pool) => drawStreet(pool, table.dice));
}

/** [SCN-7] Arranges the fight of the two named champions; it is about the one who was called out. */
export function arrangeShowdown(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'showdown'>>,
  called: { seat: SeatId; champion: GangsterId },
): BattleId {
  return arrange(table, {
    scenario: 'showdown',
    attackers: { ...emptyForce(seat), crew: [order.champion] },
    defenders: { ...emptyForce(called.seat), crew: [called.champion] },
    setting: 'street',
    district: requireGang(table.state, called.seat).base,
    target: called.champion,
  });
}

/** [SCN-8] Arranges boys of the block on both sides, none of the gangs. */
export function arrangeRumble(table: ParadiseTable, seat: SeatId, order: DeepReadonly<OrderOf<'rumble'>>): BattleId {
  const { state } = table;
  return arrange(table, {
    scenario: 'rumble',
    attackers: { ...emptyForce(seat), extras: listBoys(table, seat) },
    defenders: { ...emptyForce(order.gang), extras: listBoys(table, order.gang) },
    setting: 'lot',
    district: requireGang(state, order.gang).base,
  });
}

function listBoys(table: ParadiseTable, seat: SeatId): Extras[] {
  const { name } = requireGang(table.state, seat);
  const rollCount = (who: string): number => table.dice.roll({ purpose: `${who} who run with ${name}` }).total;
  return [
    { profile: 'hoodlum', count: 1 },
    { profile: 'punk', count: rollCount('Punks') },
    { profile: 'slugger', count: rollCount('Sluggers') },
  ];
}

/** [SCN-4] The people whom the asked gang sends, and the men posted beside the asker's spokesman. */
export type MeetParty = {
  host: GangsterId;
  guards: readonly GangsterId[];
  beside: readonly GangsterId[];
  isTreachery: boolean;
};

/** [SCN-4] Arranges the named people of both sides; a die decides the SMARTS of an NPC's spokesman. */
export function arrangeMeet(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'meet'>>,
  { host, guards, beside, isTreachery }: MeetParty,
): BattleId {
  const { dice, state } = table;
  const rival = requireGang(state, order.gang);
  const npcSmarts = rival.isHuman ? null : rollBossSmarts(dice, `${rival.name} at the Meet`);
  return arrange(table, {
    scenario: 'meet',
    attackers: { ...emptyForce(seat), crew: [order.negotiator, ...order.bodyguards, ...beside] },
    defenders: { ...emptyForce(order.gang), crew: [host, ...guards] },
    setting: 'restaurant',
    district: findCity(state).center,
    topic: clonePlain(order.topic) as MeetTopic,
    treachery: [
      ...(order.isTreachery ? (['attackers'] as const) : []),
      ...(isTreachery ? (['defenders'] as const) : []),
    ],
    negotiators: { attackers: order.negotiator, defenders: host, npcSmarts },
  });
}
