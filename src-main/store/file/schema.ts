import { z } from 'zod';

/**
 * The tables of a campaign file that the store itself reads and writes, as Kysely sees them. `row_hash` seals a row
 * that the journal's hashes do not cover.
 */
export type StoreTables = {
  campaign: {
    id: number;
    file_id: string;
    title: string;
    game: string;
    /** The version of the newest rules that wrote into it. */
    rules_version: number;
    seed: number;
    setup_json: string;
    created_at: string;
    branched_from: string | null;
    row_hash: string;
  };
  step: {
    step: number;
    title: string;
    period: number;
    rng_after: string;
    written_at: string;
    /** The hash of its last entry; each entry's hash is made with the one before, see `chain.ts`. */
    hash: string;
    row_hash: string;
  };
  journal: {
    seq: number;
    step: number;
    period: number;
    rules_version: number;
    title: string;
    author_kind: string;
    author_seat: string | null;
  };
  /** Orders, reasons and events of a step's entries, see `bodies.ts`; the entries' hashes cover them. */
  body: { step: number; packed: Uint8Array; dictionary: number | null };
  /** Texts that steps and papers are packed with, see `dictionaries.ts`. */
  dictionary: { id: number; packed: Uint8Array; row_hash: string };
  undone: { step: number; title: string; period: number; step_json: string; row_hash: string };
  /**
   * A closed period: the journal's hash at its end, and the state's as rules of that version made it; empty where
   * an older format closed it.
   */
  period: {
    period: number;
    date: string;
    step: number;
    seal: string;
    state_hash: string;
    rules_version: number;
    row_hash: string;
  };
  edition: { period: number; headline: string; packed: Uint8Array; dictionary: number | null; row_hash: string };
  /** Half-written forms, not given yet. */
  draft: { id: string; seat: string; period: number; name: string; draft_json: string; row_hash: string };
  /** A viewer's own notes by subject: `person p3`. */
  note: { id: string; viewer: string; subject: string; words: string; row_hash: string };
  /** The games master's changes to the page of a period. */
  press_edit: { period: number; edit_json: string; row_hash: string };
  /** The packed states after the newest and an older step, with their writer's seal; see `keptState.ts`. */
  kept_state: { step: number; rules_version: number; packed: Uint8Array; seal: string; row_hash: string };
  /** How many rows a table has, and their hashes in one; see `tallies.ts`. */
  tally: { name: string; row_count: number; hashes: string; row_hash: string };
  ledger: { id: number; entry: number; period: number; seat: string; cause: string; dollars: number };
  /** The seats in their order, for lists of campaigns that are not opened. */
  seat: { seat: string; place: number; name: string; is_human: number };
  /** Tables of the state, and the declaration each was built by. */
  projection: { name: string; ddl: string };
};

export type CampaignRow = Omit<StoreTables['campaign'], 'id' | 'row_hash'>;
export type StepRow = StoreTables['step'];
/** An entry with its texts. */
export type EntryRow = StoreTables['journal'] & { order_json: string; reason_json: string; events_json: string };
export type PeriodRow = StoreTables['period'];
export type SeatRow = StoreTables['seat'];
export type EditionRow = { period: number; headline: string; edition_json: string };
export type LedgerRow = Omit<StoreTables['ledger'], 'id'>;

/** A step for writing, before its entries have numbers and hashes. */
export type NewStep = {
  step: Omit<StepRow, 'step' | 'hash' | 'row_hash'>;
  entries: (Omit<EntryRow, 'seq' | 'step'> & { ledger: Omit<LedgerRow, 'entry' | 'period'>[] })[];
  /** The papers it printed, for putting an undone step back; older formats kept none. */
  editions?: EditionRow[];
};

/** Names a note by its viewer and its subject. */
export function noteId(viewer: string, subject: string): string {
  return `${viewer}/${subject}`;
}

/** Names a draft by its seat and form. */
export function draftId(seat: string, name: string): string {
  return `${seat}/${name}`;
}

const text = z.string();
const whole = z.number().int();

/** An undone step in the file's form. */
export const newStepSchema = z.strictObject({
  step: z.strictObject({ title: text, period: whole, rng_after: text, written_at: text }),
  entries: z.array(
    z.strictObject({
      period: whole,
      rules_version: whole,
      title: text,
      author_kind: text,
      author_seat: text.nullable(),
      order_json: text,
      reason_json: text,
      events_json: text,
      ledger: z.array(z.strictObject({ seat: text, cause: text, dollars: whole })),
    }),
  ),
  editions: z.array(z.strictObject({ period: whole, headline: text, edition_json: text })).exactOptional(),
});

/** A table of the state as a game declares it. */
export type ProjectedTable = { name: string; ddl: string };

/** The value of a column in the store's own tables. */
export type SqlValue = string | number | null | Uint8Array;

/** A row of a projection, with its table's columns. */
export type ProjectionRow = Record<string, string | number | null>;

/** `RKTR`: marks a SQLite file as a Racketeer campaign. */
export const applicationId = 0x524b5452;
