import type { BattleSide } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { type HireableProfile, hireableProfiles } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatNumberedId, Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createCars, type LawGroup, createLawmen } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import type { Muster, SideMuster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { createOfficialFigure } from '#main/games/paradise/rules/skirmish/mustering/officials.ts';
import { lawTable } from '#main/games/paradise/rules/skirmish/table/lawTable.ts';
import { createSkillDice, rollMusterSkills } from '#main/games/paradise/rules/skirmish/mustering/randomSkills.ts';
import type { FigureSource, VehicleSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { CampaignBattle, Extras, Force } from '#main/games/paradise/rules/state/records/battles.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { createFigure, createCaptiveFigure, findPresent, type Rosters } from './dress.ts';
import { isGang, isOnCaptive } from './parties.ts';

/** [SCN, SCN-0] Builds the muster of a campaign battle: crews, guards, muscle, cars and guns. */
export function buildMuster(state: Rosters, battle: DeepReadonly<CampaignBattle>): Muster {
  const muster = buildUnskilledMuster(state, battle);
  return battle.skillsSeed === undefined ? muster : rollMusterSkills(muster, createSkillDice(battle.skillsSeed));
}

function buildUnskilledMuster(state: Rosters, battle: DeepReadonly<CampaignBattle>): Muster {
  return {
    scenario: battle.scenario,
    setting: battle.setting,
    attackers: buildSideMuster(state, battle, 'attackers'),
    defenders: buildSideMuster(state, battle, 'defenders'),
    target: battle.target ?? battle.official?.id ?? null,
    lootPoints: battle.lootPoints,
    lootDice: battle.lootDice,
    isClash: battle.isClash,
    ...(battle.hasGate === true ? { hasGate: true } : {}),
    ...(battle.tableSeed === undefined ? {} : { tableSeed: battle.tableSeed }),
    treacherous: [...battle.treachery],
  };
}

function buildSideMuster(state: Rosters, battle: DeepReadonly<CampaignBattle>, side: BattleSide): SideMuster {
  const force = battle[side];
  const dressFigure = (id: GangsterId): FigureSource[] => {
    const gangster = findPresent(state, force, id);
    if (gangster === null) return [];
    return isGang(force.party)
      ? [applyNpcSmarts(createFigure(gangster, side), battle)]
      : [createCaptiveFigure(gangster, side)];
  };
  const { muscle, carloads, guards, cars } = createStrangers(battle, side);
  // [SCN-10] The first load rides in the truck that is to be the ram.
  const ram = battle.hasGate === true && isPoliceRaid(battle, side) ? cars[0] : undefined;
  if (ram !== undefined) ram.kind = 'truck';
  const official = side === 'defenders' ? (battle.official ?? null) : null;
  const own = force.crew.flatMap(dressFigure);
  // [SCN-3] The truck's own Slugger and Hoodlum sit in front, and other guards behind.
  const isTruck = battle.scenario === 'hijack' && side === 'defenders';
  const inOrder = isTruck ? [...carloads.flat(), ...own] : [...own, ...muscle, ...carloads.flat()];
  return {
    crew: [
      ...(official === null ? [] : [createOfficialFigure(official.kind, official)]),
      ...inOrder,
      ...(isTruck ? muscle : []),
    ],
    guards,
    reserve: force.reserve.flatMap(dressFigure),
    vehicles: isGang(force.party)
      ? [...force.vehicles.flatMap((id) => listVehicleSources(state, force, id)), ...listLentVehicles(force, side)]
      : official === null && !isOnCaptive(battle)
        ? cars
        : cars.map(({ id, kind, upgrades }) => ({ id, kind, upgrades })),
  };
}

/** The part of a battle that its strangers are made from. */
type Sides = Pick<DeepReadonly<CampaignBattle>, 'attackers' | 'defenders' | 'scenario'>;

const prefixOf = { attackers: 'a', defenders: 'd' } as const;

/** Creates the people of a side who are on no roster, always with the same IDs; `cars` are the police's. */
export function createStrangers(battle: Sides, side: BattleSide) {
  const force = battle[side];
  const roster = new Roster(side, prefixOf[side]);
  const muscle = force.muscle.flatMap(({ profile, count }) => roster.gangsters(profile, count));
  const carloads = groupCarloads(roster, force.extras, isPoliceRaid(battle, side));
  const guards = roster.gangsters('hoodlum', force.guards);
  return { muscle, carloads, guards, cars: createCars(roster, carloads) };
}

/** [SCN-10, SCN-11] True if a side is the law on a raid. */
function isPoliceRaid({ scenario, attackers }: Sides, side: BattleSide): boolean {
  const isRaid = scenario === 'police-raid' || scenario === 'siege';
  return isRaid && side === 'attackers' && !isGang(attackers.party);
}

/** The ids of the hired men of a side and of the guards: the hired are numbered first, then the extras, the guards last. */
export function listStrangerIds(battle: Sides, side: BattleSide): Record<'muscle' | 'guards', string[]> {
  const { muscle, extras, guards } = battle[side];
  const hired = countHeads(muscle);
  return {
    muscle: numberFigures(side, 1, hired),
    guards: numberFigures(side, 1 + hired + countHeads(extras), guards),
  };
}

function numberFigures(side: BattleSide, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => formatNumberedId(prefixOf[side], first + nth));
}

function countHeads(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** [SK-0] True if anyone comes to a battle with skills to be rolled. */
export function hasUnrolled(battle: DeepReadonly<CampaignBattle>): boolean {
  const kind = battle.official?.kind;
  if (kind === 'chief' || kind === 'captain') return true;
  return hasSkilled(battle.attackers) || hasSkilled(battle.defenders);
}

function hasSkilled({ muscle, extras, guards }: DeepReadonly<Force>): boolean {
  return (
    (guards > 0 && canRollSkills('hoodlum')) ||
    [...muscle, ...extras].some(({ profile, count }) => count > 0 && canRollSkills(profile))
  );
}

function canRollSkills(profile: HireableProfile | LawProfile): boolean {
  if (isHireable(profile)) return profileTable[profile].randomSkills > 0;
  const { randomSkills, oneOf } = lawTable[profile];
  return randomSkills + oneOf.length > 0;
}

/** [RK-8, CAR-9] The truck a gang's trucking company lends for a job. */
export function listLentVehicles(force: DeepReadonly<Force>, side: BattleSide): VehicleSource[] {
  if (force.companyTruck !== true) return [];
  return [{ id: `${side}-company-truck`, kind: 'truck', upgrades: [] }];
}

/** [SCN-4] Gives an NPC's spokesman the SMARTS that the table rolled for this Meet. */
function applyNpcSmarts(source: FigureSource, battle: DeepReadonly<CampaignBattle>): FigureSource {
  const smarts = battle.negotiators?.npcSmarts ?? null;
  if (smarts === null || source.id !== battle.negotiators?.defenders) return source;
  return { ...source, stats: { ...source.stats, smarts } };
}

/** [SCN-10] The extras in their cars; boys of a block are one load. */
function groupCarloads(roster: Roster, extras: readonly DeepReadonly<Extras>[], isRaid: boolean): FigureSource[][] {
  const boys = extras.flatMap(({ profile, count }) => (isHireable(profile) ? [roster.gangsters(profile, count)] : []));
  return [...boys, ...createLawmen(roster, groupLaw(extras), isRaid)];
}

/**
 * Groups the law by car. Groups that were arranged without numbers of cars each begin a new one; Rookies ride along.
 */
function groupLaw(extras: readonly DeepReadonly<Extras>[]): LawGroup[] {
  let begun = -1;
  return extras.flatMap(({ profile, count, car }): LawGroup[] => {
    if (isHireable(profile)) return [];
    if (car === undefined && (profile !== 'rookie' || begun < 0)) begun += 1;
    return [{ profile, count, car: car ?? begun }];
  });
}

function isHireable(profile: HireableProfile | LawProfile): profile is HireableProfile {
  return hireableProfiles.some((one) => one === profile);
}

function listVehicleSources(
  state: Rosters,
  force: DeepReadonly<Force>,
  id: Force['vehicles'][number],
): VehicleSource[] {
  const vehicle = state.vehicles[id];
  if (vehicle?.gang !== force.party) return [];
  return [{ id, kind: vehicle.kind === 'truck' ? 'truck' : 'car', upgrades: [...vehicle.upgrades] }];
}
