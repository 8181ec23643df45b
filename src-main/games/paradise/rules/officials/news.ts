import type { NewsItem, NewsOfficial } from '#shared/games/paradise/news/news.ts';
import type { OfficialKind, OfficialRef } from '#shared/games/paradise/officials.ts';
import { describeBusinessForNews, describeGangForNews } from '../city/newsFacts.ts';
import type { State } from '../state.ts';
import type { OfficialEvent } from '../events/schemas/officials.ts';
import type { PressEvent } from '../events/schemas/press.ts';

type HallEvent = OfficialEvent | PressEvent;

/** News value of a post that changes hands. */
const fall: Record<OfficialKind, number> = {
  mayor: 88,
  chief: 76,
  judge: 66,
  captain: 64,
  councilor: 52,
  editor: 0,
  reporter: 0,
};

/** The lower weight of an accusation that was answered. */
const answered = 26;

/**
 * Lists the month's public news of City Hall and the press, in the order of events; `events` may hold others. Stories
 * that the Editor killed are left out.
 */
export function listOfficialNews(state: State, events: readonly { type: string }[]): NewsItem[] {
  const all = events as readonly HallEvent[];
  return all.flatMap((event, at) => listItems(state, event, findSuccessor(all, at)).map((item) => ({ ...item, at })));
}

/** Returns the successor in the post that an event emptied; the next event names him. */
function findSuccessor(events: readonly HallEvent[], at: number): string | null {
  const next = events[at + 1];
  return next?.type === 'official-replaced' ? next.to.name : null;
}

function listItems(state: State, event: HallEvent, successor: string | null): NewsItem[] {
  switch (event.type) {
    case 'city-hall-seated':
      return [{ kind: 'city-hall', value: 44, officials: event.officials.map(describeOfficial) }];
    case 'official-exposed': {
      const { seat, reporter, target, stands } = event;
      return [
        {
          kind: 'corruption',
          value: fall[target.kind] - (stands ? answered : 0),
          gang: describeGangForNews(state, seat),
          writer: reporter.name,
          target: describeOfficial(target),
          successor: stands ? null : successor,
        },
      ];
    }
    case 'column-printed':
      return [{ kind: 'column', value: 21, writer: event.reporter.name, isHostile: event.change > 0 }];
    case 'paper-leaned':
      return [{ kind: 'editorial', value: 24, isHostile: event.points > 0 }];
    case 'official-dismissed':
    case 'official-accused':
      return [buildMayorItem(state, event, successor)].flatMap((item) => item ?? []);
    case 'something-must-be-done': {
      if (event.target === null || event.business === null) return [];
      return [
        {
          kind: 'raid-ordered',
          value: 79,
          gang: describeGangForNews(state, event.target),
          business: describeBusinessForNews(state, event.business),
          sentBy: describeGangForNews(state, event.winner),
          extraCar: event.extraCars > 0,
        },
      ];
    }
    default:
      return [];
  }
}

function buildMayorItem(
  state: State,
  event: Extract<HallEvent, { type: 'official-dismissed' | 'official-accused' }>,
  successor: string | null,
): NewsItem | null {
  const gang = describeGangForNews(state, event.seat);
  const told = { gang, mayor: event.mayor.name, target: describeOfficial(event.target) };
  const value = fall[event.target.kind];
  if (event.type === 'official-accused') {
    const isOver = event.falls ? 0 : answered;
    return { kind: 'accusation', value: value - isOver, ...told, successor };
  }
  return successor === null ? null : { kind: 'dismissal', value: value - 2, ...told, successor };
}

function describeOfficial({ kind, name, district, precinct }: OfficialRef): NewsOfficial {
  return { kind, name, district, precinct };
}
