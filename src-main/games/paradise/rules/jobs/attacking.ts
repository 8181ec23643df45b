import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { approachHints, approachNames, jobApproaches, type Approach } from '#shared/games/paradise/battles.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { Order, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import { capitalize, formatCount, formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { listBreachNotes } from '../bargains/breaches.ts';
import { checkParty, checkRival, listHiredMuscle, listTableSizeNotes } from '../filing/crews.ts';
import { requireHitTarget, formatTarget, findHitTarget } from '../officials/targets.ts';
import { listRaidedBusinesses, raidGuards } from '../battles/arranging/places.ts';
import { hitTarget } from '../battles/settling/sightings.ts';
import { requireBusiness, requireGang, listOwnedBusinesses } from '../lookups.ts';
import { findRacket } from '../city/fullRackets.ts';
import { findPayroll } from '../officials/lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { dollarsPerLoot, isNeutralGround } from '../tables/rackets.ts';
import { bodyguardTexts } from '../tables/officials.ts';
import { muscleTable, computeMusclePrice } from '../tables/people/muscle.ts';
import { revealJobs } from './reveal.ts';
import { order, requireMoney, type OrderHandler, type OrderTerms } from '../orders/order.ts';
import { cameToNothing, nameDropped } from '../state/scenes.ts';

type JobKind = 'raid' | 'smash-and-grab' | 'hit' | 'hit-official' | 'hijack' | 'show-of-strength';
type Job = OrderOf<JobKind>;

type JobRule<K extends JobKind> = Pick<
  OrderHandler<K>,
  'rules' | 'mail' | 'title' | 'scenes' | 'places' | 'silence'
> & {
  /** Refuses a wrong target of the job; returns the notes of its quote. */
  listNotes(state: State, seat: SeatId, order: OrderOf<K>): string[];
};

/**
 * Creates a job that sends a party: its own check first, then crew, vehicles and the muscle, which is paid when it is
 * filed.
 */
function createJob<K extends JobKind>(kind: K, { listNotes, ...rule }: JobRule<K>): OrderHandler<K> {
  return order(kind, {
    ...rule,
    check: (state, seat, given) => checkJob(state, seat, given, listNotes(state, seat, given)),
    sealed: { prepare: hireMuscle },
    reveal: { at: 'jobs', play: revealJobs },
  });
}

function checkJob(state: State, seat: SeatId, order: DeepReadonly<Job>, notes: readonly string[]): OrderTerms {
  const costDollars = checkParty(state, seat, order);
  requireApproach(order);
  if (costDollars > 0) requireMoney(state, seat, costDollars, 'The muscle');
  return {
    costDollars,
    chance: null,
    notes: [
      ...notes,
      ...listMuscleNotes(order),
      ...listTableSizeNotes(state),
      ...(order.approach === undefined
        ? []
        : [`${capitalize(approachNames[order.approach])}: ${approachHints[order.approach]}`]),
      ...(order.companyTruck ? ['They ride in a truck of your own company, eighteen at most.'] : []),
      ...listBreachNotes(state, seat, order),
    ],
  };
}

/** [SCN-0] Refuses a plan that a job has no use for. */
function requireApproach({ kind, approach }: DeepReadonly<Job>): void {
  const known: readonly Approach[] = jobApproaches[kind];
  if (approach === undefined || known.includes(approach)) return;
  const all = known.map((one) => approachNames[one]).join(', ');
  throw new Refusal(
    `This job cannot be done ${approachNames[approach]}; give it one of these plans, or none: ${all}.`,
    'SCN-0',
  );
}

/** [GANG-13] The muscle's money is down before the reveal. */
export function hireMuscle(table: ParadiseTable, seat: SeatId, order: DeepReadonly<Order>): void {
  const muscle = listHiredMuscle(order).map(({ profile, count }) => ({ profile, count }));
  if (muscle.length === 0) return;
  table.emit({ type: 'muscle-hired', seat, muscle, costDollars: computeMusclePrice(muscle) });
}

/** [GANG-13] Lists the cost of each kind of an order's muscle, a line each. */
export function listMuscleNotes(order: DeepReadonly<Order>): string[] {
  return listHiredMuscle(order).map(({ profile, count }) => {
    const { priceDollars } = muscleTable[profile];
    return `${count} × ${profileNames[profile]}: ${formatDollars(count * priceDollars)}.`;
  });
}

