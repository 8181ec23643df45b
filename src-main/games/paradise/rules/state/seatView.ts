import type { Blows, DoorFights } from './records/pastBattles.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import type { MenSeen } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TerritoryLine } from '#shared/games/paradise/orders/bargains.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Deal, Proposal } from './records/bargains.ts';
import type { BusinessId, GangsterId, OfficialId, BandId } from '#shared/games/paradise/ids.ts';
import type { Patient } from './records/infirmary.ts';
import type { Courts } from './records/courts.ts';
import type { Official, OfficialsState } from './records/officials.ts';
import type { Boxer, Band, Offer } from './records/shows.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from './records/campaign.ts';
import type { BooksRow } from './records/books.ts';
import type { Gangster, Gang, Purse, Vehicle } from './records/gangs.ts';
import type { Mind } from '#shared/games/paradise/minds.ts';
import type { Sighting } from './records/battles.ts';
import type { Memory, SetAmbition } from './records/minds.ts';

/** The public side of a bargain: a truce, a line, and who broke his word. It never includes the other terms. */
export type Accord = {
  id: string;
  asker: SeatId;
  other: SeatId;
  truceMonths: number | null;
  line: TerritoryLine | null;
  sinceMonth: number;
  untilMonth: number;
  brokenBy: SeatId | null;
};

/** The public knowledge of the gangs' bargains. */
export type PublicBargains = { accords: readonly Accord[] };

/** A seat's further knowledge: its own bargains, and the terms it offered or was offered. */
export type OwnBargains = PublicBargains & {
  deals: readonly DeepReadonly<Deal>[];
  proposals: readonly DeepReadonly<Proposal>[];
  /** [SCN-4] When each rival last would not hear of its terms. */
  rebuffs: Readonly<Record<SeatId, number>>;
};

/** The public news of the courts: which Boss has been on trial since when. */
export type PublicJustice = {
  bossTrials: Readonly<Record<SeatId, { sinceMonth: number }>>;
  /** [LAW-4] */
  attorneyGeneral: string;
};

/** A gang's knowledge of its own wounded and its own cases. */
export type OwnJustice = {
  patients: Readonly<Record<GangsterId, DeepReadonly<Patient>>>;
  pleas: DeepReadonly<Courts['pleas']>;
  bail: DeepReadonly<Courts['bail']>;
  /** [LAW-3] Men in the Pen who are still to be asked. */
  unasked: DeepReadonly<NonNullable<Courts['unasked']>>;
  bossTrial: DeepReadonly<Courts['bossTrials'][SeatId]> | null;
};

/** An official as one seat knows him: unknown `smarts` are null. */
export type KnownOfficial = Omit<DeepReadonly<Official>, 'smarts' | 'smartsKnownTo' | 'stats'> & {
  smarts: number | null;
};

/** A seat's knowledge of City Hall: every post, the Reporters it met in print, and its own payroll. */
export type HallKnowledge = {
  officials: Readonly<Record<OfficialId, KnownOfficial>>;
  payrolls: DeepReadonly<OfficialsState['payrolls']>;
  dealings: DeepReadonly<OfficialsState['dealings']>;
};

/** A boxer as one seat knows him: the FISTS of a rival's are unknown until he has fought. */
export type KnownBoxer = Omit<Boxer, 'fists'> & { fists: number | null };

/** The public knowledge of Paradise's shows, fights and dead. */
export type PublicEntertainment = Pick<State, 'bouts' | 'forcedBoozeMonth' | 'bigNameMonth'> & {
  bands: Readonly<Record<BandId, DeepReadonly<Band>>>;
  boxers: Readonly<Record<Boxer['id'], DeepReadonly<KnownBoxer>>>;
};

/** A seat's further knowledge: its own contracts, boxers, offers and lessons. */
export type OwnEntertainment = PublicEntertainment & {
  offers: readonly DeepReadonly<Offer>[];
  lessons: Readonly<Record<GangsterId, number>>;
  /** [RK-7] Month of its last try to sign a band, or 0. */
  bandTryMonth: number;
};

/** A rival's man this gang could point out: his Boss, or a man it met in a fight. */
export type KnownRival = Pick<Gangster, 'id' | 'gang' | 'name' | 'profile' | 'isBoss' | 'custody'>;

/** The public knowledge of all of Paradise. */
export type PublicRecord = PublicEntertainment &
  PublicBargains &
  PublicJustice &
  Pick<
    State,
    | 'title'
    | 'houseRules'
    | 'month'
    | 'phase'
    | 'outrage'
    | 'feds'
    | 'victory'
    | 'gangs'
    | 'businesses'
    | 'months'
    | 'graveyard'
  > & {
    /** The city's pack; undefined for Paradise. It is required, so that no part of a view is made without it. */
    city: DeepReadonly<CityPack> | undefined;
    /** The month that the campaign began in. */
    firstMonth: number;
    /** [PO-5] The gang that has the ear of the police, as everybody saw. */
    ear: SeatId | null;
    /** [MONTH-11] The men each gang was last seen with. Like sightings it is found when it is asked for. */
    menSeen: () => Readonly<Record<SeatId, MenSeen>>;
    /** [SCN-5] The raids of the last year on each door, found when they are asked for. */
    doorFights: () => Readonly<Record<BusinessId, DeepReadonly<DoorFights>>>;
    /** [GANG-11] The blows that each gang struck each other in the last year, found when they are asked for. */
    blows: () => Blows;
    /** [MONTH-12] The house rules from the next month on, where they change. */
    houseRulesNext: State['houseRules'] | null;
  };

/**
 * A seat's whole knowledge: the public record and its own affairs. Nothing of another gang's purse,
 * roster, orders or of an independent owner's GUTS is in it, so nothing composed from it can tell.
 */
export type SeatView = PublicRecord &
  OwnBargains &
  OwnEntertainment &
  OwnJustice &
  HallKnowledge & {
    seat: SeatId;
    gang: DeepReadonly<Gang>;
    /** The seed of the seat's whims: its own, with no way back to the campaign's seed. */
    npcSeed: number;
    /** How the program plays it. */
    mind: DeepReadonly<Mind>;
    /** [GANG-11] Its aim for the year, or null before it has one. */
    ambition: DeepReadonly<SetAmbition> | null;
    /** Rival Bosses, whom every gang could point out. */
    bosses: Readonly<Record<SeatId, GangsterId>>;
    purse: DeepReadonly<Purse>;
    members: readonly DeepReadonly<Gangster>[];
    vehicles: readonly DeepReadonly<Vehicle>[];
    orders: readonly DeepReadonly<WaitingOrder>[];
    /** Rivals it could point out, with its knowledge of those it met. */
    rivals: readonly DeepReadonly<KnownRival>[];
    sightings: () => readonly DeepReadonly<Sighting>[];
    /** The quarrels of its own men with men of other gangs, as their fights made them. Like sightings they are found when asked for. */
    /** [CITY-8] GUTS of the independent owners it knows, found when they are asked for. */
    ownersKnown: () => Readonly<Record<BusinessId, number>>;
    feuds: () => readonly { man: GangsterId; foe: GangsterId; why: string }[];
    /** The gang's grudges against others, and its debts to them. */
    memories: Readonly<Record<string, DeepReadonly<Memory>>>;
    /** Its books of the last year of play, month by month. Like sightings they are long, and few ask for them. */
    books: () => readonly DeepReadonly<BooksRow>[];
  };
