import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { ParadiseTable } from '../table.ts';
import { judgeBandTurn, findBandsByClub } from './bands.ts';

/** [RK-7] Applies the dice of its bands' clubs to a gang's bands this month. */
export function playBands(
  table: ParadiseTable,
  seat: SeatId,
  facesByClub: ReadonlyMap<BusinessId, readonly number[]>,
): void {
  for (const [club, band] of findBandsByClub(table.state, seat)) {
    const thrown = facesByClub.get(club);
    if (thrown === undefined) continue;
    const faces = [...thrown];
    const turn = judgeBandTurn(band, faces);
    table.emit({ type: 'band-played', seat, band: band.id, club, faces });
    if (turn === 'goes-on-air') table.emit({ type: 'band-on-air', seat, band: band.id });
    if (turn === 'fades') table.emit({ type: 'band-ended', seat, band: band.id, why: 'faded' });
  }
}
