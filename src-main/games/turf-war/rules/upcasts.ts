import type { Upcast } from '#kernel/events/upcast.ts';

/** Events of older versions into today's; none has changed yet. */
export const upcasts: readonly Upcast[] = [];
