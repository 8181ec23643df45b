import { bargainKinds } from './schemas/bargains.ts';
import { battleKinds } from './schemas/battles.ts';
import { campaignKinds } from './schemas/campaign.ts';
import { cityKinds } from './schemas/city.ts';
import { courtKinds } from './schemas/courts.ts';
import { funeralKinds } from './schemas/people/funerals.ts';
import { gangKinds } from './schemas/people/gangs.ts';
import { givenKinds } from './schemas/givenRulings.ts';
import { infirmaryKinds } from './schemas/people/infirmary.ts';
import { jobKinds } from './schemas/jobs.ts';
import { joiningKinds } from './schemas/joining.ts';
import { mindKinds } from './schemas/people/minds.ts';
import { officialEventKinds } from './schemas/officials.ts';
import { outrageKinds } from './schemas/outrage.ts';
import { pressKinds } from './schemas/press.ts';
import { ringKinds } from './schemas/ring.ts';
import { rulingKinds } from './schemas/rulings.ts';
import { schoolingKinds } from './schemas/people/schooling.ts';
import { showKinds } from './schemas/shows.ts';
import { createEventSchemas, type EventOfKind, type EventsOf } from './eventSchemas.ts';

/** The contents of an event of each type: outcomes only, in the game's terms. Each area of the rules adds its own. */
const kinds = {
  ...bargainKinds,
  ...battleKinds,
  ...campaignKinds,
  ...cityKinds,
  ...courtKinds,
  ...funeralKinds,
  ...gangKinds,
  ...givenKinds,
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
