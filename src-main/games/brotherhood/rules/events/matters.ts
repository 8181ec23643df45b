import type { ShowMatter } from '#kernel/events/events.ts';

/** Instructions that count in a fight. */
export const fightingKinds = ['fire', 'fight-on', 'deal', 'truce'] as const;

export function nameFight(area: string, from: readonly string[] = []): ShowMatter {
  return { name: `fight ${area}`, fight: { id: null }, from };
}
