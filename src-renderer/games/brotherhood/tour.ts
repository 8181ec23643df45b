import { explainClosing } from '#frame/shell/chiefButton.ts';
import type { TourStep } from '#frame/tour/tour.svelte.ts';
import { listUnguarded } from './map/warnings.ts';
import type { BrotherhoodSession } from './session.svelte.ts';

/** A first turn, from a look at an area to the turn played back. */
export function buildTour(session: BrotherhoodSession): TourStep[] {
  const { view, frame, lines } = session;
  const isOver = view.records.length > 0;
  const opens = lines.some(({ kind }) => kind === 'open');
  const hasHoods = lines.some(({ kind }) => kind === 'hoods');
  const bare = session.family === null ? [] : listUnguarded(view.areas, lines, session.family.seat);
  return [
    {
      id: 'look',
      title: 'Look at an area',
      text: 'Press one on the map: what an operation costs there, what it earns, and how many fit in.',
      screen: 'map',
      isDone: session.area !== null || opens || isOver,
    },
    {
      id: 'open',
      title: 'Open an operation',
      text: 'Drag an R from the tray below the map to an area. A cheap area pays back in two or three turns.',
      screen: 'map',
      isDone: opens || isOver,
    },
    {
      id: 'guard',
      title: 'Put a guard beside it',
      text: 'Drag a T there too. Without a hood of yours anybody standing there takes it; the map says where none is.',
      screen: 'map',
      isDone: (opens && hasHoods && bare.length === 0) || isOver,
    },
    {
      id: 'close',
      title: 'Close the turn',
      text: `${explainClosing(session.frame, 'Close the turn')} All sheets are opened; if you are asked something, the panel shows the odds.`,
      screen: 'map',
      isDone: isOver,
    },
    {
      id: 'watch',
      title: 'Watch what happened',
      text: '“Last turn” goes through it, step by step, with every die.',
      screen: 'turn',
      isDone: isOver && frame.place.screen === 'turn',
    },
  ];
}
