import { rulingSchema } from './rulings.ts';
import { orderSchema } from './orders/orders.ts';
import { runningSchema } from './running.ts';
import { paradiseSetupSchema } from './setup.ts';
import { campaignViewSchema, quoteSchema } from './views/campaign.ts';

/** The words of Paradise. */
export const paradiseSchemas = {
  setup: paradiseSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: campaignViewSchema,
  quote: quoteSchema,
  running: runningSchema,
};
