import type { HouseTable } from '#shared/words/houseRules.ts';

/** The form of a column's cells. Lists are in one cell, with semicolons between items. */
export type ColumnKind =
  | { is: 'text' }
  | { is: 'figure' }
  | { is: 'yes-no' }
  /** Ids with their names; both are read, in any spelling. */
  | { is: 'choice'; names: Readonly<Record<string, string>> }
  | { is: 'choices'; names: Readonly<Record<string, string>> }
  | { is: 'texts' }
  | { is: 'figures' }
  /** Names with a figure each, as `The Canal Street Crew: 150`. */
  | { is: 'sums'; name: string; figure: string }
  /**
   * The value of a house rule: a figure, a word, true or false, a dash for nothing, or a list as JSON. `words` are those
   * that a spreadsheet makes dates of, such as `0-1-2`.
   */
  | { is: 'setting'; words: readonly string[] };

/** A column: its heading, its field, such as `stats.fists`, and whether empty cells are allowed. */
export type TableColumn = { head: string; field: string; kind: ColumnKind; isNullable?: true };

/**
 * A part of the table of a running campaign, below a heading of its own: one row that describes the whole, a list of
 * rows, or a row for each entry of a record, whose first column is the key (`dues.hire` for one within another) and
 * whose second is the value.
 */
export type TableSection = {
  title: string;
  shape: 'record' | 'list' | 'entries';
  /** The field it fills; empty for the fields of the campaign itself. */
  into: string;
  /** The list whose item a row belongs to, and the column that names it. */
  parent?: { head: string; list: string; by: string };
  columns: readonly TableColumn[];
};

/** The tables of a game's running campaigns. */
export type RunningTables<State> = {
  sections: readonly TableSection[];
  /** The list of the seats, and the field of their names: one seat's rows can leave by themselves. */
  seats: { list: string; by: string };
  /** Describes a campaign in the form of a running file. Throws a Refusal at a moment at which it cannot be entered. */
  describe(state: State): unknown;
  /** Adds the NPC seats of a newly founded campaign, in the form of `describe`, to seats read from tables. */
  addRivals?(given: Record<string, unknown>, founded: unknown): Record<string, unknown>;
};

const createTextColumn = (head: string, field: string): TableColumn => ({ head, field, kind: { is: 'text' } });
const createFigureColumn = (head: string, field: string): TableColumn => ({ head, field, kind: { is: 'figure' } });
const createYesNoColumn = (head: string, field: string): TableColumn => ({ head, field, kind: { is: 'yes-no' } });
const createChoiceColumn = (head: string, field: string, names: Readonly<Record<string, string>>): TableColumn => ({
  head,
  field,
  kind: { is: 'choice', names },
});
const createChoicesColumn = (head: string, field: string, names: Readonly<Record<string, string>>): TableColumn => ({
  head,
  field,
  kind: { is: 'choices', names },
});
const createTextsColumn = (head: string, field: string): TableColumn => ({ head, field, kind: { is: 'texts' } });
const createFiguresColumn = (head: string, field: string): TableColumn => ({ head, field, kind: { is: 'figures' } });

/** The kinds of columns, to declare them in a line. */
export const columns = {
  text: createTextColumn,
  figure: createFigureColumn,
  yesNo: createYesNoColumn,
  choice: createChoiceColumn,
  choices: createChoicesColumn,
  texts: createTextsColumn,
  figures: createFiguresColumn,
};

/** Declares the house rules of a game, a row for each. */
export function declareHouseRules({ rows, fileRows }: Pick<HouseTable, 'rows' | 'fileRows'>): TableSection {
  const words = rows.flatMap(({ field }) => (field.kind === 'choice' ? field.options.map(({ value }) => value) : []));
  const names = Object.fromEntries([...rows, ...fileRows].map(({ key, name }) => [key, name]));
  return {
    title: 'House rules',
    shape: 'entries',
    into: 'houseRules',
    columns: [
      createChoiceColumn('Rule', 'rule', names),
      {
        head: 'Setting',
        field: 'setting',
        kind: { is: 'setting', words: words.filter((word) => /^\d+(?:[-/]\d+)+$/u.test(word)) },
      },
    ],
  };
}

/** Returns the ids of a list as their own names, for words that read well as they are. */
export function nameByIds(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, id]));
}
