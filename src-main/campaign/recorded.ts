import type { Reason } from '#shared/words/journal.ts';
import type { RecordedEvent } from '../kernel/journal/journal.ts';
import { applyRecorded } from '../kernel/journal/commit.ts';
import { findRule } from '../kernel/events/events.ts';
import { Refusal } from '../kernel/refusal.ts';
import { replay, type RecordedStep, type Watch } from '../kernel/journal/replay.ts';
import type { Game } from '../kernel/game.ts';
import type { Snapshot } from '../kernel/run.ts';
import { createStateWriter } from '../kernel/writers.ts';
import { convertEvent, type RawEvent } from '../kernel/events/upcast.ts';
import { findRulebook, type AnyRulebook } from '../games/index.ts';
import { describeDamage, describeFileProblem } from '../store/file/damage.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import { hasReadableDice, parseEvents } from '../store/steps/happenings.ts';
import type { KeptState } from '../store/steps/keptState.ts';
import type { ReadableStore } from '../store/readable.ts';
import { parseReason } from '../store/steps/reasons.ts';
import type { CampaignRow, EntryRow } from '../store/file/schema.ts';

export type AnyEvent = Game['event'];
export type CampaignSnapshot = Snapshot<Game['state']>;

/**
 * Loads the rules a file names; refuses rules that this program does not have, or not yet. Rules that fail to load are
 * a fault of the program and no damage of the file.
 */
export async function loadRulebookFor(store: ReadableStore): Promise<AnyRulebook> {
  const { game, rules_version: version } = readCampaign(store);
  const found = await findRulebook(game);
  if (found === null) {
    throw new Refusal(`This campaign plays “${game}”, which this program does not know; update it.`);
  }
  if (version > found.version) {
    throw new Refusal(
      `This campaign was played under newer rules of ${found.title} (version ${version}, this program has ${found.version}); update the program to open it.`,
    );
  }
  return found;
}

function readCampaign(store: ReadableStore): CampaignRow {
  try {
    return store.campaign();
  } catch (problem) {
    throw describeFileProblem(store.path, problem);
  }
}

/** Replays the journal's events to a state; a journal that makes none is damaged. */
export function replayJournal(
  store: ReadableStore,
  rulebook: AnyRulebook,
  steps: Iterable<RecordedStep<AnyEvent>> = readSteps(store, rulebook),
  watch?: Watch<Game['state'], AnyEvent>,
): CampaignSnapshot {
  try {
    return replay(rulebook.blank(), createStateWriter(rulebook), store.campaign().seed, steps, watch);
  } catch (cause) {
    // Steps that are read on the way may turn out damaged themselves.
    if (cause instanceof CampaignFileError) throw cause;
    throw describeDamage(store.path, 'its events do not follow from each other', cause);
  }
}

/** Restores a file's state once its journal is checked: the kept one with the steps after it, or else a full replay. */
export function restoreState(
  store: ReadableStore,
  rulebook: AnyRulebook,
): { snapshot: CampaignSnapshot; keptAt: number } {
  const kept = findKept(store, rulebook, Infinity);
  if (kept !== null) return { snapshot: playFrom(store, rulebook, kept), keptAt: kept.step };
  return { snapshot: replayJournal(store, rulebook, readInTurn(store, rulebook)), keptAt: 0 };
}

/** Closed periods from which a full replay reports its progress. */
const longReading = 24;

/** Counts the periods that a long campaign's opening has to read, as no state of them is kept; null where it need not. */
export function countLongReading(store: ReadableStore, rulebook: AnyRulebook): number | null {
  const { length } = store.periods();
  return length < longReading || findKept(store, rulebook, Infinity) !== null ? null : length;
}

/** Steps in memory at once with their events. */
const stepsAtOnce = 24;

/** Reads the journal's steps, oldest first, each after its check. */
function* readInTurn(store: ReadableStore, rulebook: AnyRulebook): Generator<RecordedStep<AnyEvent>> {
  const last = store.journal.lastStep();
  for (let after = 0; after < last; after += stepsAtOnce) {
    // Entries behind the last step belong to none: reading to the end finds them.
    const until = after + stepsAtOnce < last ? after + stepsAtOnce : Infinity;
    const entries = store.journal.sealedEntriesAfter(after, until);
    yield* readSteps(store, rulebook, entries, { after, until });
  }
}

