import type { GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome, GangsterFate, GunTaken, OthersFate, OthersKind } from '#shared/games/paradise/battles.ts';
import type { Explosive, Weapon } from '#shared/games/paradise/people.ts';
import { type DeepReadonly, clonePlain, isSamePlain } from '#kernel/readonly.ts';
import type { BattleResult, FigureFate } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import type { Posture } from '#main/games/paradise/rules/skirmish/battle.ts';
import { weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { buildArrangedBattle, type ArrangedBattle } from '../arranging/arranged.ts';
import { countCarried, type Rosters } from '../arranging/dress.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { createSharedCache } from '#kernel/derived.ts';
import type { Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';

/** Fights a battle of the campaign with the program on both sides. Same rosters and seed, same outcome. */
export function resolveBattle(state: Rosters, battle: DeepReadonly<CampaignBattle>, seed: number): BattleOutcome {
  return convertResult(state, battle, simulateOnce(buildArrangedBattle(state, battle).muster, seed));
}

/** [SCN-12] Converts the table's result into an outcome for the rosters. */
export function convertResult(
  state: Rosters,
  battle: DeepReadonly<CampaignBattle>,
  result: DeepReadonly<BattleResult>,
): BattleOutcome {
  const own = result.figures.filter(({ id }) => state.gangsters[id as GangsterId] !== undefined);
  const there = new Set([...battle.attackers.vehicles, ...battle.defenders.vehicles]);
  const vehicles = result.vehicles.filter(({ id }) => there.has(id as VehicleId));
  const listLost = (fate: string): VehicleId[] =>
    vehicles.filter((vehicle) => vehicle.fate === fate).map(({ id }) => id as VehicleId);
  const employeesDead = result.figures.filter(({ worksHere, posture }) => worksHere && posture === 'dead').length;
  const gunsTaken = listGunsKept(state, own);
  const fatalShots = listFatalShots(own, result.fatalShots);
  return {
    winner: result.winner,
    ending: result.ending,
    turns: result.turns,
    fates: own.map((figure) => convertFate(state, figure)),
    others: groupOthers(buildArrangedBattle(state, battle), result),
    loot: { ...result.lootPoints },
    causes: { ...result.seen },
    ...(employeesDead > 0 ? { employeesDead } : {}),
    wrecked: listLost('wrecked'),
    taken: listLost('taken'),
    ...(gunsTaken.length > 0 ? { gunsTaken } : {}),
    ...(fatalShots.length > 0 ? { fatalShots } : {}),
  };
}

/** Converts a single battle's outcome, in which its own men have fates. */
export function convertSingle(result: DeepReadonly<BattleResult>): BattleOutcome {
  return {
    winner: result.winner,
    ending: result.ending,
    turns: result.turns,
    fates: [],
    others: [],
    loot: { ...result.lootPoints },
    causes: { ...result.seen },
    wrecked: [],
    taken: [],
  };
}

/** Lists who shot the dead, where both are of rosters. */
function listFatalShots(
  own: DeepReadonly<BattleResult>['figures'],
  shots: DeepReadonly<BattleResult>['fatalShots'],
): NonNullable<BattleOutcome['fatalShots']> {
  const known = new Set<string>(own.map(({ id }) => id));
  return own.flatMap(({ id }) => {
    const by = shots[id];
    return by === undefined || !known.has(by) ? [] : [{ gangster: id as GangsterId, by: by as GangsterId }];
  });
}

/** [SCN-12] Lists the guns that men of the rosters brought home: those of men of no roster are nobody's. */
function listGunsKept(state: Rosters, own: DeepReadonly<BattleResult>['figures']): GunTaken[] {
  const isHome = (posture: Posture): boolean => posture !== 'dead' && posture !== 'arrested';
  const kept = own
    .filter(({ posture }) => isHome(posture))
    .flatMap(({ id, gunsTaken }) =>
      gunsTaken.flatMap(({ gun, from }) => (isWeapon(gun) ? [{ by: id as GangsterId, weapon: gun, from }] : [])),
    );
  return kept.slice(0, mostGuns).map(({ from, ...gun }) => {
    const owner = from as GangsterId;
    const has = state.gangsters[owner]?.weapons.includes(gun.weapon) ?? false;
    return { ...gun, from: has ? owner : null };
  });
}

/** [GANG-9] Returns true for a weapon on the list of weapons; other guns are not kept. */
function isWeapon(gun: string): gun is Weapon {
  return Object.hasOwn(weaponTable, gun);
}

/** The most that a report tells. */
const mostGuns = 40;

function convertFate(state: Rosters, figure: DeepReadonly<FigureFate>): GangsterFate {
  const gangster = figure.id as GangsterId;
  const { weapons = [], custody = null } = state.gangsters[gangster] ?? {};
  // [SCN-2a] A captive's belongings are not on him.
  const countUsed = (what: Explosive, left: number): number =>
    custody === null ? Math.max(0, countCarried({ weapons }, what) - left) : 0;
  const dynamiteUsed = countUsed('dynamite', figure.dynamite);
  const gasolineUsed = countUsed('gasoline', figure.gasoline);
  const isDead = figure.posture === 'dead';
  return {
    gangster,
    wounds: figure.wounds,
    isDead,
    isArrested: figure.posture === 'arrested',
    madeName: figure.madeName && !isDead,
    grenadesUsed: countUsed('grenade', figure.grenades),
    ...(dynamiteUsed > 0 ? { dynamiteUsed } : {}),
    ...(gasolineUsed > 0 ? { gasolineUsed } : {}),
  };
}

/**
 * Groups all others: guards, muscle, boys of the block, police, Feds, citizens. The official whom a Hit was on is left
 * out, because the ending tells his fate.
 */
function groupOthers(
  { battle, attackers, defenders }: ArrangedBattle,
  result: DeepReadonly<BattleResult>,
): OthersFate[] {
  const groups: OthersFate[] = [];
  const rosterIds = new Set<string>([
    ...battle.attackers.crew,
    ...battle.attackers.reserve,
    ...battle.defenders.crew,
    ...battle.defenders.reserve,
  ]);
  for (const figure of result.figures) {
    if (rosterIds.has(figure.id) || figure.id === battle.official?.id) continue;
    const kind = findOthersKind(figure, attackers.strangers.get(figure.id) ?? defenders.strangers.get(figure.id));
    let group = groups.find((one) => one.kind === kind && one.side === figure.side);
    if (group === undefined) {
      group = { kind, side: figure.side, present: 0, dead: 0, hurt: 0, arrested: 0 };
      groups.push(group);
    }
    group.present += 1;
    if (figure.posture === 'dead') group.dead += 1;
    else if (figure.posture === 'arrested') group.arrested += 1;
    else if (figure.wounds > 0) group.hurt += 1;
  }
  return groups;
}

/** `came`: the kind that a figure was mustered as; those who came later have none. */
function findOthersKind(figure: DeepReadonly<FigureFate>, came: OthersKind | undefined): OthersKind {
  if (figure.kind === 'police') return 'police';
  if (figure.kind === 'fed') return 'feds';
  if (figure.side === 'civilians' || figure.kind !== 'gangster') return 'citizens';
  return came === 'muscle' || came === 'guards' ? came : 'street';
}

/** Battles that are kept: more than one future of a gang that looks ahead has. */
const mostKept = 128;

type Fought = { muster: Muster; result: DeepReadonly<BattleResult> };

const fought = createSharedCache<number, Fought>(mostKept);

/** Runs `work`, in which a battle that several futures have in common is fought once. */
export function shareBattles<T>(work: () => T): T {
  return fought.share(work);
}

/**
 * Works like `simulateMuster`, but within `shareBattles` an equal battle is fought once. perf: futures on the same dice
 * share battles, and a battle follows from its muster and seed alone.
 */
export function simulateOnce(muster: Muster, seed: number): DeepReadonly<BattleResult> {
  if (!fought.isShared()) return simulateMuster(muster, seed);
  const known = fought.find(seed);
  if (known !== null && isSamePlain(known.muster, muster)) return known.result;
  // The muster's place is part of the state, which goes on.
  const kept = clonePlain(muster);
  const result = simulateMuster(muster, seed);
  fought.keep(seed, { muster: kept, result });
  return result;
}
