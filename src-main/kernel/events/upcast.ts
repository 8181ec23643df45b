/** A recorded event of an unknown type. */
export type RawEvent = { type: string } & Record<string, unknown>;

/** Upcasts events written under rules up to version `until` to the next version. Pure. */
export type Upcast = { readonly until: number; lift(event: RawEvent): RawEvent };

/** An event as today's rules read it: every lift of a younger version than its own, in their order. */
export function convertEvent(upcasts: readonly Upcast[], version: number, event: RawEvent): RawEvent {
  if (!upcasts.some(({ until }) => version <= until)) return event;
  return upcasts
    .filter(({ until }) => version <= until)
    .toSorted((a, b) => a.until - b.until)
    .reduce((lifted, { lift }) => lift(lifted), event);
}
