import type { FilmStep } from '#shared/games/paradise/views/battle.ts';
import type { Frame } from './film.ts';

/** Milliseconds an inch of the way takes, and the longest and shortest step. */
const inchMs = 120;
const longestMs = 900;
const shortestMs = 90;

/** Milliseconds in which dice are read, a shot is seen, and a card is turned. */
const diceMs = 650;
const deedMs = 450;
const cardMs = 300;

/** Measures how long a step is played, in milliseconds: as far as somebody moves, or as long as its dice are read. */
export function measureStep(before: Frame, after: Frame, step: FilmStep): number {
  const inches = [...measureWays(before.figures, after.figures), ...measureWays(before.cars, after.cars)];
  const way = Math.min(longestMs, Math.max(0, ...inches) * inchMs);
  const dice = step.rolls.length > 0 ? diceMs : 0;
  const deed = step.deed === null ? 0 : deedMs;
  return Math.max(shortestMs, way, dice, deed, step.card === null ? 0 : cardMs);
}

type Piece = { id: string; at: { x: number; y: number } };

function measureWays(before: readonly Piece[], after: readonly Piece[]): number[] {
  const was = new Map(before.map(({ id, at }) => [id, at]));
  return after.flatMap(({ id, at }) => {
    const from = was.get(id);
    return from === undefined || from === at ? [] : [Math.hypot(at.x - from.x, at.y - from.y)];
  });
}

/** The longest time in which all that follows a decision is played, in milliseconds. */
const wholeMs = 6_000;

/** Measures how much faster than by itself the play of some steps goes, so that nobody waits for long. */
export function measureHaste(frames: readonly Frame[], steps: readonly FilmStep[], from: number): number {
  let whole = 0;
  for (let at = from; at < steps.length; at += 1) {
    const [before, after, step] = [frames[at], frames[at + 1], steps[at]];
    if (before && after && step) whole += measureStep(before, after, step);
  }
  return Math.max(1, whole / wholeMs);
}
