import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BattleId, BoxerId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';

/** Looks up the names an event's ids stand for. */
export type Names = {
  gang: (seat: SeatId) => string;
  gangster: (id: GangsterId) => string;
  business: (id: BusinessId) => string;
  band: (id: BandId) => string;
  boxer: (id: BoxerId) => string;
  /** Formats a battle for use in a sentence, with who was against whom. */
  battle: (id: BattleId) => string;
  /** Tells how a battle ended, to stand after its name. */
  ending: (id: BattleId) => string;
};
