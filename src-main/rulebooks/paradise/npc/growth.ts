import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { isAccountant, isFree, ownedBy } from '../lookups.ts';
import { billFor, totalDollars } from '../hiringBill.ts';
import type { SeatView } from '../seatView.ts';
import type { Gangster } from '../state.ts';
import { accountantPlan, doctrineOf } from '../tables/doctrines.ts';
import { freePistolGats, weaponTable } from '../tables/equipment.ts';
import { personName } from '../tables/names.ts';
import { spendableDollars } from './budget.ts';
import { reasonOf, type CostedPlan } from './reason.ts';

/** Most men hired in one month. */
const mostRecruits = 2;

/** Men a gang wants for each business it holds, and at least. */
const crewPerBusiness = 1.5;
const smallestCrew = 8;

/** Hires by the doctrine's list, in turn, while the gang is short of men and the money lasts. */
export function planRecruits(view: SeatView, spentDollars: number): CostedPlan[] {
  const { growth } = doctrineOf(view.mind.doctrine);
  const businesses = ownedBy(view, view.seat).length;
  const wanted = Math.max(smallestCrew, Math.ceil(businesses * crewPerBusiness));
  const plans: CostedPlan[] = [];
  let left = spendableDollars(view) - spentDollars;
  for (let hired = 0; hired < mostRecruits; hired += 1) {
    const short = wanted - view.members.filter(isFree).length - hired;
    const needsBooks = hired === 0 && lacksAccountant(view);
    const pattern = needsBooks
      ? accountantPlan
      : growth[(view.purse.namesUsed + hired) % growth.length];
    if ((short <= 0 && !needsBooks) || pattern === undefined) break;
    const recruit = { ...pattern, name: nextName(view, hired) };
    const costDollars = totalDollars(billFor(recruit, { asBoss: false }));
    if (costDollars > left) break;
    left -= costDollars;
    plans.push({
      order: { kind: 'recruit', recruit },
      costDollars,
      reason: reasonOf(
        needsBooks
          ? 'Nobody keeps the books: without an Accountant there is one racket and no bribe.'
          : `There are ${businesses} businesses to mind and too few men.`,
        [
          { name: 'men missing', points: Math.max(1, short) * 5 },
          { name: 'money to spare, in $100s', points: left / 100 },
        ],
      ),
    });
  }
  return plans;
}

/** [GANG-16a] A gang of a kind that keeps books, and nobody free to keep them. */
function lacksAccountant(view: SeatView): boolean {
  return doctrineOf(view.mind.doctrine).hasAccountant && !view.members.some(isAccountant);
}

/** Names run on from those the gang has used; its seat keeps two gangs of a type apart. */
function nextName(view: SeatView, hired: number): string {
  return personName(view.gang.type, view.gang.colour, view.purse.namesUsed + hired);
}

/** Buys the doctrine's next gun for the best shot who carries nothing better than a pistol. */
export function planGuns(view: SeatView, spentDollars: number): CostedPlan[] {
  const { guns } = doctrineOf(view.mind.doctrine);
  const armed = view.members.filter((member) => carriesLongGun(member)).length;
  const weapon = guns[armed % Math.max(1, guns.length)];
  const shooter = view.members
    .filter(
      (member) => isFree(member) && member.stats.gats >= freePistolGats && !carriesLongGun(member),
    )
    .toSorted((a, b) => b.stats.gats - a.stats.gats)[0];
  if (weapon === undefined || shooter === undefined) return [];
  const { name, priceDollars } = weaponTable[weapon];
  const left = spendableDollars(view) - spentDollars - priceDollars;
  if (left < 0) return [];
  return [
    {
      order: { kind: 'arm', gangster: shooter.id, weapon },
      costDollars: priceDollars,
      reason: reasonOf(`${shooter.name} is the best shot without a proper gun: a ${name}.`, [
        { name: 'his GATS', points: shooter.stats.gats * 3 },
        { name: 'money to spare, in $100s', points: left / 100 },
      ]),
    },
  ];
}

function carriesLongGun(member: DeepReadonly<Gangster>): boolean {
  return member.weapons.some((weapon) => weaponTable[weapon].priceDollars >= 50);
}
