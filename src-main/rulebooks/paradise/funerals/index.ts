import type { Area } from '../state/area.ts';
import { funeralEvents } from './events.ts';
import { listFuneralItems } from './news.ts';
import { holdFuneral, publicWorks, sendFlowers } from './orders.ts';

/** A gang's deeds for its name: funerals, flowers, public works. */
export const funerals = {
  events: funeralEvents,
  orders: {
    'hold-funeral': holdFuneral,
    'send-flowers': sendFlowers,
    'public-works': publicWorks,
  },
  projections: [],
  news: { ofEvent: listFuneralItems },
} satisfies Area;
