import { z } from 'zod';
import { hotSeatSchema } from '../views/hotSeat.ts';
import { call } from './calls.ts';

/** The turns at a shared screen: kept with the campaign, never part of the journal; null: nobody shares one. */
export const hotSeatCalls = {
  read: call.output(hotSeatSchema.nullable()),
  keep: call.input(z.object({ hotSeat: hotSeatSchema.nullable() })).output(z.void()),
};
