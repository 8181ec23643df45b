import type {
  BattleOutcome,
  BattleSide,
  Muscle,
  Party,
  PublicCause,
  ScenarioName,
} from '../../../../src-shared/games/paradise/battles.ts';
import type { District } from '../../../../src-shared/games/paradise/city.ts';
import type {
  BattleId,
  BusinessId,
  GangsterId,
  OfficialId,
  VehicleId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type { MeetTopic } from '../../../../src-shared/games/paradise/jobs.ts';
import type {
  HireableProfile,
  StatBlock,
  Weapon,
} from '../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { LawProfile, OfficialTarget, Setting } from './battleWords.ts';
import type { OfficialStats } from './officials.ts';

/** Free men of one profile that the scenario's dice brought: policemen, boys from the block. */
export type Extras = {
  profile: HireableProfile | LawProfile;
  count: number;
  /** [SCN-10] Groups of one number ride in one car; without numbers each but Rookies begins a new one. */
  car?: number;
};

/** What one side has for a battle. Gangsters who died or were booked since stay at home. */
export type Force = {
  party: Party;
  /** Its people on the table from the start. */
  crew: GangsterId[];
  /** Its people who may be called while it lasts. */
  reserve: GangsterId[];
  /** [GANG-13] */
  muscle: Muscle[];
  /** [RK-2] Hoodlums of the premises. */
  guards: number;
  extras: Extras[];
  vehicles: VehicleId[];
  /** [RK-8] A truck lent by the gang's trucking company, on nobody's books. */
  companyTruck?: boolean;
};

/** How a battle was brought to its end. */
export type Settling = 'resolved' | 'overruled' | 'table' | 'called-off';

/** [PO-2] One line of what a battle did to the public's temper. */
export type OutrageLine = { cause: PublicCause | OutrageExtra; count: number; points: number };
export type OutrageExtra =
  'show-of-strength' | 'siege' | 'surrendered' | 'police-beaten' | 'late-win' | 'official-hit';

/** [OFF-5] The official a Hit is on, as he was found. */
export type HitOfficial = {
  id: OfficialId;
  kind: OfficialTarget;
  name: string;
  smarts: number;
  /** [OFF-10] Absent in older journals, and where his profile has them. */
  stats?: OfficialStats;
};

/** [MONTH-8] One battle of the campaign: arranged at the reveal, settled once. */
export type Battle = {
  id: BattleId;
  month: number;
  scenario: ScenarioName;
  attackers: Force;
  defenders: Force;
  setting: Setting;
  district: District;
  business: BusinessId | null;
  /** [SCN-2, SCN-7] Whom it is about. */
  target: GangsterId | null;
  /** [OFF-5, LAW-7] The man of public office it is about. */
  official?: HitOfficial | null;
  /** [SCN-4] */
  topic: MeetTopic | null;
  /** [SCN-4] Sides whose guns come out whatever is said. */
  treachery: BattleSide[];
  /** [SCN-4] Who does the talking, and the SMARTS the table gives an NPC's Boss for it. */
  negotiators: { attackers: GangsterId; defenders: GangsterId; npcSmarts: number | null } | null;
  /** [TAKE-2] Two crews at one owner's door: nobody holds the place. */
  isClash: boolean;
  /** [TAKE-2] Crews that meet whoever wins this one at the same door. */
  rivals: { seat: SeatId; crew: GangsterId[] }[];
  lootPoints: number;
  lootDice: number;
  /** [SCN-10] The police come to a gate with a truck; absent where there is none. */
  hasGate?: boolean;
  /** [SK-0] What the skills of those on nobody's roster come from; absent where nobody has any to roll. */
  skillsSeed?: number;
  /** [SCN-9] The battle its winner may go on to. */
  leadsTo: BattleId | null;
  settled: {
    how: Settling;
    /** Seed of the run; null when the table fought it. */
    seed: number | null;
    outcome: BattleOutcome | null;
    /** Why, in one sentence, when it was called off. */
    note: string | null;
  } | null;
};

/** What a gang knows of a rival's gangster: as last seen. */
export type Sighting = {
  seat: SeatId;
  gangster: GangsterId;
  month: number;
  stats: StatBlock;
  weapons: Weapon[];
};
