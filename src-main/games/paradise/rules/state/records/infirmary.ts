import type { Care } from '#shared/games/paradise/orders/care.ts';
import type { Stat, StatBlock } from '#shared/games/paradise/people.ts';

/** [HEAL-2] How a wounded man is looked after, and what this month gave back. */
export type Patient = { care: Care; plan: Stat[]; gained: StatBlock; month: number };
