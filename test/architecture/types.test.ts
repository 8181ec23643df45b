import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, test } from 'vitest';
import config from '#root/oxlint.config.ts';

const root = join(import.meta.dirname, '..', '..');
const settings = ['oxlint.config.ts', 'tsconfig.base.json', 'tsconfig.json', 'package.json'];

const refused: [rule: string, text: string, plugin?: 'eslint'][] = [
  ['no-floating-promises', 'export const x = (p: Promise<void>): void => { p.then(() => 1); };'],
  ['no-misused-promises', 'export const x = (p: Promise<void>): void => { [1].forEach(async () => { await p; }); };'],
  ['no-unsafe-assignment', "export const x: string = JSON.parse('1');"],
  ['no-unnecessary-condition', 'export const x = (a: { b: 1 }): 1 | undefined => a?.b;'],
  ['switch-exhaustiveness-check', "export const x = (a: 'b' | 'c'): void => { switch (a) { case 'b': return; } };"],
  ['no-explicit-any', 'export const x = (a: any): void => void a;'],
  ['no-unused-vars', 'const left = 1;', 'eslint'],
  ['no-console', 'console.log(1);', 'eslint'],
  ['eqeqeq', 'export const x = (a: number): boolean => a == 1;', 'eslint'],
];

/** What only the types of its own folder make sound: Node's, those of the page, and those of the bench. */
const sound: [path: string, text: string][] = [
  ['src-main/sound.ts', "import { cpus } from 'node:os';\nexport const x = cpus().length;"],
  ['src-renderer/sound.ts', 'export const x = import.meta.env.BASE_URL;'],
  ['test/sound.ts', 'export const x = async (): Promise<number> => 1;'],
];

const folders = ['src-main', 'src-renderer', 'test'];
const found = new Map<string, string[]>();

/** All of them at once: the compiler reads its libraries but once. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-types-'));
  try {
    for (const path of [...settings, 'src-renderer/tsconfig.json']) {
      cpSync(join(root, path), join(folder, path));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const files = folders.flatMap((name) => refused.map(([rule, text]) => [`${name}/${rule}.ts`, text] as const));
    for (const [path, text] of [...files, ...sound]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const command = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout } = spawnSync(process.execPath, [command, '--format', 'json', ...folders], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    for (const { filename, code } of diagnostics) {
      const path = filename.replaceAll('\\', '/');
      found.set(path, [...(found.get(path) ?? []), code]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(folders.flatMap((folder) => refused.map(([rule, , plugin = 'typescript']) => [folder, rule, plugin])))(
  '%s keeps to %s',
  (folder, rule, plugin) => {
    expect(found.get(`${folder}/${rule}.ts`)).toEqual([`${plugin}(${rule})`]);
  },
);

test('what is sound is accepted, by the types of its own folder', () => {
  expect(sound.flatMap(([path]) => found.get(path) ?? [])).toEqual([]);
});

test('every typed rule of the strict set is kept, but for those named here', () => {
  const namesOf = (set: readonly { rules?: object | undefined }[]): string[] =>
    set.flatMap(({ rules }) => Object.keys(rules ?? {}));
  const untyped = new Set(namesOf(tseslint.configs.strict));
  const typed = namesOf(tseslint.configs.strictTypeChecked).filter(
    (name) => name.startsWith('@typescript-eslint/') && !untyped.has(name),
  );
  const kept = new Set(Object.keys(config.rules));
  const leftOut = typed
    .map((name) => name.replace('@typescript-eslint/', ''))
    .filter((name) => !kept.has(`typescript/${name}`));
  expect(leftOut.sort()).toEqual([
    'no-confusing-void-expression',
    'no-generated-empty-object-type',
    'no-misused-spread',
    'no-unnecessary-type-parameters',
    // Oxlint does not have it. Classes with private members are told apart by the compiler.
    'no-unsafe-class-instance-assignment',
    // There are no enums: the compiler takes only what can be erased.
    'no-unsafe-enum-assignment',
    'unbound-method',
  ]);
});
