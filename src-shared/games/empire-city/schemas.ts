import { z } from 'zod';
import { quoteHeadSchema, viewHeadSchema } from '../../views/head.ts';
import { seatIdSchema } from '../../words/ids.ts';
import { orderSchema } from './orders.ts';
import { rulingSchema } from './rulings.ts';
import { runningSchema } from './running.ts';
import { empireSetupSchema } from './setup.ts';

/** [EMP-ORD] What an order costs, and what it leaves. */
export const empireQuoteSchema = quoteHeadSchema.extend({
  corruption: z.number().int(),
  cashLeftDollars: z.number().int(),
  martialWinner: seatIdSchema.nullable(),
});

/** The words of Empire City. */
export const empireCitySchemas = {
  setup: empireSetupSchema,
  order: orderSchema,
  ruling: rulingSchema,
  view: viewHeadSchema.extend({ board: z.unknown() }),
  quote: empireQuoteSchema,
  running: runningSchema,
};
