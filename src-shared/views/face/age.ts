import { drawLots, drawTraits } from './traits.ts';

/** The youngest, and the years between him and the oldest, of those whose faces look so. */
const looks = { young: { from: 19, years: 10 }, grown: { from: 29, years: 16 }, old: { from: 45, years: 18 } } as const;

/** Returns the age of somebody in a month, by the name he began with: it fits his face and grows a year in twelve months. */
export function computeAge(seed: string, month: number): number {
  const { age } = drawTraits({ id: seed, gang: '', role: '', isWoman: false });
  const lot = drawLots(`born ${seed}`);
  const { from, years } = looks[age];
  const atFirst = from + Math.floor(lot() * years);
  return atFirst + Math.floor((month + Math.floor(lot() * 12)) / 12);
}
