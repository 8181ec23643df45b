import type { ShowMatter, Show } from '#kernel/capabilities.ts';
import type { Named } from '#shared/views/log.ts';
import type { SceneCount, SceneTone } from '#shared/views/show.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findSide, isGang } from '../battles/arranging/parties.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { ParadiseGame } from '../game.ts';
import type { CampaignBattle } from '../state/records/battles.ts';

/** How the month's events fall into scenes. */
export const showRules: Show<ParadiseGame> = {
  listMatters,
  findMatter,
  judge,
  listTargets,
  listPlaces,
  listCounts,
  describeSilence,
};

/** Jobs on one gang as a whole. */
const gangJobs = ['hijack', 'show-of-strength', 'rumble', 'meet'] as const;

function listMatters(seat: SeatId, order: Order, title: string): readonly string[] {
  const dropped = nameDropped(seat, title);
  switch (order.kind) {
    case 'take-over':
    case 'raid':
    case 'smash-and-grab':
      return [`${order.kind} ${seat} ${order.business}`, dropped];
    case 'hit':
      return [`hit ${seat} ${order.target}`, dropped];
    case 'hit-official':
      return [`hit ${seat} ${order.official}`, dropped];
    case 'hijack':
    case 'show-of-strength':
    case 'rumble':
    case 'meet':
      return [`${order.kind} ${seat} ${order.gang}`, `call ${order.kind} ${seat}`, dropped];
    case 'showdown':
      return [`showdown ${seat} ${order.champion}`, `call showdown ${seat}`, dropped];
    case 'ambush':
      return [`ambush ${seat} ${order.gang}`, dropped];
    case 'guard':
      return [`guard ${seat} ${order.post.kind === 'business' ? order.post.business : order.post.gangster}`];
    case 'bid':
    case 'hold':
      return [`official ${seat} ${order.official}`];
    case 'column':
    case 'expose':
    case 'weigh-in':
      return [`story ${seat} ${order.reporter}`];
    case 'edit-paper':
      return [`paper ${seat}`];
    case 'dismiss':
    case 'accuse':
      return [`mayor ${seat} ${order.official}`];
    case 'pay':
      return [`payoffs ${seat}`];
    case 'pay-officials':
      return [`officials ${seat}`];
    case 'care':
      return [`care ${seat} ${order.gangster}`];
    case 'plea':
      return [`court ${seat} ${order.gangster}`];
    case 'face-trial':
    case 'mistrial':
      return [`trial ${seat}`];
    case 'put-up-boxer':
    case 'fix-fight':
    case 'bet':
      return [`boxer ${seat} ${order.boxer}`];
    case 'make-card':
      return [`card ${seat}`];
    case 'hold-funeral':
      return [`funeral ${order.gangster}`];
    case 'public-works':
      return [`works ${seat}`];
    case 'fix-numbers':
      return [`numbers ${seat} ${order.gang}`];
    default:
      return [dropped];
  }
}

function nameDropped(seat: SeatId, title: string): string {
  return `dropped ${seat} ${title}`;
}

function findMatter(event: ParadiseEvent): ShowMatter | null {
  switch (event.type) {
    case 'battle-arranged':
      return { ...nameFight(event.battle.id), from: listCauses(event.battle) };
    case 'battle-settled':
      return { ...nameFight(event.battle), isChapter: true };
    case 'battle-reported':
      return { ...nameFight(event.battle), isChapter: true, isOutcome: true };
    case 'taken-over':
      return event.by === 'talk' ? { name: `take-over ${event.seat} ${event.business}` } : null;
    case 'takeover-failed':
      return { name: `take-over ${event.seat} ${event.business}` };
    case 'job-dropped':
    case 'order-withdrawn':
      return { name: nameDropped(event.seat, event.title) };
    case 'call-answered':
      return { name: `call ${event.what} ${event.by}` };
    case 'official-bought':
    case 'bid-failed':
    case 'official-kept':
      return { name: `official ${event.seat} ${event.official.id}` };
    case 'story-written':
    case 'story-spiked':
    case 'story-weighed':
    case 'column-printed':
    case 'official-exposed':
      return { name: `story ${event.seat} ${event.reporter.id}` };
    case 'paper-leaned':
      return { name: `paper ${event.seat}` };
    case 'official-dismissed':
    case 'official-accused':
      return { name: `mayor ${event.seat} ${event.target.id}` };
    case 'payoffs-paid':
      return { name: `payoffs ${event.seat}` };
    case 'officials-paid':
      return { name: `officials ${event.seat}` };
    case 'treated':
      return { name: `care ${event.seat} ${event.gangster}` };
    case 'released':
    case 'tried':
    case 'left-in-jail':
      return { name: `court ${event.seat} ${event.gangster}` };
    case 'boss-trial-opened':
    case 'boss-tried':
    case 'boss-trial-dropped':
    case 'mistrial':
      return { name: `trial ${event.seat}` };
    case 'boxer-put-up':
    case 'purse-won':
    case 'bet-settled':
      return { name: `boxer ${event.seat} ${event.boxer}` };
    case 'card-drawn':
      return event.by === null ? null : { name: `card ${event.by}` };
    case 'funeral-held':
      return { name: `funeral ${event.gangster}` };
    case 'public-works-done':
      return { name: `works ${event.seat}` };
    case 'numbers-fixed':
      return { name: `numbers ${event.by} ${event.gang}` };
    default:
      return null;
  }
}

