import { isHostile, computeRankStrength, type Group, type Party, type Scene } from './blocs.ts';
import { none, type Bloc, type Blow, type Clash, type Fighter, type Position } from './position.ts';

/** The outcome of a clash: its report, the fighters still there, and those who have to go. */
export type Fought = {
  clash: Clash;
  /** By party: those not shot. */
  alive: Map<Party, Fighter[]>;
  leaving: Set<Party>;
  xp: { piece: string; points: number }[];
};

/** [WAR-FIGHT-4 to WAR-FIGHT-10] Fights one area out; null without enemies there. */
export function fight(position: Position, scene: Scene, groups: readonly Group[]): Fought | null {
  const enemies = groups.map((group) =>
    groups.flatMap((other, place) => (other !== group && isHostile(position, scene, group, other) ? [place] : [])),
  );
  if (enemies.every((list) => list.length === 0)) return null;
  const strengths = groups.map(({ parties }) => parties.reduce((sum, one) => sum + one.strength, 0));
  const deaths = groups.map((group, place) => dealBlows(position, group, place, enemies[place] ?? [], strengths));
  const dead = new Set(deaths.flatMap(({ fallen }) => fallen));
  const alive = new Map<Party, Fighter[]>();
  for (const party of groups.flatMap(({ parties }) => parties)) {
    alive.set(
      party,
      party.fighters.filter((fighter) => !dead.has(fighter)),
    );
  }
  const hasLeft = groups.map(({ parties }) => parties.some((party) => (alive.get(party)?.length ?? 0) > 0));
  const holder = findHolder(scene, groups, hasLeft);
  const stays = decideStaying(enemies, strengths, hasLeft, holder);
  const won = groups.map(
    (_, place) =>
      (enemies[place]?.length ?? 0) > 0 &&
      hasLeft[place] === true &&
      (enemies[place] ?? []).every(
        (enemy) => (strengths[enemy] ?? 0) < (strengths[place] ?? 0) || hasLeft[enemy] !== true,
      ),
  );
  const blocs = groups.map(({ parties }, place): Bloc => ({
    gangs: parties.map(({ gang }) => gang),
    strength: strengths[place] ?? 0,
    pieces: parties.flatMap(({ fighters }) => fighters.map(({ id }) => id)).sort(compareText),
    dead: (deaths[place]?.fallen ?? []).map(({ id }) => id),
    stood: parties.some(({ stood }) => stood),
    won: won[place] === true,
    end: hasLeft[place] !== true ? 'wiped-out' : stays[place] === true ? 'stays' : 'leaves',
    isBystander: (enemies[place]?.length ?? 0) === 0,
  }));
  const kind = dead.size > 0 ? 'firefight' : 'standoff';
  const leaving = new Set(groups.flatMap(({ parties }, place) => (stays[place] === true ? [] : parties)));
  const blows = deaths.flatMap((one) => one.blows);
  return {
    clash: { area: scene.area, kind, blocs, blows, holder },
    alive,
    leaving,
    xp: kind === 'firefight' ? awardExperience(position, groups, blocs, alive) : [],
  };
}

/** Ids are compared by their letters, so that no list depends on the order it was given in. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** [WAR-FIGHT-4, WAR-FIGHT-5, WAR-FIGHT-7] Every attack on one bloc, from the weakest to the strongest. */
function dealBlows(
  position: Position,
  group: Group,
  place: number,
  enemies: readonly number[],
  strengths: readonly number[],
): { fallen: Fighter[]; blows: Blow[] } {
  const own = strengths[place] ?? 0;
  const fallen: Fighter[] = [];
  const sorted = [...enemies].sort((a, b) => (strengths[a] ?? 0) - (strengths[b] ?? 0) || a - b);
  const blows = sorted.map((by): Blow => {
    const strength = strengths[by] ?? 0;
    const isHarmless = !position.rules.tieHurts && strength === own;
    const victim = isHarmless ? null : findVictim(position, group, strength, fallen);
    if (victim !== null) fallen.push(victim);
    return { by, on: place, strength, victim: victim?.id ?? null };
  });
  return { fallen, blows };
}

