import type { Changes } from '#kernel/journal/commit.ts';
import type { Projection } from '#kernel/capabilities.ts';
import type { Game } from '#kernel/game.ts';
import type { AnyRulebook } from '#main/games/index.ts';
import type { ProjectedTable } from '#store/file/schema.ts';
import type { WritableStore } from '#store/writable.ts';
import type { CampaignSnapshot } from '#campaign/recorded.ts';

type State = CampaignSnapshot['state'];
type AnyProjection = Projection<Game>;

/** The table as SQLite is to have it. */
export function declareTable({ table, key, columns }: AnyProjection): ProjectedTable {
  const lines = Object.entries(columns).map(([name, type]) => {
    return name === key ? `${name} ${type.split(' ')[0]} PRIMARY KEY` : `${name} ${type}`;
  });
  return { name: table, ddl: `CREATE TABLE ${table} (${lines.join(', ')}) STRICT` };
}

/** Works like `buildProjections`, in its own transaction; rows of older rules are rewritten. */
export function bringProjectionsUpToDate(rulebook: AnyRulebook, store: WritableStore, state: State): void {
  if (store.campaign().rules_version !== rulebook.version) {
    store.transaction(() => {
      buildProjections(rulebook, store, state);
      rewriteProjections(rulebook, store, state);
    });
    return;
  }
  const known = new Map(store.projections().map(({ name, ddl }) => [name, ddl]));
  const declared = (rulebook.projections ?? []).map(declareTable);
  const isCurrent = declared.length === known.size && declared.every(({ name, ddl }) => known.get(name) === ddl);
  if (!isCurrent) store.transaction(() => buildProjections(rulebook, store, state));
}

/** Builds every table whose declaration is another than the file's, and refills it from the state. */
export function buildProjections(rulebook: AnyRulebook, store: WritableStore, state: State): void {
  const known = new Map(store.projections().map(({ name, ddl }) => [name, ddl]));
  const projections = rulebook.projections ?? [];
  const declared = new Map(projections.map((one) => [one.table, declareTable(one)]));
  const stale = projections.filter(({ table }) => known.get(table) !== declared.get(table)?.ddl);
  const orphans = [...known.keys()].filter((name) => !declared.has(name));
  for (const name of orphans) store.dropProjection(name);
  for (const projection of stale) {
    store.rebuildProjection(declareTable(projection));
    refill(store, state, projection);
  }
}

/** Writes the changed rows of the tables. */
export function writeChanges(rulebook: AnyRulebook, store: WritableStore, state: State, changes: Changes): void {
  for (const projection of rulebook.projections ?? []) {
    const ids = findChangedIds(changes, projection);
    if (ids === undefined) continue;
    if (ids === null) {
      refill(store, state, projection);
      continue;
    }
    for (const id of ids) writeRow(store, state, projection, id);
  }
}

/** Writes every table afresh, after the journal was cut back. */
export function rewriteProjections(rulebook: AnyRulebook, store: WritableStore, state: State): void {
  for (const projection of rulebook.projections ?? []) refill(store, state, projection);
}

/** Lists the IDs of a table's items. */
export function listIds(state: State, { collection, alongside }: AnyProjection): Set<string> {
  const collections = state as Record<string, Record<string, unknown> | undefined>;
  const listIdsIn = (name: string): string[] => Object.keys(collections[name] ?? {});
  return new Set([...(alongside === undefined ? [] : listIdsIn(alongside)), ...listIdsIn(collection)]);
}

function refill(store: WritableStore, state: State, projection: AnyProjection): void {
  store.clearProjection(projection.table);
  for (const id of listIds(state, projection)) {
    writeRow(store, state, projection, id);
  }
}

function writeRow(store: WritableStore, state: State, projection: AnyProjection, id: string): void {
  const { table, key } = projection;
  const row = projection.row(state, id);
  if (row === null) store.deleteRow(table, key, id);
  else store.upsert(table, key, row);
}

/** Finds the IDs whose rows are to be written; null means all of them, undefined none. */
function findChangedIds(changes: Changes, { collection, alongside }: AnyProjection): Set<string> | null | undefined {
  const own = changes.get(collection);
  const others = alongside === undefined ? undefined : changes.get(alongside);
  if (own === null || others === null) return null;
  if (own === undefined || others === undefined) return own ?? others;
  return new Set([...own, ...others]);
}
