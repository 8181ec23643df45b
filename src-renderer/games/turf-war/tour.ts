import { explainClosing } from '#frame/shell/chiefButton.ts';
import type { TourStep } from '#frame/tour/tour.svelte.ts';
import type { TurfWarSession } from './session.svelte.ts';

/** A first turn, from a look at the map to the turn played back. */
export function buildTour(session: TurfWarSession): TourStep[] {
  const { view, frame } = session;
  const orders = session.sheet?.orders ?? [];
  const isOver = view.turns.length > 0;
  const sends = ['move', 'place', 'deploy'];
  return [
    {
      id: 'look',
      title: 'Look at an area',
      text: 'Press any area of the map. Beside it stands who holds it, who is there, and what it borders on.',
      screen: 'map',
      isDone: session.area !== null || session.picked.length > 0 || isOver,
    },
    {
      id: 'pick',
      title: 'Pick somebody up',
      text: 'Press one of your men on the map, or tick him in the list. The areas he may go to light up.',
      screen: 'map',
      isDone: session.picked.length > 0 || orders.length > 0 || isOver,
    },
    {
      id: 'send',
      title: 'Send him next door',
      text: 'Drag him to an area that nobody holds, or press it. An arrow shows the order, and it stands on the sheet.',
      screen: 'map',
      isDone: orders.some(({ order }) => sends.includes(order.kind)) || isOver,
    },
    {
      id: 'hire',
      title: 'Hire with what is left',
      text: 'A Hitman costs 5 MC now and 1 MC a turn. He comes onto the map on a later turn, and the sheet says what remains.',
      screen: 'map',
      isDone: orders.some(({ order }) => order.kind === 'hire') || isOver,
    },
    {
      id: 'close',
      title: 'Close the turn',
      text: `${explainClosing(frame, 'Close the turn')} All sheets are opened, everybody moves at once, and who meets, fights.`,
      screen: 'map',
      isDone: isOver,
    },
    {
      id: 'watch',
      title: 'Watch what happened',
      text: '“Last turn” plays it back on the map, fight by fight.',
      screen: 'turn',
      isDone: isOver && frame.place.screen === 'turn',
    },
  ];
}
