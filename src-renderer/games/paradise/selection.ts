import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';

/** The one thing the inspector shows. */
export type Selection =
  | { kind: 'business'; id: BusinessId }
  | { kind: 'district'; id: District }
  | { kind: 'gangster'; id: GangsterId }
  | { kind: 'dead'; id: GangsterId }
  | { kind: 'gang'; seat: SeatId };
