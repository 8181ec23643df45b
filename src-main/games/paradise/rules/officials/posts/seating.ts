import { findCity, type City } from '#shared/games/paradise/cities/city.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';
import {
  officialKindNames,
  officialKinds,
  postName,
  precincts,
  type OfficialKind,
  type Precinct,
} from '#shared/games/paradise/officials.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { nameStarts, pickOfficialName } from '#main/games/paradise/rules/tables/officialNames.ts';
import { findPostId } from '#shared/games/paradise/posts.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { requireOfficial } from '../lookups.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';

type Post = { id: OfficialId; kind: OfficialKind; district: District | null; precinct: Precinct | null };

function post(id: string, kind: OfficialKind, place: Partial<Post> = {}): Post {
  return { id: id as OfficialId, kind, district: null, precinct: null, ...place };
}

/** [OFF-1] The posts of one kind; Reporters have none, there are as many as anyone pays. */
function listPosts(city: City, kind: OfficialKind): Post[] {
  const { count } = officialTable[kind];
  switch (kind) {
    case 'councilor':
      return city.districts.map((district) => post(`councilor.${district}`, kind, { district }));
    case 'captain':
      return precincts.map((precinct) => post(`captain-${precinct}`, kind, { precinct }));
    default:
      if (count === null) return [];
      if (count === 1) return [post(kind, kind)];
      return Array.from({ length: count }, (_, n) => post(`${kind}-${n + 1}`, kind));
  }
}

/** The facts known of an official before he is seated; the dice and the list of names supply the rest. */
export type OfficialBefore = { name?: string | undefined; smarts?: number | undefined };

/** [OFF-1] Seats City Hall, the benches, the precincts and the City Desk, except for posts with a holder. */
export function seatCityHall(table: ParadiseTable, known: ReadonlyMap<OfficialId, OfficialBefore> = new Map()): void {
  const { state, dice } = table;
  if (Object.keys(state.officials).length > 0) return;
  const city = findCity(state);
  const seated = new Map(city.officials.map((one) => [findPostId(one), one]));
  const namesFrom = dice.pick(nameStarts, 'Names at City Hall');
  const officials: Official[] = [];
  for (const kind of officialKinds) {
    const posts = listPosts(city, kind);
    if (posts.length === 0) continue;
    const names = officialKindNames[kind];
    const faces = dice.faces({
      purpose: `SMARTS of the ${posts.length === 1 ? names.one : names.many}`,
      count: posts.length,
    });
    posts.forEach((seat, n) => {
      const before = { ...seated.get(seat.id), ...known.get(seat.id) };
      officials.push({
        ...seat,
        name: before.name ?? pickOfficialName(city, namesFrom, officials.length),
        smarts: before.smarts ?? findSmarts(kind, faces[n] ?? 1),
        smartsKnownTo: [],
        seatedMonth: state.month,
        forSaleFromMonth: state.month,
        seenWith: {},
      });
    });
  }
  table.emit({ type: 'city-hall-seated', officials, namesFrom });
}

function findSmarts(kind: OfficialKind, face: number): number {
  return officialTable[kind].smartsByFace[face - 1] ?? 3;
}

function rollSmarts(table: ParadiseTable, seat: Post): number {
  const [face = 1] = table.dice.faces({ purpose: `SMARTS of the new ${postName(seat)}`, count: 1 });
  return findSmarts(seat.kind, face);
}

function createNewcomer(state: State, seat: Post, smarts: number, forSaleFromMonth: number): Official {
  return {
    ...seat,
    name: pickOfficialName(findCity(state), state.cityHall.namesFrom, state.cityHall.namesUsed),
    smarts,
    smartsKnownTo: [],
    seatedMonth: state.month,
    forSaleFromMonth,
    seenWith: {},
  };
}

/** [OFF-1] Creates a Reporter whom no gang pays yet; there is always another. */
export function findReporter(table: ParadiseTable): Official {
  const { month, cityHall } = table.state;
  const seat = post(`reporter-${cityHall.namesUsed + 1}`, 'reporter');
  return createNewcomer(table.state, seat, rollSmarts(table, seat), month);
}

/**
 * [OFF-4, OFF-8] Replaces the holder of a post: new SMARTS, and for no gang until next month. Gangs that paid the old
 * one lose him and the money.
 */
export function replaceOfficial(table: ParadiseTable, id: OfficialId): void {
  replaceWith(table, id, { smarts: rollSmarts(table, requireOfficial(table.state, id)) });
}

/** Works like `replaceOfficial`, but the new man's SMARTS, and his name if it is given, are already settled. */
export function replaceWith(
  table: ParadiseTable,
  id: OfficialId,
  { smarts, name }: { smarts: number; name?: string | undefined },
): void {
  const old = requireOfficial(table.state, id);
  const { kind, district, precinct } = old;
  const forSaleFromMonth = table.state.month + 1;
  const newcomer = createNewcomer(table.state, { id, kind, district, precinct }, smarts, forSaleFromMonth);
  const to = { ...newcomer, name: name ?? newcomer.name };
  table.emit({ type: 'official-replaced', from: buildOfficialRef(old), to });
}
