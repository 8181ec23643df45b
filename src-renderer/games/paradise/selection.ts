import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { BusinessId, GangsterId } from '../../../src-shared/games/paradise/ids.ts';
import type { District } from '../../../src-shared/games/paradise/city.ts';

/** The one thing the inspector shows. */
export type Selection =
  | { kind: 'business'; id: BusinessId }
  | { kind: 'district'; id: District }
  | { kind: 'gangster'; id: GangsterId }
  | { kind: 'gang'; seat: SeatId };
