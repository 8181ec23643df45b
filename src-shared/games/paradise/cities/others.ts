import { millhaven } from './millhaven.ts';
import type { CityPack } from './pack.ts';

/** The cities that come with the program beside Paradise. */
export const otherCities: readonly CityPack[] = [millhaven];
