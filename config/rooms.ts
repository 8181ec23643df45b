/**
 * The rooms of the program and what each may import. Whatever is not listed is denied, for type-only
 * imports too. `local` names rooms, `packages` names npm packages, `builtins` allows Node's modules.
 */
export interface Room {
  name: string;
  /** Files of the room; the first room that matches a file has it. */
  files: string[];
  local: string[];
  packages: string[];
  builtins: boolean;
}

const everyShared = ['words', 'game-words', 'views', 'calls', 'contract'];
const orpcClient = ['@orpc/client', '@orpc/contract'];

export const rooms: Room[] = [
  {
    name: 'words',
    files: ['src-shared/words/*.ts'],
    local: [],
    packages: ['zod', 'd3-dsv', 'jsonc-parser', '@noble/hashes'],
    builtins: false,
  },
  { name: 'views', files: ['src-shared/views/**/*.ts'], local: ['words'], packages: ['zod'], builtins: false },
  {
    name: 'calls',
    files: ['src-shared/calls/**/*.ts'],
    local: ['words', 'views'],
    packages: ['zod', '@orpc/contract'],
    builtins: false,
  },
  {
    name: 'game-words',
    files: ['src-shared/games/*/**/*.ts'],
    local: ['words', 'views', 'calls'],
    packages: ['zod', 'd3-delaunay', 'pure-rand'],
    builtins: false,
  },
  {
    name: 'contract',
    files: ['src-shared/contract/**/*.ts', 'src-shared/games/*.ts'],
    local: ['words', 'game-words', 'views', 'calls'],
    packages: ['zod', '@orpc/contract'],
    builtins: false,
  },
  {
    name: 'kernel',
    files: ['src-main/kernel/**/*.ts'],
    local: ['words', 'views'],
    packages: ['zod', 'pure-rand', 'mutative'],
    builtins: false,
  },
  {
    name: 'registry',
    files: ['src-main/games/*.ts'],
    local: ['kernel', 'rulebook', 'paper', 'press', 'words', 'game-words', 'views'],
    packages: [],
    builtins: false,
  },
  {
    name: 'rulebook',
    files: ['src-main/games/*/rules/**/*.ts'],
    local: ['kernel', 'words', 'game-words', 'views'],
    packages: ['zod', 'mutative'],
    builtins: false,
  },
  {
    name: 'forecast',
    files: ['src-main/forecast/**/*.ts'],
    local: ['kernel', 'registry', 'words', 'views'],
    packages: [],
    builtins: true,
  },
  {
    name: 'press',
    files: ['src-main/press/**/*.ts'],
    local: ['words', 'views'],
    packages: ['pure-rand', 'hyphen'],
    builtins: false,
  },
  {
    name: 'paper',
    files: ['src-main/games/*/paper/**/*.ts'],
    local: ['press', 'words', 'game-words', 'views'],
    packages: [],
    builtins: false,
  },
  { name: 'migrations', files: ['migrations/**/*.ts'], local: [], packages: ['kysely'], builtins: true },
  {
    name: 'store',
    files: ['src-main/store/**/*.ts'],
    local: ['migrations', 'words'],
    packages: ['kysely', 'better-sqlite3', 'zod', 'mutative'],
    builtins: true,
  },
  {
    name: 'campaign',
    files: ['src-main/campaign/**/*.ts'],
    local: ['kernel', 'registry', 'store', 'words', 'views'],
    packages: ['zod'],
    builtins: false,
  },
  {
    name: 'commands',
    files: ['src-main/commands/**/*.ts'],
    local: ['campaign', 'kernel', 'registry', 'store', 'press', 'contract', 'words', 'views'],
    packages: ['zod', 'postal-mime'],
    builtins: false,
  },
  {
    name: 'queries',
    files: ['src-main/queries/**/*.ts'],
    local: ['campaign', 'kernel', 'registry', 'forecast', 'store', 'press', ...everyShared],
    packages: ['zod', 'microdiff'],
    builtins: false,
  },
  {
    name: 'api',
    files: ['src-main/api/**/*.ts'],
    local: ['commands', 'queries', ...everyShared],
    packages: ['@orpc/server', '@orpc/contract', 'zod'],
    builtins: false,
  },
  {
    name: 'platform',
    files: ['src-main/platform/**/*.{ts,mjs}'],
    local: ['contract', 'words'],
    packages: ['electron', '@orpc/server', '@orpc/contract', 'zod'],
    builtins: true,
  },
  { name: 'preload', files: ['src-main/preload.ts'], local: [], packages: ['electron'], builtins: false },
  {
    name: 'host',
    files: [
      'src-main/{electron,desktopParts,hostTest,serve,serving,cli,commandLine,forecastWorker}.ts',
      'src-main/cli/**/*.ts',
    ],
    local: [
      'kernel',
      'registry',
      'forecast',
      'press',
      'store',
      'commands',
      'queries',
      'api',
      'platform',
      'campaign',
      'words',
      'game-words',
      'views',
      'contract',
    ],
    packages: ['electron', 'commander', '@orpc/server', '@orpc/client', 'zod', 'jpeg-js', 'pngjs'],
    builtins: true,
  },
  {
    name: 'renderer-api',
    files: ['src-renderer/api/**/*.ts'],
    local: ['words', 'views', 'contract'],
    packages: [...orpcClient, 'mutative'],
    builtins: false,
  },
  {
    name: 'renderer-shared',
    files: ['src-renderer/shared/**/*.{ts,svelte,css}'],
    local: ['words', 'views'],
    packages: ['svelte', '@lucide/svelte', '@fontsource/*', 'chart.js', 'modern-screenshot'],
    builtins: false,
  },
  {
    // What every game has. It is handed the table of games and imports none of them.
    name: 'renderer-frame',
    files: ['src-renderer/frame/**/*.{ts,svelte}'],
    local: ['renderer-api', 'renderer-shared', 'words', 'views', 'contract'],
    packages: ['svelte', '@lucide/svelte', 'chart.js', '@leeoniya/ufuzzy', 'd3-selection', 'd3-zoom', 'uqr'],
    builtins: false,
  },
  { name: 'rule-pages', files: ['docs/games/*/*.md'], local: [], packages: [], builtins: false },
  {
    name: 'renderer-game',
    files: ['src-renderer/games/*/**/*.{ts,svelte}'],
    local: ['renderer-frame', 'renderer-api', 'renderer-shared', 'rule-pages', 'words', 'game-words', 'views'],
    packages: ['svelte', '@lucide/svelte', 'chart.js', 'chartjs-plugin-annotation', 'polyclip-ts'],
    builtins: false,
  },
  {
    // The table of games.
    name: 'renderer-games',
    files: ['src-renderer/games/*.ts'],
    local: ['renderer-frame', 'renderer-game', 'words'],
    packages: [],
    builtins: false,
  },
  {
    name: 'renderer',
    files: ['src-renderer/main.ts'],
    local: ['renderer-frame', 'renderer-games', 'renderer-api', 'renderer-shared'],
    packages: ['svelte'],
    builtins: false,
  },
];

/** Rooms whose outcomes must follow from their input alone: no clock, chance, files or network. */
export const pureFiles = [
  'src-main/kernel/**/*.ts',
  'src-main/games/*/rules/**/*.ts',
  'src-main/press/**/*.ts',
  // The table above the papers loads them, which takes its time.
  'src-main/games/*/paper/**/*.ts',
  'src-shared/**/*.ts',
];
