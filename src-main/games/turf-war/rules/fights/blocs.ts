import { none, type Fighter, type Join, type Position } from './position.ts';

/** All of one gang in one area. */
export type Party = { gang: number; fighters: Fighter[]; strength: number; stood: boolean };

/** [WAR-FIGHT-1] Parties that fight as one. */
export type Group = { parties: Party[]; pair: Join | null };

/** One area with its parties and its orders. */
export type Scene = {
  area: number;
  owner: number;
  parties: Party[];
  pairs: [Join, Join][];
  /** ATTACKs that are carried out here. */
  attacks: { gang: number; ally: number }[];
  /** Pairs against an open ally of one of them that are carried out here. */
  treasons: { gang: number; victim: number; partner: number }[];
};

/** [WAR-MOVE-5] The parties of an area in precedence. */
export function listParties(position: Position, fighters: readonly Fighter[]): Party[] {
  const parties: Party[] = [];
  for (const fighter of fighters) {
    let party = parties.find(({ gang }) => gang === fighter.gang);
    if (party === undefined) {
      party = { gang: fighter.gang, fighters: [], strength: 0, stood: false };
      parties.push(party);
    }
    party.fighters.push(fighter);
    party.strength += computeRankStrength(position, fighter.rank);
    if (fighter.from === fighter.to) party.stood = true;
  }
  return parties.sort((a, b) => a.gang - b.gang);
}

/** [WAR-GAME-4, WAR-HOUSE-8] */
export function computeRankStrength({ rules }: Position, rank: number): number {
  return rank === 2 ? rules.donStrength : rank + 1;
}

/** Builds the scene of one area from the orders: [WAR-ALLY-9] pairs, [WAR-ALLY-12, WAR-ALLY-14] treachery. */
export function buildScene(position: Position, area: number, parties: Party[]): Scene {
  const owner = position.owners[area] ?? none;
  const isHere = (gang: number): boolean => parties.some((party) => party.gang === gang);
  const isConcerned = (gang: number): boolean => isHere(gang) || owner === gang;
  const attacks = position.attacks.filter(
    (one) => one.area === area && isHere(one.gang) && isConcerned(one.ally) && isAllied(position, one.gang, one.ally),
  );
  const pairs: [Join, Join][] = [];
  for (const join of position.joins) {
    if (join.area !== area || join.gang > join.partner) continue;
    const match = position.joins.find(
      (other) =>
        other.area === area && other.gang === join.partner && other.partner === join.gang && other.enemy === join.enemy,
    );
    if (match !== undefined && isHere(join.gang) && isHere(join.partner)) pairs.push([join, match]);
  }
  const treasons = pairs
    .flat()
    .flatMap(({ gang, enemy, partner }) =>
      isAllied(position, gang, enemy) && isConcerned(enemy) ? [{ gang, victim: enemy, partner }] : [],
    );
  return { area, owner, parties, pairs, attacks, treasons };
}

/** Members of one open alliance, grace included. */
export function isAllied({ open }: Position, a: number, b: number): boolean {
  const own = open[a] ?? none;
  return a !== b && own !== none && own === (open[b] ?? none);
}

/** [WAR-FIGHT-2] True if two gangs are friends in one area. */
export function isFriendlyHere(position: Position, scene: Scene, a: number, b: number): boolean {
  if (!isAllied(position, a, b)) return false;
  const { attacks, treasons } = scene;
  const isAttacked = attacks.some(({ gang, ally }) => (gang === a && ally === b) || (gang === b && ally === a));
  return !isAttacked && !treasons.some(({ gang }) => gang === a || gang === b);
}

/** [WAR-FIGHT-1] The parties of an area as blocs, in the order of their first members. */
export function groupBlocs(position: Position, scene: Scene): Group[] {
  const { parties } = scene;
  const groups: Group[] = parties.map((party) => ({ parties: [party], pair: null }));
  const findGroup = (gang: number): Group | undefined =>
    groups.find((group) => group.parties.some((party) => party.gang === gang));
  const merge = (into: Group, from: Group): void => {
    if (into === from) return;
    into.parties.push(...from.parties);
    into.parties.sort((a, b) => a.gang - b.gang);
    groups.splice(groups.indexOf(from), 1);
  };
  for (const [join, match] of scene.pairs) {
    const [first, second] = [findGroup(join.gang), findGroup(match.gang)];
    if (first === undefined || second === undefined) continue;
    merge(first, second);
    first.pair = { ...join, spoils: join.spoils === match.spoils ? join.spoils : none };
  }
  joinOpenAllies(position, scene, groups, merge);
  joinSecretAllies(position, scene, groups, merge);
  return groups.sort((a, b) => findFirstMember(a) - findFirstMember(b));
}

function findFirstMember({ parties }: Group): number {
  return parties[0]?.gang ?? none;
}

/** (b) Joins open allies; with a pair of one of them, if there is one. */
function joinOpenAllies(
  position: Position,
  scene: Scene,
  groups: Group[],
  merge: (into: Group, from: Group) => void,
): void {
  const { open } = position;
  const broken = new Set([...scene.attacks, ...scene.treasons].map(({ gang }) => open[gang] ?? none));
  for (const alliance of listAlliances(scene.parties, open)) {
    if (broken.has(alliance)) continue;
    const own = groups.filter((group) => group.parties.some(({ gang }) => (open[gang] ?? none) === alliance));
    const pairs = own
      .filter(({ pair }) => pair !== null)
      .sort((a, b) => rankPair(a, alliance, open) - rankPair(b, alliance, open));
    const singles = own.filter(({ pair }) => pair === null);
    const into = pairs[0] ?? singles[0];
    if (into === undefined) continue;
    for (const single of singles) merge(into, single);
  }
}

/** Ranks a pair by its first member in precedence, before another pair of its alliance. */
function rankPair(group: Group, alliance: number, open: readonly number[]): number {
  return Math.min(...group.parties.filter(({ gang }) => (open[gang] ?? none) === alliance).map(({ gang }) => gang));
}

/** (c) Joins secret allies that are still alone against a common enemy. */
function joinSecretAllies(
  position: Position,
  scene: Scene,
  groups: Group[],
  merge: (into: Group, from: Group) => void,
): void {
  const { secret } = position;
  for (const alliance of listAlliances(scene.parties, secret)) {
    const own = groups.filter(
      (group) =>
        group.parties.length === 1 && group.pair === null && (secret[findFirstMember(group)] ?? none) === alliance,
    );
    const members = own.map(findFirstMember);
    const hasEnemy = scene.parties.some(
      ({ gang }) =>
        (secret[gang] ?? none) !== alliance &&
        members.every((member) => !isFriendlyHere(position, scene, member, gang)),
    );
    const [into, ...others] = own;
    if (into === undefined || !hasEnemy) continue;
    for (const other of others) merge(into, other);
  }
}

function listAlliances(parties: readonly Party[], of: readonly number[]): number[] {
  const found = new Set(parties.map(({ gang }) => of[gang] ?? none));
  found.delete(none);
  return [...found].sort((a, b) => a - b);
}

/** [WAR-FIGHT-2] Two blocs are enemies unless a gang of one is a friend here of a gang of the other. */
export function isHostile(position: Position, scene: Scene, a: Group, b: Group): boolean {
  return !a.parties.some((one) => b.parties.some((other) => isFriendlyHere(position, scene, one.gang, other.gang)));
}
