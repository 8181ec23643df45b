import type { Contract } from './index.ts';

/**
 * The callers allowed for a call, and the field of its input that names them:
 * - `program`: the user of the machine; files and the program, nothing from within a campaign but its name
 * - `door`: a device at the table that has no seat yet
 * - `public`: anyone; it tells facts that everybody at the table may know
 * - `local`: anyone at the machine itself; it tells the same, and names a file or keeps the machine busy
 * - `viewer`: tells its `viewer` all he may know, and refuses the rest
 * - `local-viewer`: the same at the machine itself: it keeps the machine busy, or foretells what is not settled yet
 * - `seat`: tells its `seat` of its own affairs; for that seat and the games master
 * - `gm`: tells the games master
 * - `viewer-command`, `seat-command`, `gm-command`: changes something for its `viewer`, for its `seat`, for the table
 */
export type Access =
  | 'program'
  | 'door'
  | 'public'
  | 'local'
  | 'viewer'
  | 'local-viewer'
  | 'seat'
  | 'gm'
  | 'viewer-command'
  | 'seat-command'
  | 'gm-command';

/** The field of a call's input that a device at the table answers for; null where there is none to answer for. */
export type OwnField = 'viewer' | 'seat' | null;

/**
 * The calls that a device with the key of a seat may make, by their mark, and the field that is always that seat; a mark
 * without a line does not compile, and `closed` ones are out of its reach.
 */
const fromSeats: Readonly<Record<Access, OwnField | 'closed'>> = {
  program: 'closed',
  door: 'closed',
  public: null,
  local: 'closed',
  viewer: 'viewer',
  'local-viewer': 'closed',
  seat: 'seat',
  gm: 'closed',
  'viewer-command': 'viewer',
  'seat-command': 'seat',
  'gm-command': 'closed',
};

/** One answer for each call of a tree of calls: a call without one does not compile. */
type AccessTo<Calls> = {
  readonly [K in keyof Calls]: Calls[K] extends { readonly '~orpc': unknown } ? Access : AccessTo<Calls[K]>;
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
    opening: 'program',
    forget: 'program',
    backupsOf: 'program',
    chooseFile: 'program',
    versions: 'program',
  },
  campaign: {
    // Its answer names the file.
    current: 'local',
    shown: 'public',
    join: 'program',
    open: 'program',
    openSample: 'program',
    close: 'program',
    table: 'viewer',
    readGang: 'program',
    branch: 'program',
    keepAsOwn: 'program',
    // It would reveal counts of entries and dice, and times of fights.
    verify: 'gm',
    backups: 'gm',
    restore: 'program',
    rescue: 'program',
    restoreThis: 'program',
  },
  play: { advance: 'gm-command', report: 'viewer', show: 'viewer', publicShow: 'public', publicFight: 'public' },
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
    settleDropped: 'gm-command',
  },
  drafts: { read: 'seat', keep: 'seat-command' },
  notes: { all: 'viewer', keep: 'viewer-command' },
  hotSeat: { read: 'public', keep: 'gm-command' },
  handouts: { give: 'gm-command', takeBack: 'gm-command', answer: 'seat-command', markRead: 'seat-command' },
  portraits: { all: 'viewer', keep: 'viewer-command' },
  paper: {
    editions: 'public',
    extras: 'public',
    newsSoFar: 'local',
    edition: 'public',
    // The edition before the games master's edits.
    held: 'gm',
    edit: 'gm-command',
    volume: 'local',
    export: 'public',
    print: 'local',
  },
  mail: {
    packet: 'viewer',
    due: 'public',
    setDue: 'gm-command',
    wishes: 'viewer',
    wish: 'seat-command',
    answerWish: 'gm-command',
    late: 'public',
    setLate: 'gm-command',
    file: 'seat-command',
  },
  // One runs at a time: a device at the table would stop that of the games master.
  forecast: { start: 'local-viewer', progress: 'local-viewer', cancel: 'program' },
  table: {
    state: 'gm',
    open: 'gm-command',
    close: 'gm-command',
    playOnByItself: 'gm-command',
    invite: 'gm-command',
    card: 'gm-command',
    endCard: 'gm-command',
    admitOnlookers: 'gm-command',
    setClock: 'gm-command',
    extendClock: 'gm-command',
    endOnlookers: 'gm-command',
    move: 'seat-command',
    endDevice: 'gm-command',
    endSeat: 'gm-command',
    door: 'door',
    enter: 'door',
    seat: 'seat',
    who: 'public',
    ready: 'seat-command',
    notReady: 'seat-command',
    leave: 'seat-command',
    ask: 'gm-command',
    asked: 'seat',
    answer: 'seat-command',
    answered: 'gm',
    stopAsking: 'gm-command',
    news: 'viewer',
  },
  games: {
    paradise: {
      ...game,
      opposition: { ...game.opposition, attitudes: 'viewer', forecastTerms: 'viewer', purchases: 'viewer' },
      // The tables of the book, the same in every campaign.
      forms: { tables: 'public', quote: 'program' },
      battles: {
        sheet: 'viewer',
        odds: 'local-viewer',
        // These fight it with the seed that it will be settled with.
        try: 'local-viewer',
        lead: 'local-viewer',
        leadSingle: 'program',
        foresee: 'local-viewer',
        settle: 'gm-command',
        watch: 'viewer',
        atTable: {
          look: 'viewer',
          watch: 'public',
          begin: 'viewer-command',
          answer: 'viewer-command',
          takeBack: 'viewer-command',
          takeOver: 'gm-command',
          show: 'gm-command',
          pause: 'gm-command',
        },
      },
      archive: { battles: 'viewer', books: 'viewer' },
    },
    'turf-war': game,
    brotherhood: game,
    godfather: game,
    'empire-city': game,
  },
};

