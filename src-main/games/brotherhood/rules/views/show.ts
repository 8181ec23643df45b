import type { Show, ShowMatter } from '#kernel/capabilities.ts';
import type { Named } from '#shared/views/log.ts';
import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BrotherhoodEvent } from '../events/schemas.ts';
import type { BrotherhoodGame } from '../game.ts';

/** Instructions that count in a fight. */
const fightingKinds = ['fire', 'fight-on', 'deal', 'truce'] as const;

/** Groups the turn's events into scenes: each line of a sheet with its placements, and each fight. */
export const showRules: Show<BrotherhoodGame> = {
  listMatters(seat, order, title) {
    const lapsed = `lapsed ${seat} ${title}`;
    switch (order.kind) {
      case 'give-money':
        return [`give-money ${seat} ${order.to}`, lapsed];
      case 'give-revenue':
      case 'give-influence':
        return [`${order.kind} ${seat} ${order.to} ${order.area}`, lapsed];
      case 'bail':
        return [`bail ${seat}`, lapsed];
      case 'hoods':
      case 'out-of-town':
      case 'open':
      case 'bribe':
      case 'close':
      case 'godfather':
      case 'influence':
      case 'spoils':
      case 'fire':
      case 'fight-on':
      case 'deal':
      case 'truce':
        return [`${order.kind} ${seat} ${order.area}`, lapsed];
      default:
        return [lapsed];
    }
  },
  findMatter,
  judge(events, seat) {
    const tones = events.map((event) => judgeOne(event, seat));
    return tones.find((tone) => tone !== 'even') ?? 'even';
  },
  listTargets: (order) => ('area' in order && order.area !== 'all' ? [{ kind: 'area', id: order.area }] : []),
  listPlaces,
  describeSilence: (order) =>
    order.kind === 'fire' || order.kind === 'truce' || order.kind === 'deal'
      ? 'There was no fight for it.'
      : order.kind === 'fight-on'
        ? 'No fight went so far.'
        : order.kind === 'influence' || order.kind === 'spoils'
          ? 'There was nothing to do.'
          : undefined,
};

function nameFight(area: string, from: readonly string[] = []): ShowMatter {
  return { name: `fight ${area}`, fight: { id: null }, from };
}

function findMatter(event: BrotherhoodEvent): ShowMatter | null {
  switch (event.type) {
    case 'fight-begun':
      return nameFight(
        event.area,
        event.armed.flatMap((seat) =>
          fightingKinds.flatMap((kind) => [`${kind} ${seat} ${event.area}`, `${kind} ${seat} all`]),
        ),
      );
    case 'round-fought':
    case 'godfather-shot':
    case 'fight-over':
    case 'terms-tabled':
    case 'terms-refused':
    case 'terms-accepted':
    case 'money-paid':
      return nameFight(event.area);
    case 'revenue-moved':
    case 'influence-moved': {
      if (event.by === 'terms') return nameFight(event.area);
      const kind = event.type === 'revenue-moved' ? 'give-revenue' : 'give-influence';
      return { name: `${kind} ${event.from} ${event.to} ${event.area}` };
    }
    case 'money-given':
      return { name: `give-money ${event.from} ${event.to}` };
    case 'hoods-bailed':
      return { name: `bail ${event.seat}` };
    case 'hoods-placed':
      return { name: `hoods ${event.seat} ${event.area}` };
    case 'guns-hired':
      return { name: `out-of-town ${event.seat} ${event.area}` };
    case 'opened':
      return { name: `open ${event.seat} ${event.area}` };
    case 'bribed':
      return { name: `bribe ${event.seat} ${event.area}` };
    case 'closed':
      return { name: `close ${event.seat} ${event.area}` };
    case 'godfather-placed':
      return { name: `godfather ${event.seat} ${event.area}` };
    case 'framed':
    case 'neutralised':
    case 'protected':
      return { name: `influence ${event.seat} ${event.area}` };
    case 'operation-taken':
      return { name: `spoils ${event.seat} ${event.area}` };
    case 'line-lapsed':
      return { name: `lapsed ${event.seat} ${event.title}` };
    default:
      return null;
  }
}

function judgeOne(event: BrotherhoodEvent, seat: SeatId): SceneTone {
  switch (event.type) {
    case 'operation-taken':
      return event.seat === seat ? 'good' : event.from === seat ? 'bad' : 'even';
    case 'line-lapsed':
    case 'godfather-shot':
      return event.seat === seat ? 'bad' : 'even';
    case 'framed':
      if (event.seat === seat) return event.hood === null ? 'bad' : 'good';
      return event.victim === seat && event.hood !== null ? 'bad' : 'even';
    case 'neutralised':
      return event.seat === seat ? 'good' : event.victim === seat ? 'bad' : 'even';
    case 'round-fought': {
      const countFallen = (isOwn: boolean): number =>
        event.losses.filter((loss) => (loss.seat === seat) === isOwn).reduce((sum, { hoods }) => sum + hoods.length, 0);
      const [own, others] = [countFallen(true), countFallen(false)];
      return own === others ? 'even' : own < others ? 'good' : 'bad';
    }
    default:
      return 'even';
  }
}

/** Lists the places; a card's area is one too. */
function listPlaces(event: BrotherhoodEvent): readonly Named[] {
  return 'area' in event ? [{ kind: 'area', id: event.area }] : [];
}
