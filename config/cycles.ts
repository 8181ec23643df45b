import type { IConfiguration } from 'dependency-cruiser';

const paradise = '^src-main/games/paradise/rules';
/**
 * Areas of Paradise from the lowest to the highest, the battle on the table below them and planners above; each
 * may know those before it. Filing and memory are the ground of all: what orders wait for, and what gangs remember.
 */
const row = [
  'skirmish/',
  'filing/',
  'memory/',
  'bargains/',
  'city/',
  'funerals/',
  'shows/',
  'officials/',
  'outrage/',
  'gangs/',
  'courts/',
  'battles/',
  'minds/',
  'npc/sight\\.ts$',
  'infirmary/',
  'schooling/',
  'campaign/',
  'setup/',
  'jobs/',
  'rulings/',
  'npc/whims\\.ts$',
  'npc/imagining/',
  'npc/(?!sight\\.ts|whims\\.ts|imagining/)',
];
const areas =
  '(bargains|battles|campaign|city|courts|filing|funerals|gangs|infirmary|jobs|memory|minds|npc|officials|outrage|rulings|schooling|setup|shows|skirmish)';

/** The files at the root of Paradise that stand below every area. */
const ground = '(state|table|lookups)\\.ts$';
/** The planners: all of `npc/` but the view that a seat has of the campaign. */
const planners = 'npc/(?!sight\\.ts)';

/** Cycles, orphans, and what stands above what within Paradise; who may import which room is config/rooms.ts. */
const config: IConfiguration = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other hold one idea, or a third that belongs elsewhere.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment:
        'A file nobody imports and that imports nobody is left over; types that only components import are not seen.',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', '^src-renderer/frame/fields/options\\.ts$'] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-climb-to-the-assembly',
      severity: 'error',
      comment: 'An area never imports what assembles it: the tables of all areas, the months, the screens.',
      from: { path: `${paradise}/(${areas}|state|tables)/` },
      to: { path: `${paradise}/([^/]+\\.ts$|views/)`, pathNot: `${paradise}/${ground}` },
    },
    {
      name: 'no-climb-to-an-imagined-campaign',
      severity: 'error',
      comment: 'A campaign is imagined of all areas; only a planner that looks ahead may ask for one.',
      from: { path: `${paradise}/(${areas}|state|tables)/`, pathNot: `${paradise}/${planners}` },
      to: { path: `${paradise}/npc/imagining/` },
    },
    {
      name: 'no-climb-to-a-planner',
      severity: 'error',
      comment: 'NPC gangs plan by the rules; the rules go on without knowing how they plan.',
      from: { path: `${paradise}/(${areas}|state|tables)/`, pathNot: `${paradise}/npc/(?!sight\\.ts|imagining/)` },
      to: { path: `${paradise}/npc/(?!sight\\.ts|imagining/)` },
    },
    {
      name: 'no-climb-to-an-area',
      severity: 'error',
      comment: 'State and tables stand below every area.',
      from: { path: `${paradise}/((state|tables|events/schemas)/|events/schemas\\.ts$|${ground})` },
      to: { path: `${paradise}/${areas}/` },
    },
    {
      name: 'no-tables-in-the-state',
      severity: 'error',
      comment:
        'Old events make the same state under whatever tables come later; what a table decided stands in the event.',
      from: {
        path: [`${paradise}/state/`, `${paradise}/${ground}`, `${paradise}/${areas}/changes\\.ts$`],
        pathNot: `${paradise}/skirmish/`,
      },
      to: { path: `${paradise}/(tables|npc|skirmish)/` },
    },
    ...row
      .slice(0, -1)
      .map((area, place) => ({
        name: 'no-climb-among-areas',
        severity: 'error' as const,
        comment: 'Areas stand in a row, and each knows only those below it; what two need stands below both.',
        from: { path: `${paradise}/${area}` },
        to: { path: `${paradise}/(${row.slice(place + 1).join('|')})` },
      })),
    {
      name: 'no-area-as-a-whole',
      severity: 'error',
      comment: 'What an area has as a whole is for the assembly; a neighbor imports the file it needs.',
      from: { path: `${paradise}/(${areas}|state|tables)/` },
      to: { path: `${paradise}/${areas}/index\\.ts$` },
    },
    {
      name: 'no-tests-in-the-program',
      severity: 'error',
      comment: 'The program must build without its tests.',
      from: { path: '^(src-|migrations)' },
      to: { path: '^(test|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'svelte', 'node', 'default'] },
  },
};

export default config;
