import { profileNames, type HireableProfile } from '#shared/games/paradise/people.ts';
import type { BoughtSkill, Recruit } from '#shared/games/paradise/recruits.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import type { SheetNames } from '../mail/sheetNames.ts';
import { profileTable } from '../tables/people/people.ts';
import { tellWish } from './skillRolls.ts';
import { billRecruit, requireApart, requireSixes, sumBill } from './hiringBill.ts';
import { hire } from './recruiting.ts';
import { requireDice } from './rolledUp.ts';
import { lookUpDoctrine, mayHave } from '../tables/people/doctrines.ts';
import { requireMoney, order } from '../orders/order.ts';

/** [GANG-5, GANG-6, GANG-7] Hiring one gangster. */
const recruit = order('recruit', {
  rules: ['GANG-5', 'GANG-6', 'GANG-7'],
  mail: [
    {
      example: 'Hire a Hoodlum called Cal Yost, skill: Boxer',
      pattern: /^hire an? (.+?) called (.+?)(?:[,;]? skill: *(.+))?$/iu,
      read: (n, [hired = '', name = '', skill]) => {
        const profile = n.profile(hired);
        const freeSkills = skill === undefined ? [] : readFreeSkills(n, profile, skill);
        return { kind: 'recruit', recruit: { method: 'off-the-rack', name, profile, freeSkills } };
      },
    },
  ],
  title: (_state, _seat, order) => `Hire ${order.recruit.name}, ${describe(order.recruit)}`,
  check(state, seat, order) {
    refuseUnless(
      mayHave(requireGang(state, seat).type, findProfile(order.recruit)),
      'A street gang keeps no Accountant; hire somebody else.',
      'GANG-4',
    );
    requireSixes(order.recruit, state.houseRules);
    requireDice(order.recruit, state.houseRules);
    requireApart(order.recruit);
    const bill = billRecruit(order.recruit, { asBoss: false });
    const costDollars = sumBill(bill);
    requireMoney(state, seat, costDollars, order.recruit.name);
    const notes = bill.map((line) => `${line.label}: ${formatDollars(line.dollars)}`);
    return { costDollars, chance: null, notes };
  },
  carryOut(table, seat, order, giving) {
    const { type, isHuman } = requireGang(table.state, seat);
    const { favoriteSkills, carriesBlades } = lookUpDoctrine(type);
    hire(table, seat, order.recruit, {
      asBoss: false,
      asks: giving.asks,
      usesName: !giving.asks,
      favorites: favoriteSkills,
      wantsBlade: !isHuman && carriesBlades,
      keepsDollars: 0,
    });
  },
});

/** [GANG-5, SK-66] Reads the skill named with a man: his own choice if he has one, else his choice on a 66. */
function readFreeSkills(names: SheetNames, profile: HireableProfile, skill: string): BoughtSkill[] {
  const { randomSkills, chosenSkills } = profileTable[profile];
  refuseUnless(
    randomSkills + chosenSkills > 0,
    `A ${profileNames[profile]} brings no skill; leave “skill:” out, or teach him later.`,
    'GANG-5',
  );
  if (randomSkills === 0) return [{ kind: 'chosen', skill: names.skill(skill) }];
  const wish = names.readWish(skill);
  return Array.from({ length: randomSkills }, () => wish);
}

function findProfile(hired: Recruit): HireableProfile | null {
  return hired.method === 'off-the-rack' ? hired.profile : null;
}

function describe(hired: Recruit): string {
  if (hired.method === 'off-the-rack') return `${profileNames[hired.profile]}${tellWish(hired.freeSkills)}`;
  return hired.method === 'built' ? 'built from a Punk' : 'rolled up';
}

/** The orders of hiring, by kind. */
export const hiringOrders = { recruit };
