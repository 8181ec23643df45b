import type { SeatHead, ViewHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';

type Seen = { readonly viewer: Viewer; readonly view: Pick<ViewHead, 'seats' | 'ending'> };

/** Finds the viewer's own seat where it is out of the game; null for everybody else. */
export function findLostSeat({ viewer, view }: Seen): SeatHead | null {
  return view.seats.find(({ seat, isOut }) => seat === viewer && isOut) ?? null;
}

/** Names the screen of the end for the viewer; null while the game goes on for him. */
export function nameEnd(seen: Seen): string | null {
  if (seen.view.ending !== null) return 'The end';
  return findLostSeat(seen) === null ? null : 'Last page';
}