/** The attack that must be exceeded to kill a rank: 1, 2 and 4, regardless of the Don's bonus to his own side. */
const toughness = [1, 2, 4] as const;

/** [WAR-FIGHT-7] Finds the victim of an attack of this strength; null if none. */
function findVictim(
  position: Position,
  { parties }: Group,
  strength: number,
  fallen: readonly Fighter[],
): Fighter | null {
  for (let rank = 0; rank < toughness.length && (toughness[rank] ?? 0) < strength; rank += 1) {
    let best: { fighter: Fighter; partyStrength: number } | null = null;
    for (const { fighters } of parties) {
      const alive = fighters.filter((fighter) => !fallen.includes(fighter));
      const partyStrength = alive.reduce((sum, one) => sum + computeRankStrength(position, one.rank), 0);
      for (const fighter of alive) {
        if (fighter.rank !== rank) continue;
        const candidate = { fighter, partyStrength };
        if (best === null || isFallingBefore(position, candidate, best)) best = candidate;
      }
    }
    if (best !== null) return best.fighter;
  }
  return null;
}

type Candidate = { fighter: Fighter; partyStrength: number };

/**
 * Orders the dead within a rank: the strongest gang, the picked one, least XP, earlier in precedence, the highest
 * number.
 */
function isFallingBefore({ victims }: Position, a: Candidate, b: Candidate): boolean {
  if (a.partyStrength !== b.partyStrength) return a.partyStrength > b.partyStrength;
  if (a.fighter.gang === b.fighter.gang && victims.length > 0) {
    const [pickedA, pickedB] = [victims.includes(a.fighter.id), victims.includes(b.fighter.id)];
    if (pickedA !== pickedB) return pickedA;
  }
  if (a.fighter.xp !== b.fighter.xp) return a.fighter.xp < b.fighter.xp;
  if (a.fighter.gang !== b.fighter.gang) return a.fighter.gang < b.fighter.gang;
  return a.fighter.number > b.fighter.number;
}

/** [WAR-FIGHT-10] The place of the holder, fixed before the first round. */
function findHolder(scene: Scene, groups: readonly Group[], hasLeft: readonly boolean[]): number {
  const stood = groups.flatMap(({ parties }, place) =>
    hasLeft[place] === true && parties.some((party) => party.stood) ? [place] : [],
  );
  if (stood.length < 2) return stood[0] ?? none;
  const owners = stood.filter((place) => groups[place]?.parties.some(({ gang }) => gang === scene.owner));
  return owners[0] ?? none;
}

/** [WAR-FIGHT-9] Decides round by round until no two enemies are left, by the strengths before the deaths. */
function decideStaying(
  enemies: readonly (readonly number[])[],
  strengths: readonly number[],
  hasLeft: readonly boolean[],
  holder: number,
): boolean[] {
  const isIn = [...hasLeft];
  for (;;) {
    const left = isIn.flatMap((one, place) => (one ? [place] : []));
    const listFacing = (place: number): number[] => (enemies[place] ?? []).filter((enemy) => isIn[enemy] === true);
    const engaged = left.filter((place) => listFacing(place).length > 0);
    if (engaged.length === 0) return isIn;
    const masters = engaged.filter((place) =>
      listFacing(place).every((enemy) => (strengths[place] ?? 0) > (strengths[enemy] ?? 0)),
    );
    const going =
      masters.length > 0 ? masters.flatMap((place) => listFacing(place)) : engaged.filter((place) => place !== holder);
    for (const place of going) isIn[place] = false;
  }
}

/** [WAR-XP-1] Awards XP to survivors of a firefight, and to those of its winners. */
function awardExperience(
  { rules }: Position,
  groups: readonly Group[],
  blocs: readonly Bloc[],
  alive: ReadonlyMap<Party, Fighter[]>,
): { piece: string; points: number }[] {
  return groups.flatMap(({ parties }, place) => {
    const bloc = blocs[place];
    if (bloc === undefined || bloc.isBystander) return [];
    const points = rules.surviveXp + (bloc.won ? rules.winXp : 0);
    return parties.flatMap((party) => (alive.get(party) ?? []).map(({ id }) => ({ piece: id, points })));
  });
}