/** The part of its moment that a call of a device has to name: the period and the step of it, the period alone, or none. */
export type NamedMoment = 'step' | 'period' | 'none';

/** Orders and answers, which are good in each step of their period that takes them. */
const ofPeriod: readonly string[] = ['give', 'giveAll', 'follow', 'mail.file', 'mail.wish', 'handouts.answer'];

/** Calls that change something without naming the campaign's moment, with the reason. */
const timeless: Readonly<Record<string, string>> = {
  'notes.keep': 'A note names its subject, which outlasts every period.',
  'handouts.markRead': 'What was read stays read.',
  'portraits.keep': 'A picture is of a person, whatever the time.',
  'table.leave': 'A device may leave at any time.',
  'table.move': 'A player may change his device at any time.',
  'games.paradise.battles.atTable.begin': 'It names its battle, which is fought once.',
  'games.paradise.battles.atTable.answer': 'It names the number of the decision.',
  'games.paradise.battles.atTable.takeBack': 'It names the number of the decision.',
};

/**
 * Finds the parts of its page's moment that a device's call must name. A call that changes something names all of it
 * unless it is listed otherwise.
 */
export function findNamedMoment(path: readonly string[]): NamedMoment {
  const mark = findAccess(path);
  if (mark?.endsWith('-command') !== true || Object.hasOwn(timeless, path.join('.'))) return 'none';
  const isOrder = path[0] === 'games' ? ofPeriod.includes(path.at(-1) ?? '') : false;
  return isOrder || ofPeriod.includes(path.join('.')) ? 'period' : 'step';
}

/** Finds the mark of a call by its path in the contract; null where there is no such call. */
export function findAccess(path: readonly string[]): Access | null {
  let at: unknown = access;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return null;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string' ? (at as Access) : null;
}

/** Finds the field of a call that a device answers for with its seat, or `closed` where it may not make the call. */
export function findOwnField(path: readonly string[]): OwnField | 'closed' {
  const mark = findAccess(path);
  return mark === null ? 'closed' : fromSeats[mark];
}
