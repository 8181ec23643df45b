import type { MenSeen } from '#shared/games/paradise/views/campaign.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type { BattleId, BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import type { Handouts } from '#kernel/events/handouts.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { createEmptyBargains, type BargainState } from './state/records/bargains.ts';
import type { CampaignBattle, Sighting } from './state/records/battles.ts';
import type { BooksRow, PastBooks } from './state/records/books.ts';
import type { Feds, MonthRecord, PhaseId, Victory, WaitingOrder } from './state/records/campaign.ts';
import type { Business } from './state/records/city.ts';
import { createEmptyCourts, type Courts } from './state/records/courts.ts';
import type { Departed, Gang, Gangster, Purse, Vehicle } from './state/records/gangs.ts';
import type { Patient } from './state/records/infirmary.ts';
import type { DoorFights, PastBattle } from './state/records/pastBattles.ts';
import type { Memory, MindRecord } from './state/records/minds.ts';
import { emptyCityHall, type OfficialsState } from './state/records/officials.ts';
import { createBlankEntertainment, type EntertainmentState } from './state/records/shows.ts';

/** The whole of a Paradise campaign. Plain JSON; records keep the order things were made in. */
export type ParadiseState = EntertainmentState & {
  title: string;
  seed: number;
  houseRules: HouseRules;
  /** [MONTH-12] The house rules from the next month on, where they change. */
  houseRulesNext?: HouseRules;
  /** Letters, pictures, and rumors of the games master; absent until the first. */
  handouts?: Handouts;
  /** [MONTH-11] Heads that were counted before an imagined campaign began, which has no battles of the past. */
  headsCounted?: Record<SeatId, MenSeen>;
  /** [SCN-5] Raids on doors that were counted before an imagined campaign began. */
  raidsCounted?: Record<BusinessId, DoorFights>;
  /** [GANG-11] Blows that gangs struck before an imagined campaign began. */
  blowsCounted?: Record<SeatId, Record<SeatId, number>>;
  /** The city that the campaign was founded in, where that is not Paradise. */
  city?: CityPack | undefined;
  /** [CITY-9] The events of the city that have come, by their places in its list; absent until the first. */
  cityEvents?: number[];
  month: number;
  /** The month that the campaign began in, where that is not January 1925. */
  firstMonth?: number;
  phase: PhaseId;
  outrage: number;
  /** [PO-2] True if anything has raised the outrage since the last roll for it. */
  hasOutrageRisen: boolean;
  feds: Feds;
  victory: Victory | null;
  gangs: Record<SeatId, Gang>;
  purses: Record<SeatId, Purse>;
  gangsters: Record<GangsterId, Gangster>;
  vehicles: Record<VehicleId, Vehicle>;
  businesses: Record<BusinessId, Business>;
  /** [CITY-8] Known to the GM, and to gangs by the house rule. */
  ownerGuts: Record<BusinessId, number>;
  /** [CITY-8] The gangs that have talked to an owner, or had his business. */
  ownersMet: Record<BusinessId, SeatId[]>;
  orders: Record<OrderId, WaitingOrder>;
  /** Battles of this year of play, the waiting ones last. */
  battles: Record<BattleId, CampaignBattle>;
  /** Those before, in the order they were arranged. */
  pastBattles: Record<BattleId, PastBattle>;
  /** [GANG-14] The dead, in the order they fell. */
  graveyard: Record<GangsterId, Departed>;
  /** A gang's knowledge of a rival's people, by `seat:gangster`. */
  sightings: Record<string, Sighting>;
  /** [HEAL-2] */
  patients: Record<GangsterId, Patient>;
  courts: Courts;
  /** [GANG-11] How the program plays each gang. */
  minds: Record<SeatId, MindRecord>;
  /** The gangs' grudges against each other, by `seat:rival`. */
  memories: Record<string, Memory>;
  months: Record<number, MonthRecord>;
  /** The books of this year of play, by `seat:month`. */
  books: Record<string, BooksRow>;
  /** Those before. */
  pastBooks: Record<string, PastBooks>;
  made: { gangsters: number; vehicles: number; orders: number; battles: number };
} & OfficialsState &
  BargainState;

/** State as rules read it. */
export type State = DeepReadonly<ParadiseState>;

/** A campaign before it is founded. */
export function createBlankState(): ParadiseState {
  return {
    title: '',
    seed: 0,
    houseRules: houseRulesSchema.parse({}),
    month: 1,
    phase: 'collections',
    outrage: 0,
    hasOutrageRisen: false,
    feds: { inTown: false, sinceMonth: null, agents: 0, targets: [] },
    victory: null,
    gangs: {},
    purses: {},
    gangsters: {},
    vehicles: {},
    businesses: {},
    ownerGuts: {},
    ownersMet: {},
    orders: {},
    battles: {},
    pastBattles: {},
    graveyard: {},
    sightings: {},
    patients: {},
    courts: createEmptyCourts(),
    minds: {},
    memories: {},
    months: {},
    books: {},
    pastBooks: {},
    made: { gangsters: 0, vehicles: 0, orders: 0, battles: 0 },
    ...createBlankEntertainment(),
    ...emptyCityHall(),
    ...createEmptyBargains(),
  };
}
