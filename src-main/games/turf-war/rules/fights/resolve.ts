import {
  isAllied,
  isFriendlyHere,
  groupBlocs,
  listParties,
  buildScene,
  computeRankStrength,
  type Group,
  type Party,
  type Scene,
} from './blocs.ts';
import { compareText, fight, type Fought } from './clash.ts';
import { none, type Fighter, type FightOutcome, type Position, type Retreat, type Treason } from './position.ts';

/** One area while it is judged. */
type Judged = {
  scene: Scene;
  fought: Fought | null;
  /** The fighters still there, by party. */
  staying: { party: Party; fighters: Fighter[]; strength: number }[];
};

type Leaver = { fighter: Fighter; from: number; why: Retreat['why'] };

/**
 * [WAR-FIGHT-13] Resolves every area by itself, then owners, then refuges. A pure function of the position; the order
 * of its lists changes nothing.
 */
export function resolveFights(position: Position): FightOutcome {
  const held = countAreasHeld(position);
  const leavers: Leaver[] = [];
  const judged = indexByArea(position).map((fighters, area): Judged | null =>
    fighters === null ? null : judge(position, area, fighters, held, leavers),
  );
  const treasons = judged.flatMap((one) => (one === null ? [] : listTreasons(one.scene)));
  const owners = position.owners.map((owner, area) => {
    const one = judged[area] ?? null;
    return one === null ? owner : findOwnerAfter(position, one, held);
  });
  const traitors = new Set(treasons.map(({ gang }) => gang));
  const fights = judged.flatMap((one) => (one === null || one.fought === null ? [] : [one.fought]));
  return {
    clashes: fights.map(({ clash }) => clash),
    dead: fights.flatMap(({ clash }) => clash.blocs.flatMap(({ dead }) => dead)).sort(compareText),
    xp: fights.flatMap(({ xp }) => xp).sort((a, b) => compareText(a.piece, b.piece)),
    retreats: listRetreats(position, judged, owners, traitors, leavers),
    owners,
    treasons,
    matched: position.joins.flatMap((join, place) => (isMatched(judged, join) ? [place] : [])),
  };
}

function isMatched(judged: readonly (Judged | null)[], join: Position['joins'][number]): boolean {
  return judged[join.area]?.scene.pairs.some((pair) => pair.includes(join)) ?? false;
}

/** Indexes pieces by their area; null for an empty one. */
function indexByArea({ areas, fighters }: Position): (Fighter[] | null)[] {
  const byArea = new Array<Fighter[] | null>(areas + 1).fill(null);
  for (const fighter of fighters) {
    const there = byArea[fighter.to];
    if (there === undefined || there === null) byArea[fighter.to] = [fighter];
    else there.push(fighter);
  }
  return byArea;
}

/** Areas by gang at the start of the turn. */
function countAreasHeld({ owners, gangs }: Position): number[] {
  const held = new Array<number>(gangs).fill(0);
  for (const owner of owners) if (owner !== none) held[owner] = (held[owner] ?? 0) + 1;
  return held;
}

function judge(
  position: Position,
  area: number,
  fighters: readonly Fighter[],
  held: readonly number[],
  leavers: Leaver[],
): Judged {
  const parties = listParties(position, fighters);
  const scene = buildScene(position, area, parties);
  const [only] = parties;
  if (parties.length === 1 && only !== undefined) {
    const staying = [{ party: only, fighters: only.fighters, strength: only.strength }];
    return { scene, fought: null, staying };
  }
  const groups = groupBlocs(position, scene);
  const fought = fight(position, scene, groups);
  const standing: Judged['staying'] = [];
  for (const party of parties) {
    const alive = fought?.alive.get(party) ?? party.fighters;
    if (alive.length === 0) continue;
    if (fought?.leaving.has(party) === true) {
      for (const fighter of alive) leavers.push({ fighter, from: area, why: 'WAR-FIGHT-9' });
      continue;
    }
    const strength = alive.reduce((sum, { rank }) => sum + computeRankStrength(position, rank), 0);
    standing.push({ party, fighters: alive, strength });
  }
  const staying = removeStrangers(position, { scene, groups, held }, standing);
  for (const one of standing) {
    if (staying.includes(one)) continue;
    for (const fighter of one.fighters) leavers.push({ fighter, from: area, why: 'WAR-FIGHT-11' });
  }
  return { scene, fought, staying };
}

/** [WAR-FIGHT-11] Keeps those who may share the area: the first in order, and each friend of all who stay. */
function removeStrangers(
  position: Position,
  { scene, groups, held }: { scene: Scene; groups: readonly Group[]; held: readonly number[] },
  standing: Judged['staying'],
): Judged['staying'] {
  if (standing.length < 2) return standing;
  const isNamed = (gang: number): boolean => groups.some(({ pair }) => pair !== null && pair.spoils === gang);
  const sorted = [...standing].sort(
    (a, b) =>
      Number(isNamed(b.party.gang)) - Number(isNamed(a.party.gang)) ||
      b.strength - a.strength ||
      Number(b.party.gang === scene.owner) - Number(a.party.gang === scene.owner) ||
      (held[a.party.gang] ?? 0) - (held[b.party.gang] ?? 0) ||
      a.party.gang - b.party.gang,
  );
  const staying: Judged['staying'] = [];
  for (const one of sorted) {
    const isFriend = staying.every((other) => isFriendlyHere(position, scene, one.party.gang, other.party.gang));
    if (isFriend) staying.push(one);
  }
  return staying;
}

