import type { TypedFields } from '#shared/words/fields.ts';
import { readFields, type RulingDeclaration } from '#shared/words/rulings.ts';
import type { HouseTable } from '#shared/words/houseRules.ts';
import { setRule } from '../house/rows.ts';
import type { Result } from '../session/result.ts';

/** A change as the rules take it, or the sentence that says what is missing. */
export type WantedRuling<R> = { ruling: R } | { missing: string };

/** A change of a house rule: the whole set, with one of them changed. */
export type HouseRuling<House> = { kind: 'house-rules'; houseRules: House };

/** The part of a game's schema of rulings that is used. */
type RulingSchema<R> = {
  safeParse(
    fields: unknown,
  ): { success: true; data: R } | { success: false; error: { issues: readonly { message: string }[] } };
};

/** Reads a filled-in form of a kind; says what is missing in the form's words, or in the schema's. */
export function readRuling<R, View>(
  schema: RulingSchema<R>,
  kind: string,
  { form, typed }: { form: RulingDeclaration<View>; typed: TypedFields },
): WantedRuling<R> {
  const read = readFields(kind, form, typed);
  if ('missing' in read) return read;
  const parsed = schema.safeParse(read.fields);
  if (parsed.success) return { ruling: parsed.data };
  return { missing: parsed.error.issues[0]?.message ?? 'Something is missing.' };
}

/** Reads the change of one house rule, as it is picked and typed. */
export function readHouseRuling<House>(
  table: HouseTable<House>,
  house: House,
  { key, text }: { key: string; text: string },
): WantedRuling<HouseRuling<House>> {
  const row = table.rows.find((one) => one.key === key);
  if (row === undefined) return { missing: 'Pick a house rule.' };
  const houseRules = setRule(table, house, row, text);
  return typeof houseRules === 'string' ? { missing: houseRules } : { ruling: { kind: 'house-rules', houseRules } };
}

/** Enters a change; nothing happens while something is missing. */
export function enterRuling<R>(wanted: WantedRuling<R>, rule: (ruling: R) => Promise<Result>): Promise<Result> {
  return 'missing' in wanted ? Promise.resolve({ kind: 'canceled' }) : rule(wanted.ruling);
}

/** Finds the missing part of a ruling for the form; null when it can be entered. */
export function findMissing(wanted: WantedRuling<unknown>): string | null {
  return 'missing' in wanted ? wanted.missing : null;
}
