import type { EventsIn } from '#kernel/declare/event.ts';
import { declareHandouts } from '#kernel/events/handouts.ts';
import { boardEvents } from './boardEvents.ts';
import { closingEvents } from './closingEvents.ts';
import { deskEvents } from './deskEvents.ts';
import { diplomacyEvents } from './diplomacyEvents.ts';
import { foundingEvents } from './foundingEvents.ts';
import { moneyEvents } from './moneyEvents.ts';
import { rulingEvents } from './rulingEvents.ts';

/** Area by area. */
export const declaredEvents = {
  ...foundingEvents,
  ...deskEvents,
  ...diplomacyEvents,
  ...moneyEvents,
  ...boardEvents,
  ...closingEvents,
  ...rulingEvents,
  ...declareHandouts(),
};

/** Every event of this game's journal. */
export type TurfWarEvent = EventsIn<typeof declaredEvents>;