/** [WAR-OWN-3] */
function findOwnerAfter(position: Position, { scene, staying }: Judged, held: readonly number[]): number {
  const { owner } = scene;
  if (staying.length === 0 || staying.some(({ party }) => party.gang === owner)) return owner;
  const strangers = staying.filter(
    ({ party }) => owner === none || !isFriendlyHere(position, scene, party.gang, owner),
  );
  const [first] = strangers.sort(
    (a, b) =>
      b.strength - a.strength || (held[a.party.gang] ?? 0) - (held[b.party.gang] ?? 0) || a.party.gang - b.party.gang,
  );
  return first?.party.gang ?? owner;
}

/** [WAR-ALLY-12, WAR-ALLY-14] Lists the treachery that was carried out in an area. */
function listTreasons({ area, attacks, treasons }: Scene): Treason[] {
  return [
    ...attacks.map(({ gang, ally }) => ({ gang, victim: ally, area, partner: none })),
    ...treasons.map(({ gang, victim, partner }) => ({ gang, victim, area, partner })),
  ].sort((a, b) => a.gang - b.gang || a.victim - b.victim);
}

/**
 * [WAR-RUN-1 to WAR-RUN-5] Lists the retreats of all who may not stay; a gang's pieces from one place go the same way.
 */
function listRetreats(
  position: Position,
  judged: readonly (Judged | null)[],
  owners: readonly number[],
  traitors: ReadonlySet<number>,
  leavers: readonly Leaver[],
): Retreat[] {
  const chosen = new Map<number, number>();
  return leavers
    .map(({ fighter, from, why }): Retreat => {
      const key = fighter.gang * 100 + from;
      const known = chosen.get(key);
      const to = known ?? findRefuge(position, { judged, owners, traitors }, fighter.gang, from);
      chosen.set(key, to);
      return { piece: fighter.id, gang: fighter.gang, from, to, why };
    })
    .sort((a, b) => a.from - b.from || compareText(a.piece, b.piece));
}

type Aftermath = { judged: readonly (Judged | null)[]; owners: readonly number[]; traitors: ReadonlySet<number> };

/** [WAR-RUN-1, WAR-RUN-3] The refuge one gang takes from an area, or `none`. */
function findRefuge(position: Position, after: Aftermath, gang: number, from: number): number {
  const [first] = listRefuges(position, after, gang, from);
  return first ?? none;
}

/** Lists the equally close refuges of a gang from an area, in the order in which it takes them. */
function listRefuges(position: Position, after: Aftermath, gang: number, from: number): number[] {
  let nearest = Infinity;
  let found: number[] = [];
  for (let area = 1; area <= position.areas; area += 1) {
    if (area === from) continue;
    const distance = position.distances[from]?.[area] ?? Infinity;
    if (distance > nearest || !isRefuge(position, after, gang, area)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(area);
  }
  const picked = position.refuges.find((one) => one.gang === gang && one.area === from)?.to;
  const list = position.fallbacks[gang] ?? [];
  const rank = (area: number): number => {
    if (area === picked) return -1;
    const place = list.indexOf(area);
    return place < 0 ? list.length : place;
  };
  const isFriends = (area: number): number => Number(after.owners[area] !== gang);
  return found.sort((a, b) => rank(a) - rank(b) || isFriends(a) - isFriends(b) || a - b);
}

/** [WAR-RUN-2] */
function isRefuge(position: Position, after: Aftermath, gang: number, area: number): boolean {
  const { judged, owners, traitors } = after;
  const isFriend = (other: number): boolean =>
    other === gang || (isAllied(position, gang, other) && !traitors.has(gang) && !traitors.has(other));
  const owner = owners[area] ?? none;
  if (owner === none || !isFriend(owner)) return false;
  const one = judged[area] ?? null;
  if (one === null) return true;
  if (!one.staying.every(({ party }) => isFriend(party.gang))) return false;
  return one.fought === null || one.staying.length > 0;
}

/** [WAR-ASK-6] Leavers of a gang with more than one equally close refuge, and which those are. */
export function openRefuges(position: Position): { gang: number; area: number; to: number[] }[] {
  const held = countAreasHeld(position);
  const leavers: Leaver[] = [];
  const judged = indexByArea(position).map((fighters, area) =>
    fighters === null ? null : judge(position, area, fighters, held, leavers),
  );
  const owners = position.owners.map((owner, area) => {
    const one = judged[area] ?? null;
    return one === null ? owner : findOwnerAfter(position, one, held);
  });
  const treasons = judged.flatMap((one) => (one === null ? [] : listTreasons(one.scene)));
  const after = { judged, owners, traitors: new Set(treasons.map(({ gang }) => gang)) };
  const seen = new Set<number>();
  return leavers.flatMap(({ fighter: { gang }, from }) => {
    if (seen.has(gang * 100 + from)) return [];
    seen.add(gang * 100 + from);
    const to = listRefuges(position, after, gang, from);
    const nearest = to.filter((area) => position.distances[from]?.[area] === position.distances[from]?.[to[0] ?? 0]);
    return nearest.length < 2 ? [] : [{ gang, area: from, to: nearest }];
  });
}
