import type { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { declareRunning, section } from '#shared/words/sections.ts';
import { otherCities } from './cities/others.ts';
import { cityPackSchema } from './cities/pack.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { createMonth, createNamed, standingFields } from './runningParts.ts';

const { column } = section;
const cities = Object.fromEntries(otherCities.map((pack) => [pack.name, pack]));
const { outrage, gangsAtStart, ...listed } = standingFields;

/** A campaign that was played elsewhere, before the orders of its month. */
export const runningFields = {
  title: column('Title', createNamed('the campaign', 80).default('Paradise')),
  month: column('Month', createMonth('The month')),
  outrage,
  gangsAtStart,
  seed: column(
    'Seed',
    createWholeNumber(0, 2_147_483_647, 'The seed is a whole number to 2,147,483,647.').default(1925),
  ),
  houseRules: section.houseRules(houseTable, houseRulesSchema.strict().prefault({})),
  /** The city, where that is not Paradise. */
  city: section.columns(cityPackSchema.optional(), [{ head: 'City', field: '', kind: { is: 'whole', known: cities } }]),
  ...listed,
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Campaign', runningFields);
export type Running = z.infer<typeof runningSchema>;

/** A place in the file and its fault, in one sentence. */
export type RunningFinding = { path: (string | number)[]; sentence: string };