/** [SCN-5, TAKE-3] */
const raid = createJob('raid', {
  rules: ['SCN-5', 'RK-2', 'RK-5', 'RK-16', 'GANG-13'],
  mail: [
    {
      example: 'Raid The Blue Parrot (The Docks) with Spats, Big Tommy and 2 Punks, in 1 car',
      pattern: /^raid (.+?) with (.+)$/iu,
      read: (n, [place = '', party = '']) => ({ kind: 'raid', business: n.place(place), ...n.party(party) }),
    },
  ],
  scenes: (seat, { business }, title) => [`raid ${seat} ${business}`, nameDropped(seat, title)],
  places: ({ business }) => [{ kind: 'business', id: business }],
  silence: cameToNothing,
  title: (state, _seat, order) => `Raid ${nameTargetPlace(state, order.business)}`,
  listNotes: (state, seat, order) => {
    const business = requireRivalBusiness(state, seat, order.business, 'raid');
    const places = listRaidedBusinesses(state, business);
    const more = places.length - 1;
    return [
      `Expect at least ${formatCount(raidGuards(state, business), 'guard')}, plus anyone posted there.`,
      ...(more > 0 ? [`It is part of a whole racket: winning takes ${more} more with it (RK-5).`] : []),
    ];
  },
});

/** [SCN-1] */
const smashAndGrab = createJob('smash-and-grab', {
  rules: ['SCN-1', 'RK-2', 'RK-16', 'GANG-13'],
  mail: [
    {
      example: 'Smash and grab at The Blue Parrot with Spats, in our truck',
      pattern: /^smash and grab at (.+?) with (.+)$/iu,
      read: (n, [place = '', party = '']) => ({ kind: 'smash-and-grab', business: n.place(place), ...n.party(party) }),
    },
  ],
  scenes: (seat, { business }, title) => [`smash-and-grab ${seat} ${business}`, nameDropped(seat, title)],
  places: ({ business }) => [{ kind: 'business', id: business }],
  silence: cameToNothing,
  title: (state, _seat, order) => `Smash and grab at ${nameTargetPlace(state, order.business)}`,
  listNotes: (state, seat, order) => {
    requireRivalBusiness(state, seat, order.business, 'smash');
    return [
      `Each point of Loot brought home is worth ${formatDollars(dollarsPerLoot)}; a smashed business earns nothing for up to six months.`,
    ];
  },
});

/** [SCN-2, SCN-2a, CITY-7] */
const hit = createJob('hit', {
  rules: ['SCN-2', 'SCN-2a', 'PO-2', 'GANG-13'],
  mail: [
    {
      example: 'Hit Sal Pike, if at home at The Blue Parrot, with Spats',
      pattern: /^hit (?!the official )(.+?), if at home at (.+?),? with (.+)$/iu,
      read: (n, [who = '', place = '', party = '']) => ({
        kind: 'hit',
        target: n.target(who),
        place: n.place(place),
        ...n.party(party),
      }),
    },
    {
      example: 'Hit Sal Pike with Spats, Big Tommy',
      pattern: /^hit (?!the official |.+?, if at home at )(.+?) with (.+)$/iu,
      read: (n, [who = '', party = '']) => ({ kind: 'hit', target: n.target(who), ...n.party(party) }),
    },
  ],
  scenes: (seat, { target }, title) => [`hit ${seat} ${target}`, nameDropped(seat, title)],
  silence: cameToNothing,
  title: (state, _seat, order) => `Hit ${state.gangsters[order.target]?.name ?? 'somebody'}`,
  listNotes: (state, seat, order) => {
    const target = hitTarget(state, seat, order.target);
    if (target.gang === seat) {
      return [
        `He is on his way to court, unarmed, with ${state.feds.inTown ? 'five Agents' : 'a police car of six'} and nobody else.`,
        'Dead he tells nobody anything.',
      ];
    }
    const place = requireHome(state, target, order.place);
    return [
      'Where he is found and who is with him falls at the reveal; never at the tracks, which are neutral ground.',
      place === null
        ? 'If it is at one of their businesses, it is the one with the fewest guards.'
        : `If it is at one of their businesses, it is ${place.name}.`,
    ];
  },
});

/** [SCN-2, CITY-7] Requires the business of the target's gang that the attackers picked; null if they leave it open. */
function requireHome(
  state: State,
  { name, gang }: DeepReadonly<Gangster>,
  id: BusinessId | undefined,
): DeepReadonly<Business> | null {
  if (id === undefined) return null;
  const business = requireBusiness(state, id);
  refuseUnless(
    business.owner === gang,
    `${business.name} is no business of ${name}’s gang; pick one of theirs, or leave it open.`,
    'SCN-2',
  );
  refuseUnless(!isNeutralGround(business.type), `${business.name} is neutral ground; pick another place.`, 'CITY-7');
  return business;
}

