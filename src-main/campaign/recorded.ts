import type { Reason } from '../../src-shared/words/journal.ts';
import type { Happening } from '../kernel/journal.ts';
import { findRule } from '../kernel/events.ts';
import { Refusal } from '../kernel/refusal.ts';
import { replay, type RecordedStep } from '../kernel/replay.ts';
import type { Game } from '../kernel/game.ts';
import type { Snapshot } from '../kernel/run.ts';
import { stateWriter } from '../kernel/writers.ts';
import { upcast, type RawEvent } from '../kernel/upcast.ts';
import { findRulebook, type AnyRulebook } from '../registry.ts';
import { damaged } from '../store/damage.ts';
import { happeningsOf } from '../store/happenings.ts';
import type { KeptState } from '../store/keptState.ts';
import type { ReadableStore } from '../store/readable.ts';
import { reasonIn } from '../store/reasons.ts';
import type { EntryRow } from '../store/schema.ts';

export type CampaignEvent = Game['event'];
export type CampaignSnapshot = Snapshot<Game['state']>;

/** The rules a file names; a Refusal when this program does not have them, or not yet. */
export function rulebookOf(store: ReadableStore): AnyRulebook {
  const { game, rules_version: version } = store.campaign();
  const found = findRulebook(game);
  if (found === null) {
    throw new Refusal(
      `This campaign plays “${game}”, which this program does not know; update it.`,
    );
  }
  if (version > found.version) {
    throw new Refusal(
      `This campaign was played under newer rules of ${found.title} (version ${version}, this program has ${found.version}); update the program to open it.`,
    );
  }
  return found;
}

/** The state as the journal's events make it; a journal that makes none is damaged. */
export function replayed(
  store: ReadableStore,
  rulebook: AnyRulebook,
  steps: readonly RecordedStep<CampaignEvent>[] = recordedSteps(store, rulebook),
): CampaignSnapshot {
  try {
    return replay(rulebook.blank(), stateWriter(rulebook), store.campaign().seed, steps);
  } catch (cause) {
    throw damaged(store.path, 'its events do not follow from each other', cause);
  }
}

/**
 * The state a file stands in, once it is sure that nobody altered its journal: the one that was kept with what came
 * after it, else what the whole journal makes.
 */
export function stateIn(
  store: ReadableStore,
  rulebook: AnyRulebook,
): { snapshot: CampaignSnapshot; keptAt: number } {
  const kept = store.keptState();
  if (kept?.rulesVersion !== rulebook.version) {
    const steps = recordedSteps(store, rulebook, store.sealedEntries());
    return { snapshot: replayed(store, rulebook, steps), keptAt: 0 };
  }
  const state = read(store, 'the kept state cannot be read', () => stateOf(kept));
  const rows = store.steps();
  const rng = rngIn(store, rows.find(({ step }) => step === kept.step)?.rng_after ?? '');
  const writer = stateWriter(rulebook);
  const later = recordedSteps(store, rulebook, store.sealedEntriesAfter(kept.step), {
    after: kept.step,
  });
  try {
    for (const { event } of later.flatMap(({ happenings }) => happenings)) {
      writer.apply(state, event);
    }
  } catch (cause) {
    throw damaged(store.path, 'its events do not follow from each other', cause);
  }
  return { snapshot: { state, rng: later.at(-1)?.rngAfter ?? rng }, keptAt: kept.step };
}

/** A kept state; its seal says that this program wrote it. */
function stateOf({ stateJson }: KeptState): CampaignSnapshot['state'] {
  return JSON.parse(stateJson) as CampaignSnapshot['state'];
}

/** The journal's steps with their events, oldest first. */
export function recordedSteps(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entries: readonly EntryRow[] = store.entries(),
  { after = 0 }: { after?: number } = {},
): RecordedStep<CampaignEvent>[] {
  const byStep = new Map<number, Happening<CampaignEvent>[]>();
  for (const entry of entries) {
    const known = byStep.get(entry.step) ?? [];
    known.push(...recordedHappenings(store, rulebook, entry));
    byStep.set(entry.step, known);
  }
  const steps = store.steps().filter(({ step }) => step > after);
  return steps.map((step) => ({
    happenings: byStep.get(step.step) ?? [],
    rngAfter: rngIn(store, step.rng_after),
  }));
}

/** Where the dice stood after a step. */
function rngIn(store: ReadableStore, json: string): number[] {
  const numbers: unknown = read(
    store,
    'where the dice stood cannot be read',
    () => JSON.parse(json) as unknown,
  );
  const isRng =
    Array.isArray(numbers) && numbers.length > 0 && numbers.every((n) => Number.isInteger(n));
  if (!isRng) throw damaged(store.path, 'where the dice stood cannot be read');
  return numbers as number[];
}

/**
 * The events of an entry as today's rules read them. The one place where what a file says becomes an event: whatever
 * is no event of this game, as its rules know it, is damage of the whole file.
 */
export function recordedHappenings(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entry: Pick<EntryRow, 'events_json' | 'rules_version' | 'title'>,
): Happening<CampaignEvent>[] {
  const unreadable = `“${entry.title}” has no readable event`;
  return read(store, unreadable, () => happeningsOf(entry)).map((happening) => {
    const { event } = happening;
    if (!isRawEvent(event)) throw damaged(store.path, unreadable);
    const today = read(store, unreadable, () =>
      upcast(rulebook.upcasts, entry.rules_version, event),
    );
    const rule = findRule(rulebook, today);
    if (rule === null) {
      throw damaged(store.path, `“${entry.title}” has an event of an unknown kind`);
    }
    const wrong = rule.carries.wrongIn(today);
    if (wrong !== null) {
      const finding = `“${entry.title}” has a malformed event: ${today.type}${wrong}`;
      throw damaged(store.path, finding);
    }
    return { ...happening, event: today };
  });
}

/** Why an entry was written, or null. */
export function recordedReason(
  store: ReadableStore,
  entry: Pick<EntryRow, 'reason_json' | 'title'>,
): Reason | null {
  return read(store, `“${entry.title}” has no readable reason`, () => reasonIn(entry));
}

/** What was ordered, or null. */
export function recordedOrder(
  store: ReadableStore,
  entry: Pick<EntryRow, 'order_json' | 'title'>,
): Game['order'] | null {
  const finding = `“${entry.title}” has no readable order`;
  const order: unknown = read(store, finding, () => JSON.parse(entry.order_json) as unknown);
  if (order === null) return null;
  const isOrder = typeof order === 'object' && 'kind' in order && typeof order.kind === 'string';
  if (!isOrder || !isPlain(order)) throw damaged(store.path, finding);
  return order as Game['order'];
}

function read<T>(store: ReadableStore, finding: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw damaged(store.path, finding, cause);
  }
}

function isRawEvent(event: unknown): event is RawEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    typeof event.type === 'string' &&
    isPlain(event)
  );
}

/** What every object has anyway; an id of that name would find something that nobody put there. */
const ownWords: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Plain data: finite numbers, and no key or word that every object has anyway. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return !ownWords.has(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  for (const key of Object.keys(value)) {
    if (ownWords.has(key) || key === 'prototype') return false;
    if (!isPlain((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}
