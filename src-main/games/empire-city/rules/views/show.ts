import type { Show, ShowMatter } from '#kernel/capabilities.ts';
import type { Named } from '#shared/views/log.ts';
import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { EmpireEvent } from '../events/schemas.ts';
import type { EmpireGame } from '../game.ts';

/** How the round's events fall into scenes: bids, figures and cards, each combat, and each hit. */
export const showRules: Show<EmpireGame> = {
  listMatters(seat, order) {
    switch (order.kind) {
      case 'attack':
        return [`attack ${seat} ${order.square}`];
      case 'hit':
        return [`hit ${seat} ${order.rival}`];
      case 'bust':
        return [`bust ${seat}`];
      case 'bid':
        return [`office ${seat}`];
      default:
        return [];
    }
  },
  findMatter,
  judge(events, seat) {
    const tones = events.map((event) => judgeOne(event, seat));
    return tones.find((tone) => tone !== 'even') ?? 'even';
  },
  listTargets: (order) => ('square' in order && typeof order.square === 'string' ? [placeOn(order.square)] : []),
  listPlaces,
  describeSilence: (order) => (order.kind === 'bid' ? 'Somebody else bid more.' : undefined),
};

function placeOn(square: string): Named {
  return { kind: 'square', id: square };
}

function nameCombat(square: string, from: readonly string[] = []): ShowMatter {
  return { name: `combat ${square}`, fight: { id: null }, from };
}

function nameHit(by: SeatId, rival: SeatId): ShowMatter {
  return { name: `a hit ${by} ${rival}`, fight: { id: null }, from: [`hit ${by} ${rival}`] };
}

function findMatter(event: EmpireEvent): ShowMatter | null {
  switch (event.type) {
    case 'combat-begun':
      return nameCombat(
        event.square,
        event.sides.map((seat) => `attack ${seat} ${event.square}`),
      );
    case 'combat-shown':
      return nameCombat(event.combat.square);
    case 'combat-won':
      return { ...nameCombat(event.square), isOutcome: true };
    case 'losses-rolled':
    case 'attacks-off':
      return nameCombat(event.square);
    case 'square-won':
      return nameCombat(event.square);
    case 'hit-declared':
      return nameHit(event.seat, event.rival);
    case 'victim-drawn':
    case 'hit-shown':
      return nameHit(event.hit.by, event.hit.rival);
    case 'hit-ended':
      return { ...nameHit(event.by, event.rival), isOutcome: true };
    case 'bust-settled':
      return { name: `bust ${event.seat}` };
    case 'godfather-made':
      return { name: `office ${event.seat}` };
    default:
      return null;
  }
}

function judgeOne(event: EmpireEvent, seat: SeatId): SceneTone {
  switch (event.type) {
    case 'combat-won':
      if (event.victor === seat) return 'good';
      return event.losers.includes(seat) ? 'bad' : 'even';
    case 'hit-ended':
      if (event.how !== 'success') return event.by === seat ? 'bad' : 'even';
      return event.by === seat ? 'good' : event.rival === seat ? 'bad' : 'even';
    case 'square-claimed':
    case 'godfather-made':
    case 'racket-placed':
      return event.seat === seat ? 'good' : 'even';
    default:
      return 'even';
  }
}

function listPlaces(event: EmpireEvent): readonly Named[] {
  if (event.type === 'combat-shown') return [placeOn(event.combat.square)];
  if ('square' in event && typeof event.square === 'string') return [placeOn(event.square)];
  return event.type === 'cop-moved' ? [placeOn(event.to)] : [];
}
