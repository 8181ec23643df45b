import { findCity } from '#shared/games/paradise/cities/city.ts';
import { listDead } from '../lookups.ts';
import type { SeatView } from '../state/seatView.ts';
import { pickPersonName } from '../tables/people/names.ts';

/** Names a number of recruits, with names that no member or recruit of the gang bears, and nobody dead bore. */
export function nameRecruits(view: SeatView, count: number): string[] {
  const { gang, members, orders, purse } = view;
  const dead = listDead(view).map(({ gangster }) => gangster);
  const taken = new Set([...members, ...dead].map(({ name }) => name));
  for (const { order } of orders) if (order.kind === 'recruit') taken.add(order.recruit.name);
  const names: string[] = [];
  const city = findCity(view);
  // Names run on from those the gang has used; its seat keeps two gangs of a type apart.
  for (let n = purse.namesUsed; names.length < count; n += 1) {
    const name = pickPersonName(city, gang.type, gang.colour, n);
    if (!taken.has(name)) names.push(name);
  }
  return names;
}
