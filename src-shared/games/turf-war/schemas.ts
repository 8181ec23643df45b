import { orderSchema } from './orders.ts';
import { rulingSchema } from './rulings.ts';
import { runningSchema } from './running.ts';
import { turfWarSetupSchema } from './setup.ts';
import { turfWarQuoteSchema, turfWarViewSchema } from './views.ts';

/** The words of Turf War. */
export const turfWarSchemas = {
  setup: turfWarSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: turfWarViewSchema,
  quote: turfWarQuoteSchema,
  running: runningSchema,
};
