import type { Show } from '#kernel/capabilities.ts';
import type { ParadiseGame } from '../game.ts';
import { lookUpHandler } from '../handlers.ts';
import { nameDropped } from '../state/scenes.ts';

/** The orders' part of the show, from each order's own rules. */
export const showRules: Show<ParadiseGame> = {
  listMatters: (seat, order, title) => lookUpHandler(order).scenes?.(seat, order, title) ?? [nameDropped(seat, title)],
  listTargets: (order) => lookUpHandler(order).places?.(order) ?? [],
  describeSilence: (order) => lookUpHandler(order).silence,
};
