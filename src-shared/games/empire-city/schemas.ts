import { orderSchema } from './orders.ts';
import { rulingSchema } from './rulings.ts';
import { runningSchema } from './running.ts';
import { empireSetupSchema } from './setup.ts';
import { empireQuoteSchema, empireViewSchema } from './views.ts';

/** The words of Empire City. */
export const empireCitySchemas = {
  setup: empireSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: empireViewSchema,
  quote: empireQuoteSchema,
  running: runningSchema,
};
