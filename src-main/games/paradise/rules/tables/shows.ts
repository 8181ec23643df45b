import type { Skill } from '#shared/games/paradise/people.ts';

/** [GANG-8] Dollars to raise a stat by one, by the level it reaches. Below 2 no pupil is taken. */
export const lessonDollars: Readonly<Record<number, number>> = { 3: 10, 4: 15, 5: 25, 6: 50 };

/** [RK-13] The benefits of the gang's own gym: FISTS at half price, and these skills chosen for $25 each. */
export const gymSchool = {
  skillDollars: 25,
  skills: ['boxer', 'bruiser', 'brutal-champ', 'tough-sob'] as readonly Skill[],
  /** Taught in Chinatown's schools too. */
  tongSkills: ['martial-artist'] as readonly Skill[],
} as const;

/** [RK-7] Signing a band, and the faces that count in its months. */
export const bandTerms = {
  signingDollars: 300,
  ordinaryDice: 1,
  radioDice: 2,
  /** Two of these one after the other end it. */
  fadingFace: 1,
  /** Two of these in a row on a single die bring the radio. */
  risingFace: 6,
} as const;

/** [RK-6] The face of a low dive's die that hurts its customers, and its outrage. */
export const badBooze = { face: 1, outragePoints: 1 } as const;

/** [RK-13, RK-14] Title bouts. */
export const boxing = {
  titleShotFace: 6,
  /** A boxer's FISTS by the face of one D6. */
  fistsByFace: [4, 4, 5, 5, 5, 6] as const,
  purseDice: 3,
  /** Months from one title bout of a boxer to his next. */
  restMonths: 3,
  /** A winning bet is paid this many times its stake. */
  betPays: 2,
  fixDollars: 300,
  arenaOwnersFixDollars: 100,
  /** The face on which a boxer misses, and a paid one goes down. */
  divingFace: 6,
} as const;

/** [RK-14] The arena's big-name bout: the face that brings it and the Loot's bonus of that month. */
export const bigNameBout = { face: 1, bonus: 6 } as const;

/** [GANG-14] Funerals. */
export const funeralTerms = {
  firstPointDollars: 500,
  furtherPointDollars: 200,
  /** Months after the death within which the gang can still hold one. */
  withinMonths: 3,
  /** The cortege has a car for each of these spent on the funeral and its flowers. */
  dollarsPerCar: 200,
  flowersReputation: 1,
} as const;

/** [GANG-15] Dollars of public works that lower the outrage by one. */
export const dollarsPerOutragePoint = 500;