/** Replays the state after a step of an open file: from a kept one, or else from the start. */
export function replayAfterStep(store: ReadableStore, rulebook: AnyRulebook, step: number): CampaignSnapshot {
  const kept = findKept(store, rulebook, step);
  if (kept !== null) return playFrom(store, rulebook, kept, step);
  const entries = store.journal.entriesAfter(-1, step);
  return replayJournal(store, rulebook, readSteps(store, rulebook, entries, { until: step }));
}

/** Finds the newest state up to a step that rules of this version kept. */
function findKept(store: ReadableStore, rulebook: AnyRulebook, step: number): KeptState | null {
  const kept = store.keptState(Number.isFinite(step) ? step : undefined);
  return kept?.rulesVersion === rulebook.version ? kept : null;
}

/** Plays the steps after a kept state. */
function playFrom(store: ReadableStore, rulebook: AnyRulebook, kept: KeptState, until = Infinity): CampaignSnapshot {
  const state = read(store, 'the kept state cannot be read', () => parseKeptState(kept));
  const rows = store.journal.steps();
  const rng = readRng(store, rows.find(({ step }) => step === kept.step)?.rng_after ?? '');
  const writer = createStateWriter(rulebook);
  const entries = store.journal.sealedEntriesAfter(kept.step, until);
  const later = readSteps(store, rulebook, entries, { after: kept.step, until });
  try {
    for (const { event } of later.flatMap(({ happenings }) => happenings)) {
      writer.apply(state, event);
    }
  } catch (cause) {
    throw describeDamage(store.path, 'its events do not follow from each other', cause);
  }
  return { state, rng: later.at(-1)?.rngAfter ?? rng };
}

/** Replays the states after an earlier and a later step. */
export function replayBetween(
  store: ReadableStore,
  rulebook: AnyRulebook,
  earlier: number,
  later: number,
  was = replayAfterStep(store, rulebook, earlier),
): [CampaignSnapshot, CampaignSnapshot] {
  const entries = store.journal.entriesAfter(earlier, later);
  const between = readSteps(store, rulebook, entries, { after: earlier, until: later });
  const events = between.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  const { after } = applyRecorded(createStateWriter(rulebook), was.state, events);
  return [was, { state: after, rng: between.at(-1)?.rngAfter ?? was.rng }];
}

/** Replays the state within a step, right after the last wanted event, from the state before it. */
export function replayWithin(
  store: ReadableStore,
  rulebook: AnyRulebook,
  { before, step }: { before: CampaignSnapshot['state']; step: number },
  isLast: (event: AnyEvent) => boolean,
): CampaignSnapshot['state'] {
  const entries = readEntries(store, rulebook, store.journal.entriesAfter(step - 1, step));
  const events = entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  const last = events.findIndex(isLast);
  return applyRecorded(createStateWriter(rulebook), before, events.slice(0, last + 1)).after;
}

/** Reads a kept state, whose seal proves that this program wrote it. */
function parseKeptState({ stateJson }: KeptState): CampaignSnapshot['state'] {
  return JSON.parse(stateJson) as CampaignSnapshot['state'];
}

/** Which steps: those after one, up to another. */
type Range = { after?: number; until?: number };

/** Reads the journal's steps with their events, oldest first. */
export function readSteps(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entries: readonly EntryRow[] = store.journal.entries(),
  range: Range = {},
): RecordedStep<AnyEvent>[] {
  return groupSteps(store, readEntries(store, rulebook, entries), range);
}

/** An entry with its events. */
export type ReadEntry<Entry = EntryRow> = Entry & { happenings: RecordedEvent<AnyEvent>[] };

export function readEntries<Entry extends WrittenEvents>(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entries: readonly Entry[],
): ReadEntry<Entry>[] {
  return entries.map((entry) => ({ ...entry, happenings: readEvents(store, rulebook, entry) }));
}

