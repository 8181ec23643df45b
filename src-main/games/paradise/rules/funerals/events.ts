import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toAll } from '../state/eventRows.ts';
import type { FuneralEvent } from '../events/schemas/people/funerals.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, formatCount, joinWords } from '#shared/words/text.ts';
import type { EventOf } from '../events/schemas.ts';
import type { Names } from '../state/names.ts';

function describeFuneral(names: Names, event: EventOf<'funeral-held'>): string {
  const { seat, dollars, points, cars, flowers, finest } = event;
  const head = `${names.gang(seat)} buried ${names.gangster(event.gangster)} for ${formatDollars(dollars)}: reputation +${points} for good, ${formatCount(cars, 'car')} behind the hearse.`;
  if (flowers.length === 0) return `${head} No other gang sent flowers.`;
  const sent = flowers.map((one) => `${names.gang(one.seat)} ${formatDollars(one.dollars)}`);
  const best = finest === null ? 'Nobody’s stood out' : `Those of ${names.gang(finest)} were the finest: reputation +1`;
  return `${head} Flowers: ${joinWords(sent)}. ${best}.`;
}

const createStandingMove = (seat: SeatId, dollars: number): BooksMove => ({ seat, cause: 'standingDollars', dollars });

/** A gang's public deeds for its name. Its dollars are set aside when the order is filed. */
export const funeralEvents: EventRows<FuneralEvent> = {
  'funeral-held': {
    apply(state, event) {
      const { points, finest, finestPoints } = event;
      requireNamed(state.graveyard[event.gangster]).funeralHeld = true;
      requireNamed(state.purses[event.seat]).permanentReputation += points;
      if (finest === null) return;
      requireNamed(state.purses[finest]).permanentReputation += finestPoints;
    },
    describe: describeFuneral,
    visibleTo: toAll,
    rules: () => ['GANG-14'],
    heading: 'Funerals and public works',
    scene: ({ gangster }) => ({ name: `funeral ${gangster}` }),
  },
  'public-works-done': {
    apply(state, event) {
      state.outrage = event.after;
    },
    describe: (names, { seat, dollars, before, after, refundDollars }) => {
      if (dollars === 0 && refundDollars > 0)
        return `${names.gang(seat)} took its ${formatDollars(refundDollars)} for soup kitchens and street parties back: the city was calm already.`;
      const back = refundDollars === 0 ? '' : ` ${formatDollars(refundDollars)} came back: the city was calm already.`;
      return `${names.gang(seat)} spent ${formatDollars(dollars)} on soup kitchens and street parties: outrage ${before} to ${after}.${back}`;
    },
    visibleTo: toAll,
    moves: ({ seat, refundDollars }) => [createStandingMove(seat, refundDollars)],
    rules: () => ['GANG-15'],
    heading: 'Funerals and public works',
    scene: ({ seat }) => ({ name: `works ${seat}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
    counts: ({ before, after }) => [{ label: 'Outrage', was: before, now: after }],
  },
};
