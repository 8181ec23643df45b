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
    sources: ['city', 'outrage', 'campaign/founding.ts', 'tables/city.ts', 'tables/rackets.ts'],
    tests: ['paradise'],
  },
  gangs: {
    sources: [
      'gangs',
      'campaign/victory.ts',
      'campaign/books.ts',
      'state/lookups.ts',
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
    sources: ['courts', 'tables/courts.ts'],
    tests: ['paradise/justice', 'paradise'],
  },
  infirmary: {
    sources: ['infirmary', 'tables/care.ts', 'state/condition.ts'],
    tests: ['paradise/justice', 'paradise'],
  },
  entertainment: {
    sources: ['shows', 'schooling', 'funerals', 'tables/shows.ts'],
    tests: ['paradise/entertainment', 'paradise'],
  },
  battles: { sources: ['battles', 'jobs'], tests: ['paradise/battles', 'paradise'] },
  skirmish: {
    sources: [
      'skirmish/rules',
      'skirmish/table/weapons.ts',
      'skirmish/table/cars.ts',
      'skirmish/playing.ts',
    ],
    tests: ['skirmish'],
  },
};

/** Sources that say things and decide nothing: their sentences, pages and shapes are not rules. */
export const descriptive =
  /\/(telling|events|\w+Events|index|news|stories|title|words|sheet|report|publicView|knowledge|projections|names|odds|ringOdds)\.ts$/;

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