/** [OFF-5, LAW-7, PO-2] */
const hitOfficial = createJob('hit-official', {
  rules: ['SCN-2', 'OFF-5', 'OFF-10', 'PO-2', 'GANG-13'],
  mail: [
    {
      example: 'Hit the official Captain Dunn with Spats',
      pattern: /^hit the official (.+?) with (.+)$/iu,
      read: (n, [who = '', party = '']) => ({ kind: 'hit-official', official: n.official(who), ...n.party(party) }),
    },
  ],
  scenes: (seat, { official }, title) => [`hit ${seat} ${official}`, nameDropped(seat, title)],
  silence: cameToNothing,
  title: (state, _seat, order) => {
    const target = findHitTarget(state, order.official);
    return `Hit ${target === null ? 'an official' : formatTarget(target)}`;
  },
  listNotes: (state, seat, order) => {
    const target = requireHitTarget(state, seat, order.official);
    const isOurs = findPayroll(state, seat, target.id) !== null;
    return [
      bodyguardTexts[target.kind],
      'Outrage goes up by 2 whatever comes of it.',
      ...(target.kind === 'attorney-general'
        ? ['If he dies another is appointed, the Feds come, and every bought official thinks it over.']
        : ['If he dies another man takes the post, whom nobody has bought.']),
      ...(isOurs ? ['He is in your own pay.'] : []),
    ];
  },
});

/** [SCN-3] */
const hijack = createJob('hijack', {
  rules: ['SCN-3', 'GANG-13'],
  mail: [
    {
      example: 'Hijack The Cedar Hill Combine with Spats, in 1 car',
      pattern: /^hijack (.+?) with (.+)$/iu,
      read: (n, [gang = '', party = '']) => ({ kind: 'hijack', gang: n.gang(gang), ...n.party(party) }),
    },
  ],
  scenes: (seat, { gang }, title) => [`hijack ${seat} ${gang}`, `call hijack ${seat}`, nameDropped(seat, title)],
  silence: cameToNothing,
  title: (state, _seat, order) => `Hijack a truck of ${requireGang(state, order.gang).name}`,
  listNotes: (state, seat, order) => {
    checkRival(state, seat, order.gang);
    refuseUnless(
      listOwnedBusinesses(state, order.gang).some((business) => findRacket(business.type) === 'booze'),
      `No booze is moved by ${requireGang(state, order.gang).name}; pick a gang in the booze racket.`,
      'SCN-3',
    );
    return ['The truck carries one to six points of Loot.'];
  },
});

/** [SCN-6] */
const showOfStrength = createJob('show-of-strength', {
  rules: ['SCN-6', 'PO-2', 'GANG-13'],
  mail: [
    {
      example: 'Show of strength against The Cedar Hill Combine with Spats',
      pattern: /^show of strength against (.+?) with (.+)$/iu,
      read: (n, [gang = '', party = '']) => ({ kind: 'show-of-strength', gang: n.gang(gang), ...n.party(party) }),
    },
  ],
  scenes: (seat, { gang }, title) => [
    `show-of-strength ${seat} ${gang}`,
    `call show-of-strength ${seat}`,
    nameDropped(seat, title),
  ],
  silence: cameToNothing,
  title: (state, _seat, order) => {
    const { name, base } = requireGang(state, order.gang);
    return `Show of strength against ${name} in ${nameDistrict(base)}`;
  },
  listNotes: (state, seat, order) => {
    checkRival(state, seat, order.gang);
    return ['Outrage goes up by 2 whatever comes of it.'];
  },
});

/** Requires a business that another gang holds; the refusal says what to do instead. */
function requireRivalBusiness(
  state: State,
  seat: SeatId,
  id: BusinessId,
  verb: string,
): DeepReadonly<Business> & { owner: SeatId } {
  const business = requireBusiness(state, id);
  const { owner } = business;
  refuseUnless(owner !== null, `${business.name} belongs to nobody; send a crew to talk it over instead.`, 'TAKE-1');
  refuseUnless(owner !== seat, `${business.name} is yours; pick a rival’s place to ${verb}.`);
  return { ...business, owner };
}

function nameTargetPlace(state: State, id: BusinessId): string {
  const { name, district } = requireBusiness(state, id);
  return `${name} (${nameDistrict(district)})`;
}

/** The orders of jobs that send a party, by kind. */
export const attackOrders = {
  raid,
  'smash-and-grab': smashAndGrab,
  'hit-official': hitOfficial,
  hit,
  hijack,
  'show-of-strength': showOfStrength,
};
