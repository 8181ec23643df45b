import type { FilmStep } from '#shared/games/godfather/records.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { GodfatherEvent } from '../events/events.ts';

const blank = {
  neighborhood: null,
  racket: null,
  card: null,
  dollars: 0,
  other: null,
  added: [],
  removed: [],
} as const;

type Step = Omit<FilmStep, 'round'>;

/** [GOD-VIEW-1] Records an event's public change of the board; null for one that changed nothing there. */
export function recordFilmStep(event: DeepReadonly<GodfatherEvent>): Step | null {
  return boardStep(event) ?? recordCardStep(event) ?? claimStep(event);
}

function boardStep(event: DeepReadonly<GodfatherEvent>): Step | null {
  switch (event.type) {
    case 'board-entered': {
      const added = event.pieces.map(({ id, seat }) => ({ position: id, seat }));
      return { ...blank, seat: null, what: 'entered', added, removed: [] };
    }
    case 'positioned': {
      const { seat, neighborhood, racket, opens, positions, dollars } = event;
      const added = positions.map((position) => ({ position, seat }));
      const what = opens ? 'opened' : 'positioned';
      return { ...blank, seat, what, neighborhood, racket, dollars, added, removed: [] };
    }
    case 'taken': {
      const { seat, neighborhood, pieces, dollars } = event;
      const removed = pieces.map(({ position }) => position);
      return { ...blank, seat, what: 'taken', neighborhood, dollars, added: [], removed };
    }
    case 'penalty-paid': {
      const { seat, neighborhood, position } = event;
      return { ...blank, seat, what: 'lost', neighborhood, added: [], removed: [position] };
    }
    case 'piece-ruled': {
      const { position, owner } = event;
      const added = owner === null ? [] : [{ position, seat: owner }];
      const removed = owner === null ? [position] : [];
      return { ...blank, seat: null, what: 'ruled', added, removed };
    }
    default:
      return null;
  }
}

function recordCardStep(event: DeepReadonly<GodfatherEvent>): Step | null {
  switch (event.type) {
    case 'card-played': {
      const { seat, card, dollars } = event;
      return { ...blank, seat, what: 'card', card, dollars, added: [], removed: [] };
    }
    case 'break-drawn': {
      const { seat, card, dollars } = event;
      return { ...blank, seat, what: 'break', card, dollars, added: [], removed: [] };
    }
    case 'fingered': {
      const removed = event.removed.map(({ position }) => position);
      return { ...blank, seat: event.seat, what: 'fingered', added: [], removed };
    }
    case 'pieces-lost': {
      const { seat, racket, positions } = event;
      return { ...blank, seat, what: 'lost', racket, added: [], removed: [...positions] };
    }
    case 'fine-paid': {
      const { seat, sold, paidDollars } = event;
      const removed = sold.map(({ position }) => position);
      return { ...blank, seat, what: 'sold', dollars: paidDollars, added: [], removed };
    }
    default:
      return null;
  }
}

function claimStep(event: DeepReadonly<GodfatherEvent>): Step | null {
  switch (event.type) {
    case 'claim-made':
    case 'declared': {
      const { seat, neighborhood } = event;
      return { ...blank, seat, what: 'claimed', neighborhood, added: [], removed: [] };
    }
    case 'claim-lapsed': {
      const { seat, neighborhood, by } = event;
      const fell = { ...blank, seat: by, other: seat, neighborhood };
      return { ...fell, what: 'broken', added: [], removed: [] };
    }
    case 'conceded': {
      const { seat, neighborhood, racket, dollars } = event;
      return { ...blank, seat, what: 'conceded', neighborhood, racket, dollars, added: [], removed: [] };
    }
    case 'stalemated': {
      const { neighborhood } = event;
      return { ...blank, seat: null, what: 'stalemated', neighborhood, added: [], removed: [] };
    }
    default:
      return null;
  }
}
