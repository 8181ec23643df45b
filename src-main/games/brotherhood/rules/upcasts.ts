import type { Upcast } from '#kernel/events/upcast.ts';

/** Events of older versions into today's. */
export const upcasts: readonly Upcast[] = [
  {
    until: 1,
    // A ruling on cash changed the others' estimates.
    lift: (event) => (event.type === 'cash-ruled' ? { ...event, shows: true } : event),
  },
];
