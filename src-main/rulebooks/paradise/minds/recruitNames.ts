import type { SeatView } from '../state/seatView.ts';
import { personName } from '../tables/people/names.ts';

/** The name of the nth man hired from now on, 0 the next: one that nobody of the gang bears or is hired under. */
export function recruitName({ gang, members, orders, purse }: SeatView, nth: number): string {
  const hired = orders.flatMap(({ order }) =>
    order.kind === 'recruit' ? [order.recruit.name] : [],
  );
  const taken = new Set([...members.map(({ name }) => name), ...hired]);
  // Names run on from those the gang has used; its seat keeps two gangs of a type apart.
  let n = purse.namesUsed;
  for (let left = nth; ; n += 1) {
    const name = personName(gang.type, gang.colour, n);
    if (taken.has(name)) continue;
    if (left === 0) return name;
    left -= 1;
  }
}
