import { cares } from '#shared/games/paradise/orders/care.ts';
import { skills, stats, vehicleKinds, vehicleUpgrades, weapons } from '#shared/games/paradise/people.ts';
import { countPointsLost } from '#main/games/paradise/rules/state/condition.ts';
import {
  findOpenGyms,
  computeLearningDollars,
  computeTrainingDollars,
} from '#main/games/paradise/rules/schooling/school.ts';
import { billRecruit, sumBill } from '#main/games/paradise/rules/gangs/hiringBill.ts';
import { isFree } from '#main/games/paradise/rules/lookups.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { upgradeTable, vehicleTable, weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { mistrialDollars } from '#main/games/paradise/rules/tables/courts.ts';
import { recruitNames } from '#main/games/paradise/rules/minds/recruitNames.ts';
import { createFreeIdea, type OrderGenerators } from './idea.ts';

type PeopleKind =
  | 'recruit'
  | 'arm'
  | 'hand-over'
  | 'buy-vehicle'
  | 'upgrade-vehicle'
  | 'steal-vehicle'
  | 'train'
  | 'learn'
  | 'care'
  | 'plea'
  | 'face-trial'
  | 'mistrial';

/** Men, arms, cars, schooling, wounds and courts. */
export const peopleGenerators: OrderGenerators<PeopleKind> = {
  recruit({ view, picker }) {
    const pattern = picker.one(lookUpDoctrine(view.mind.doctrine).growth);
    if (pattern === undefined) return null;
    const [name = ''] = recruitNames(view, 1);
    const recruit = { ...pattern, name };
    return { order: { kind: 'recruit', recruit }, costDollars: sumBill(billRecruit(recruit, { asBoss: false })) };
  },
  arm({ view, picker }) {
    const man = picker.one(view.members.filter(isFree));
    const weapon = picker.one(weapons);
    if (man === undefined || weapon === undefined) return null;
    return { order: { kind: 'arm', gangster: man.id, weapon }, costDollars: weaponTable[weapon].priceDollars };
  },
  'hand-over'({ view, picker }) {
    const [from, to] = picker.some(view.members.filter(isFree), 2);
    const weapon = picker.one(from?.weapons ?? []);
    if (from === undefined || to === undefined || weapon === undefined) return null;
    return createFreeIdea({ kind: 'hand-over', from: from.id, to: to.id, weapon });
  },
  'buy-vehicle'({ picker }) {
    const vehicle = picker.one(vehicleKinds) ?? 'car';
    return { order: { kind: 'buy-vehicle', vehicle, upgrades: [] }, costDollars: vehicleTable[vehicle].priceDollars };
  },
  'upgrade-vehicle'({ view, picker }) {
    const vehicle = picker.one(view.vehicles);
    const upgrade = picker.one(vehicleUpgrades);
    if (vehicle === undefined || upgrade === undefined) return null;
    return {
      order: { kind: 'upgrade-vehicle', vehicle: vehicle.id, upgrade },
      costDollars: upgradeTable[upgrade].priceDollars,
    };
  },
  'steal-vehicle'({ view, picker }) {
    const thief = picker.one(view.members.filter(isFree));
    const vehicle = picker.one(['car', 'truck'] as const) ?? 'car';
    return thief === undefined ? null : createFreeIdea({ kind: 'steal-vehicle', gangster: thief.id, vehicle });
  },
  train({ view, picker }) {
    const man = picker.one(view.members);
    const stat = picker.one(stats);
    if (man === undefined || stat === undefined) return null;
    const costDollars = computeTrainingDollars(man.stats[stat], stat, findOpenGyms(view, view.seat));
    if (costDollars === null) return null;
    return { order: { kind: 'train', gangster: man.id, stat }, costDollars };
  },
  learn({ view, picker }) {
    const man = picker.one(view.members);
    const skill = picker.one(skills);
    if (man === undefined || skill === undefined) return null;
    const bought = { kind: 'chosen', skill } as const;
    return {
      order: { kind: 'learn', gangster: man.id, skill: bought },
      costDollars: computeLearningDollars(bought, findOpenGyms(view, view.seat)),
    };
  },
  care({ view, picker }) {
    const patient = picker.one(view.members.filter((member) => countPointsLost(member) > 0));
    const care = picker.one(cares) ?? 'self';
    return patient === undefined ? null : createFreeIdea({ kind: 'care', gangster: patient.id, care, plan: [] });
  },
  plea({ view, picker }) {
    const prisoner = picker.one(view.members.filter(({ custody }) => custody === 'jail'));
    const plea = picker.one(['release', 'trial'] as const) ?? 'trial';
    return prisoner === undefined ? null : createFreeIdea({ kind: 'plea', gangster: prisoner.id, plea });
  },
  'face-trial': ({ view }) =>
    view.feds.targets.includes(view.seat) && view.bossTrial === null ? createFreeIdea({ kind: 'face-trial' }) : null,
  mistrial: ({ view }) =>
    view.bossTrial === null ? null : { order: { kind: 'mistrial' }, costDollars: mistrialDollars },
};
