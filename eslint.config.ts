import { join } from 'node:path';
import js from '@eslint/js';
import type { Linter } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { pureFiles, rooms, type Room } from './config/rooms.ts';
import { longFunctions, unusedNames } from './oxlint.config.ts';

const programFiles = [
  'src-main/**/*.{ts,mjs}',
  'src-shared/**/*.ts',
  'src-renderer/**/*.{ts,svelte}',
  'migrations/**/*.ts',
];

/** The rooms that hold one folder a game. */
const gameFolders: Readonly<Record<string, string>> = {
  'game-words': 'src-shared/games/(*)/**/*.ts',
  rulebook: 'src-main/games/(*)/rules/**/*.ts',
  paper: 'src-main/games/(*)/paper/**/*.ts',
  'renderer-game': 'src-renderer/games/(*)/**/*.{ts,svelte}',
};

/** What files of a room may import, and that one game never imports another, whichever faces of them meet. */
function policiesOf(room: Room) {
  const from = { file: { categories: room.name } };
  return [
    ...[room.name, ...room.local].map((name) => ({ from, allow: { to: { file: { categories: name } } } })),
    ...room.packages.map((source) => ({ from, allow: { to: { module: { origin: 'external', source } } } })),
    ...(room.builtins ? [{ from, allow: { to: { module: { origin: 'core' } } } }] : []),
    ...Object.keys(gameFolders)
      .filter(() => gameFolders[room.name] !== undefined)
      .map((to) => ({
        from,
        disallow: { to: { file: { categories: to, captured: { game: '!{{ from.file.captured.game }}' } } } },
      })),
  ];
}

/** Nothing may be imported but what the policies allow. */
function dependencies(policies: ReturnType<typeof policiesOf>): Linter.RulesRecord {
  return {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        message:
          'The room "{{ from.file.categories }}" may not import {{ dependency.source }}. The table is in config/rooms.ts.',
        policies,
      },
    ],
  };
}

const roomRules: Linter.Config[] = [
  {
    name: 'racketeer/rooms',
    files: programFiles,
    plugins: { boundaries },
    settings: {
      'boundaries/files': rooms.map(({ name, files }) => ({
        category: name,
        pattern: files,
        exclusive: true,
        ...(gameFolders[name] === undefined ? {} : { pattern: gameFolders[name], capture: ['game'] }),
      })),
      // A plain function may well be called `require` here: every file is an ES module.
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/include': ['src-*/**/*', 'docs/games/*/*.md', 'migrations/**/*', 'test/**/*', 'scripts/**/*'],
      // Imports name files with their endings, so nothing needs to be guessed.
      'import/resolver': {
        [join(import.meta.dirname, 'scripts/importResolver.ts')]: {},
        node: { extensions: ['.ts', '.svelte', '.js'] },
      },
    },
    rules: { 'boundaries/no-unknown-files': 'error', ...dependencies([]) },
  },
  // Each import is held against every policy of its file, so a file has those of its own room alone. The first room
  // that matches a file has it, and of several configurations the last.
  ...rooms.toReversed().map((room) => ({
    name: `racketeer/rooms/${room.name}`,
    // Both: a room may hold pages and style sheets, which are no business of ESLint.
    files: room.files.flatMap((own) => programFiles.map((file) => [own, file])),
    rules: dependencies(policiesOf(room)),
  })),
];

const pureRules: Linter.Config = {
  name: 'racketeer/pure-rooms',
  files: pureFiles,
  rules: {
    'no-restricted-globals': [
      'error',
      ...[
        'Date',
        'performance',
        'crypto',
        'process',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'fetch',
        'globalThis',
      ].map((name) => ({
        name,
        message: 'Rules and the press follow from their input alone; ask for it as an argument.',
      })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Throw the dice of the table, or draw from a seeded generator.' },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: ':function[async=true], AwaitExpression',
        message: 'Rules and the press are synchronous, so that nothing is ever half done.',
      },
    ],
  },
};

/** Imports that climb farther than a reader follows. */
const farImports = {
  patterns: [
    {
      regex: String.raw`^\.\./\.\./`,
      message: 'Climb one folder at most; farther files are imported by the names in package.json (#kernel/…).',
    },
  ],
};

/** The rules for the scripts of components; scripts that stand alone keep them in oxlint.config.ts. */
const component = ['**/*.svelte'];

/** Rooms and pure rooms everywhere, and every rule for components. Others are in oxlint.config.ts, which is faster. */
const config: Linter.Config[] = [
  { ignores: ['node_modules/', 'out/', 'dist/', 'test-results/', 'playwright-report/', 'coverage/'] },
  ...[js.configs.recommended, ...tseslint.configs.strict, ...tseslint.configs.stylistic]
    // One has files of its own: the rules that the compiler makes idle in scripts that stand alone.
    .filter(({ files }: Linter.Config) => files === undefined)
    // One without rules brings the parser, which every file needs.
    .map((set: Linter.Config) => (set.rules === undefined ? set : { ...set, files: component })),
  ...svelte.configs.recommended.map((set) =>
    set.name === 'svelte:recommended:rules' ? { ...set, files: ['**/*.svelte', '**/*.svelte.ts'] } : set,
  ),
  { name: 'racketeer/parsing', files: ['**/*.{ts,mjs}'], languageOptions: { globals: globals.node } },
  {
    name: 'racketeer/svelte-parsing',
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  { name: 'racketeer/browser', files: ['src-renderer/**'], languageOptions: { globals: globals.browser } },
  {
    name: 'racketeer/everywhere',
    rules: {
      // Also bans types written as import('…'), which would slip past the rooms.
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': ['error', farImports],
    },
  },
  {
    name: 'racketeer/components',
    files: component,
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', unusedNames],
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      'max-lines-per-function': ['error', longFunctions],
      eqeqeq: 'error',
    },
  },
  ...roomRules,
  pureRules,
  {
    name: 'racketeer/waiting',
    files: ['test/**/*.ts'],
    ignores: ['test/support/waiting.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'It gives up after a second; wait by test/support/waiting.ts, however slow the machine is.',
        })),
      ],
    },
  },
];

export default config;
