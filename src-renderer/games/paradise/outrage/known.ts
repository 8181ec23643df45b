import type { OutrageMonth } from '#shared/games/paradise/views/campaign.ts';

/** True if the program knows the roll: of a month played elsewhere it has the outrage alone. */
export function isKnown({ faces }: Pick<OutrageMonth, 'faces'>): boolean {
  return faces.length > 0;
}
