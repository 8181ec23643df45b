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

export const rules = 'src-main/games/paradise/rules';
export const tests = 'test/games/paradise';

/** The files of an area; a mutant nobody catches costs one run of all the area's tests. */
export const areas: Record<AreaName, Area> = {
  city: { sources: ['city', 'outrage', 'setup/founding.ts', 'tables/city.ts', 'tables/rackets.ts'], tests: ['rules'] },
  gangs: {
    sources: [
      'gangs',
      'campaign/victory.ts',
      'state/records/books.ts',
      'lookups.ts',
      'tables/people/people.ts',
      'tables/people/muscle.ts',
      'tables/people/equipment.ts',
    ],
    tests: ['rules'],
  },
  officials: { sources: ['officials', 'tables/officials.ts'], tests: ['rules/officials', 'rules'] },
  courts: { sources: ['courts', 'tables/courts.ts'], tests: ['rules/justice', 'rules'] },
  infirmary: { sources: ['infirmary', 'tables/care.ts', 'state/condition.ts'], tests: ['rules/justice', 'rules'] },
  entertainment: {
    sources: ['shows', 'schooling', 'funerals', 'tables/shows.ts'],
    tests: ['rules/entertainment', 'rules'],
  },
  battles: { sources: ['battles', 'jobs'], tests: ['rules/battles', 'rules'] },
  skirmish: {
    sources: ['skirmish/rules', 'skirmish/table/weapons.ts', 'skirmish/table/cars.ts', 'skirmish/playing.ts'],
    tests: ['skirmish'],
  },
};

/** Sources that say things and decide nothing: their sentences, pages and shapes are not rules. */
export const descriptive =
  /\/(telling|events|\w+Events|index|news|stories|title|words|sheet|report|publicView|knowledge|projections|names|odds|ringOdds)\.ts$/;

/** Tests that play whole campaigns or hundreds of battles: a mutant's run would take minutes. */
export const slow: readonly string[] = [
  'rules/npc',
  'rules/npc.test.ts',
  'rules/imagining',
  'rules/properties.test.ts',
  'rules/officials/planning.test.ts',
  'rules/entertainment/npc.test.ts',
  'skirmish/battles.test.ts',
  'skirmish/calibration.test.ts',
  'skirmish/randomBattles.test.ts',
  'skirmish/fairness.test.ts',
  'skirmish/distributions.test.ts',
  'skirmish/odds.test.ts',
];
