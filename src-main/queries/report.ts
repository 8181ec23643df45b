import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { ReportedChange, PeriodReport, ReportLine, Span } from '#shared/views/report.ts';
import { editPieces } from '#shared/words/sentences.ts';
import { countSentence, mergeAlike } from '#shared/words/repeats.ts';
import { seatIdSchema, type SeatId, type Viewer } from '#shared/words/ids.ts';
import { listMoves, requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import { parseSpans, formatSpans } from '../kernel/events/references.ts';
import { applyRecorded } from '../kernel/journal/commit.ts';
import type { Snapshot } from '../kernel/run.ts';
import { createStateWriter } from '../kernel/writers.ts';
import { readEntries, type ReadEntry, replayAfterStep, replayWithin } from '../campaign/recorded.ts';
import { requireSeat, type OpenCampaign } from './log.ts';
import type { EntryRow } from '../store/file/schema.ts';
import { mayRead } from './reading.ts';
import { listToldSteps } from './steps.ts';

/** The available states after steps; replayed ones are added. */
type States = {
  after(step: number): Snapshot<Game['state']> | null;
  recall(step: number, snapshot: Snapshot<Game['state']>): void;
};
type Reported = OpenCampaign & { readonly kept?: States };

type ReportEntry = ReportLine & { heading: string; kind: string };

/** The first period has the founding too: who was there from the start, or was entered, did not join in it. */
const foundings: readonly string[] = ['founded', 'gang-formed'];

/** Returns true if an entry founded the campaign, or one of its gangs. */
export function isFounding({ happenings }: Pick<ReadEntry, 'happenings'>): boolean {
  return happenings.some(({ event }) => foundings.includes(event.type));
}

/** The reported steps of a period: the newest alone, those after one of them, or all. */
type Stretch = { newest?: boolean; since?: number | null };

/**
 * Builds a period's report under plain headings, as far as the viewer may know; a stretch keeps only some of his steps.
 * Equal lines are reported once.
 */
export function buildPeriodReport(
  campaign: Reported,
  viewer: Viewer,
  period: number,
  stretch: Stretch = {},
): PeriodReport {
  const { newest = false, since = null } = stretch;
  const sections = reportSections(campaign, viewer, period, stretch);
  const isWhole = !newest && since === null;
  // In an open period unchanged figures would reveal hidden acts.
  const isOpen = period === campaign.rulebook.periodOf(campaign.snapshot.state);
  const isTold = isWhole && (!isOpen || viewer === 'gm' || sections.length > 0);
  return { period, changes: isTold ? listChanges(campaign, viewer, period) : [], sections };
}

/** Lists the events of a period, as far as the viewer may know them, under plain headings. */
export function reportSections(
  campaign: OpenCampaign,
  viewer: Viewer,
  period: number,
  stretch: Stretch = {},
): PeriodReport['sections'] {
  requireSeat(campaign, viewer);
  const isTold = findTold(campaign, viewer, stretch);
  const entries = campaign.store.journal.entriesOfPeriod(period).filter((entry) => isTold(entry.step));
  return listSections(campaign, [viewer], entries);
}

function findTold(
  campaign: OpenCampaign,
  viewer: Viewer,
  { newest = false, since = null }: Stretch,
): (step: number) => boolean {
  if (!newest && since === null) return () => true;
  const told = listToldSteps(campaign, viewer);
  if (newest) {
    const last = told.at(-1)?.step ?? founding;
    return (step) => step === last;
  }
  const after = told.findLast(({ seq }) => seq <= (since ?? 0))?.step ?? founding;
  return (step) => step > after;
}

/** Lists what happened in these entries, as far as each of the viewers may know it. */
function listSections(
  campaign: OpenCampaign,
  viewers: readonly Viewer[],
  entries: readonly EntryRow[],
): PeriodReport['sections'] {
  const { rulebook, store } = campaign;
  const read = readEntries(store, rulebook, entries);
  const dropped = collectDropped(rulebook, read);
  const lines = mergeRepeats(
    read.filter((entry) => !dropped.has(entry)).flatMap((entry) => listTold(campaign, viewers, entry)),
  );
  return rulebook.headings
    .map((title) => ({
      title,
      lines: lines
        .filter(({ heading }) => heading === title)
        .map(({ spans, seats, dollars, moves }): ReportLine => ({ spans, seats, dollars, moves })),
    }))
    .filter((section) => section.lines.length > 0);
}

/**
 * Collects the entries that put orders under seal and took them out again, as the editing of a sheet does many times.
 * Entries of the rules, such as a reveal, are left out.
 */
function collectDropped(rulebook: OpenCampaign['rulebook'], entries: readonly ReadEntry[]): ReadonlySet<ReadEntry> {
  const sealed = new Map(
    entries
      .filter(({ author_kind: kind }) => kind !== 'rules')
      .map((entry) => [
        entry,
        entry.happenings.flatMap(({ event }) => requireRule(rulebook, event).sealed?.(event) ?? []),
      ]),
  );
  const all = [...sealed.values()].flat();
  const put = new Set(all.filter(({ isOut }) => !isOut).map(({ id }) => id));
  const out = new Set(all.filter(({ id, isOut }) => isOut && put.has(id)).map(({ id }) => id));
  return new Set(
    entries.filter((entry) => {
      const orders = sealed.get(entry) ?? [];
      return orders.length > 0 && orders.every(({ id }) => out.has(id));
    }),
  );
}

function listTold(campaign: OpenCampaign, viewers: readonly Viewer[], entry: ReadEntry): ReportEntry[] {
  const { rulebook } = campaign;
  const happenings = entry.happenings.filter(({ event }) =>
    viewers.every((viewer) => mayRead(rulebook, viewer, event)),
  );
  if (isFounding({ happenings })) return [];
  const facts = new Set<string>();
  return happenings.flatMap(({ event, text }) => {
    const moves = listMoves(rulebook, event).map(({ seat, dollars }) => ({ seat, dollars }));
    const rule = requireRule(rulebook, event);
    const isMoney = moves.some(({ dollars }) => dollars !== 0);
    const heading = rule.heading ?? (isMoney ? rule.moneyHeading : undefined);
    if (heading === undefined) return [];
    const spans = readSpans(campaign, event, text ?? null);
    if (spans === null) return [];
    const fact = rule.fact?.(event) ?? null;
    if (fact !== null && facts.has(fact)) return [];
    if (fact !== null) facts.add(fact);
    const seats = listSeatsNamed(campaign, event, spans);
    return [{ heading, kind: event.type, spans: editPieces(spans), seats, dollars: sumMoves(viewers, moves), moves }];
  });
}

/** Sums the money that moved in the bank of the only viewer; where none did, in all banks. */
function sumMoves(viewers: readonly Viewer[], moves: ReportLine['moves']): number | null {
  if (moves.length === 0) return null;
  const own = moves.filter(({ seat }) => viewers.length === 1 && viewers[0] === seat);
  return (own.length > 0 ? own : moves).reduce((sum, { dollars }) => sum + dollars, 0);
}

/** Reads the sentence with its names as spans, if it is unchanged; otherwise as it was told. */
export function readSpans(
  { rulebook, snapshot: { state } }: OpenCampaign,
  event: Game['event'],
  told: string | null,
): Span[] | null {
  const { describe: tell } = requireRule(rulebook, event);
  const text = told ?? tell(rulebook.names(state), event);
  if (text === null) return null;
  const spans = rulebook.refer === undefined ? [] : parseSpans(tell(rulebook.refer(state), event) ?? '');
  return formatSpans(spans) === text ? spans : [{ text, ref: null }];
}

/** Lists the seats an event is about: its own, those whose money it moved, those its sentence names. */
export function listSeatsNamed({ rulebook, snapshot }: OpenCampaign, event: Game['event'], spans: readonly Span[]) {
  const seats = rulebook.seats(snapshot.state);
  const known = new Set(seats.map(({ seat }) => seat));
  const text = formatSpans(spans);
  const own = seatIdSchema.safeParse((event as { seat?: unknown }).seat);
  const named = spans.flatMap(({ ref }) => (ref?.kind === 'seat' ? [ref.id as SeatId] : []));
  const people = spans.flatMap(({ ref }) => (ref === null ? [] : (rulebook.seatOf?.(snapshot.state, ref) ?? [])));
  const all = [
    ...(own.success ? [own.data] : []),
    ...listMoves(rulebook, event).map(({ seat }) => seat),
    ...named,
    ...people,
    ...seats.filter(({ name }) => hasName(text, name) || hasName(text, pluralizeFamily(name))).map(({ seat }) => seat),
  ];
  return [...new Set(all)].filter((seat) => known.has(seat));
}

/** True if a sentence names somebody, not as a part of a longer word. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text.charAt(at - 1)} ${text.charAt(at + name.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** Drops the second line of a bargain, which tells the same with the names exchanged, and counts alike lines. */
function mergeRepeats(lines: readonly ReportEntry[]): ReportEntry[] {
  const seen = new Map<string, string>();
  const once = lines.filter(({ kind, spans, dollars }) => {
    if (dollars !== null) return true;
    const text = formatSpans(spans);
    const key = `${kind} ${text
      .split(/[\s.,:;]+/)
      .sort()
      .join(' ')}`;
    const first = seen.get(key);
    seen.set(key, first ?? text);
    return first === undefined || first === text;
  });
  return mergeAlike(
    once,
    ({ heading, kind, spans, seats }) => JSON.stringify([heading, kind, spans, seats]),
    (line, alike) => ({
      ...line,
      spans: countSpans(line.spans, alike.length),
      dollars: line.dollars === null ? null : alike.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0),
      moves: alike.flatMap(({ moves }) => moves),
    }),
  );
}

