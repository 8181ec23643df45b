import { sql, type Kysely } from 'kysely';

/**
 * The rules were put right by the book, and the state holds what they ask for: several gangs under the Feds' eye,
 * say, and what people carry. The months' seals are emptied: they sealed the older shape, and the program seals
 * the months anew when it first opens the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("UPDATE month SET state_hash = ''").execute(db);
}
