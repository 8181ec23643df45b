import type { Coordinates } from '#shared/words/geometry.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { computeShapes } from '#shared/games/turf-war/geometry.ts';
import { findMapFor, listAreas } from '#shared/games/turf-war/maps.ts';
import { rankNames, ranks, type Rank } from '#shared/games/turf-war/ranks.ts';
import { takeAway, type FilledPlace, type TrayPiece } from '#frame/setup/fillBoard.ts';
import { fitName, formatCounters } from '../map/drawing.ts';

/** [WAR-START-4] The pieces of the tray; a press alone says whose an area is. */
export const holding: TrayPiece = { id: 'holds', name: 'Holds it' };
export const trayPieces: readonly TrayPiece[] = [
  holding,
  ...[...ranks].reverse().map((rank) => ({ id: rank, name: rankNames[rank].one })),
  takeAway,
];

type Stands = readonly TypedFields[];

const split = (text: unknown, by: string): string[] =>
  (typeof text === 'string' ? text : '')
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const standsIn = (line: string, area: string): boolean =>
  line.split(/[,;]/u).some((part) => isSame(part.replace(/\s+(?:xp\s*)?\d+\s*(?:xp)?$/iu, '').trim(), area));

/** Finds the rank that a line of a person begins with. */
function findRank(line: string): Rank | null {
  return ranks.find((rank) => line.toLowerCase().startsWith(rankNames[rank].one.toLowerCase())) ?? null;
}

/** Lists the areas with what the boxes say of them. */
export function listPlaces(stands: Stands): FilledPlace[] {
  const map = findMapFor(stands.length);
  const names = new Map(listAreas(map, stands.length).map(({ number, name }) => [number, name]));
  return computeShapes(map, stands.length).map(({ number, outline, middle }) => {
    const name = names.get(number) ?? '';
    const owner = stands.findIndex(({ areas }) => split(areas, ',').some((one) => isSame(one, name)));
    const marks = stands.flatMap(({ pieces }, seat) => {
      const party = split(pieces, '\n')
        .filter((line) => standsIn(line, name))
        .flatMap((line) => findRank(line) ?? [])
        .map((rank) => ({ rank }));
      return party.length === 0 ? [] : [{ seat, text: formatCounters(party) }];
    });
    const { lines, size, x } = fitName(name, outline, { x: middle.x, y: middle.y - 6 });
    const corners = outline.map((point): Coordinates => [point.x, point.y]);
    const rest = { name, lines, marks, outline: corners, owner: owner < 0 ? null : owner };
    return { id: String(number), letterPx: size, at: [x, middle.y - 2], ...rest };
  });
}

const without = (lines: readonly string[], at: number): string[] => lines.filter((_, nth) => nth !== at);

/** Changes the boxes as a piece of the tray on an area does. */
export function putPiece(stands: Stands, seat: number, piece: string, place: string): TypedFields[] {
  const name = listPlaces(stands).find(({ id }) => id === place)?.name ?? '';
  return stands.map((gang, at) => {
    const areas = split(gang['areas'], ',');
    const people = split(gang['pieces'], '\n');
    const others = areas.filter((one) => !isSame(one, name)).join(', ');
    if (piece === holding.id) {
      const isNew = at === seat && !areas.some((one) => isSame(one, name));
      return { ...gang, areas: isNew ? [...areas, name].join(', ') : others };
    }
    if (at !== seat) return gang;
    if (piece !== takeAway.id) {
      const rank = ranks.find((one) => one === piece) ?? 'hitman';
      return { ...gang, pieces: [...people, `${rankNames[rank].one} ${nameNext(people)}, ${name}, 0 XP`].join('\n') };
    }
    const last = people.findLastIndex((line) => standsIn(line, name));
    return last < 0 ? { ...gang, areas: others } : { ...gang, pieces: without(people, last).join('\n') };
  });
}

/** Names a new man by the first number that nobody has. */
function nameNext(people: readonly string[]): string {
  let number = people.length + 1;
  while (people.some((line) => line.includes(`Man ${number},`))) number += 1;
  return `Man ${number}`;
}
