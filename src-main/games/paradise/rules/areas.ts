import { bargains } from './bargains/index.ts';
import { battles } from './battles/index.ts';
import { campaign } from './campaign/index.ts';
import { city } from './city/index.ts';
import { courts } from './courts/index.ts';
import { funerals } from './funerals/index.ts';
import { gangs } from './gangs/index.ts';
import { infirmary } from './infirmary/index.ts';
import { jobs } from './jobs/index.ts';
import { setup } from './setup/index.ts';
import { minds } from './minds/index.ts';
import { officials } from './officials/index.ts';
import { outrage } from './outrage/index.ts';
import { rulings } from './rulings/index.ts';
import { schooling } from './schooling/index.ts';
import { shows } from './shows/index.ts';
import type { Area } from './state/area.ts';

/** Lists every area of the rules. The paper prints their news of a month in this sequence. */
export const areas: readonly Area[] = [
  battles,
  officials,
  minds,
  campaign,
  city,
  outrage,
  gangs,
  jobs,
  courts,
  infirmary,
  shows,
  schooling,
  funerals,
  bargains,
  rulings,
  setup,
];
