import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import type { City } from '#shared/games/paradise/cities/city.ts';
import { lookUpGround } from '#shared/games/paradise/drawing/grounds.ts';
import { avenueSpacing, streetSpacing } from '#shared/games/paradise/drawing/cityDetails.ts';
import { drawWaterfront } from '#shared/games/paradise/drawing/waterfront.ts';
import type { NewsItem, NewsSide } from '#shared/games/paradise/news/news.ts';
import type { Plate } from '#shared/views/paper.ts';
import { clipToBox, drawHatchLines, findCentroid, type Coordinates } from '#shared/words/geometry.ts';
import { cutGrounds, frameOnBoard, placeArrows, roundSpot, widen, type Comer } from '#press/page/plates.ts';
import { dropArticle } from './phrases.ts';
import { formatSideHead } from './words.ts';

/** Where a piece of news happened, and who came there. */
export type Scene = {
  district: District;
  /** The door, where there is one that the map shows. */
  door: { name: string; spot: Coordinates } | null;
  comers: readonly NewsSide[];
};

/** Units of the map that a picture of a door, and of a district, is wide. */
const doorWidth = 230;
const districtWidth = 340;

/** Units of the map from a door to its name. */
const markGap = 16;

type Place = { name: string; district: District; spot?: [number, number] | undefined };

/** Finds the scene of a piece of news; null for news without a place. */
export function findScene(item: NewsItem): Scene | null {
  switch (item.kind) {
    case 'battle': {
      // At a door its people were at home; in the street both sides came.
      const comers = item.business === null ? [item.attackers, item.defenders] : [item.attackers];
      return { district: item.district, door: findDoor(item.business), comers };
    }
    case 'contested':
      return createDoorScene(item.business, item.gangs);
    case 'taken-over':
      return createDoorScene(item.business, [item.gang]);
    case 'shut':
    case 'reopened':
    case 'turned-independent':
    case 'changed-hands':
    case 'broke-away':
    case 'bad-booze':
    case 'big-name':
    case 'raid-ordered':
      return createDoorScene(item.business, []);
    case 'full-racket':
      return { district: item.district, door: null, comers: [] };
    case 'eliminated':
      return { district: item.gang.base, door: null, comers: [] };
    default:
      return null;
  }
}

function createDoorScene(business: Place, comers: readonly NewsSide[]): Scene {
  return { district: business.district, door: findDoor(business), comers };
}

function findDoor(business: Place | null): Scene['door'] {
  if (business?.spot === undefined) return null;
  return { name: business.name, spot: business.spot };
}

/** Describes the origin of the attackers: a gang's base; the law has none. */
function describeComer(city: City, side: NewsSide): Comer {
  const from = typeof side === 'string' ? null : lookUpGround(city, side.base).pennant;
  return { name: formatSideHead(side), from };
}

/** Draws a scene: the streets around it, its door, and an arrow for each side that came. */
export function drawScene(city: City, { district, door, comers }: Scene): Plate {
  const center = door?.spot ?? findCentroid(lookUpGround(city, district).polygon);
  const board = [...city.districts.flatMap((id) => lookUpGround(city, id).polygon), ...listWater(city).flat()];
  const frame = frameOnBoard(center, door === null ? districtWidth : doorWidth, board);
  const grounds = city.districts.map((id) => ({
    name: dropArticle(nameDistrict(id)),
    outline: lookUpGround(city, id).polygon,
    tone: id === district ? (2 as const) : (1 as const),
    angle: lookUpGround(city, id).streetAngle + 45,
  }));
  const mark = door === null ? null : { at: roundSpot(door.spot), name: dropArticle(door.name) };
  const arrows = placeArrows(
    comers.map((side) => describeComer(city, side)),
    center,
    frame,
    door === null ? 6 : 9,
  );
  const below = (mark?.at ?? center)[1] + markGap;
  const taken = [
    ...arrows.flatMap(({ from, to, name }) => [
      { at: from, name },
      { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const, name: '' },
    ]),
    ...(mark === null
      ? []
      : [
          mark,
          { ...mark, at: [mark.at[0], below] as const },
          { ...mark, at: [mark.at[0], 2 * mark.at[1] - below] as const },
        ]),
    ...(comers.length > 0 ? [{ at: center, name: '' }] : []),
  ];
  return {
    frame,
    grounds: cutGrounds(grounds, frame, { first: dropArticle(nameDistrict(district)), taken }),
    streets: city.districts.flatMap((id) => drawStreets(city, id, frame)),
    water: drawWater(city, widen(frame)),
    mark,
    arrows,
  };
}

function listWater(city: City): Coordinates[][] {
  const { around, through } = drawWaterfront(city);
  return [...around, ...through].flatMap(({ lines }) => lines.map((line) => [...line]));
}

/** Draws the lines of the city's water that run through a frame. */
function drawWater(city: City, [left, top, width, height]: Plate['frame']): Plate['water'] {
  return listWater(city)
    .map((line) => {
      const [[x1, y1], [x2, y2]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
      const isUpright = Math.abs(y2 - y1) > Math.abs(x2 - x1);
      return line
        .filter(([x, y]) => (isUpright ? y >= top && y <= top + height : x >= left && x <= left + width))
        .map(roundSpot);
    })
    .filter(({ length }) => length > 1);
}

/** Streets of a district, and its avenues across them. */
function drawStreets(city: City, district: District, frame: Plate['frame']): Plate['streets'] {
  const { polygon, streetAngle: angle } = lookUpGround(city, district);
  const outline = clipToBox(polygon, widen(frame));
  if (outline.length < 3) return [];
  return [...drawHatchLines(outline, streetSpacing, angle), ...drawHatchLines(outline, avenueSpacing, angle + 90)].map(
    (line) => line.map(roundSpot),
  );
}
