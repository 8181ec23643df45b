import type { Show, ShowMatter } from '#kernel/capabilities.ts';
import type { Named } from '#shared/views/log.ts';
import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GodfatherEvent } from '../events/schemas.ts';
import type { GodfatherGame } from '../game.ts';

/** Groups the round's events into scenes: each placement with the pieces it took, and its claims. */
export const showRules: Show<GodfatherGame> = {
  listMatters: (seat, order) =>
    order.kind === 'position' ? order.placements.map(({ neighborhood }) => nameClaim(seat, neighborhood)) : [],
  findMatter,
  judge(events, seat) {
    const tones = events.map((event) => judgeOne(event, seat));
    return tones.find((tone) => tone !== 'even') ?? 'even';
  },
  listTargets: (order) =>
    order.kind === 'position'
      ? order.placements.flatMap(({ positions }) => positions.map(placeOn))
      : order.kind === 'penalty'
        ? [placeOn(order.position)]
        : [],
  listPlaces,
};

function nameClaim(seat: SeatId, neighborhood: string): string {
  return `claim ${seat} ${neighborhood}`;
}

function placeOn(position: string): Named {
  return { kind: 'position', id: position };
}

function findMatter(event: GodfatherEvent): ShowMatter | null {
  return event.type === 'claim-made' || event.type === 'declared'
    ? { name: nameClaim(event.seat, event.neighborhood) }
    : null;
}

function judgeOne(event: GodfatherEvent, seat: SeatId): SceneTone {
  switch (event.type) {
    case 'taken':
      if (event.seat === seat) return 'good';
      return event.pieces.some(({ owner }) => owner === seat) ? 'bad' : 'even';
    case 'claim-made':
    case 'conceded':
      return event.seat === seat ? 'good' : 'even';
    case 'break-drawn':
      return event.seat !== seat ? 'even' : event.isGood ? 'good' : 'bad';
    case 'pieces-lost':
    case 'fine-paid':
      return event.seat === seat ? 'bad' : 'even';
    default:
      return 'even';
  }
}

function listPlaces(event: GodfatherEvent): readonly Named[] {
  switch (event.type) {
    case 'positioned':
    case 'pieces-lost':
      return event.positions.map(placeOn);
    case 'taken':
      return event.pieces.map(({ position }) => placeOn(position));
    case 'fingered':
      return event.removed.map(({ position }) => placeOn(position));
    case 'claim-made':
    case 'claim-lapsed':
    case 'conceded':
    case 'stalemated':
    case 'declared':
      return [{ kind: 'neighborhood', id: event.neighborhood }];
    default:
      return [];
  }
}
