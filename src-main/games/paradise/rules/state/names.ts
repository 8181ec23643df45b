import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BattleId, BoxerId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';

/** Looks up the names of an event's IDs. */
export type Names = {
  city: string;
  gang: (seat: SeatId) => string;
  gangster: (id: GangsterId) => string;
  business: (id: BusinessId) => string;
  band: (id: BandId) => string;
  boxer: (id: BoxerId) => string;
  /** Formats a battle for use in a sentence, with both sides. */
  battle: (id: BattleId) => string;
  /** Describes a battle's ending, as words after its name. */
  ending: (id: BattleId) => string;
};
