import { findNeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { TourStep } from '#frame/tour/tour.svelte.ts';
import type { GodfatherSession } from './session.svelte.ts';

/** A first turn, from the first man on the board to a look at what the rivals did. */
export function buildTour(session: GodfatherSession): TourStep[] {
  const { view, frame, draft } = session;
  const { seat } = frame;
  const chosen = new Set(draft.clicks.map((position) => findNeighborhoodKey(position)));
  const isOnBoard = view.places.some(({ pieces }) => pieces.some((piece) => piece.seat === seat));
  const isLater = isOnBoard || !view.turn.isFirst;
  return [
    {
      id: 'racket',
      title: 'Choose a racket and a Neighborhood',
      text: 'Pick a racket beside the board: a bookie pays most and costs $300. Then press a lit square in the Neighborhood it shall run in.',
      screen: 'board',
      isDone: draft.clicks.length > 0 || isLater,
    },
    {
      id: 'second',
      title: 'And one man in a second Neighborhood',
      text: 'The first turn is one to three men in each of two. Press a man again to take him back.',
      screen: 'board',
      isDone: chosen.size > 1 || isLater,
    },
    {
      id: 'end',
      title: 'End the turn',
      text: 'What your men come to stands in the panel: ground held, ways out, cash left. Then press “Position and end the turn”.',
      screen: 'board',
      isDone: isLater,
    },
    {
      id: 'card',
      title: 'Play your card',
      text: 'From now on each of your turns begins with the card in your hand. It is played whatever it is.',
      screen: 'board',
      isDone: isLater && view.stage.at !== 'card' && !view.turn.isFirst,
    },
    {
      id: 'rivals',
      title: 'See what the others did',
      text: '“Rounds” plays every turn back on the board, one after the other.',
      screen: 'rounds',
      isDone: frame.place.screen === 'rounds',
    },
  ];
}
