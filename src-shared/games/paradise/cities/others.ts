import { corbinFalls } from './corbinFalls.ts';
import { millhaven } from './millhaven.ts';
import type { CityPack } from './pack.ts';
import { portVerity } from './portVerity.ts';

/** The cities that come with the program beside Paradise. */
export const otherCities: readonly CityPack[] = [corbinFalls, millhaven, portVerity];
