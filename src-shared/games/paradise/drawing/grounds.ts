import type { District } from '#shared/games/paradise/city.ts';
import { lookUpDistrict, paradiseCity, type City, type DistrictRow } from '#shared/games/paradise/cities/city.ts';
import { namedTypes, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import { drawCurve, drawHatchLines, drawLine, type Coordinates } from '#shared/words/geometry.ts';
import { memoize, memoizeObject } from '#shared/words/memoize.ts';
import { avenueSpacing, streetSpacing } from './cityDetails.ts';
import { fitPlaces, type SetPlaces } from './fitting.ts';
import { handSet, type LabelCurves } from './handSet.ts';

/** A district as the map draws it. */
export type Ground = SetPlaces & {
  /** Its outline. */
  polygon: readonly Coordinates[];
  /** The lines of its name, each with the curve that it runs along. */
  lines: readonly { text: string; path: string }[];
  streetAngle: number;
  /** Its streets and avenues as one path. */
  streets: string;
};

const drawGrounds = memoizeObject((city: City) =>
  memoize((district: District): Ground => {
    const row = lookUpDistrict(city, district);
    return createGround(row, (city === paradiseCity ? findHandSet(row) : null) ?? fitPlaces(row, city));
  }),
);

/** Looks up a district as the map of its city draws it. */
export function lookUpGround(city: City, district: District): Ground {
  return drawGrounds(city)(district);
}

function createGround({ name, outline, streets: streetAngle }: DistrictRow, places: SetPlaces): Ground {
  const hatching = [
    ...drawHatchLines(outline, streetSpacing, streetAngle),
    ...drawHatchLines(outline, avenueSpacing, streetAngle + 90),
  ];
  return {
    ...places,
    polygon: outline,
    lines: splitName(name.toUpperCase(), places.label.curves),
    streetAngle,
    streets: hatching.map((line) => drawLine(line)).join(''),
  };
}

/** Splits a name that is set on two curves at its last space. */
function splitName(name: string, curves: LabelCurves['curves']): Ground['lines'] {
  const space = name.lastIndexOf(' ');
  const texts = curves.length === 1 ? [name] : [name.slice(0, space), name.slice(space + 1)];
  return texts.map((text, index) => ({ text, path: drawCurve(curves[index] ?? []) }));
}

function findHandSet({ id, places }: DistrictRow): SetPlaces | null {
  const [label, pennant] = [handSet.labels[id], handSet.pennants[id]];
  if (label === undefined || pennant === undefined) return null;
  const signs = namedTypes.flatMap((type): [NamedType, Coordinates][] => {
    const place = places[type] === undefined ? undefined : handSet.signs[`${type} ${id}`];
    return place === undefined ? [] : [[type, place]];
  });
  return { label, pennant, signs: new Map(signs), sweep: handSet.tall.includes(id) ? [0.2, 1] : [1, 0.2] };
}
