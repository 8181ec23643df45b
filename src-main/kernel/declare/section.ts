import type { z } from 'zod';
import type { SectionFields, SectionSchema, TableSection } from '#shared/words/sections.ts';
import type { DeepReadonly } from '../readonly.ts';

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

type Item<F extends SectionFields> = z.output<SectionSchema<F>>;

/** An item as the state describes it; the seed is the file's own. */
type Described<F extends SectionFields> = Omit<Item<F>, 'seed'>;

type Plain = string | number | boolean | null;

/** The fields that a thing of the state does not have as plain values of the same name. */
type Differing<I, Source> = {
  [
    K in keyof I as K extends keyof Source
      ? Source[K] extends DeepReadonly<I[K]> & (Plain | readonly Plain[])
        ? never
        : K
      : K
  ]-?: I[K];
};

/** Describes a thing of the state as an item of a section: plain values of the same name as they are, others as given. */
export function describeItem<F extends SectionFields, Source extends object>(
  fields: F,
  source: Source,
  given: DeepReadonly<Differing<Described<F>, Source> & Partial<Item<F>>>,
): Described<F> {
  const all = new Map<string, unknown>(Object.entries({ ...source, ...(given as object) }));
  const named = Object.keys(fields).map((name) => [name, all.get(name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Described<F>;
}

type Names = Readonly<Record<string, string>>;

/** Returns sections with the names of choices, by list and field, that only the rules have. */
export function nameChoices(
  sections: readonly TableSection[],
  names: Readonly<Record<string, Readonly<Record<string, Names>>>>,
): readonly TableSection[] {
  return sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => {
      const own = names[section.into]?.[column.field];
      return own === undefined || !('names' in column.kind)
        ? column
        : { ...column, kind: { ...column.kind, names: own } };
    }),
  }));
}