/** The steps that entries belong to, oldest first. */
export function groupSteps(
  store: ReadableStore,
  entries: readonly ReadEntry[],
  { after = 0, until = Infinity }: Range = {},
): RecordedStep<AnyEvent>[] {
  const byStep = new Map<number, RecordedEvent<AnyEvent>[]>();
  for (const { step, happenings } of entries) {
    const known = byStep.get(step) ?? [];
    known.push(...happenings);
    byStep.set(step, known);
  }
  const steps = store.journal.steps().filter(({ step }) => step > after && step <= until);
  return steps.map((step) => ({ happenings: byStep.get(step.step) ?? [], rngAfter: readRng(store, step.rng_after) }));
}

/** Reads the state of the dice after a step. */
function readRng(store: ReadableStore, json: string): number[] {
  const numbers: unknown = read(store, 'where the dice stood cannot be read', () => JSON.parse(json) as unknown);
  const isRng = Array.isArray(numbers) && numbers.length > 0 && numbers.every((n) => Number.isInteger(n));
  if (!isRng) throw describeDamage(store.path, 'where the dice stood cannot be read');
  return numbers as number[];
}

/** The columns that tell the events of an entry. */
type WrittenEvents = Pick<EntryRow, 'events_json' | 'rules_version' | 'title'>;

/**
 * Reads the events of an entry by the present rules. All events of files pass here; one that the rules do not know is
 * damage of the whole file.
 */
export function readEvents(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entry: WrittenEvents,
): RecordedEvent<AnyEvent>[] {
  const unreadable = `“${entry.title}” has no readable event`;
  return read(store, unreadable, () => parseEvents(entry)).map((happening) => {
    const { event } = happening;
    if (!isRawEvent(event)) throw describeDamage(store.path, unreadable);
    const today = read(store, unreadable, () => convertEvent(rulebook.upcasts, entry.rules_version, event));
    const wrong = findFirstError(rulebook, today);
    if (wrong !== null) throw describeDamage(store.path, `“${entry.title}” has ${wrong}`);
    return { ...happening, event: today };
  });
}

/** Explains how an event breaks today's rules; null if it does not. */
function findFirstError(rulebook: AnyRulebook, event: RawEvent): string | null {
  const rule = findRule(rulebook, event);
  if (rule === null) return 'an event of an unknown kind';
  const wrong = rule.schema.findFirstError(event);
  return wrong === null ? null : `a malformed event: ${event.type}${wrong}`;
}

/** True if these events would read back unchanged, so that they need not be read. */
export function canSurviveJson(rulebook: AnyRulebook, happenings: readonly RecordedEvent<AnyEvent>[]): boolean {
  return happenings.every(
    (happening) =>
      hasReadableDice(happening) && isRawEvent(happening.event) && findFirstError(rulebook, happening.event) === null,
  );
}

/** Reads the reason of an entry, or null. */
export function readReason(store: ReadableStore, entry: Pick<EntryRow, 'reason_json' | 'title'>): Reason | null {
  return read(store, `“${entry.title}” has no readable reason`, () => parseReason(entry));
}

/** Reads the order of an entry, or null. */
export function readOrder(store: ReadableStore, entry: Pick<EntryRow, 'order_json' | 'title'>): Game['order'] | null {
  const finding = `“${entry.title}” has no readable order`;
  const order: unknown = read(store, finding, () => JSON.parse(entry.order_json) as unknown);
  if (order === null) return null;
  const isOrder = typeof order === 'object' && 'kind' in order && typeof order.kind === 'string';
  if (!isOrder || !isPlain(order)) throw describeDamage(store.path, finding);
  return order as Game['order'];
}

function read<T>(store: ReadableStore, finding: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw describeDamage(store.path, finding, cause);
  }
}

function isRawEvent(event: unknown): event is RawEvent {
  return (
    typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string' && isPlain(event)
  );
}

/** Names that every object has; such an ID would find something that is no data. */
const ownWords: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Returns true for plain data that JSON returns unchanged: finite numbers, and no key or word that every object has.
 */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string') return !ownWords.has(value);
  if (typeof value !== 'object') return typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  for (const key of Object.keys(value)) {
    if (ownWords.has(key) || key === 'prototype') return false;
    if (!isPlain((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}
