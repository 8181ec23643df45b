import type { EventsIn } from '#kernel/declare/event.ts';
import { declareHandouts } from '#kernel/events/handouts.ts';
import { allocationEvents } from './allocationEvents.ts';
import { cardEvents } from './cardEvents.ts';
import { closingEvents } from './closingEvents.ts';
import { deskEvents } from './deskEvents.ts';
import { fightEvents } from './fightEvents.ts';
import { foundingEvents } from './foundingEvents.ts';
import { rulingEvents } from './rulingEvents.ts';

/** Area by area. */
export const declaredEvents = {
  ...foundingEvents,
  ...deskEvents,
  ...allocationEvents,
  ...cardEvents,
  ...fightEvents,
  ...closingEvents,
  ...rulingEvents,
  ...declareHandouts(),
};

/** Every event of this game's journal. */
export type BrotherhoodEvent = EventsIn<typeof declaredEvents>;
