import type { Official } from '../officials.ts';
import type { Carrying } from './carrying.ts';
import type { BusinessId, OfficialId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { StoryAid } from '../../../../../src-shared/games/paradise/officialOrders.ts';
import type { OfficialRef } from '../../../../../src-shared/games/paradise/officials.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type PressPayloads = {
  /** [OFF-8] Another Reporter took sides in a story on an official. */
  'story-weighed': {
    seat: SeatId;
    reporter: OfficialRef;
    target: OfficialRef;
    aids: StoryAid;
  };
  /** [OFF-8, OFF-9] A Reporter sat down to write. */
  'story-written': {
    seat: SeatId;
    reporter: OfficialRef;
    helpers: OfficialRef[];
    subject: StorySubject;
    isGood: boolean;
  };
  /** [OFF-4] The City Editor killed a story for those named. */
  'story-spiked': {
    seat: SeatId;
    reporter: OfficialRef;
    subject: StorySubject;
    editor: OfficialRef;
    by: SeatId[];
  };
  /** [OFF-9, PO-2] */
  'column-printed': {
    seat: SeatId;
    reporter: OfficialRef;
    change: 1 | -1;
    from: number;
    to: number;
  };
  /** [OFF-8] A story on an official was printed; he stood it, or not. */
  'official-exposed': {
    seat: SeatId;
    reporter: OfficialRef;
    helpers: OfficialRef[];
    target: OfficialRef;
    stands: boolean;
  };
  /** A post changed hands; whoever paid the old man is out of his money. */
  'official-replaced': { from: OfficialRef; to: Official };
  /** [OFF-2] Owners of one official wanted different things of him. */
  'official-disputed': { official: OfficialRef; claims: Claim[]; winner: SeatId };
  /** [PO-3] */
  'paper-leaned': { seat: SeatId; editor: OfficialRef; points: number };
  /** [OFF-4] */
  'official-dismissed': { seat: SeatId; mayor: OfficialRef; target: OfficialRef };
  /** `answered`: the Mayor made his case, so the other had to defend himself. */
  'official-accused': {
    seat: SeatId;
    mayor: OfficialRef;
    target: OfficialRef;
    answered: boolean;
    falls: boolean;
  };
  /** [PO-5, OFF-3] Who has the most friends when something must be done. */
  'raid-rolled': { rolls: RaidRoll[]; winner: SeatId };
  /** A gang of the program's made up its mind (`target` null: nobody); `business` only where a Captain lets it name the door. */
  'raid-chosen': { seat: SeatId; target: SeatId | null; business: BusinessId | null };
  /**
   * [PO-5] Where the police are sent. `target` and `business` are null when no rival has anything to
   * raid; `captain` let the winner name the door; `objector` pays the Chief too and kept his car at home.
   */
  'something-must-be-done': {
    winner: SeatId;
    target: SeatId | null;
    business: BusinessId | null;
    captain: OfficialRef | null;
    chief: OfficialRef | null;
    extraCars: number;
    objector: SeatId | null;
    /** [PO-5] The winner sent the police to nobody. */
    letPass?: boolean;
  };
};

export type PressEvent = Carrying<PressPayloads>;

/** What a Reporter's story is about. */
export type StorySubject =
  { kind: 'column'; change: 1 | -1 } | { kind: 'corruption'; target: OfficialRef };

/** One addition to a gang's roll, and the official it comes from (null: Madame Louisa's). */
export type RaidBonus = { reason: string; value: number; official: OfficialId | null };

/** [PO-5] One gang's standing when something must be done. */
export type RaidRoll = {
  seat: SeatId;
  bonuses: RaidBonus[];
  /** One face a round: tied leaders roll again. */
  faces: number[];
};

/** [OFF-2] What one owner of an official wants of him. */
export type Claim = { seat: SeatId; wish: string };
