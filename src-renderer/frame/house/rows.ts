import type { HouseRow, HouseTable, RuleField } from '#shared/words/houseRules.ts';

/** Reads what was typed into a field; null where it is empty and may be. */
export function readTyped(field: RuleField, text: string): unknown {
  const typed = text.trim();
  if (field.kind === 'number' || field.isNumber === true) return typed === '' ? null : Number(typed);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** A group of rules with one of its parts set: `prices.hire`, or one of a row of figures, `marks.1`. */
function setPart(group: unknown, part: string, value: unknown): unknown {
  if (Array.isArray(group)) return group.with(Number(part), value);
  return { ...(group as Record<string, unknown>), [part]: value };
}

/** The house rules with one of them set as a field says, or the sentence that says what is wrong with it. */
export function setRule<House>(
  { schema }: HouseTable<House>,
  house: House,
  { key, field }: HouseRow,
  text: string,
): House | string {
  const value = readTyped(field, text);
  const [first = '', second] = key.split('.');
  const group = (house as Record<string, unknown>)[first];
  const changed = second === undefined ? value : setPart(group, second, value);
  const parsed = schema.safeParse({ ...house, [first]: changed });
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'This value is not allowed.');
}

/** Rules whose name, hint or ID holds every word. */
export function searchRows(rows: readonly HouseRow[], text: string): readonly HouseRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, hint, ruleId }) =>
    words.every((word) => `${name} ${hint} ${ruleId}`.toLowerCase().includes(word)),
  );
}
