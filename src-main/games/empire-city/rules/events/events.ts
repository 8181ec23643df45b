import type { EventsIn } from '#kernel/declare/event.ts';
import { declareHandouts } from '#kernel/events/handouts.ts';
import { agendaEvents } from './agendaEvents.ts';
import { fortuneEvents } from './fortuneEvents.ts';
import { foundingEvents } from './foundingEvents.ts';
import { politicsEvents } from './politicsEvents.ts';
import { rulingEvents } from './rulingEvents.ts';
import { streetEvents } from './streetEvents.ts';
import { violenceEvents } from './violenceEvents.ts';

/** Area by area. */
export const declaredEvents = {
  ...foundingEvents,
  ...agendaEvents,
  ...fortuneEvents,
  ...streetEvents,
  ...violenceEvents,
  ...politicsEvents,
  ...rulingEvents,
  ...declareHandouts(),
};

/** Every event of this game's journal. */
export type EmpireEvent = EventsIn<typeof declaredEvents>;
export type EventOf<T extends EmpireEvent['type']> = Extract<EmpireEvent, { type: T }>;
