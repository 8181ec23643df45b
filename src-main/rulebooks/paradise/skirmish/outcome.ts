/** How a battle ended, precise enough for the campaign to act on. */
export const endings = [
  /** [SCN-1] More Loot carried off or smashed than left, or not. */
  'robbed',
  'kept',
  /** [SCN-2] */
  'target-dead',
  'target-away',
  'beaten-off',
  /** [SCN-3] */
  'truck-taken',
  'truck-through',
  'truck-abandoned',
  /** [SCN-4] Somebody's case won, nobody's did, or guns came out. */
  'deal',
  'no-deal',
  'treachery',
  /** [SCN-5, SCN-11] */
  'taken',
  'held',
  /** [SCN-6] Twice the other's points, or not. */
  'outfought',
  'no-clear-winner',
  /** [SCN-7, SCN-8, TAKE-2] One side left, or none. */
  'last-stand',
  'nobody-left',
  /** [SCN-8] The police came first. */
  'police-came',
  /** [SCN-9] */
  'across',
  'stopped',
  /** [SCN-10] Shut by force or flight, given up, police beaten off, or lost when they were already going. */
  'closed',
  'surrendered',
  'withdrew',
  'broke-after-withdrawal',
  /** It went nowhere and both sides went home. */
  'broken-off',
] as const;
export type Ending = (typeof endings)[number];
