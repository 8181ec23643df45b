import type { GangsterId } from '../../../../src-shared/vocabulary/ids.ts';
import type { BattleSide } from '../../../../src-shared/vocabulary/paradise/battles.ts';
import {
  hireableProfiles,
  type HireableProfile,
} from '../../../../src-shared/vocabulary/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { LawProfile } from '../skirmish/lawTable.ts';
import type { Muster, SideMuster } from '../skirmish/muster.ts';
import { Roster } from '../skirmish/mustering/forces.ts';
import { officialFigure } from '../skirmish/mustering/officials.ts';
import type { FigureSource, VehicleSource } from '../skirmish/sources.ts';
import type { Gun } from '../skirmish/weapons.ts';
import { dress, presentOf, type Rosters } from './dress.ts';
import { isGang } from './parties.ts';
import type { Battle, Extras, Force } from './state.ts';

/** [SCN, SCN-0] A battle of the campaign as the table sets it up: crews, guards, muscle, cars and guns as they are. */
export function musterOf(state: Rosters, battle: DeepReadonly<Battle>): Muster {
  return {
    scenario: battle.scenario,
    setting: battle.setting,
    attackers: sideMuster(state, battle, 'attackers'),
    defenders: sideMuster(state, battle, 'defenders'),
    target: battle.target ?? battle.official?.id ?? null,
    lootPoints: battle.lootPoints,
    lootDice: battle.lootDice,
    isClash: battle.isClash,
    treacherous: [...battle.treachery],
  };
}

function sideMuster(state: Rosters, battle: DeepReadonly<Battle>, side: BattleSide): SideMuster {
  const force = battle[side];
  const dressed = (id: GangsterId): FigureSource[] => {
    const gangster = presentOf(state, force, id);
    return gangster === null ? [] : [atTheMeet(dress(gangster, side), battle)];
  };
  const { muscle, carloads, guards, cars } = strangersOf(force, side);
  const official = side === 'defenders' ? (battle.official ?? null) : null;
  const own = force.crew.flatMap(dressed);
  // [SCN-3] The truck's own Slugger and Hoodlum sit in front, whoever else guards it.
  const isTruck = battle.scenario === 'hijack' && side === 'defenders';
  const inOrder = isTruck ? [...carloads.flat(), ...own] : [...own, ...muscle, ...carloads.flat()];
  return {
    crew: [
      ...(official === null ? [] : [officialFigure(official.kind, official)]),
      ...inOrder,
      ...(isTruck ? muscle : []),
    ],
    guards,
    reserve: force.reserve.flatMap(dressed),
    vehicles: isGang(force.party)
      ? [...force.vehicles.flatMap((id) => vehicleSource(state, force, id)), ...lentTo(force, side)]
      : official === null
        ? cars
        : cars.map(({ id, kind, upgrades }) => ({ id, kind, upgrades })),
  };
}

/** Those of a side who are on nobody's roster, always under the same ids; `cars` are the police's. */
export function strangersOf(force: DeepReadonly<Force>, side: BattleSide) {
  const roster = new Roster(side, side === 'attackers' ? 'a' : 'd');
  const muscle = force.muscle.flatMap(({ profile, count }) => roster.gangsters(profile, count));
  const carloads = carloadsOf(roster, force.extras);
  const guards = roster.gangsters('hoodlum', force.guards);
  const cars: VehicleSource[] = roster
    .cars(carloads.length)
    .map((car, i) => ({ ...car, aboard: (carloads[i] ?? []).map(({ id }) => id) }));
  return { muscle, carloads, guards, cars };
}

/** [RK-8, CAR-9] The truck a gang's trucking company lends for a job. */
export function lentTo(force: DeepReadonly<Force>, side: BattleSide): VehicleSource[] {
  if (force.companyTruck !== true) return [];
  return [{ id: `${side}-company-truck`, kind: 'truck', upgrades: [] }];
}

/** [SCN-4] The table says how sharp an NPC’s spokesman is tonight. */
function atTheMeet(source: FigureSource, battle: DeepReadonly<Battle>): FigureSource {
  const smarts = battle.negotiators?.npcSmarts ?? null;
  if (smarts === null || source.id !== battle.negotiators?.defenders) return source;
  return { ...source, stats: { ...source.stats, smarts } };
}

/** [SCN-10] The extras in their cars: a group that drives begins a new one, Rookies ride along. */
function carloadsOf(roster: Roster, extras: readonly DeepReadonly<Extras>[]): FigureSource[][] {
  const loads: FigureSource[][] = [];
  for (const { profile, count } of extras) {
    const men = isHireable(profile)
      ? roster.gangsters(profile, count)
      : Array.from({ length: count }, (_, i) => roster.law(profile, 1, lawGuns(profile, i))).flat();
    const last = loads.at(-1);
    if (last === undefined || profile !== 'rookie') loads.push(men);
    else last.push(...men);
  }
  return loads;
}

function isHireable(profile: HireableProfile | LawProfile): profile is HireableProfile {
  return hireableProfiles.some((one) => one === profile);
}

/** [SCN-10] A shotgun to each car of police; two Tommy guns and shotguns for the rest of the Agents. */
function lawGuns(profile: LawProfile, index: number): Gun[] {
  if (profile === 'agent') return [index < 2 ? 'tommy-gun' : 'pump-shotgun', 'pistol'];
  return profile === 'beat-cop' && index === 0 ? ['pump-shotgun', 'pistol'] : ['pistol'];
}

function vehicleSource(
  state: Rosters,
  force: DeepReadonly<Force>,
  id: Force['vehicles'][number],
): VehicleSource[] {
  const vehicle = state.vehicles[id];
  if (vehicle?.gang !== force.party) return [];
  return [
    { id, kind: vehicle.kind === 'truck' ? 'truck' : 'car', upgrades: [...vehicle.upgrades] },
  ];
}
