import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type {
  BattleId,
  BusinessId,
  GangsterId,
  VehicleId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type { Muscle } from '../../../../src-shared/games/paradise/battles.ts';
import type { Explosive, StatBlock } from '../../../../src-shared/games/paradise/people.ts';
import type { NewGangster } from '../state.ts';
import type { Battle, OutrageLine, Sighting } from './state.ts';

/** What the events of battles carry. */
export type BattlePayloads = {
  /** [GANG-13] Paid when the job is planned; the types rest once it is fought. */
  'muscle-hired': { seat: SeatId; muscle: Muscle[]; costDollars: number };
  'muscle-sent-home': { seat: SeatId; dollars: number };
  'battle-arranged': { battle: Battle };
  /** A job came to nothing before a shot was fired. */
  'job-dropped': { seat: SeatId; title: string; why: string };
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
  /** [PO-2] */
  'outrage-stirred': { battle: BattleId; from: number; to: number; lines: OutrageLine[] };
  /** [PO-2] A month in which nothing raised it. */
  'outrage-eased': { from: number; to: number };
  /** [PO-6] Two come for each agent who was hurt. */
  'feds-reinforced': { from: number; to: number };
  /** [HEAL-1] Points off each stat. */
  wounded: { seat: SeatId; gangster: GangsterId; lost: StatBlock };
  died: { seat: SeatId; gangster: GangsterId; month: number; battle: BattleId | null };
  /** [GUTS-3, CARD-5] */
  arrested: { seat: SeatId; gangster: GangsterId };
  /** [GUTS-4] */
  'made-a-name': { seat: SeatId; gangster: GangsterId };
  /** `weapon`: what was used up; grenades when nothing is told. */
  'grenades-used': { seat: SeatId; gangster: GangsterId; count: number; weapon?: Explosive };
  'vehicle-lost': { seat: SeatId; vehicle: VehicleId; to: SeatId | null };
  /** [SCN-0] Points of Loot turned into dollars, negative for what was carried off. */
  'loot-won': { seat: SeatId; battle: BattleId; points: number; dollars: number };
  /** [RK-16] No Loot for so many months. */
  smashed: { business: BusinessId; months: number };
  mended: { business: BusinessId; months: number };
  sighted: { seat: SeatId; sightings: Sighting[] };
  'muscle-rests': { seat: SeatId; muscle: Muscle['profile'][]; rested: Muscle['profile'][] };
  /** [SCN-8] Somebody who joined for nothing. */
  joined: { gangster: NewGangster };
  /** [GANG-16] */
  'boss-succeeded': { seat: SeatId; gangster: GangsterId };
  /** [GANG-16] Somebody thought it over and stayed. */
  'stood-by': { seat: SeatId; who: string };
  defected: { gangster: GangsterId; from: SeatId; to: SeatId };
  'broke-away': { business: BusinessId; from: SeatId };
};
