import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { rulebooks } from '../support/allRules.ts';
import { declareTable } from '#commands/keeping/projections.ts';
import { formats, findForeignSchema, hashSchema } from '#store/file/formats.ts';

it('the schema of every format is what its migrations make', async () => {
  const db = new Database(':memory:');
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  const made: string[] = [];
  for (const migration of migrations) {
    await migration.up(kysely);
    made.push(
      hashSchema(db.prepare('SELECT type, name, sql FROM sqlite_schema').all() as Parameters<typeof hashSchema>[0]),
    );
  }
  expect(formats).toEqual(made);
  for (const { projections = [] } of Object.values(rulebooks)) {
    const declared = projections.map(declareTable);
    for (const { name, ddl } of declared) {
      db.exec(ddl);
      db.prepare('INSERT INTO projection VALUES (?, ?)').run(name, ddl);
    }
    expect(findForeignSchema(db, migrations.length)).toBeNull();
    for (const { name } of declared) db.exec(`DROP TABLE ${name}`);
    db.exec('DELETE FROM projection');
  }
  db.exec('ANALYZE');
  expect(findForeignSchema(db, migrations.length)).toBeNull();
  db.exec('CREATE TABLE diary (words TEXT)');
  expect(findForeignSchema(db, migrations.length)).toMatch(/not those of a campaign/);
  db.close();
});
