import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Archive } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { refuseUnless, Refusal } from '../kernel/refusal.ts';
import { nameOfSeat, requireSeat, type OpenCampaign } from './log.ts';

type Played = Pick<OpenCampaign, 'rulebook' | 'snapshot'>;

/** Lists every battle of the campaign a viewer may know of, the newest first. */
export function listBattles(open: Played, viewer: Viewer): readonly unknown[] {
  requireSeat(open, viewer);
  return requireArchive(open).battles(open.snapshot.state, viewer);
}

/** Reads a seat's books, the first period first, for itself and the games master alone. */
export function readBooks(open: Played, { seat, viewer }: { seat: SeatId; viewer: Viewer }): readonly unknown[] {
  const name = nameOfSeat(open, seat);
  if (viewer !== 'gm' && viewer !== seat) {
    throw new Refusal(`The books of ${name} are for its own eyes and the games master’s.`);
  }
  return requireArchive(open).books(open.snapshot.state, seat);
}

function requireArchive({ rulebook }: Played): Archive<Game> {
  refuseUnless(rulebook.archive !== undefined, `${rulebook.title} shows all it keeps on its screens.`);
  return rulebook.archive;
}
