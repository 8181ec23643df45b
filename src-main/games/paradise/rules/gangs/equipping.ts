import { simplifyName } from '../mail/sheetNames.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { VehicleId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { VehicleKind, VehicleUpgrade } from '#shared/games/paradise/people.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { computeCurrentStat } from '../state/condition.ts';
import { requireMemberAtLarge, requireMember } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Vehicle } from '../state/records/gangs.ts';
import { upgradeTable, vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import { makeFreeTerms, requireMoney, order } from '../orders/order.ts';

/** [GANG-9] One weapon for one gangster. */
const arm = order('arm', {
  rules: ['GANG-9'],
  mail: [
    {
      example: 'Buy a Pistol for Spats',
      pattern: /^buy an? (.+?) for (.+)$/iu,
      read: (n, [weapon = '', man = '']) => ({ kind: 'arm', gangster: n.man(man), weapon: n.weapon(weapon) }),
    },
  ],
  title(state, seat, order) {
    const name = weaponTable[order.weapon].name;
    return `Buy a ${name} for ${requireMember(state, seat, order.gangster).name}`;
  },
  check(state, seat, order) {
    const gangster = requireMemberAtLarge(state, seat, order.gangster);
    const { name, priceDollars } = weaponTable[order.weapon];
    requireMoney(state, seat, priceDollars, `A ${name} for ${gangster.name}`);
    return { costDollars: priceDollars, chance: null, notes: [] };
  },
  carryOut(table, seat, order) {
    const costDollars = weaponTable[order.weapon].priceDollars;
    const { gangster, weapon } = order;
    table.emit({ type: 'armed', seat, gangster, weapon, costDollars });
  },
});

/** A weapon passes from hand to hand inside the gang. */
const handOver = order('hand-over', {
  rules: ['GANG-9'],
  mail: [
    {
      example: 'Hand a Pistol of Spats to Big Tommy',
      pattern: /^hand an? (.+?) of (.+?) to (.+)$/iu,
      read: (n, [weapon = '', from = '', to = '']) => ({
        kind: 'hand-over',
        weapon: n.weapon(weapon),
        from: n.man(from),
        to: n.man(to),
      }),
    },
  ],
  title(state, seat, order) {
    const from = requireMember(state, seat, order.from).name;
    const to = requireMember(state, seat, order.to).name;
    return `${from} hands ${to} a ${weaponTable[order.weapon].name}`;
  },
  check(state, seat, order) {
    const from = requireMemberAtLarge(state, seat, order.from);
    const to = requireMemberAtLarge(state, seat, order.to);
    const name = weaponTable[order.weapon].name;
    refuseUnless(from.id !== to.id, `${from.name} holds the ${name} himself; pick somebody else.`);
    refuseUnless(from.weapons.includes(order.weapon), `${from.name} has no ${name} to hand over.`);
    return makeFreeTerms();
  },
  carryOut(table, seat, order) {
    const { from, to, weapon } = order;
    table.emit({ type: 'weapon-handed-over', seat, from, to, weapon });
  },
});

/** [GANG-9] A car or truck with its upgrades. */
const buyVehicle = order('buy-vehicle', {
  rules: ['GANG-9', 'CAR-9'],
  mail: [
    {
      example: 'Buy a car',
      pattern: /^buy a (car|truck|fancy car)$/iu,
      read: (_names, [kind = '']) => ({ kind: 'buy-vehicle', vehicle: simplifyName(kind).replace(' ', '-') }),
    },
  ],
  title: (_state, _seat, order) => `Buy a ${vehicleTable[order.vehicle].name.toLowerCase()}`,
  check(state, seat, order) {
    const costDollars = computeVehiclePrice(order.vehicle, order.upgrades);
    requireMoney(state, seat, costDollars, `A ${vehicleTable[order.vehicle].name.toLowerCase()}`);
    return { costDollars, chance: null, notes: order.upgrades.map((u) => upgradeTable[u].name) };
  },
  carryOut(table, seat, order) {
    const vehicle: Vehicle = {
      id: createVehicleId(table.state),
      gang: seat,
      kind: order.vehicle,
      upgrades: [...order.upgrades],
      stolen: false,
    };
    const costDollars = computeVehiclePrice(order.vehicle, order.upgrades);
    table.emit({ type: 'vehicle-bought', vehicle, costDollars });
  },
});

/** [GANG-9] Price of a vehicle; the same modification twice is refused. */
export function computeVehiclePrice(kind: VehicleKind, upgrades: readonly VehicleUpgrade[]): number {
  refuseUnless(new Set(upgrades).size === upgrades.length, 'Each modification can be made once.', 'GANG-9');
  return upgrades.reduce(
    (total, upgrade) => total + upgradeTable[upgrade].priceDollars,
    vehicleTable[kind].priceDollars,
  );
}

/** The id of the next vehicle anyone gets. */
export function createVehicleId(state: State): VehicleId {
  return `v${state.made.vehicles + 1}` as VehicleId;
}

/** [GANG-9] A modification of a vehicle the gang has. */
const upgradeVehicle = order('upgrade-vehicle', {
  rules: ['GANG-9', 'CAR-9'],
  mail: [
    {
      example: 'Work on a car: Souped up',
      pattern: /^work on (?:an?|our|the) (.+?): (.+)$/iu,
      read: (n, [vehicle = '', upgrade = '']) => ({ kind: 'upgrade-vehicle', ...n.work(vehicle, upgrade) }),
    },
  ],
  title: (_state, _seat, order) => `${upgradeTable[order.upgrade].name}: work on a car`,
  check(state, seat, order) {
    const vehicle = state.vehicles[order.vehicle];
    refuseUnless(vehicle?.gang === seat, 'The gang has no such vehicle; pick one of its own.');
    const { name, priceDollars } = upgradeTable[order.upgrade];
    refuseUnless(!vehicle.upgrades.includes(order.upgrade), `This one is done already: ${name}.`);
    requireMoney(state, seat, priceDollars, name);
    return { costDollars: priceDollars, chance: null, notes: [] };
  },
  carryOut(table, seat, order) {
    const costDollars = upgradeTable[order.upgrade].priceDollars;
    const { vehicle, upgrade } = order;
    table.emit({ type: 'vehicle-upgraded', seat, vehicle, upgrade, costDollars });
  },
});

/** [GANG-9] Stealing a car or truck: SMARTS, one try a month for each gangster. */
const stealVehicle = order('steal-vehicle', {
  rules: ['GANG-9'],
  mail: [
    {
      example: 'Spats steals a car',
      pattern: /^(.+?) steals a (car|truck)$/iu,
      read: (n, [man = '', vehicle = '']) => ({
        kind: 'steal-vehicle',
        gangster: n.man(man),
        vehicle: simplifyName(vehicle),
      }),
    },
  ],
  title: (state, seat, order) => `${requireMember(state, seat, order.gangster).name} tries to steal a ${order.vehicle}`,
  check(state, seat, order) {
    const thief = requireMemberAtLarge(state, seat, order.gangster);
    refuseUnless(
      thief.triedStealingMonth !== state.month,
      `${thief.name} has tried this month already; send somebody else or wait.`,
      'GANG-9',
    );
    const chance = Math.min(6, computeCurrentStat(thief, 'smarts')) / 6;
    return { costDollars: 0, chance, notes: ['Failure costs nothing but the try.'] };
  },
  carryOut: stealIt,
});

function stealIt(table: ParadiseTable, seat: SeatId, order: OrderOf<'steal-vehicle'>): void {
  const thief = requireMember(table.state, seat, order.gangster);
  const { passed } = table.dice.test({
    purpose: `${thief.name} steals a ${order.vehicle}: SMARTS`,
    stat: computeCurrentStat(thief, 'smarts'),
  });
  const vehicle: Vehicle = {
    id: createVehicleId(table.state),
    gang: seat,
    kind: order.vehicle,
    upgrades: [],
    stolen: true,
  };
  table.emit({ type: 'theft-tried', seat, gangster: thief.id, vehicle: passed ? vehicle : null });
}

/** The orders of weapons and vehicles, by kind. */
export const equippingOrders = {
  arm,
  'hand-over': handOver,
  'buy-vehicle': buyVehicle,
  'upgrade-vehicle': upgradeVehicle,
  'steal-vehicle': stealVehicle,
};