/** Adds to the spans of a sentence how often it was true. */
function countSpans(spans: readonly Span[], times: number): Span[] {
  const last = spans.at(-1);
  if (last?.ref !== null) return [...spans, { text: countSentence('', times), ref: null }];
  return [...spans.slice(0, -1), { ...last, text: countSentence(last.text, times) }];
}

/** Lists the figures of the seats at the end of a period, and their changes in it. */
function listChanges(campaign: Reported, viewer: Viewer, period: number): ReportedChange[] {
  const { foresight, seats: seatsOf } = campaign.rulebook;
  if (foresight === undefined) return [];
  const ends = findEnds(campaign, period);
  if (ends === null) return [];
  const [was, is] = ends;
  const seats = seatsOf(is).filter(({ isOut }) => !isOut);
  return seats.flatMap(({ seat }) =>
    foresight.figures
      .filter(({ of, isSecret, isGuess }) => of === 'seat' && (mayKnow(viewer, seat) || !(isSecret || isGuess)))
      .map(({ id, label, unit }): ReportedChange => {
        const now = foresight.findFigureValue(is, id, seat);
        return { seat, label, unit, now, by: now - foresight.findFigureValue(was, id, seat) };
      }),
  );
}

/** The states at a period's beginning and at its end; null where nothing was done in it. */
type Ends = [Game['state'], Game['state']];

