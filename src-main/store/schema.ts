/** The tables of a campaign file that the store itself reads and writes, as Kysely sees them. */
export type StoreTables = {
  campaign: {
    id: number;
    file_id: string;
    title: string;
    game: string;
    /** Of the newest rules that wrote into it. */
    rules_version: number;
    seed: number;
    setup_json: string;
    created_at: string;
    branched_from: string | null;
  };
  step: { step: number; title: string; period: number; rng_after: string; written_at: string };
  journal: {
    seq: number;
    step: number;
    period: number;
    rules_version: number;
    title: string;
    author_kind: string;
    author_seat: string | null;
    order_json: string;
    reason_json: string;
    events_json: string;
    hash: string;
  };
  undone: { step: number; title: string; period: number; step_json: string };
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
  };
  edition: { period: number; headline: string; edition_json: string };
  ledger: {
    id: number;
    entry: number;
    period: number;
    seat: string;
    cause: string;
    dollars: number;
  };
  /** The seats in their order, for lists of campaigns that are not opened. */
  seat: { seat: string; place: number; name: string; is_human: number };
  /** Tables of the state, and the declaration each was built by. */
  projection: { name: string; ddl: string };
};

export type CampaignRow = Omit<StoreTables['campaign'], 'id'>;
export type StepRow = StoreTables['step'];
export type EntryRow = StoreTables['journal'];
export type PeriodRow = StoreTables['period'];
export type SeatRow = StoreTables['seat'];
export type EditionRow = StoreTables['edition'];
export type LedgerRow = Omit<StoreTables['ledger'], 'id'>;

/** A step as it is written, before its entries have numbers and seals. */
export type NewStep = {
  step: Omit<StepRow, 'step'>;
  entries: (Omit<EntryRow, 'seq' | 'step' | 'hash'> & {
    ledger: Omit<LedgerRow, 'entry' | 'period'>[];
  })[];
  /** What it printed, for putting an undone step back; older formats kept none. */
  editions?: EditionRow[];
};

/** A table of the state as a game declares it. */
export type ProjectedTable = { name: string; ddl: string };

/** A row of a projection: whatever columns its table has. */
export type ProjectionRow = Record<string, string | number | null>;

/** `RKTR`: marks a SQLite file as a Racketeer campaign. */
export const applicationId = 0x524b5452;
