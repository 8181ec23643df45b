import type { DeepReadonly } from '../readonly.ts';

/** A kind of ruling: its words for the log, and its deed, which throws a Refusal before it changes anything. */
export type RulingDeed<Table extends { state: unknown }, R> = {
  title(state: DeepReadonly<Table['state']>, ruling: R): string;
  carryOut(table: Table, ruling: R): void;
};

/** The deeds of every kind of ruling of a game. */
export type RulingTable<Table extends { state: unknown }, Ruling extends { kind: string }> = {
  readonly [K in Ruling['kind']]: RulingDeed<Table, Extract<Ruling, { kind: K }>>;
};

/** Returns the deed of a ruling's kind. */
export function findDeed<Table extends { state: unknown }, Ruling extends { kind: string }>(
  deeds: RulingTable<Table, Ruling>,
  { kind }: { kind: Ruling['kind'] },
): RulingDeed<Table, Ruling> {
  return deeds[kind];
}
