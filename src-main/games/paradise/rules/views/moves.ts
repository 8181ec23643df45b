import { formatSigned } from '#shared/words/text.ts';
import type { FigureMove } from '#shared/views/annals.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import { describeCause } from '../outrage/telling.ts';
import type { Names } from '../state/names.ts';

/** The figure of the whole city. */
export const outrageFigure = 'outrage';

/** [PO-2] Lists an event's changes of the outrage by cause; their points add up to the whole change. */
export function listOutrageMoves(event: ParadiseEvent, names: Names): FigureMove[] {
  switch (event.type) {
    case 'outrage-stirred': {
      const lines = event.lines.map((line) => `${describeCause(line)} ${formatSigned(line.points)}`);
      const points = event.lines.reduce((total, line) => total + line.points, 0);
      return move(event, [{ text: `${names.battle(event.battle)}: ${lines.join(', ')}`, points }]);
    }
    case 'outrage-eased':
      return moveBy(event, 'a month in which nothing stirred the city');
    case 'outrage-rolled':
      return moveBy({ from: event.before, to: event.after }, 'snake-eyes calmed the city');
    case 'column-printed':
      return moveBy(event, `a column that ${names.gang(event.seat)} had printed`);
    case 'booze-poisoned':
      return moveBy({ from: event.before, to: event.after }, `bad booze at ${names.business(event.business)}`);
    case 'public-works-done':
      return moveBy({ from: event.before, to: event.after }, `public works of ${names.gang(event.seat)}`);
    case 'feds-left':
    case 'feds-recalled':
      return event.outrage === undefined ? [] : moveBy(event.outrage, 'the Feds went home');
    case 'outrage-set':
      return moveBy(event, 'the games master’s word');
    default:
      return [];
  }
}

type Change = { from: number; to: number };

function moveBy({ from, to }: Change, text: string): FigureMove[] {
  return move({ from, to }, [{ text, points: to - from }]);
}

/** Limits a change to an outrage of 0, below which it never falls. */
function move({ from, to }: Change, causes: FigureMove['causes']): FigureMove[] {
  const sum = causes.reduce((total, { points }) => total + points, 0);
  const floor = to - from - sum;
  const held = floor === 0 ? [] : [{ text: 'it does not fall below 0', points: floor }];
  if (from === to && causes.every(({ points }) => points === 0)) return [];
  return [{ figure: outrageFigure, from, to, causes: [...causes, ...held] }];
}
