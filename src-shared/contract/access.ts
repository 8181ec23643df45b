import type { Contract } from './index.ts';

/**
 * The callers allowed for a call, and the field of its input that names them:
 * - `program`: the user of the machine; files and the program, nothing from within a campaign but its name
 * - `public`: anyone; it tells facts that everybody at the table may know
 * - `viewer`: tells its `viewer` all he may know, and refuses the rest
 * - `seat`: tells its `seat` of its own affairs; for that seat and the games master
 * - `gm`: tells the games master
 * - `viewer-command`, `seat-command`, `gm-command`: changes something for its `viewer`, for its `seat`, for the table
 */
export type Access =
  | 'program'
  | 'public'
  | 'viewer'
  | 'seat'
  | 'gm'
  | 'viewer-command'
  | 'seat-command'
  | 'gm-command';

/** One answer for each call of a tree of calls: a call without one does not compile. */
type AccessTo<Calls> = {
  readonly [K in keyof Calls]: Calls[K] extends { readonly '~orpc': unknown }
    ? Access
    : AccessTo<Calls[K]>;
};

const game = {
  found: 'program',
  view: 'viewer',
  viewSince: 'viewer',
  quote: 'seat',
  quoteEach: 'seat',
  give: 'seat-command',
  giveAll: 'seat-command',
  rule: 'gm-command',
  plan: 'viewer',
  follow: 'seat-command',
  opposition: { situationReport: 'gm', write: 'gm-command', takeOverSeat: 'gm-command' },
} as const;

/** The callers allowed for each call of the contract. */
export const access: AccessTo<Contract> = {
  app: {
    about: 'program',
    recent: 'program',
    forget: 'program',
    backupsOf: 'program',
    chooseFile: 'program',
    versions: 'program',
  },
  campaign: {
    current: 'public',
    join: 'program',
    open: 'program',
    openSample: 'program',
    close: 'program',
    table: 'viewer',
    readGang: 'program',
    branch: 'program',
    // Counts of entries and dice, and what was fought when.
    verify: 'gm',
    backups: 'gm',
    restore: 'program',
    rescue: 'program',
    restoreThis: 'program',
  },
  play: {
    advance: 'gm-command',
    report: 'viewer',
    show: 'viewer',
    publicShow: 'public',
  },
  history: {
    log: 'viewer',
    holdings: 'public',
    timeline: 'viewer',
    annals: 'viewer',
    steps: 'viewer',
    lists: 'viewer',
    undo: 'viewer-command',
    redo: 'viewer-command',
    later: 'gm',
    playLater: 'gm-command',
    forgetLater: 'gm-command',
  },
  drafts: { read: 'seat', keep: 'seat-command' },
  notes: { all: 'viewer', keep: 'viewer-command' },
  hotSeat: { read: 'public', keep: 'gm-command' },
  portraits: { all: 'viewer', keep: 'viewer-command' },
  paper: {
    editions: 'public',
    edition: 'public',
    // The edition before the games master's edits.
    held: 'gm',
    edit: 'gm-command',
    volume: 'public',
    export: 'public',
    print: 'public',
  },
  mail: {
    packet: 'viewer',
    due: 'public',
    setDue: 'gm-command',
    late: 'public',
    setLate: 'gm-command',
    file: 'seat-command',
  },
  forecast: { start: 'viewer', progress: 'viewer', cancel: 'program' },
  games: {
    paradise: {
      ...game,
      opposition: { ...game.opposition, attitudes: 'viewer', forecastTerms: 'viewer' },
      forms: { tables: 'program', quote: 'program' },
      battles: {
        sheet: 'viewer',
        odds: 'viewer',
        try: 'viewer',
        lead: 'viewer',
        leadSingle: 'program',
        foresee: 'viewer',
        settle: 'gm-command',
        watch: 'viewer',
      },
      archive: { battles: 'viewer', books: 'viewer' },
    },
    'turf-war': game,
    brotherhood: game,
    godfather: game,
    'empire-city': game,
  },
};
