import { orderSchema } from './orders.ts';
import { rulingSchema } from './rulings.ts';
import { runningSchema } from './running.ts';
import { brotherhoodSetupSchema } from './setup.ts';
import { brotherhoodQuoteSchema, brotherhoodViewSchema } from './views.ts';

/** The words of The Brotherhood. */
export const brotherhoodSchemas = {
  setup: brotherhoodSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: brotherhoodViewSchema,
  quote: brotherhoodQuoteSchema,
  running: runningSchema,
};
