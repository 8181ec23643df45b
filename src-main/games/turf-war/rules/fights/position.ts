/** The word for “no gang”, “no alliance” and “no area” in the tables of a position. */
export const none = -1;

/**
 * One piece after Movement. Gangs are numbers by precedence, so that the lower one is earlier in it; areas are
 * their own numbers. A piece that did not leave has `from` equal to `to`.
 */
export type Fighter = {
  id: string;
  gang: number;
  /** 0 Hitman, 1 Lieutenant, 2 Don. */
  rank: number;
  xp: number;
  number: number;
  from: number;
  to: number;
};

/** [WAR-ALLY-9] A gang's filed order to join; `spoils` is `none` if it names nobody. */
export type Join = { gang: number; area: number; partner: number; enemy: number; spoils: number };

/** [WAR-ALLY-12] */
export type Attack = { gang: number; ally: number; area: number };

/** Everything that decides a turn's fights, read at one moment: after Movement. */
export type Position = {
  gangs: number;
  /** The highest area number. */
  areas: number;
  /** Borders crossed, `distances[from][to]`. */
  distances: readonly (readonly number[])[];
  /** By area number; place 0 is of no area. */
  owners: readonly number[];
  fighters: readonly Fighter[];
  /** The open alliance of each gang, those in grace included. */
  open: readonly number[];
  secret: readonly number[];
  joins: readonly Join[];
  attacks: readonly Attack[];
  /** [WAR-ORD-15] By gang. */
  fallbacks: readonly (readonly number[])[];
  /** [WAR-ASK-7] The pieces that fall before others of their rank. */
  victims: readonly string[];
  /** [WAR-ASK-6] Refuges that were picked. */
  refuges: readonly { gang: number; area: number; to: number }[];
  rules: { donStrength: number; tieHurts: boolean; winXp: number; surviveXp: number };
};

/** One attack of a bloc on another, by their places among the blocs of the clash. */
export type Blow = { by: number; on: number; strength: number; victim: string | null };

export type Bloc = {
  gangs: number[];
  strength: number;
  pieces: string[];
  dead: string[];
  stood: boolean;
  won: boolean;
  /** The gang's fate: it stays, leaves, or was wiped out. */
  end: 'stays' | 'leaves' | 'wiped-out';
  /** Has no enemy here. */
  isBystander: boolean;
};

/** [WAR-FIGHT-8] One area with enemy blocs in it. */
export type Clash = {
  area: number;
  kind: 'firefight' | 'standoff';
  blocs: Bloc[];
  blows: Blow[];
  /** Place of the holder among the blocs, or `none`. */
  holder: number;
};

export type Retreat = {
  piece: string;
  gang: number;
  from: number;
  /** `none`: no refuge, and he dies. */
  to: number;
  why: 'WAR-FIGHT-9' | 'WAR-FIGHT-11';
};

/** [WAR-ALLY-12, WAR-ALLY-14] A gang that turned on its open ally. */
export type Treason = { gang: number; victim: number; area: number; partner: number };

export type FightOutcome = {
  clashes: Clash[];
  /** Pieces shot in clashes, not those without refuge. */
  dead: string[];
  xp: { piece: string; points: number }[];
  retreats: Retreat[];
  owners: number[];
  treasons: Treason[];
  /** Places of the joins that matched. */
  matched: number[];
};
