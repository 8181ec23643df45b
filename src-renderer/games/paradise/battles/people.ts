import type { ShownFigure } from '#shared/games/paradise/drawing/film.ts';
import type { Likeness } from '#shared/views/face/face.ts';

/** Describes the face of somebody on the table, of whom no roster is at hand. */
export function createStranger({ id, name, profile, kind, posture, wounds }: ShownFigure): Likeness {
  const isLaw = kind === 'police' || kind === 'fed';
  return {
    id,
    name,
    role: profile.toLowerCase(),
    gang: 'street',
    isBoss: /boss/i.test(profile),
    isWoman: /moll|lady|waitress|girl/i.test(profile),
    months: 12,
    wounds,
    scars: 0,
    isDead: posture === 'dead',
    ...(isLaw ? { calling: 'police' as const } : {}),
  };
}
