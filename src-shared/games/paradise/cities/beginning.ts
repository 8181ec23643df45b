import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { latestStart, parseMonth } from '../calendar.ts';
import { standingFields } from '../runningParts.ts';
import { buildSectionSchema } from '#shared/words/sections.ts';
import {
  houseChangeSchema,
  houseRulePresets,
  houseRulesSchema,
  houseTable,
  type HouseRulePreset,
  type HouseRules,
} from '../houseRules.ts';
import { changeHouse } from '#shared/words/houseRules.ts';

const presetIds = houseRulePresets.map(({ id }) => id);

/** The beginning of a campaign in the city: proposals that whoever founds one may change. */
export const beginningFields = {
  /** The month that a campaign begins in, such as 1927-04. */
  begins: plainText('Write a year and a month, such as 1927-04.')
    .refine((text) => parseMonth(text, latestStart) !== null, 'Write a year and a month from 1925-01 to 1933-12.')
    .optional(),
  recommends: z
    .strictObject({
      /** The number of months after which the campaign is scored. */
      months: createWholeNumber(1, 600, 'A campaign is played for 1 to 600 months.').optional(),
      /** A ready-made set of house rules. */
      preset: z.enum(presetIds, `Name one of ${presetIds.join(', ')}.`).optional(),
      /** House rules that differ from that set. */
      houseRules: houseChangeSchema.optional(),
    })
    .optional(),
  /** A campaign that is under way, in the form of a running one; nothing is founded then. */
  start: buildSectionSchema(standingFields).optional(),
};

type Beginning = { readonly begins?: string | undefined; readonly recommends?: Recommended | undefined };
type Recommended = {
  readonly months?: number | undefined;
  readonly preset?: HouseRulePreset['id'] | undefined;
  readonly houseRules?: object | undefined;
};

/** Finds the month in which a campaign of a city begins unless its founder picks another. */
export function findFirstMonth({ begins }: Beginning): number {
  return begins === undefined ? 1 : (parseMonth(begins, latestStart) ?? 1);
}

/** Finds the last month that a city recommends for a campaign that begins in a month; null without one. */
export function findRecommendedEnd({ recommends }: Beginning, startMonth: number): number | null {
  return recommends?.months === undefined ? null : startMonth + recommends.months - 1;
}

/** Returns the house rules that a city recommends, or those of another set with the city's own changes. */
export function recommendRules(
  { recommends }: Beginning,
  preset: HouseRulePreset,
  others: Partial<HouseRules> = {},
): HouseRules {
  const own = houseRulePresets.find(({ id }) => id === recommends?.preset) ?? preset;
  const rules = houseRulesSchema.parse({ ...own.rules, ...others });
  return changeHouse(houseTable, rules, recommends?.houseRules ?? {});
}
