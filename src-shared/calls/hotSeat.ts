import { z } from 'zod';
import { hotSeatSchema } from '../views/hotSeat.ts';
import { call } from './calls.ts';

/** The turns at a shared screen: kept with the campaign, not in the journal; null: no shared screen. */
export const hotSeatCalls = {
  read: call.output(hotSeatSchema.nullable()),
  keep: call.input(z.object({ hotSeat: hotSeatSchema.nullable() })).output(z.void()),
};
