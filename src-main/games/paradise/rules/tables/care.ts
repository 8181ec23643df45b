import type { Care } from '#shared/games/paradise/orders/care.ts';
import type { Stat } from '#shared/games/paradise/people.ts';

/** [HEAL-2] Points recovered a month, the addition to the cripple roll, dollars a month. */
export const careTable: Readonly<Record<Care, { points: number; modifier: number; dollars: number }>> = {
  self: { points: 4, modifier: 4, dollars: 0 },
  doctor: { points: 6, modifier: 2, dollars: 50 },
  hospital: { points: 8, modifier: 1, dollars: 500 },
  'home-doctor': { points: 8, modifier: 0, dollars: 1_000 },
};

/** [HEAL-3] The total from which a patient is crippled; natural boxcars kill him. */
export const crippledFrom = 12;

/** The usual order in which points are recovered. */
export const usualOrder: readonly Stat[] = ['hits', 'guts', 'gats', 'fists', 'smarts', 'stunts'];
