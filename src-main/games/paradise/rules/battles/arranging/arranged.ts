import type { BattleSide, OthersKind } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { type HireableProfile, hireableProfiles } from '#shared/games/paradise/people.ts';
import { derived } from '#kernel/derived.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createCars, type LawGroup, createLawmen } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import type { Muster, SideMuster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { createOfficialFigure } from '#main/games/paradise/rules/skirmish/mustering/officials.ts';
import { lawTable } from '#main/games/paradise/rules/skirmish/table/lawTable.ts';
import { createSkillDice, rollMusterSkills } from '#main/games/paradise/rules/skirmish/mustering/randomSkills.ts';
import type { FigureSource, VehicleSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import type { FigureId } from '#main/games/paradise/rules/skirmish/table/sides.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import type { CampaignBattle, Extras, Force } from '#main/games/paradise/rules/state/records/battles.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { createFigure, createCaptiveFigure, findPresent, type Rosters } from './dress.ts';
import { isGang, isOnCaptive } from './parties.ts';

type Planned = DeepReadonly<CampaignBattle>;

/** The people who come to a side of a battle. */
type Comers = {
  /** The kind of each figure that is on no roster. */
  strangers: ReadonlyMap<FigureId, Exclude<OthersKind, 'citizens'>>;
  /** The people of the rosters on the table, and those who may be called. */
  crew: readonly GangsterId[];
  reserve: readonly GangsterId[];
};

/** A battle as a state has it: its plan, its muster, and its people. */
export type ArrangedBattle = Readonly<Record<BattleSide, Comers>> & {
  readonly battle: Planned;
  readonly muster: Muster;
};

const arrangedIn = derived((_state: Rosters) => new Map<Planned, ArrangedBattle>());

/** [SCN, SCN-0] Builds a campaign battle with its crews, guards, muscle, cars and guns; once for each state. */
export function buildArrangedBattle(state: Rosters, battle: Planned): ArrangedBattle {
  const known = arrangedIn(state);
  const arranged = known.get(battle) ?? buildOnce(state, battle);
  known.set(battle, arranged);
  return arranged;
}

function buildOnce(state: Rosters, battle: Planned): ArrangedBattle {
  const attackers = buildSide(state, battle, 'attackers');
  const defenders = buildSide(state, battle, 'defenders');
  const muster: Muster = {
    scenario: battle.scenario,
    setting: battle.setting,
    attackers: attackers.muster,
    defenders: defenders.muster,
    target: battle.target ?? battle.official?.id ?? null,
    lootPoints: battle.lootPoints,
    lootDice: battle.lootDice,
    isClash: battle.isClash,
    ...(battle.hasGate === true ? { hasGate: true } : {}),
    ...(battle.figuresASide === undefined ? {} : { figuresASide: battle.figuresASide }),
    ...(battle.tableSeed === undefined ? {} : { tableSeed: battle.tableSeed }),
    ...(battle.attackers.approach === undefined ? {} : { approach: battle.attackers.approach }),
    treacherous: [...battle.treachery],
  };
  return {
    battle,
    muster: battle.skillsSeed === undefined ? muster : rollMusterSkills(muster, createSkillDice(battle.skillsSeed)),
    attackers: attackers.comers,
    defenders: defenders.comers,
  };
}

function buildSide(state: Rosters, battle: Planned, side: BattleSide): { muster: SideMuster; comers: Comers } {
  const force = battle[side];
  const listPresent = (ids: readonly GangsterId[]) => ids.flatMap((id) => findPresent(state, force, id) ?? []);
  const dressFigure = (gangster: DeepReadonly<Gangster>): FigureSource =>
    isGang(force.party) ? applyNpcSmarts(createFigure(gangster, side), battle) : createCaptiveFigure(gangster, side);
  const [crew, reserve] = [listPresent(force.crew), listPresent(force.reserve)];
  const { muscle, carloads, guards, cars } = createStrangers(battle, side);
  // [SCN-10] The first load rides in the truck that is to be the ram.
  const ram = battle.hasGate === true && isPoliceRaid(battle, side) ? cars[0] : undefined;
  if (ram !== undefined) ram.kind = 'truck';
  const official = side === 'defenders' ? (battle.official ?? null) : null;
  const own = crew.map(dressFigure);
  const extras = carloads.flat();
  // [SCN-3] The truck's own Slugger and Hoodlum sit in front, and other guards behind.
  const isTruck = battle.scenario === 'hijack' && side === 'defenders';
  const inOrder = isTruck ? [...extras, ...own, ...muscle] : [...own, ...muscle, ...extras];
  const muster: SideMuster = {
    crew: [...(official === null ? [] : [createOfficialFigure(official.kind, official)]), ...inOrder],
    guards,
    reserve: reserve.map(dressFigure),
    vehicles: isGang(force.party)
      ? [...force.vehicles.flatMap((id) => listVehicleSources(state, force, id)), ...listLentVehicles(force, side)]
      : official === null && !isOnCaptive(battle)
        ? cars
        : cars.map(({ id, kind, upgrades }) => ({ id, kind, upgrades })),
  };
  const strangers = new Map([
    ...guards.map(({ id }) => [id, 'guards'] as const),
    ...muscle.map(({ id }) => [id, 'muscle'] as const),
    ...extras.map(({ id, kind }) => [id, kind === 'police' ? kind : kind === 'fed' ? 'feds' : 'street'] as const),
  ]);
  return { muster, comers: { strangers, crew: crew.map(({ id }) => id), reserve: reserve.map(({ id }) => id) } };
}

const prefixOf = { attackers: 'a', defenders: 'd' } as const;

/** Creates the people of a side who are on no roster, always with the same IDs; `cars` are the police's. */
function createStrangers(battle: Planned, side: BattleSide) {
  const force = battle[side];
  const roster = new Roster(side, prefixOf[side], 0, Number(/\d+$/u.exec(battle.id)?.[0] ?? 0));
  const muscle = force.muscle.flatMap(({ profile, count }) => roster.gangsters(profile, count));
  const carloads = groupCarloads(roster, force.extras, isPoliceRaid(battle, side));
  const guards = roster.gangsters('hoodlum', force.guards);
  return { muscle, carloads, guards, cars: createCars(roster, carloads) };
}

/** [SCN-10, SCN-11] True if a side is the law on a raid. */
function isPoliceRaid({ scenario, attackers }: Planned, side: BattleSide): boolean {
  const isRaid = scenario === 'police-raid' || scenario === 'siege';
  return isRaid && side === 'attackers' && !isGang(attackers.party);
}

/** [SK-0] True if anyone comes to a battle with skills to be rolled. */
export function hasUnrolled(battle: Planned): boolean {
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
function listLentVehicles(force: DeepReadonly<Force>, side: BattleSide): VehicleSource[] {
  if (force.companyTruck !== true) return [];
  return [{ id: `${side}-company-truck`, kind: 'truck', upgrades: [] }];
}

/** [SCN-4] Gives an NPC's spokesman the SMARTS that the table rolled for this Meet. */
function applyNpcSmarts(source: FigureSource, battle: Planned): FigureSource {
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

export function isHireable(profile: HireableProfile | LawProfile): profile is HireableProfile {
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
