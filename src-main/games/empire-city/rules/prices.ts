import { specials } from '#shared/games/empire-city/men.ts';
import type { ManId, RacketId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireCapo, roundHalfUp, hasShield, requireMan, requireRacketInPlay, listReadyWith } from './lookups.ts';
import type { State } from './state.ts';

/** [EMP-FAM-1, EMP-FAM-4] Computes the shields' discount on a racket, in dollars. */
function computeShieldDiscount(state: State, seat: SeatId, racket: RacketId): number {
  const isBar = requireRacketInPlay(state, racket).type === 'speakeasy';
  return (hasShield(state, seat, 'ashdown') ? 100 : 0) + (isBar && hasShield(state, seat, 'moretti') ? 50 : 0);
}

/** [EMP-CTRL-3, EMP-FAM-7] Computes the price of a track's racket for a capo, with his plays of this turn. */
export function computeRacketPrice(state: State, seat: SeatId, racket: RacketId): number {
  const { priceDollars } = requireRacketInPlay(state, racket);
  const wholesale = state.turn?.seat === seat ? state.turn.wholesale * 150 : 0;
  return Math.max(0, priceDollars - computeShieldDiscount(state, seat, racket) - wholesale);
}

/** [EMP-MID-10] Half the printed price, less the shield. */
export function computeCratePrice(state: State, seat: SeatId, racket: RacketId): number {
  return Math.max(
    0,
    roundHalfUp(requireRacketInPlay(state, racket).priceDollars) - computeShieldDiscount(state, seat, racket),
  );
}

function computeFamilyDiscount(state: State, seat: SeatId, man: ManId): number {
  if (!state.house.familyDiscount) return 0;
  return requireMan(state, man).family === requireCapo(state, seat).family ? state.house.familyDollars : 0;
}

/** [EMP-FAM-7, EMP-ABIL-17] Computes the price of a hire; one recruiter in hand counts. */
export function hirePrice(state: State, seat: SeatId, man: ManId): number {
  const recruiter = listReadyWith(requireCapo(state, seat), 'recruiter').length > 0 ? 50 : 0;
  return Math.max(0, requireMan(state, man).costDollars - computeFamilyDiscount(state, seat, man) - recruiter);
}

/** [EMP-UPK-2, EMP-FAM-5, EMP-CORR-13] `nth` counts the men paid for in this refresh, from 0. */
export function refreshPrice(state: State, seat: SeatId, man: ManId, nth: number): number {
  const { powers } = requireCapo(state, seat);
  const isFirst = nth === 0 && !state.used.refresh.includes(seat);
  const lau = isFirst && hasShield(state, seat, 'lau') ? 100 : 0;
  const route = powers.includes('bagmans-route') ? 100 : 0;
  return Math.max(0, requireMan(state, man).costDollars - computeFamilyDiscount(state, seat, man) - lau - route);
}

/** [EMP-NPC-10] How many specials a capo has, ready or not. */
export function countSpecials(state: State, seat: SeatId): number {
  const { hand, exhausted } = requireCapo(state, seat);
  return specials.filter((man) => hand.includes(man) || exhausted.includes(man)).length;
}

/** [EMP-ATT-1, EMP-COPC-8, EMP-COPC-9] */
export function attackCorruption({ house, copCard }: State): number {
  const change = copCard === 'grand-jury' ? 2 : copCard === 'blind-eye' ? -1 : 0;
  return Math.max(0, house.attackCorruption + change);
}

/** [EMP-HIT-2, EMP-CORR-11] */
export function computeHitCorruption(state: State, seat: SeatId): number {
  const { house, copCard } = state;
  const base = requireCapo(state, seat).powers.includes('murder-crew') ? 2 : house.hitCorruption;
  const change = copCard === 'grand-jury' ? 2 : copCard === 'blind-eye' ? -2 : 0;
  return Math.max(0, base + change);
}

/** [EMP-PLACE-1, EMP-COPC-7, EMP-CARD-9] Points for each gift at City Hall. */
export function computeCityHallPoints({ house, copCard, turn }: State, seat: SeatId): number {
  const benefactor = turn?.seat === seat ? turn.benefactor : 0;
  return house.cityHall.points + (copCard === 'election-year' ? 1 : 0) + benefactor;
}
