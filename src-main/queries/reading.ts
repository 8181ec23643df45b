import type { Viewer } from '#shared/words/ids.ts';
import { readEvents } from '../campaign/recorded.ts';
import { requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';
import type { EntryRow } from '../store/file/schema.ts';
import type { ReadableStore } from '../store/readable.ts';

type Played = { rulebook: AnyRulebook; store: ReadableStore; snapshot: { state: Game['state'] } };
type Recorded = Pick<EntryRow, 'events_json' | 'rules_version' | 'title'>;

/** Returns true if a viewer may read an event. */
export function mayRead(rulebook: AnyRulebook, viewer: Viewer, event: Game['event']): boolean {
  return isAmong(viewer, requireRule(rulebook, event).visibleTo(event));
}

/** Returns true if a viewer is in an audience. */
export function isAmong(viewer: Viewer, audience: 'everybody' | readonly Viewer[]): boolean {
  return viewer === 'gm' || audience === 'everybody' || audience.includes(viewer);
}

/** Computes how much of some entries a viewer may read; bookkeeping does not count. */
export function computeReading(
  played: Played,
  viewer: Viewer,
  entries: readonly Recorded[],
): 'all' | 'some' | 'nothing' {
  const told = entries.flatMap((entry) => listTold(played, entry));
  const readable = told.filter((event) => mayRead(played.rulebook, viewer, event));
  if (readable.length === 0) return 'nothing';
  return readable.length === told.length ? 'all' : 'some';
}

/** Returns true if a viewer may read the first line of an entry: the act, without its results. */
export function mayReadDeed(played: Played, viewer: Viewer, entry: Recorded): boolean {
  const [deed] = listTold(played, entry);
  return deed !== undefined && mayRead(played.rulebook, viewer, deed);
}

/**
 * Returns true if an NPC's acts and reasons in a closed period are open to a viewer: the campaign opens the NPC's own.
 * Events shared with others belong to them too, and some orders stay sealed.
 */
export function mayBeOpened(played: Played, viewer: Viewer, entry: Recorded): boolean {
  const told = listTold(played, entry);
  return told.length > 0 && told.every((event) => mayRead(played.rulebook, viewer, event) || isOpen(played, event));
}

/** Returns true if an event is one seat's alone and its time under seal is over. */
function isOpen({ rulebook, snapshot: { state } }: Played, event: Game['event']): boolean {
  const { visibleTo: readers, opens } = requireRule(rulebook, event);
  const audience = readers(event);
  if (audience === 'everybody' || audience.length !== 1) return false;
  const when = opens?.(event) ?? 'closed';
  return when === 'closed' || (when === 'over' && rulebook.ending(state) !== null);
}

/** The events of an entry that the log has a sentence for. */
function listTold({ rulebook, store, snapshot }: Played, entry: Recorded): Game['event'][] {
  return readEvents(store, rulebook, entry)
    .filter(({ event, text }) => {
      // Journals without sentences are described with the present names.
      const told = text ?? requireRule(rulebook, event).describe(rulebook.names(snapshot.state), event);
      return told !== null;
    })
    .map(({ event }) => event);
}

/** Returns the title of a step or an entry for a viewer who may not know the order. */
export function describeOthersOrder({ party }: Pick<AnyRulebook, 'party'>): string {
  return `An order of another ${party}`;
}
