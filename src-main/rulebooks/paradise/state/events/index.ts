import { bargainKinds } from './bargains.ts';
import { battleKinds } from './battles.ts';
import { campaignKinds } from './campaign.ts';
import { cityKinds } from './city.ts';
import { courtKinds } from './courts.ts';
import { funeralKinds } from './people/funerals.ts';
import { gangKinds } from './people/gangs.ts';
import { infirmaryKinds } from './people/infirmary.ts';
import { jobKinds } from './jobs.ts';
import { joiningKinds } from './joining.ts';
import { mindKinds } from './people/minds.ts';
import { officialEventKinds } from './officials.ts';
import { outrageKinds } from './outrage.ts';
import { pressKinds } from './press.ts';
import { ringKinds } from './ring.ts';
import { rulingKinds } from './rulings.ts';
import { schoolingKinds } from './people/schooling.ts';
import { showKinds } from './shows.ts';
import {
  createEventSchemas,
  type EventOfKind,
  type EventsOf,
} from '#kernel/events/eventSchemas.ts';

/** The contents of an event of each type: outcomes only, in the game's terms. Each area of the rules adds its own. */
const kinds = {
  ...bargainKinds,
  ...battleKinds,
  ...campaignKinds,
  ...cityKinds,
  ...courtKinds,
  ...funeralKinds,
  ...gangKinds,
  ...infirmaryKinds,
  ...jobKinds,
  ...joiningKinds,
  ...mindKinds,
  ...officialEventKinds,
  ...outrageKinds,
  ...pressKinds,
  ...ringKinds,
  ...rulingKinds,
  ...schoolingKinds,
  ...showKinds,
};

/** The schemas an event must match to be read from a file. */
export const paradiseEventSchemas = createEventSchemas(kinds);

export type EventType = keyof typeof kinds;
export type EventOf<T extends EventType> = EventOfKind<typeof kinds, T>;
export type ParadiseEvent = EventsOf<typeof kinds>;
