import type { Gang, NewGangster, Vehicle } from '../index.ts';
import type { Carrying } from './carrying.ts';
import type { GangsterId, VehicleId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { Weapon, VehicleUpgrade } from '../../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type GangPayloads = {
  'gang-formed': { gang: Gang; bankDollars: number };
  recruited: { gangster: NewGangster; costDollars: number; usesName: boolean };
  armed: { seat: SeatId; gangster: GangsterId; weapon: Weapon; costDollars: number };
  'weapon-handed-over': { seat: SeatId; from: GangsterId; to: GangsterId; weapon: Weapon };
  'vehicle-bought': { vehicle: Vehicle; costDollars: number };
  'vehicle-upgraded': {
    seat: SeatId;
    vehicle: VehicleId;
    upgrade: VehicleUpgrade;
    costDollars: number;
  };
  /** [GANG-9] `vehicle` is null when the SMARTS test failed. */
  'theft-tried': { seat: SeatId; gangster: GangsterId; vehicle: Vehicle | null };
  /** [GANG-19] Hard times: what the men got, and what the hoard lost. */
  'wages-paid': { seat: SeatId; men: number; dollars: number; levyDollars: number };
  /** [GANG-19] Hard times: men who left town for good. */
  'walked-out': { seat: SeatId; gangsters: GangsterId[]; why: 'unpaid' | 'no-place' };
  /** [GANG-19] Hard times: closes in a row without a place; 0 when there is one again. */
  'went-without-a-place': { seat: SeatId; months: number };
  /** [SCN-8] Somebody who joined for nothing. */
  joined: { gangster: NewGangster };
  /** [GANG-16] */
  'boss-succeeded': { seat: SeatId; gangster: GangsterId };
  /** [GANG-16] Somebody thought it over and stayed. */
  'stood-by': { seat: SeatId; who: string };
  defected: { gangster: GangsterId; from: SeatId; to: SeatId };
};

export type GangEvent = Carrying<GangPayloads>;
