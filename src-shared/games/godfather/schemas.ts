import { orderSchema } from './orders.ts';
import { rulingSchema } from './rulings.ts';
import { runningSchema } from './running.ts';
import { godfatherSetupSchema } from './setup.ts';
import { godfatherQuoteSchema, godfatherViewSchema } from './views.ts';

/** The words of The Godfather Game. */
export const godfatherSchemas = {
  setup: godfatherSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: godfatherViewSchema,
  quote: godfatherQuoteSchema,
  running: runningSchema,
};
