import { revealJobs } from '#main/games/paradise/rules/jobs/reveal.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { MeetTopic } from '#shared/games/paradise/orders/jobs.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listBreachNotes } from '../bargains/breaches.ts';
import { checkPayment, checkTerms } from '../bargains/check.ts';
import { makeTermsForTopic } from '../bargains/terms.ts';
import { collectPublicNames, describeTerms } from '../bargains/words.ts';
import {
  checkCrew,
  checkMuscle,
  checkRival,
  checkTableSize,
  listHiredMuscle,
  listTableSizeNotes,
} from '../filing/crews.ts';
import { requireKnownRival } from '../battles/settling/sightings.ts';
import { requireBusiness, requireGang, requireMember, listOwnedBusinesses, listSeatWaitingOrders } from '../lookups.ts';
import type { State } from '../state.ts';
import { hireMuscle, listMuscleNotes } from './attacking.ts';
import { faceCost, isDuelist } from './call.ts';
import { makeFreeTerms, requireMoney, order } from '../orders/order.ts';
import { cameToNothing, nameDropped } from '../state/scenes.ts';

const calledUpon = 'The other gang says who comes, once the crews are out.';

/** [SCN-7] Boss, Enforcer or Torpedo on both sides. */
const showdown = order('showdown', {
  rules: ['SCN-7'],
  mail: [
    {
      example: 'Showdown Spats against Sal Pike',
      pattern: /^showdown (.+?) against (.+)$/iu,
      read: (n, [man = '', who = '']) => ({ kind: 'showdown', champion: n.man(man), target: n.target(who) }),
    },
  ],
  scenes: (seat, { champion }, title) => [
    `showdown ${seat} ${champion}`,
    `call showdown ${seat}`,
    nameDropped(seat, title),
  ],
  silence: cameToNothing,
  title: (state, seat, order) =>
    `${requireMember(state, seat, order.champion).name} calls ${state.gangsters[order.target]?.name ?? 'somebody'} out`,
  check(state, seat, order) {
    checkCrew(state, seat, [order.champion]);
    const champion = requireMember(state, seat, order.champion);
    const target = requireKnownRival(state, seat, order.target);
    for (const gangster of [champion, target]) {
      refuseUnless(
        isDuelist(gangster),
        `${gangster.name} is no match for a showdown: it takes a Boss, an Enforcer or a Torpedo.`,
        'SCN-7',
      );
    }
    return makeFreeTerms(
      'To the death, or until one runs. Who comes through may make a name.',
      `They send a Boss, an Enforcer or a Torpedo of their own choice, or nobody, which costs them ${faceCost} point of reputation.`,
      ...listBreachNotes(state, seat, order),
    );
  },
  sealed: {},
  reveal: { stands: calledUpon },
});

/** [SCN-8] */
const rumble = order('rumble', {
  rules: ['SCN-8'],
  mail: [
    {
      example: 'Rumble with The Cedar Hill Combine',
      pattern: /^rumble with (.+)$/iu,
      read: (n, [gang = '']) => ({ kind: 'rumble', gang: n.gang(gang) }),
    },
  ],
  scenes: (seat, { gang }, title) => [`rumble ${seat} ${gang}`, `call rumble ${seat}`, nameDropped(seat, title)],
  silence: cameToNothing,
  title: (state, _seat, order) => `Let the boys rumble with those of ${requireGang(state, order.gang).name}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    requireOnly(state, seat, 'rumble', 'The boys rumble once a month; withdraw the other order first.');
    return makeFreeTerms(
      'Nobody of yours takes part; the winner gets one to six recruits for nothing.',
      ...listBreachNotes(state, seat, order),
    );
  },
  sealed: {},
  reveal: { at: 'jobs', play: revealJobs },
});

/** [SCN-4] */
const meet = order('meet', {
  rules: ['SCN-4'],
  mail: [
    {
      example: 'Meet The Cedar Hill Combine with Spats about a truce',
      pattern: /^meet (.+?) with (.+?) about (.+)$/iu,
      read: (n, [gang = '', crew = '', topic = '']) => {
        const [negotiator, ...bodyguards] = n.men(crew);
        const about = /^a truce$/iu.test(topic) ? { kind: 'truce' } : { kind: 'business', business: n.place(topic) };
        return { kind: 'meet', gang: n.gang(gang), negotiator, bodyguards, topic: about };
      },
    },
  ],
  scenes: (seat, { gang }, title) => [`meet ${seat} ${gang}`, `call meet ${seat}`, nameDropped(seat, title)],
  silence: cameToNothing,
  title: (state, _seat, order) =>
    `Meet ${requireGang(state, order.gang).name} about ${describeTopic(state, order.topic)}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    checkCrew(state, seat, [order.negotiator, ...order.bodyguards]);
    const terms = makeTermsForTopic(order.topic);
    checkTerms(state, { us: seat, them: order.gang }, terms, state.month + 1);
    checkPayment(state, seat, terms, 'us');
    const { name, stats } = requireMember(state, seat, order.negotiator);
    return makeFreeTerms(
      `${name} talks with SMARTS ${stats.smarts}; they name their own spokesman and may bring as many guards as you, or stay away.`,
      order.isTreachery
        ? 'Your guns come out whatever is said, and every bargain with them is broken.'
        : `If he makes his case, they are bound from next month on: ${describeTerms(collectPublicNames(state), terms, seat, order.gang).join('; ')}.`,
      ...(order.isTreachery ? [] : [`Your people draw only if the others do: ${theirWord}`]),
      ...listBreachNotes(state, seat, order),
    );
  },
  sealed: {},
  reveal: { stands: calledUpon },
});

