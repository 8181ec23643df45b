import type { Care } from '#shared/games/paradise/orders/care.ts';
import type { Stat, StatBlock } from '#shared/games/paradise/people.ts';

/** [HEAL-2] A wounded man's care, and the points recovered this month. */
export type Patient = { care: Care; plan: Stat[]; gained: StatBlock; month: number };
