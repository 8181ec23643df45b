import type { Movers } from '../bookMoves.ts';
import { toAll, toGm, toSeat, type Audiences } from '../readers.ts';
import type { RulingPayloads } from './events.ts';

/** The games master's word is public where the fact it changes is. */
export const rulingAudiences: Audiences<keyof RulingPayloads> = {
  'bank-set': toSeat,
  'outrage-set': toAll,
  'owner-set': toAll,
  'stat-set': toSeat,
  'wounds-set': toSeat,
  'skill-set': toSeat,
  'weapon-set': toSeat,
  'custody-set': toAll,
  'brought-back': toAll,
  'boss-stood-down': toAll,
  'reputation-set': toSeat,
  'owner-guts-set': toGm,
  'feds-set': toAll,
  'official-smarts-set': ({ knownTo }) => (knownTo === 'everybody' ? toAll() : knownTo),
  'payroll-set': toSeat,
  'deal-ended': ({ seats }) => seats,
};

/** The dollars that the games master's word moves. */
export const rulingMovers: Movers = {
  'bank-set': ({ seat, from, to }) => [{ seat, cause: 'adjustmentDollars', dollars: to - from }],
};