const theirWord = 'theirs may, if that gang means it, and breaks its word with it.';

function describeTopic(state: State, topic: DeepReadonly<MeetTopic>): string {
  if (topic.kind === 'bargain') return 'a bargain';
  return topic.kind === 'truce' ? 'a truce' : requireBusiness(state, topic.business).name;
}

/** Men posted for the month. */
const guard = order('guard', {
  rules: ['SCN-11', 'SCN-2', 'GANG-13'],
  mail: [
    {
      example: 'Guard The Blue Parrot with Spats and 2 Punks',
      pattern: /^guard (.+?) with (.+)$/iu,
      read: (n, [place = '', party = '']) => {
        const { crew, muscle } = n.party(party);
        const post = { kind: 'business', business: n.place(place) };
        return { kind: 'guard', post, crew, ...(muscle.length > 0 ? { muscle } : {}) };
      },
    },
    {
      example: 'Stand beside Big Tommy with Spats',
      pattern: /^stand beside (.+?) with (.+)$/iu,
      read: (n, [man = '', crew = '']) => ({
        kind: 'guard',
        post: { kind: 'gangster', gangster: n.man(man) },
        crew: n.men(crew),
      }),
    },
  ],
  scenes: (seat, { post }) => [`guard ${seat} ${post.kind === 'business' ? post.business : post.gangster}`],
  places: ({ post }) => (post.kind === 'business' ? [{ kind: 'business', id: post.business }] : []),
  silence: 'They stood watch all month, and nobody came.',
  title(state, seat, { post }) {
    return post.kind === 'business'
      ? `Guard ${requireBusiness(state, post.business).name}`
      : `Guard ${requireMember(state, seat, post.gangster).name}`;
  },
  check(state, seat, order) {
    const { post, crew } = order;
    const muscle = listHiredMuscle(order);
    checkCrew(state, seat, crew);
    if (post.kind === 'business') {
      const { owner, name } = requireBusiness(state, post.business);
      refuseUnless(owner === seat, `${name} is not yours to guard; pick a place of your own.`);
    } else {
      const { name } = requireMember(state, seat, post.gangster);
      refuseUnless(!crew.includes(post.gangster), `${name} cannot guard himself; post somebody else.`);
      refuseUnless(
        muscle.length === 0,
        'Hired muscle guards a place, not a man; post some of your own beside him.',
        'GANG-13',
      );
    }
    const stand = 'They stand there this month and do nothing else.';
    const costDollars = checkMuscle(state, seat, muscle);
    checkTableSize(state, { crew, muscle });
    const size = post.kind === 'business' ? listTableSizeNotes(state) : [];
    if (muscle.length === 0) return makeFreeTerms(stand, ...size);
    requireMoney(state, seat, costDollars, 'The muscle');
    const paid = 'The muscle is paid, and rests, whether anybody comes or not.';
    return { costDollars, chance: null, notes: [stand, ...size, ...listMuscleNotes(order), paid] };
  },
  sealed: { prepare: hireMuscle },
  reveal: { stands: 'Men at their post wait for whoever comes.' },
});

/** [SCN-9] */
const ambush = order('ambush', {
  rules: ['SCN-9'],
  mail: [
    {
      example: 'Lie in wait for The Cedar Hill Combine in The Docks',
      pattern: /^lie in wait for (.+) in (.+)$/iu,
      read: (n, [gang = '', where = '']) => ({ kind: 'ambush', gang: n.gang(gang), district: n.district(where) }),
    },
  ],
  scenes: (seat, { gang }, title) => [`ambush ${seat} ${gang}`, nameDropped(seat, title)],
  places: ({ district }) => [{ kind: 'district', id: district }],
  silence: 'They lay in wait, and nobody passed.',
  title: (state, _seat, order) =>
    `Lie in wait for ${requireGang(state, order.gang).name} in ${nameDistrict(order.district)}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    requireOnly(state, seat, 'ambush', 'A gang lies in wait once a month; withdraw the other order first.');
    refuseUnless(
      listOwnedBusinesses(state, seat).some(({ district }) => district === order.district),
      `Nobody watches the street for you in ${nameDistrict(order.district)}; pick a district where you hold a business.`,
      'SCN-9',
    );
    return makeFreeTerms(
      'If one of their crews passes through or next to the district on a job, it runs the street first.',
      ...listBreachNotes(state, seat, order),
    );
  },
  sealed: {},
  reveal: { at: 'jobs', play: revealJobs },
});

function requireOnly(state: State, seat: SeatId, kind: 'rumble' | 'ambush', sentence: string): void {
  const waiting = listSeatWaitingOrders(state, seat);
  refuseUnless(!waiting.some((other) => other.order.kind === kind), sentence);
}

/** The orders of Meets, showdowns, guards and ambushes, by kind. */
export const meetingOrders = { showdown, rumble, meet, guard, ambush };
