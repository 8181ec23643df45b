/** Folders of sources, each with the folders of tests that prove it; the first that matches has the file. */
const proofs: readonly [source: RegExp, tests: (game: string) => readonly string[]][] = [
  [/^test\/e2e\//, () => []],
  [/^(test\/.+\.test\.ts)$/, (file) => [file]],
  [/^test\/(?:support\/)/, () => ['test/kernel', 'test/queries', 'test/store']],
  [/^src-main\/games\/paradise\/rules\/skirmish\//, () => battleTests],
  [/^src-(?:main|shared|renderer)\/games\/([\w-]+)\//, listGameTests],
  [/^src-main\/kernel\//, () => ['test/kernel', 'test/every-game']],
  [/^src-main\/(store|api|queries|forecast|cli|press|platform)\//, (part) => [`test/${part}`]],
  [/^src-main\/(?:campaign|commands)\//, () => ['test/store', 'test/api']],
  [/^src-main\/[^/]+$/, () => ['test/cli', 'test/docs']],
  [/^migrations\//, () => ['test/store']],
  [/^src-renderer\//, () => ['test/frame']],
  [/^src-shared\//, () => ['test/words', 'test/api']],
  [/^scripts\//, () => ['test/scripts']],
  [/^docs\/|\.md$/, () => ['test/docs']],
];

const battleTests = ['test/games/paradise/skirmish', 'test/games/paradise/rules/battles'];

function listGameTests(game: string): readonly string[] {
  if (game !== 'paradise') return [`test/games/${game}`];
  return ['rules', 'screens'].map((part) => `test/games/paradise/${part}`);
}

/** Returns the folders and files of tests that prove the changed files, each once; the house's own rules always. */
export function listTestsFor(changed: readonly string[]): string[] {
  const found = changed.flatMap((file) => {
    for (const [source, list] of proofs) {
      const match = source.exec(file);
      if (match !== null) return list(match[1] ?? '');
    }
    return [];
  });
  return [...new Set(['test/architecture', ...found])].sort();
}

/** Returns the changed files that a linter of scripts reads. */
export function listScripts(changed: readonly string[]): string[] {
  return changed.filter((file) => /\.(?:ts|mjs|svelte)$/.test(file));
}
