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
import type { ReadableStore } from '../store/readable.ts';
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

/** The journal's steps with their events, oldest first. */
export function recordedSteps(
  store: ReadableStore,
  rulebook: AnyRulebook,
): RecordedStep<CampaignEvent>[] {
  const byStep = new Map<number, Happening<CampaignEvent>[]>();
  for (const entry of store.entries()) {
    const known = byStep.get(entry.step) ?? [];
    known.push(...recordedHappenings(store, rulebook, entry));
    byStep.set(entry.step, known);
  }
  return store.steps().map((step) => ({
    happenings: byStep.get(step.step) ?? [],
    rngAfter: JSON.parse(step.rng_after) as number[],
  }));
}

/** The events of an entry as today's rules read them; a Refusal of the whole file for one they cannot. */
export function recordedHappenings(
  store: ReadableStore,
  rulebook: AnyRulebook,
  entry: Pick<EntryRow, 'events_json' | 'rules_version' | 'title'>,
): Happening<CampaignEvent>[] {
  return happeningsOf(entry).map((happening) => {
    const { event } = happening;
    if (!isRawEvent(event)) throw damaged(store.path, `“${entry.title}” has no readable event`);
    const today = upcast(rulebook.upcasts, entry.rules_version, event);
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

function isRawEvent(event: unknown): event is RawEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    typeof event.type === 'string' &&
    isPlain(event)
  );
}

/** Plain data: no number but whole ones, no key that every object has anyway. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.entries(value).every(([key, part]) => key !== '__proto__' && isPlain(part));
}
