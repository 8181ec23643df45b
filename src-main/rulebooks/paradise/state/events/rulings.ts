import type { ParadiseState } from '../index.ts';
import type { Carrying } from './carrying.ts';
import type { BusinessId, GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { OfficialRef } from '../../../../../src-shared/games/paradise/officials.ts';
import type { Stat, Skill, Weapon } from '../../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type RulingPayloads = {
  'bank-set': { seat: SeatId; from: number; to: number };
  'outrage-set': { from: number; to: number };
  'owner-set': { business: BusinessId; from: SeatId | null; to: SeatId | null };
  'stat-set': { seat: SeatId; gangster: GangsterId; stat: Stat; from: number; to: number };
  /** [HEAL-1] Points of a stat that wounds have taken. */
  'wounds-set': { seat: SeatId; gangster: GangsterId; stat: Stat; from: number; to: number };
  'skill-set': { seat: SeatId; gangster: GangsterId; skill: Skill; has: boolean };
  'weapon-set': { seat: SeatId; gangster: GangsterId; weapon: Weapon; has: boolean };
  /** Out of the hands of the law, or into the Pen; who is booked is `arrested`. */
  'custody-set': { seat: SeatId; gangster: GangsterId; custody: 'pen' | null };
  /** Back from the graveyard: sound of limb, free, and nobody's Boss. */
  'brought-back': { seat: SeatId; gangster: GangsterId };
  'boss-stood-down': { seat: SeatId; gangster: GangsterId };
  'reputation-set': { seat: SeatId; from: number; to: number };
  'owner-guts-set': { business: BusinessId; from: number; to: number };
  'feds-set': { feds: ParadiseState['feds'] };
  /** `knownTo`: who has his measure already. */
  'official-smarts-set': {
    official: OfficialRef;
    from: number;
    to: number;
    knownTo: SeatId[] | 'everybody';
  };
  /** He is on a gang's payroll, at this rate from now on. */
  'payroll-set': { seat: SeatId; official: OfficialRef; rateDollars: number };
  /** [SCN-4] It held through `untilMonth`. */
  'deal-ended': { deal: string; seats: SeatId[]; untilMonth: number };
};

export type RulingEvent = Carrying<RulingPayloads>;
