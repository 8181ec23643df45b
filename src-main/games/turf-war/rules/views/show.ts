import type { Show, ShowMatter } from '#kernel/capabilities.ts';
import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { Named } from '#shared/views/log.ts';
import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TurfWarEvent } from '../events/schemas.ts';
import type { TurfWarGame } from '../game.ts';

type Order = TurfWarGame['order'];

/** How the turn's events fall into scenes: an order by its area, and each clash. */
export const showRules: Show<TurfWarGame> = {
  listMatters(seat, order, title) {
    const dropped = `dropped ${seat} ${title}`;
    const area = findArea(order);
    if (area !== null) return [nameArea(area, seat), dropped];
    switch (order.kind) {
      case 'hire':
        return [`hired ${seat}`, dropped];
      case 'gift':
        return [`gift ${seat} ${order.to}`, dropped];
      case 'ally':
        return [nameAlliance(order.members), dropped];
      case 'withhold':
        return [`walked ${seat}`, dropped];
      default:
        return [dropped];
    }
  },
  findMatter,
  judge(events, seat) {
    const tones = events.map((event) => judgeOne(event, seat));
    return tones.find((tone) => tone !== 'even') ?? 'even';
  },
  listTargets(order) {
    const area = findArea(order);
    return area === null ? [] : [placeOn(area)];
  },
  listPeople: ({ pieces, graveyard }, order) =>
    'pieces' in order && order.pieces !== null
      ? order.pieces.flatMap((id) => {
          const piece = pieces[id] ?? graveyard[id];
          return piece === undefined ? [] : [{ kind: 'piece', id, name: piece.name }];
        })
      : [],
  listPlaces,
  describeSilence: (order) =>
    order.kind === 'move' || order.kind === 'place'
      ? 'They went, and met nobody.'
      : order.kind === 'join' || order.kind === 'attack'
        ? 'Nobody was there to fight.'
        : undefined,
};

/** Orders that send people somewhere, or say how they fight there. */
function findArea(order: Order): number | null {
  const kinds: readonly SheetOrder['kind'][] = ['move', 'place', 'deploy', 'attack', 'join'];
  if (!kinds.some((kind) => kind === order.kind) || !('area' in order)) return null;
  return order.area;
}

function nameArea(area: number, seat: SeatId): string {
  return `area ${area} ${seat}`;
}

function nameAlliance(members: readonly SeatId[]): string {
  return `alliance ${members.toSorted().join(' ')}`;
}

function placeOn(area: number): Named {
  return { kind: 'area', id: String(area) };
}

function nameClash(area: number, from: readonly string[] = []): ShowMatter {
  return { name: `fight ${area}`, fight: { id: null }, from };
}

function findMatter(event: TurfWarEvent): ShowMatter | null {
  switch (event.type) {
    case 'clash-fought': {
      const { area, blocs } = event.clash;
      const gangs = blocs.filter(({ isBystander }) => !isBystander).flatMap((bloc) => bloc.gangs);
      const from = gangs.map((gang) => nameArea(area, gang));
      return { ...nameClash(area, from), isOutcome: true };
    }
    case 'treachery':
    case 'join-matched':
    case 'cornered':
      return nameClash(event.area);
    case 'fell-back':
      return nameClash(event.from);
    case 'area-taken':
      return { name: nameArea(event.area, event.to) };
    case 'hired':
      return { name: `hired ${event.seat}` };
    case 'gift-paid':
      return { name: `gift ${event.from} ${event.to}` };
    case 'alliance-made':
      return { name: nameAlliance(event.alliance.members) };
    case 'walked-out':
      return { name: `walked ${event.seat}` };
    case 'order-dropped':
      return { name: `dropped ${event.seat} ${event.title}` };
    default:
      return null;
  }
}

function judgeOne(event: TurfWarEvent, seat: SeatId): SceneTone {
  switch (event.type) {
    case 'clash-fought': {
      const { blocs, holder } = event.clash;
      const own = blocs.findIndex(({ gangs }) => gangs.includes(seat));
      if (own < 0 || blocs[holder] === undefined) return 'even';
      return own === holder ? 'good' : 'bad';
    }
    case 'area-taken':
      return event.to === seat ? 'good' : event.from === seat ? 'bad' : 'even';
    case 'fell-back':
    case 'cornered':
    case 'walked-out':
    case 'order-dropped':
      return event.seat === seat ? 'bad' : 'even';
    case 'alliance-made':
      return 'good';
    default:
      return 'even';
  }
}

function listPlaces(event: TurfWarEvent): readonly Named[] {
  switch (event.type) {
    case 'clash-fought':
      return [placeOn(event.clash.area)];
    case 'treachery':
    case 'join-matched':
    case 'cornered':
    case 'area-taken':
      return [placeOn(event.area)];
    case 'fell-back':
      return [placeOn(event.from), placeOn(event.to)];
    default:
      return [];
  }
}
