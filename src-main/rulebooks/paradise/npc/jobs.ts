import type { GangsterId, SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { Factor } from '../../../../src-shared/vocabulary/journal.ts';
import { businessTypeNames } from '../../../../src-shared/vocabulary/paradise/city.ts';
import type { Order } from '../../../../src-shared/vocabulary/paradise/orders.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { crewOf, runsTrucks } from '../battles/crews.ts';
import { raidGuards } from '../battles/places.ts';
import { businessesOf, livingGangs } from '../lookups.ts';
import { averageLootDollars, lootRuleOf, perksOf, type Perks } from '../rackets.ts';
import type { SeatView } from '../seatView.ts';
import type { Business, Gangster } from '../state.ts';
import { neighbours } from '../tables/city.ts';
import { doctrineOf, type Doctrine } from '../tables/doctrines.ts';
import { fighters, punchOf } from './fighters.ts';
import { reasonOf, type Plan } from './reason.ts';

/** Men a gang keeps at home when it goes on a job. */
const homeGuard = 2;

/** Outrage from which a gang lies low. */
const tooHot = 11;

/** Everything that was weighed for one job; its score is what the factors come to. */
type Choice = { order: Order; sentence: string; factors: Factor[] };

/**
 * [GANG-11] One job of violence a month at most: the raid, smash and grab, hijack, hit or show of
 * strength that promises most for its risk, if any promises anything.
 */
export function planJob(view: SeatView, taken: readonly Plan[]): Plan[] {
  const busy = new Set(taken.flatMap(({ order }) => crewOf(order)));
  const crew = fighters(view).filter(({ id }) => !busy.has(id));
  const party = crew.slice(0, Math.max(0, crew.length - homeGuard));
  if (party.length === 0) return [];
  const choices = [...raids(view, party), ...violence(view, party)].map(
    ({ order, sentence, factors }) => ({ order, reason: reasonOf(sentence, factors) }),
  );
  const best = choices.reduce<Plan | null>(
    (top, next) => (top === null || next.reason.score > top.reason.score ? next : top),
    null,
  );
  return best === null || best.reason.score <= 0 ? [] : [best];
}

/** The city's heat and a gang's way of doing things, for every job. */
function climate(view: SeatView, doctrine: Doctrine, publicOutrage: number): Factor[] {
  const room = tooHot - view.outrage - publicOutrage;
  return [
    { name: 'how far the city is from boiling over', points: Math.min(0, room * 6) },
    { name: 'our taste for a fight', points: doctrine.boldness },
  ];
}

function raids(view: SeatView, party: readonly DeepReadonly<Gangster>[]): Choice[] {
  const doctrine = doctrineOf(view.mind.doctrine);
  const perks = perksOf(view, view.seat);
  const strength = party.reduce((total, member) => total + punchOf(member), 0);
  const near = new Set(
    businessesOf(view)
      .filter(({ owner }) => owner === view.seat)
      .flatMap(({ district }) => [district, ...neighbours[district]])
      .concat(view.gang.base),
  );
  return businessesOf(view)
    .filter(({ owner, district }) => owner !== null && owner !== view.seat && near.has(district))
    .flatMap((business) => overBusiness(view, party, { business, strength, perks, doctrine }));
}

type Target = {
  business: DeepReadonly<Business>;
  strength: number;
  perks: Perks;
  doctrine: Doctrine;
};

/** Take the place, or only what is in it. */
function overBusiness(
  view: SeatView,
  party: readonly DeepReadonly<Gangster>[],
  { business, strength, perks, doctrine }: Target,
): Choice[] {
  const guards = raidGuards(view, business);
  const income = averageLootDollars(lootRuleOf(business, perks, view.month));
  const edge = Math.max(-40, (strength - 1.35 * guards - 1) * 8);
  const common = (publicOutrage: number): Factor[] => [
    { name: 'our strength against its guards', points: edge },
    { name: 'no love lost between us', points: hostility(view, business, doctrine) },
    ...climate(view, doctrine, publicOutrage),
  ];
  const crew = party.map(({ id }) => id);
  const wheels = wheelsOf(view);
  const type = businessTypeNames[business.type].one;
  return [
    {
      order: { kind: 'raid', business: business.id, crew, muscle: [], ...wheels },
      sentence: `${business.name}, a ${type}, is worth having and held by ${guards} guards.`,
      factors: [
        { name: 'a year of its Loot, in $100s', points: (income * 3) / 100 },
        { name: 'a raid costs men', points: -22 },
        ...common(2),
      ],
    },
    {
      order: { kind: 'smash-and-grab', business: business.id, crew, muscle: [], ...wheels },
      sentence: `${business.name}, a ${type}, can be cleaned out.`,
      factors: [
        { name: 'a month of its Loot, in $100s', points: income / 100 },
        { name: 'what its owner will miss, in $100s', points: income / 100 },
        { name: 'a fight costs men', points: -18 },
        ...common(2),
      ],
    },
  ];
}

/** Jobs that are about people and not about places. */
function violence(view: SeatView, party: readonly DeepReadonly<Gangster>[]): Choice[] {
  const doctrine = doctrineOf(view.mind.doctrine);
  const crew = party.map(({ id }) => id);
  const wheels = wheelsOf(view);
  const strength = party.reduce((total, member) => total + punchOf(member), 0);
  return livingGangs(view)
    .filter(({ id }) => id !== view.seat)
    .flatMap((rival): Choice[] => {
      const held = businessesOf(view).filter(({ owner }) => owner === rival.id);
      const own = businessesOf(view).filter(({ owner }) => owner === view.seat).length;
      const lead = { name: 'how far they are ahead of us', points: (held.length - own) * 2 };
      const hate = {
        name: 'no love lost between us',
        points: doctrine.hostileTo.includes(rival.type) ? 12 : 0,
      };
      const choices: Choice[] = [];
      if (held.some(({ type }) => type === 'trucking' || type === 'brewery')) {
        choices.push({
          order: { kind: 'hijack', gang: rival.id, crew, muscle: [], ...wheels },
          sentence: `A truck of ${rival.name} on a country road is easy money.`,
          factors: [
            { name: 'Loot in a truck, in $100s', points: 3.5 },
            {
              name: 'our strength against a truck’s guards',
              points: Math.min(16, (strength - 4) * 5),
            },
            { name: 'a fight costs men', points: -10 },
            hate,
            ...climate(view, doctrine, 0),
          ],
        });
      }
      choices.push({
        order: { kind: 'show-of-strength', gang: rival.id, crew, muscle: [], ...wheels },
        sentence: `${rival.name} should learn whose city this is.`,
        factors: [
          lead,
          hate,
          { name: 'our strength in the street', points: Math.min(14, (strength - 7) * 3) },
          { name: 'a battle costs men', points: -30 },
          ...climate(view, doctrine, 4),
        ],
      });
      const boss = bossOf(view, rival.id);
      if (boss !== null) {
        choices.push({
          order: { kind: 'hit', target: boss, crew, muscle: [], ...wheels },
          sentence: `Without ${rival.bossName}, ${rival.name} would fall apart.`,
          factors: [
            lead,
            hate,
            { name: 'our strength against his company', points: Math.min(20, (strength - 6) * 4) },
            { name: 'a gang without its head', points: 14 },
            { name: 'a war costs men', points: -34 },
            ...climate(view, doctrine, 2),
          ],
        });
      }
      return choices;
    });
}

/** A rival Boss's id: everybody knows him. */
function bossOf(view: SeatView, rival: SeatId): GangsterId | null {
  return view.bosses[rival] ?? null;
}

function hostility(view: SeatView, { owner }: DeepReadonly<Business>, doctrine: Doctrine): number {
  if (owner === null) return 0;
  const rival = view.gangs[owner];
  return rival !== undefined && doctrine.hostileTo.includes(rival.type) ? 8 : 0;
}

/** [RK-8] Everything a gang can ride in: its own vehicles, and a truck of its company. */
function wheelsOf(view: SeatView) {
  return {
    vehicles: view.vehicles.map(({ id }) => id),
    companyTruck: runsTrucks(view, view.seat),
  };
}
