import type { ShowScene } from '#shared/views/show.ts';
import { actOfFights, actOfMoves } from '#shared/games/turf-war/show.ts';
import type { Frame } from '../playback/film.ts';

/** Finds the picture of a turn that a scene tells of: its clash, everybody on his way, or the end. */
export function pickFrame(frames: readonly Frame[], scene: ShowScene | null): Frame | null {
  const areas = new Set(scene?.places.map(({ id }) => id));
  const clash = frames.find((one) => one.clash !== null && areas.has(String(one.clash.area)));
  if (scene?.kind === 'fight' && clash !== undefined) return clash;
  const act = scene?.act ?? actOfFights;
  const isUnderWay = act >= actOfMoves && act < actOfFights;
  const kind = act < actOfMoves ? 'before' : isUnderWay ? 'moves' : 'after';
  const found = frames.find((one) => one.kind === kind) ?? frames.at(-1) ?? null;
  if (found === null || !isUnderWay || areas.size === 0) return found;
  // Only those are on their way who go where the scene is.
  return { ...found, arrows: found.arrows.filter(({ to }) => areas.has(String(to))) };
}