function nameFight(id: string): ShowMatter {
  return { name: `fight ${id}`, fight: { id } };
}

/** Lists the matters of orders that led to a battle: of the attackers, and of posted guards. */
function listCauses(battle: CampaignBattle): string[] {
  const { attackers, defenders, business, target, official, scenario } = battle;
  const [from, against] = [attackers.party, defenders.party];
  const doors = business === null ? [] : [business];
  const crews = [...[from, against].filter(isGang), ...battle.rivals.map(({ seat }) => seat)];
  if (battle.isClash) return crews.flatMap((seat) => doors.map((door) => `take-over ${seat} ${door}`));
  const guards = isGang(against)
    ? [...doors, ...(target === null ? [] : [target])].map((post) => `guard ${against} ${post}`)
    : [];
  if (!isGang(from)) return guards;
  const what: readonly string[] = [
    // [SCN-11] A raid on guards who heard of it is a siege.
    ...doors.map((door) => `${scenario === 'siege' ? 'raid' : scenario} ${from} ${door}`),
    ...(target === null ? [] : [`hit ${from} ${target}`]),
    ...(official ? [`hit ${from} ${official.id}`] : []),
    ...gangJobs.map((job) => `${job} ${from} ${against}`).filter((name) => name.startsWith(scenario)),
    ...(scenario === 'mean-streets' ? [`ambush ${from} ${against}`] : []),
    ...(scenario === 'showdown' ? attackers.crew.map((man) => `showdown ${from} ${man}`) : []),
  ];
  return [...what, ...guards];
}

function judge(events: readonly ParadiseEvent[], seat: SeatId): SceneTone {
  const sides = events.find((event) => event.type === 'battle-arranged');
  const tones = events.map((event): SceneTone => {
    if (event.type === 'battle-settled' || event.type === 'battle-reported') {
      const winner = event.type === 'battle-reported' ? event.winner : (event.settled.outcome?.winner ?? 'nobody');
      const side = sides === undefined ? null : findSide(sides.battle, seat);
      return winner === 'nobody' || side === null ? 'even' : chooseTone(winner === side);
    }
    return 'seat' in event && event.seat === seat ? judgeOwn(event) : 'even';
  });
  return tones.find((one) => one !== 'even') ?? 'even';
}

function chooseTone(isGood: boolean): SceneTone {
  return isGood ? 'good' : 'bad';
}

function judgeOwn(event: ParadiseEvent): SceneTone {
  switch (event.type) {
    case 'taken-over':
    case 'official-bought':
    case 'official-kept':
    case 'column-printed':
    case 'boxer-put-up':
    case 'purse-won':
    case 'public-works-done':
    case 'released':
      return 'good';
    case 'takeover-failed':
    case 'bid-failed':
    case 'job-dropped':
    case 'order-withdrawn':
    case 'story-spiked':
    case 'left-in-jail':
      return 'bad';
    case 'story-written':
      return event.isGood ? 'even' : 'bad';
    case 'official-exposed':
      return chooseTone(!event.stands);
    case 'official-accused':
      return chooseTone(event.falls);
    case 'theft-tried':
      return chooseTone(event.vehicle !== null);
    case 'tried':
      return chooseTone(event.isAcquitted);
    case 'boss-tried':
      return event.outcome === 'goes-on' ? 'even' : chooseTone(event.outcome === 'acquitted');
    case 'bet-settled':
      return chooseTone(event.paidDollars > event.stakeDollars);
    default:
      return 'even';
  }
}

function listTargets(order: Order): readonly Named[] {
  if ('business' in order) return [{ kind: 'business', id: order.business }];
  if (order.kind === 'guard' && order.post.kind === 'business') return [{ kind: 'business', id: order.post.business }];
  if (order.kind === 'ambush') return [{ kind: 'district', id: order.district }];
  return [];
}

function listPlaces(event: ParadiseEvent): readonly Named[] {
  if (event.type !== 'battle-arranged') return [];
  const { business, district } = event.battle;
  return business === null ? [{ kind: 'district', id: district }] : [{ kind: 'business', id: business }];
}

function listCounts(event: ParadiseEvent): readonly SceneCount[] {
  switch (event.type) {
    case 'outrage-stirred':
    case 'outrage-eased':
    case 'column-printed':
      return [{ label: 'Outrage', was: event.from, now: event.to }];
    case 'outrage-rolled':
    case 'booze-poisoned':
    case 'public-works-done':
      return [{ label: 'Outrage', was: event.before, now: event.after }];
    case 'feds-left':
    case 'feds-recalled':
      return event.outrage === undefined ? [] : [{ label: 'Outrage', was: event.outrage.from, now: event.outrage.to }];
    default:
      return [];
  }
}

function describeSilence(order: Order): string | undefined {
  switch (order.kind) {
    case 'guard':
      return 'They stood watch all month, and nobody came.';
    case 'ambush':
      return 'They lay in wait, and nobody passed.';
    case 'hold':
      return 'Nobody bid for him.';
    case 'bet':
    case 'fix-fight':
      return 'It came to no bout.';
    case 'send-flowers':
      return 'There was no funeral.';
    case 'raid':
    case 'smash-and-grab':
    case 'hit':
    case 'hit-official':
    case 'hijack':
    case 'show-of-strength':
    case 'showdown':
    case 'rumble':
    case 'meet':
      return 'It came to nothing.';
    default:
      return undefined;
  }
}
