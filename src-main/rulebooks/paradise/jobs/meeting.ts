import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { districtNames } from '../../../../src-shared/games/paradise/city.ts';
import type { MeetTopic } from '../../../../src-shared/games/paradise/orders/jobs.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import { breachNotes } from '../bargains/breaches.ts';
import { checkPayment, checkTerms } from '../bargains/check.ts';
import { termsOfTopic } from '../bargains/terms.ts';
import { publicNames, termsWords } from '../bargains/words.ts';
import { checkCrew, checkMuscle, checkRival, hiredBy } from '../filing/crews.ts';
import { roleOf } from '../gangs/naming.ts';
import { knownRival } from '../battles/settling/sightings.ts';
import { levelOf } from '../skirmish/table/levels.ts';
import { businessOf, gangOf, memberOf, ownedBy, waitingOrdersOf } from '../state/lookups.ts';
import type { State } from '../state/index.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { hireMuscle, muscleNotes } from './attacking.ts';
import { putAside } from '../filing/filing.ts';
import { freeTerms, requireMoney, type OrderHandler } from '../state/orderHandler.ts';

/** [SCN-7] Boss, Enforcer or Torpedo on both sides. */
export const showdown: OrderHandler<'showdown'> = {
  title: (state, seat, order) =>
    `${memberOf(state, seat, order.champion).name} calls ${state.gangsters[order.target]?.name ?? 'somebody'} out`,
  check(state, seat, order) {
    checkCrew(state, seat, [order.champion]);
    const champion = memberOf(state, seat, order.champion);
    const target = knownRival(state, seat, order.target);
    for (const gangster of [champion, target]) {
      insist(
        isDuelist(gangster),
        `${gangster.name} is no match for a showdown: it takes a Boss, an Enforcer or a Torpedo.`,
        'SCN-7',
      );
    }
    return freeTerms(
      'To the death, or until one runs. Who comes through may make a name.',
      ...breachNotes(state, seat, order),
    );
  },
  carryOut(table, seat, order) {
    putAside(table, seat, order, showdown.title(table.state, seat, order));
  },
};

function isDuelist(gangster: DeepReadonly<Gangster>): boolean {
  return levelOf(roleOf(gangster)) === 'upper';
}

/** [SCN-8] */
export const rumble: OrderHandler<'rumble'> = {
  title: (state, _seat, order) =>
    `Let the boys rumble with those of ${gangOf(state, order.gang).name}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    requireOnly(
      state,
      seat,
      'rumble',
      'The boys rumble once a month; withdraw the other order first.',
    );
    return freeTerms(
      'Nobody of yours takes part; the winner gets one to six recruits for nothing.',
    );
  },
  carryOut(table, seat, order) {
    putAside(table, seat, order, rumble.title(table.state, seat, order));
  },
};

/** [SCN-4] */
export const meet: OrderHandler<'meet'> = {
  title: (state, _seat, order) =>
    `Meet ${gangOf(state, order.gang).name} about ${topicOf(state, order.topic)}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    checkCrew(state, seat, [order.negotiator, ...order.bodyguards]);
    const terms = termsOfTopic(order.topic);
    checkTerms(state, { us: seat, them: order.gang }, terms, state.month + 1);
    checkPayment(state, seat, terms, 'us');
    const { name, stats } = memberOf(state, seat, order.negotiator);
    return freeTerms(
      `${name} talks with SMARTS ${stats.smarts}; both sides bring as many guards.`,
      order.isTreachery
        ? 'The guns come out whatever is said.'
        : `If he makes his case, they are bound from next month on: ${termsWords(publicNames(state), terms, seat, order.gang).join('; ')}.`,
      ...breachNotes(state, seat, order),
    );
  },
  carryOut(table, seat, order) {
    putAside(table, seat, order, meet.title(table.state, seat, order));
  },
};

function topicOf(state: State, topic: DeepReadonly<MeetTopic>): string {
  if (topic.kind === 'bargain') return 'a bargain';
  return topic.kind === 'truce' ? 'a truce' : businessOf(state, topic.business).name;
}

/** Men posted for the month. */
export const guard: OrderHandler<'guard'> = {
  title(state, seat, { post }) {
    return post.kind === 'business'
      ? `Guard ${businessOf(state, post.business).name}`
      : `Guard ${memberOf(state, seat, post.gangster).name}`;
  },
  check(state, seat, order) {
    const { post, crew } = order;
    const muscle = hiredBy(order);
    checkCrew(state, seat, crew);
    if (post.kind === 'business') {
      const { owner, name } = businessOf(state, post.business);
      insist(owner === seat, `${name} is not yours to guard; pick a place of your own.`);
    } else {
      const { name } = memberOf(state, seat, post.gangster);
      insist(!crew.includes(post.gangster), `${name} cannot guard himself; post somebody else.`);
      insist(
        muscle.length === 0,
        'Hired muscle guards a place, not a man; post some of your own beside him.',
        'GANG-13',
      );
    }
    const stand = 'They stand there this month and do nothing else.';
    if (muscle.length === 0) return freeTerms(stand);
    const costDollars = checkMuscle(state, seat, muscle);
    requireMoney(state, seat, costDollars, 'The muscle');
    const paid = 'The muscle is paid, and rests, whether anybody comes or not.';
    return { costDollars, chance: null, notes: [stand, ...muscleNotes(order), paid] };
  },
  carryOut(table, seat, order) {
    hireMuscle(table, seat, order);
    putAside(table, seat, order, guard.title(table.state, seat, order));
  },
};

/** [SCN-9] */
export const ambush: OrderHandler<'ambush'> = {
  title: (state, _seat, order) =>
    `Lie in wait for ${gangOf(state, order.gang).name} in ${districtNames[order.district]}`,
  check(state, seat, order) {
    checkRival(state, seat, order.gang);
    requireOnly(
      state,
      seat,
      'ambush',
      'A gang lies in wait once a month; withdraw the other order first.',
    );
    insist(
      ownedBy(state, seat).some(({ district }) => district === order.district),
      `Nobody watches the street for you in ${districtNames[order.district]}; pick a district where you hold a business.`,
      'SCN-9',
    );
    return freeTerms(
      'If one of their crews passes through or next to the district on a job, it runs the street first.',
      ...breachNotes(state, seat, order),
    );
  },
  carryOut(table, seat, order) {
    putAside(table, seat, order, ambush.title(table.state, seat, order));
  },
};

function requireOnly(
  state: State,
  seat: SeatId,
  kind: 'rumble' | 'ambush',
  sentence: string,
): void {
  const waiting = waitingOrdersOf(state, seat);
  insist(!waiting.some((other) => other.order.kind === kind), sentence);
}