/** The step that founded the campaign. */
const founding = 1;

/** Finds the states from close to close, like the lines of the period: the closing step may begin the next one too. */
function findEnds(campaign: Reported, period: number): Ends | null {
  const { rulebook, snapshot, store } = campaign;
  const last = store.journal.entriesOfPeriod(period).at(-1)?.step;
  if (last === undefined || last <= founding) return null;
  const was = findClosingState(campaign, period - 1) ?? replayFoundings(campaign);
  const isOpen = period === rulebook.periodOf(snapshot.state);
  const is = isOpen ? snapshot : (findClosingState(campaign, period) ?? findStateAfter(campaign, last));
  return [was.state, is.state];
}

/** A campaign's state without its dice. */
type PeriodState = Pick<Snapshot<Game['state']>, 'state'>;

/** Finds the state in which a period closed; null if it did not. */
function findClosingState(campaign: Reported, period: number): PeriodState | null {
  const { rulebook, store } = campaign;
  const closing = store.periods().find((closed) => closed.period === period)?.step;
  if (closing === undefined) return null;
  const { state: before } = findStateAfter(campaign, closing - 1);
  const state = replayWithin(
    store,
    rulebook,
    { before, step: closing },
    (event) => rulebook.closedPeriod(event) === period,
  );
  return { state };
}

/** Replays the foundings, before the first period began. */
function replayFoundings({ rulebook, store }: Reported): PeriodState {
  const entries = readEntries(store, rulebook, store.journal.entriesAfter(founding - 1, founding));
  const begins = entries.findIndex((entry) => !isFounding(entry));
  const events = entries
    .slice(0, begins === -1 ? entries.length : begins)
    .flatMap(({ happenings }) => happenings.map(({ event }) => event));
  return { state: applyRecorded(createStateWriter(rulebook), rulebook.blank(), events).after };
}

/** Finds the state after a step: the state at hand, or else the replayed journal. */
function findStateAfter({ rulebook, store, kept }: Reported, step: number): PeriodState {
  const known = kept?.after(step);
  if (known) return known;
  const made = replayAfterStep(store, rulebook, step);
  kept?.recall(step, made);
  return made;
}

function mayKnow(viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat;
}
