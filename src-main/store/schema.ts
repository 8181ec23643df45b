/** The tables of a campaign file that the store itself reads and writes, as Kysely sees them. */
export type StoreTables = {
  campaign: {
    id: number;
    file_id: string;
    title: string;
    rulebook: string;
    rulebook_version: number;
    seed: number;
    house_rules_json: string;
    created_at: string;
    branched_from: string | null;
  };
  step: { step: number; title: string; month: number; rng_after: string; written_at: string };
  journal: {
    seq: number;
    step: number;
    month: number;
    title: string;
    author_kind: string;
    author_seat: string | null;
    order_json: string;
    reason_json: string;
    events_json: string;
    hash: string;
  };
  undone: { step: number; title: string; month: number; step_json: string };
  month: { month: number; date: string; step: number; state_hash: string };
  edition: { month: number; headline: string; edition_json: string };
  ledger: {
    id: number;
    entry: number;
    month: number;
    gang: string;
    cause: string;
    dollars: number;
  };
};

export type CampaignRow = Omit<StoreTables['campaign'], 'id'>;
export type StepRow = StoreTables['step'];
export type EntryRow = StoreTables['journal'];
export type MonthRow = StoreTables['month'];
export type EditionRow = StoreTables['edition'];
export type LedgerRow = Omit<StoreTables['ledger'], 'id'>;

/** A step as it is written, before its entries have numbers and seals. */
export type NewStep = {
  step: Omit<StepRow, 'step'>;
  entries: (Omit<EntryRow, 'seq' | 'step' | 'hash'> & {
    ledger: Omit<LedgerRow, 'entry' | 'month'>[];
  })[];
};

/** A row of a projection: whatever columns its table has. */
export type ProjectionRow = Record<string, string | number | null>;

/** `RKTR`: marks a SQLite file as a Racketeer campaign. */
export const applicationId = 0x524b5452;
