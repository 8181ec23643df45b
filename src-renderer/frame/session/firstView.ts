import type { GameId } from '#shared/words/games.ts';
import type { SentView } from '#shared/views/changes.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import type { Opened } from './founding.ts';
import { chooseOpeningViewer } from './viewers.ts';

/** A view that is on its way, and whose it is. */
export type FirstView<V = ViewHead> = { viewer: Viewer; sent: Promise<SentView<V>> };

/** Where the viewer who last looked at a campaign is remembered. */
export const formatViewerKey = (path: string): string => `racketeer-viewer:${path}`;

/** Finds the viewer at the opening of this campaign; a player's own device has its one. */
export function findViewerAtOpening(
  { path, seats }: Pick<Opened, 'path' | 'seats'>,
  ownSeat: SeatId | null = null,
): Viewer {
  if (ownSeat !== null) return ownSeat;
  return chooseOpeningViewer(seats, localStorage.getItem(formatViewerKey(path)));
}

/** Asks for the view a campaign opens with: the program works it out while the game's screens are loaded. */
export function askFirstView(api: Api, game: GameId, opened: Opened, ownSeat: SeatId | null = null): FirstView {
  const viewer = findViewerAtOpening(opened, ownSeat);
  const sent: Promise<SentView<ViewHead>> = api.games[game].viewSince({ viewer, held: null });
  // A failure is told to a caller that waits for it; until then it is nobody's.
  sent.catch(() => undefined);
  return { viewer, sent };
}
