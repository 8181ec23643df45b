import type { Battle, Sighting } from '../battles.ts';
import type { Carrying } from './carrying.ts';
import type {
  BattleId,
  GangsterId,
  VehicleId,
} from '../../../../../src-shared/games/paradise/ids.ts';
import type { StatBlock, Explosive } from '../../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type BattlePayloads = {
  /** How it ended. Who took part may read all of it. */
  'battle-settled': { battle: BattleId; seats: SeatId[]; settled: NonNullable<Battle['settled']> };
  /** What everybody may know of it. */
  'battle-reported': {
    battle: BattleId;
    winner: 'attackers' | 'defenders' | 'nobody';
    /** The dead and the arrested by name, then how many others fell. */
    dead: GangsterId[];
    arrested: GangsterId[];
    othersDead: number;
    citizensDead: number;
    policeHurt: number;
  };
  /** [HEAL-1] Points off each stat. */
  wounded: { seat: SeatId; gangster: GangsterId; lost: StatBlock };
  died: { seat: SeatId; gangster: GangsterId; month: number; battle: BattleId | null };
  /** [GUTS-3, CARD-5] */
  arrested: { seat: SeatId; gangster: GangsterId };
  /** [GUTS-4] */
  'made-a-name': { seat: SeatId; gangster: GangsterId };
  /** `weapon`: what was used up. */
  'grenades-used': { seat: SeatId; gangster: GangsterId; count: number; weapon: Explosive };
  'vehicle-lost': { seat: SeatId; vehicle: VehicleId; to: SeatId | null };
  /** [SCN-0] Points of Loot turned into dollars, negative for what was carried off. */
  'loot-won': { seat: SeatId; battle: BattleId; points: number; dollars: number };
  sighted: { seat: SeatId; sightings: Sighting[] };
};

export type BattleEvent = Carrying<BattlePayloads>;
