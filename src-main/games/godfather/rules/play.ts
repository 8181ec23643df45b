import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import { playOnButton } from '#kernel/play.ts';
import { requireFamily, buildNames } from './lookups.ts';
import { findAskedSeat } from './handlers.ts';
import type { Stage } from '#shared/games/godfather/records.ts';
import type { State } from './state.ts';

type Said = { title: string; explanation: string; link: string; task: string };

/** Describes the question of each step. */
function describeStep(state: State): Said {
  const { stage } = state;
  const { family } = buildNames(state);
  const name = family(findAskedSeat(state) ?? state.turn.seat);
  switch (stage.at) {
    case 'card':
      return {
        title: 'The card',
        explanation: `The ${name} play the card in hand, whatever it is.`,
        link: 'Play the card',
        task: 'play the card in hand',
      };
    case 'finger':
      return {
        title: 'The Fingerman',
        explanation: `The Fingerman of the ${name} points at up to three pieces of rivals in open Neighborhoods.`,
        link: 'Point',
        task: 'point the Fingerman',
      };
    case 'lose': {
      const { piece, pieces } = racketTable[stage.racket];
      return {
        title: 'Pieces to give up',
        explanation: `The ${name} lose ${formatCount(stage.count, piece, pieces)} to a Bad Break and choose which.`,
        link: 'Choose',
        task: 'choose which pieces to lose',
      };
    }
    case 'sell':
      return {
        title: 'Money to raise',
        explanation: `The ${name} owe ${formatDollars(stage.dollars)} and have less; they choose which pieces go at half price.`,
        link: 'Choose',
        task: 'choose which pieces to turn into cash',
      };
    case 'answer':
      return {
        title: stage.isCounter ? 'A counter-proposal' : 'A deal',
        explanation: `A deal is put to the ${name}; they ${stage.isCounter ? 'accept or refuse' : 'accept, refuse or answer with one of their own'}.`,
        link: 'Answer',
        task: 'answer a deal',
      };
    case 'vote':
      return {
        title: 'A stalemate',
        explanation: `The ${name} are asked whether ${requireNeighborhood(stage.neighborhood).name} shall go to nobody; it takes everybody’s word.`,
        link: 'Answer',
        task: 'answer about a stalemate',
      };
    case 'penalty':
      return {
        title: 'The penalty',
        explanation: `The declaration of the ${name} was challenged; they give up one piece there.`,
        link: 'Choose',
        task: 'choose the piece to give up',
      };
    default:
      return {
        title: 'Positioning',
        explanation: `The ${name} may talk, then buy and position their pieces; that ends the turn.`,
        link: 'Position',
        task: 'buy and position pieces',
      };
  }
}

const reactions: readonly Stage['at'][] = ['answer', 'vote', 'penalty'];

/** True if a family's orders are given at the table: by its player, or by the games master who took it over. */
export function findOrderTaker(state: State, seat: SeatId): { takesOrders: boolean } {
  const { isHuman, isAbsent } = requireFamily(state, seat);
  return { takesOrders: (isHuman && !isAbsent) || state.stoodIn.includes(seat) };
}

/** [GOD-TURN-2] Finds the seat that the turn waits for; null while the rules go on by themselves. */
export function findWait(state: State): Wait | null {
  const seat = findAskedSeat(state);
  if (state.ending !== null || seat === null) return null;
  const { title, explanation, link, task } = describeStep(state);
  return {
    step: state.stage.at,
    title,
    manner: reactions.includes(state.stage.at) ? 'reaction' : 'in-turn',
    seats: [seat],
    says: { button: playOnButton([findOrderTaker(state, seat)]), explanation, screen: 'board', link, task },
  };
}
