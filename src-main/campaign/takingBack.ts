import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { hasShown } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { EntryRow } from '../store/file/schema.ts';
import { readEvents } from './recorded.ts';

type Played = {
  rulebook: AnyRulebook;
  store: ReadableStore;
  snapshot: { state: Game['state'] };
  /** Players sit at devices of their own, and a games master at the program’s. */
  isTableOpen?: boolean;
};

/** True if the seat plays alone and is its own games master. */
export function isPlayingAlone({ rulebook, snapshot, isTableOpen = false }: Played, seat: SeatId): boolean {
  if (isTableOpen) return false;
  const humans = rulebook.seats(snapshot.state).filter(({ isHuman }) => isHuman);
  return humans.length === 1 && humans[0]?.seat === seat;
}

/** True if a player did all of it himself, and the rules made nothing of it. */
export function isOwnWork(entries: readonly Pick<EntryRow, 'author_kind' | 'author_seat'>[], seat: SeatId): boolean {
  return entries.every((entry) => entry.author_kind === 'human' && entry.author_seat === seat);
}

/** True if a viewer may redo the last undone step: a player among several only his own. */
export function mayPutBack(played: Played, entries: Parameters<typeof isOwnWork>[0], viewer: Viewer): boolean {
  return viewer === 'gm' || isPlayingAlone(played, viewer) || isOwnWork(entries, viewer);
}

/**
 * Explains why a player among several may not take entries back, or returns null. They must all be his own, and none
 * may have shown him anything secret.
 */
export function explainNotTakenBack(
  { rulebook, store }: Pick<Played, 'rulebook' | 'store'>,
  entries: readonly EntryRow[],
  seat: SeatId,
): string | null {
  if (!isOwnWork(entries, seat)) {
    return 'Only the games master takes back what others did, or what the rules made of it.';
  }
  return hasShownIn({ rulebook, store }, entries, seat)
    ? 'That showed you something; only the games master takes it back.'
    : null;
}

/** Returns true if a seat's own entries showed it a new die, card, answer, or secret. */
export function hasShownIn(
  { rulebook, store }: Pick<Played, 'rulebook' | 'store'>,
  entries: readonly EntryRow[],
  seat: SeatId,
): boolean {
  return entries
    .flatMap((entry) => readEvents(store, rulebook, entry))
    .some((happening) => hasShown(rulebook, happening, seat));
}
