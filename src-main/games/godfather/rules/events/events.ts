import type { EventsIn } from '#kernel/declare/event.ts';
import { declareHandouts } from '#kernel/events/handouts.ts';
import { boardEvents } from './boardEvents.ts';
import { cardEvents } from './cardEvents.ts';
import { foundingEvents } from './foundingEvents.ts';
import { rulingEvents } from './rulingEvents.ts';
import { talkEvents } from './talkEvents.ts';
import { turnEvents } from './turnEvents.ts';

/** Area by area. */
export const declaredEvents = {
  ...foundingEvents,
  ...turnEvents,
  ...cardEvents,
  ...boardEvents,
  ...talkEvents,
  ...rulingEvents,
  ...declareHandouts(),
};

/** Every event of this game's journal. */
export type GodfatherEvent = EventsIn<typeof declaredEvents>;
