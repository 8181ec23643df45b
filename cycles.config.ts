import type { IConfiguration } from 'dependency-cruiser';

/** Cycles and orphans; who may import whom is rooms.config.ts. */
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
      comment: 'A file nobody imports and that imports nobody is left over.',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.ts$'] },
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'node', 'default'],
    },
  },
};

export default config;
