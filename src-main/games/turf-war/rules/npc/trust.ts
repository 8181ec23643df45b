import type { SeatId } from '#shared/words/ids.ts';
import { isFriendly, requireGang } from '../lookups.ts';
import type { State } from '../state.ts';
import { trustAtFirst } from '../setup/founding.ts';
import { isTruce } from './promises.ts';

/** The events of one turn that change trust. */
type Happened = {
  traitors: readonly { seat: SeatId; victims: readonly SeatId[] }[];
  deaths: readonly { gang: SeatId; by: readonly SeatId[]; isAccident: boolean }[];
};

const most = 100;
const perTurnTogether = 4;
const perTurnForgiven = 3;

/**
 * [WAR-NPC-6] Computes trust, 0 to 100: it grows with each turn of alliance, falls to none after treachery and after
 * deaths under a promise not to fight, accidents apart, and stays there; it is halved in witnesses of treachery, of
 * whom all but Old Lions forgive in time. The last killer is remembered.
 */
export function computeTrust(
  state: State,
  seat: SeatId,
  { traitors, deaths }: Happened,
): { trust: Record<SeatId, number>; hurtBy: SeatId | null } {
  const gang = requireGang(state, seat);
  const trust: Record<SeatId, number> = { ...gang.trust };
  for (const other of state.precedence) {
    if (other === seat) continue;
    const now = trust[other] ?? 0;
    const treason = traitors.find((one) => one.seat === other);
    const hasBroken = deaths.some(
      ({ gang: dead, by, isAccident }) => dead === seat && by.includes(other) && !isAccident,
    );
    const isBroken = hasBroken && isTruce(state, seat, other);
    if (isBroken || treason?.victims.includes(seat) === true) trust[other] = 0;
    else if (treason !== undefined) trust[other] = Math.floor(now / 2);
    else if (isFriendly(state, seat, other)) trust[other] = Math.min(most, now + perTurnTogether);
    else if (now > 0 && gang.doctrine !== 'old-lion') {
      trust[other] = Math.max(now, Math.min(trustAtFirst[gang.doctrine], now + perTurnForgiven));
    }
  }
  const last = deaths.findLast((death) => death.gang === seat && death.by.length > 0);
  return { trust, hurtBy: last?.by[0] ?? gang.hurtBy };
}
