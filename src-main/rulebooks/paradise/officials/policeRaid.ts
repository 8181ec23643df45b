import type { BusinessId, SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { ParadiseTable } from '../paradiseTable.ts';

/** A Police Raid somebody had sent. */
export type PoliceRaid = {
  business: BusinessId;
  /** [OFF-4] Cars of officers beyond the usual ones. */
  extraCars: number;
  sentBy: SeatId;
};

/**
 * [PO-5, SCN-10] Where the police come to the door: the one place to arrange the raid as a battle of
 * the month.
 */
export function policeRaidOn(_table: ParadiseTable, _raid: PoliceRaid): void {
  // Raids become battles of the month; until they do, the order is all there is.
}
