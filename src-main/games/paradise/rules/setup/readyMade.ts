import type { City } from '#shared/games/paradise/cities/city.ts';
import type { StarterGang } from '#shared/games/paradise/cities/people.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { pickPersonName } from '../tables/people/names.ts';
import { readyMadeGangs, type ReadyMadeGang } from '../tables/people/readyMade.ts';
import { settleGang } from './beginnings.ts';

/** Names of gangs that players choose are drawn apart from those of NPC gangs, which go by their seats. */
const offsetOfStarters = 16;

/** Lists the ready-made gangs of a city: its own, or those of the program where it has none. */
export function listReadyMade(city: City): ReadyMadeGang[] {
  if (city.gangs.length > 0) return city.gangs.map((starter, at) => createStarter(city, starter, at));
  return readyMadeGangs.map((made) => {
    const gang = settleGang(city, made.gang);
    // A gang that bears the name of its home is called after the one that it has here.
    gang.name = gang.name.replace(nameDistrict(made.gang.base), nameDistrict(gang.base).replace(/^The /u, ''));
    return { ...clonePlain(made), gang };
  });
}

/** Makes a gang of the city with the people of the ready-made one of its type under names of the city. */
function createStarter(city: City, { name, type, home, boss, note }: StarterGang, at: number): ReadyMadeGang {
  const made = readyMadeGangs.find(({ gang }) => gang.type === type);
  if (made === undefined) throw new Error(`There is no ready-made gang of the type ${type}.`);
  const gang = clonePlain({ ...made.gang, name, base: home, businesses: [] });
  gang.boss.recruit.name = boss;
  gang.members.forEach(({ recruit }, nth) => {
    const isMoll = recruit.method === 'off-the-rack' && recruit.profile === 'moll';
    if (!isMoll) recruit.name = pickPersonName(city, type, offsetOfStarters + at, nth);
  });
  return {
    gang,
    startingMoneyDollars: made.startingMoneyDollars,
    note: note ?? `People like those of ${made.gang.name}.`,
  };
}
