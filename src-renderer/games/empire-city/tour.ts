import type { TourStep } from '#frame/tour/tour.svelte.ts';
import type { EmpireSession } from './session.svelte.ts';

/** A first round, from the first racket to a look at the fights. */
export function buildTour(session: EmpireSession): TourStep[] {
  const { view, frame } = session;
  const { seat } = frame;
  const blocks = view.cells.filter(({ owner }) => owner !== null && owner === seat).length;
  const figures = view.cells.filter((cell) => seat !== null && cell.figures.includes(seat)).length;
  const isOver = view.records.length > 0;
  return [
    {
      id: 'racket',
      title: 'Take a first racket',
      text: 'Pick one of the six cards beside the board, then a lit block, or drag the card there. Downtown is worth most points.',
      screen: 'board',
      isDone: blocks > 0,
    },
    {
      id: 'men',
      title: 'Take two men',
      text: 'They go to your hand, where rivals cannot see them. The number in the corner is what a man adds to a combat.',
      screen: 'board',
      isDone: (session.book?.hand.length ?? 0) > 1 || figures > 0 || isOver,
    },
    {
      id: 'figure',
      title: 'Place a figure',
      text: 'Press a lit block to claim it, or one of the seven places to use it. On a rival’s block the chance of an attack stands before you begin it.',
      screen: 'board',
      isDone: figures > 0 || isOver,
    },
    {
      id: 'round',
      title: 'Play the round out',
      text: 'The families place their figures in turn. Then attacks are fought, men are paid, and everybody collects points and money.',
      screen: 'board',
      isDone: isOver,
    },
    {
      id: 'fights',
      title: 'See who met whom',
      text: '“Last rounds” shows each combat with its men, cards and dice.',
      screen: 'rounds',
      isDone: isOver && frame.place.screen === 'rounds',
    },
  ];
}
