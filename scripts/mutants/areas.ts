/** The parts of the rules that mutants are drawn from. */
export const areaNames = [
  'city',
  'gangs',
  'officials',
  'courts',
  'infirmary',
  'entertainment',
  'battles',
  'skirmish',
] as const;
export type AreaName = (typeof areaNames)[number];

export interface Area {
  /** Files and folders of rules, below `rules`. */
  sources: readonly string[];
  /** Files and folders of tests, below `tests`, those that catch most first. */
  tests: readonly string[];
}

export const rules = 'src-main/rulebooks/paradise';
export const tests = 'test/rulebooks';

/** What belongs to an area; a mutant nobody catches costs one run of all the area's tests. */
export const areas: Record<AreaName, Area> = {
  city: {
    sources: [
      'rackets.ts',
      'payoffs.ts',
      'takeovers.ts',
      'outrage.ts',
      'cityPlan.ts',
      'founding.ts',
      'tables/city.ts',
      'tables/rackets.ts',
    ],
    tests: ['paradise'],
  },
  gangs: {
    sources: [
      'victory.ts',
      'lookups.ts',
      'hiringBill.ts',
      'gangBill.ts',
      'recruiting.ts',
      'hardTimes.ts',
      'ledger.ts',
      'rolledUp.ts',
      'skillRolls.ts',
      'tables/people.ts',
      'tables/muscle.ts',
      'tables/equipment.ts',
    ],
    tests: ['paradise'],
  },
  officials: {
    sources: ['officials', 'tables/officials.ts'],
    tests: ['paradise/officials', 'paradise'],
  },
  courts: {
    sources: ['courts', 'orders/justice.ts', 'tables/courts.ts'],
    tests: ['paradise/justice', 'paradise'],
  },
  infirmary: {
    sources: ['infirmary', 'tables/care.ts', 'condition.ts'],
    tests: ['paradise/justice', 'paradise'],
  },
  entertainment: {
    sources: ['entertainment', 'tables/shows.ts'],
    tests: ['paradise/entertainment', 'paradise'],
  },
  battles: { sources: ['battles'], tests: ['paradise/battles', 'paradise'] },
  skirmish: {
    sources: [
      'skirmish/shooting.ts',
      'skirmish/shot.ts',
      'skirmish/shotModifiers.ts',
      'skirmish/ammunition.ts',
      'skirmish/weapons.ts',
      'skirmish/brawling.ts',
      'skirmish/brawlTable.ts',
      'skirmish/nerve.ts',
      'skirmish/injury.ts',
      'skirmish/cars.ts',
      'skirmish/carHits.ts',
      'skirmish/carFires.ts',
      'skirmish/crashes.ts',
      'skirmish/driving.ts',
      'skirmish/hazards.ts',
      'skirmish/bombs.ts',
      'skirmish/explosions.ts',
      'skirmish/fires.ts',
      'skirmish/cards.ts',
      'skirmish/playing.ts',
      'skirmish/interrupts.ts',
      'skirmish/movement.ts',
      'skirmish/ducking.ts',
      'skirmish/rolling.ts',
    ],
    tests: ['skirmish'],
  },
};

/** Sources that say things and decide nothing: their sentences, pages and shapes are not rules. */
export const descriptive =
  /\/(describe|describing|events|state|views?|news|stories|title|words|sheet|report|publicView|knowledge|projections|names|odds|ringOdds)\.ts$/;

/** Tests that play whole campaigns or hundreds of battles: a mutant's run would take minutes. */
export const slow: readonly string[] = [
  'paradise/npc',
  'paradise/npc.test.ts',
  'paradise/imagining',
  'paradise/properties.test.ts',
  'paradise/officials/planning.test.ts',
  'paradise/entertainment/npc.test.ts',
  'skirmish/battles.test.ts',
  'skirmish/calibration.test.ts',
  'skirmish/randomBattles.test.ts',
  'skirmish/fairness.test.ts',
  'skirmish/distributions.test.ts',
  'skirmish/odds.test.ts',
];
