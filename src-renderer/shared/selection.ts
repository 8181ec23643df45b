import type { BusinessId, GangsterId, SeatId } from '../../src-shared/vocabulary/ids.ts';
import type { District } from '../../src-shared/vocabulary/paradise/city.ts';

/** The one thing the inspector shows. */
export type Selection =
  | { kind: 'business'; id: BusinessId }
  | { kind: 'district'; id: District }
  | { kind: 'gangster'; id: GangsterId }
  | { kind: 'gang'; seat: SeatId };
