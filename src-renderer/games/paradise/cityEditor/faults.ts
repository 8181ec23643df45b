import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';

/** A fault of a city, and the district that a press leads to; null: the city itself. */
export type CityFault = { sentence: string; district: number | null };

/** Lists all that keeps a city from being played: the checks of its file, and ground that two districts share. */
export function listCityFaults(pack: CityPack): CityFault[] {
  const read = cityPackSchema.safeParse(pack);
  const faults = (read.error?.issues ?? []).map(({ path, message }): CityFault => ({
    sentence: message,
    district: path[0] === 'districts' && typeof path[1] === 'number' ? path[1] : null,
  }));
  const onMap = findMapFaults(pack.districts.map(({ outline }) => outline)).map(
    ({ districts: [first, other], kind }): CityFault => {
      const name = pack.districts[first]?.name ?? '';
      const sentence =
        kind === 'crosses'
          ? `The sides of ${name} cross each other; move a corner of it.`
          : `${name} and ${pack.districts[other ?? first]?.name ?? ''} have ground in common; move a corner of one.`;
      return { sentence, district: first };
    },
  );
  const seen = new Set<string>();
  return [...faults, ...onMap].filter(({ sentence }) => seen.size !== seen.add(sentence).size);
}
