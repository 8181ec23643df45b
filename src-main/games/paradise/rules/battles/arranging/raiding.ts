import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import { requireBusiness, listBusinesses, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { findLootRule, computePerks, rollLoot } from '#main/games/paradise/rules/city/rackets.ts';
import { firstAgents } from '#main/games/paradise/rules/tables/courts.ts';
import { raidParty } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { listMusclePosted, listPosted } from '#main/games/paradise/rules/filing/crews.ts';
import { arrange, emptyForce, createForce, createReserve } from './forces.ts';
import { countGuardsAt, hasBusiness, countLootDice, listRaidedBusinesses, raidGuards, findSetting } from './places.ts';
import type { Force } from '#main/games/paradise/rules/state/records/battles.ts';

/** [SCN-5, TAKE-3, RK-5] A raid on a rival's place, or a siege when the men posted there got wind of it. */
export function arrangeRaid(table: ParadiseTable, seat: SeatId, order: DeepReadonly<OrderOf<'raid'>>): BattleId {
  const { state } = table;
  const business = requireBusiness(state, order.business);
  const places = listRaidedBusinesses(state, business);
  const attackers = createForce(seat, order);
  const defenders = { ...listGarrison(state, business, places), guards: raidGuards(state, business) };
  const isExpected = getWind(table, business, findSharpest(state, attackers), defenders);
  return arrange(table, {
    scenario: isExpected ? 'siege' : 'raid',
    attackers: isExpected ? addFriends(state, seat, attackers) : attackers,
    defenders,
    ...buildTarget(state, business),
  });
}

/** [SCN-1] */
export function arrangeSmash(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'smash-and-grab'>>,
): BattleId {
  const { state } = table;
  const business = requireBusiness(state, order.business);
  const owner = business.owner ?? seat;
  const rule = findLootRule(business, computePerks(state, owner), state.month);
  const lootPoints = Math.max(1, Math.abs(rollLoot(table.dice, business, rule).points));
  return arrange(table, {
    scenario: 'smash-and-grab',
    attackers: createForce(seat, order),
    defenders: { ...listGarrison(state, business, [business]), guards: countGuardsAt(state, business) },
    ...buildTarget(state, business),
    lootPoints,
  });
}

/** [SCN-11] Adds the friends who help. In a siege the attackers can telephone too. */
export function addFriends(state: State, seat: SeatId, force: Force): Force {
  const { reserve, vehicles } = createReserve(state, seat);
  return { ...force, reserve, vehicles: [...force.vehicles, ...vehicles] };
}

/** Lists a gang's men at a place of its own, and those who may be called to it. */
export function listGarrison(
  state: State,
  business: DeepReadonly<Business>,
  places: readonly DeepReadonly<Business>[],
): Force {
  const owner = business.owner;
  if (owner === null) throw new Error('Nobody owns the place that is to be defended.');
  const crew = listPosted(state, owner, (post) => post.kind === 'business' && hasBusiness(places, post.business));
  const muscle = listMusclePosted(state, owner, (id) => hasBusiness(places, id));
  return { ...emptyForce(owner), crew, muscle, ...createReserve(state, owner) };
}

function buildTarget(state: State, business: DeepReadonly<Business>) {
  return {
    setting: findSetting(state, business),
    district: business.district,
    business: business.id,
    lootDice: countLootDice(state, business),
  };
}

/**
 * [SCN-11] Decides if a raid on a place with posted men is expected: the sharpest of them passes SMARTS and the planner
 * fails.
 */
function getWind(
  table: ParadiseTable,
  business: DeepReadonly<Business>,
  raidersSmarts: number,
  defenders: Force,
): boolean {
  if (defenders.crew.length === 0) return false;
  const heard = table.dice.test({
    purpose: `The men posted at ${business.name} hear of a raid: SMARTS`,
    stat: findSharpest(table.state, defenders),
    sixFails: true,
  });
  const kept = table.dice.test({
    purpose: `The raid on ${business.name} is kept quiet: SMARTS`,
    stat: raidersSmarts,
    sixFails: true,
  });
  return heard.passed && !kept.passed;
}

function findSharpest(state: State, force: Force): number {
  const smarts = force.crew.map((id) => {
    const gangster = state.gangsters[id];
    return gangster === undefined ? 0 : computeCurrentStat(gangster, 'smarts');
  });
  return Math.max(0, ...smarts);
}

/** [PO-5, PO-6, SCN-10] A police raid on a door; `cars` are added to one for each die of Loot (OFF-4). */
export type PoliceVisit = { business: Business['id']; extraCars: number };

/** SMARTS of the Captain who keeps a raid quiet, see GANG-5. */
const captainSmarts = 4;

/** [SCN-10, SCN-11, PO-6] A Police Raid, or a siege when the men posted there got wind of it. */
export function arrangePoliceRaid(table: ParadiseTable, visit: PoliceVisit): BattleId {
  const { state } = table;
  const business = requireBusiness(state, visit.business);
  const defenders = { ...listGarrison(state, business, [business]), guards: countGuardsAt(state, business) };
  const police = {
    ...emptyForce('police'),
    extras: raidParty(table.dice, {
      cars: countLootDice(state, business) + visit.extraCars,
      agents: countRaidingAgents(state),
      ...(state.houseRules.policeCars === 'four' ? { seats: 4 } : {}),
    }),
  };
  const isExpected = getWind(table, business, captainSmarts, defenders);
  return arrange(table, {
    scenario: isExpected ? 'siege' : 'police-raid',
    attackers: police,
    defenders,
    ...buildTarget(state, business),
    ...(isGated(business) ? { hasGate: true } : {}),
  });
}

/** [PO-6] The Feds of a raid: one car of those in town, by the house rule all of them. */
function countRaidingAgents({ feds, houseRules }: State): number {
  if (!feds.inTown) return 0;
  return houseRules.federalRaids === 'all-come' ? feds.agents : Math.min(firstAgents, feds.agents);
}

/** [SCN-10] A business behind gates. */
function isGated({ type }: Pick<DeepReadonly<Business>, 'type'>): boolean {
  return type === 'brewery';
}

/** [TAKE-2] The first two crews at one door; the others meet the survivor. */
export function arrangeClash(
  table: ParadiseTable,
  business: DeepReadonly<Business>,
  crews: readonly { seat: SeatId; crew: Force['crew'] }[],
): void {
  const [first, second, ...rivals] = crews;
  if (first === undefined || second === undefined) return;
  arrange(table, {
    scenario: 'raid',
    attackers: { ...emptyForce(second.seat), crew: [...second.crew] },
    defenders: { ...emptyForce(first.seat), crew: [...first.crew] },
    ...buildTarget(table.state, business),
    isClash: true,
    rivals: rivals.map(({ seat, crew }) => ({ seat, crew: [...crew] })),
  });
}

/**
 * [PO-6] Raids a random business from the month after the Feds came; LAW-3: one of the gangs that they are after, if
 * any has a door.
 */
export function raidByFeds(table: ParadiseTable): void {
  const { feds, month } = table.state;
  if (!feds.inTown || feds.sinceMonth === null || feds.sinceMonth >= month) return;
  const hunted = feds.targets.filter((seat) => listOwnedBusinesses(table.state, seat).length > 0);
  const held =
    hunted.length === 0
      ? listBusinesses(table.state).filter(({ owner }) => owner !== null)
      : listOwnedBusinesses(table.state, table.dice.pick(hunted, 'Whom the Feds go for'));
  const districts = [...new Set(held.map(({ district }) => district))];
  if (districts.length === 0) return;
  const district = table.dice.pick(districts, 'Where the Feds strike');
  const business = table.dice.pick(
    held.filter((one) => one.district === district),
    'Which door they take',
  );
  arrangePoliceRaid(table, { business: business.id, extraCars: 0 });
}
