import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areaNames, areas, descriptive, rules, slow, tests, type AreaName } from './mutants/areas.ts';
import { Bench } from './mutants/bench.ts';
import { listMutants, type Mutant } from './mutants/mutate.ts';
import { numberOption, readTextOption, readWordOption } from './trials/pool.ts';

/** Small errors put into the rules one at a time: which of them no test notices? Always ends well. */
const onlyArea = readWordOption('area', areaNames);
// `payoffs.ts`, or `payoffs.ts:102` for the mutants of one line.
const [onlyFile, onlyLine] = readTextOption('file')?.split(':') ?? [];
const sampleSize = numberOption('sample', 60, 10_000);
const seed = numberOption('seed', 1, 1_000_000);

type Fate = 'killed' | 'survived' | 'timed out';
type Score = Record<Fate, number>;

const bench = new Bench();
const leave = (): void => {
  bench.close();
  process.exit(130);
};
process.once('SIGINT', leave).once('SIGTERM', leave);
try {
  const total: Score = { killed: 0, survived: 0, 'timed out': 0 };
  const lines: string[] = [];
  for (const name of areaNames) {
    if (onlyArea !== null && name !== onlyArea) continue;
    const sampled = sample(listSources(name));
    if (sampled.length === 0) continue;
    const score = await tryArea(name, sampled);
    lines.push(scoreLine(name, score));
    for (const fate of ['killed', 'survived', 'timed out'] as const) total[fate] += score[fate];
  }
  console.log(`\n${[...lines, scoreLine('all', total)].join('\n')}`);
} finally {
  bench.close();
}

/** The files with rules of an area, from the root of the project. */
function listSources(name: AreaName): string[] {
  const patterns = areas[name].sources.map((path) =>
    path.endsWith('.ts') ? join(rules, path) : join(rules, path, '**/*.ts'),
  );
  return globSync(patterns, { cwd: bench.folder })
    .filter((file) => !descriptive.test(file))
    .filter((file) => onlyFile === undefined || file.endsWith(onlyFile))
    .sort();
}

/** The test files of an area in their order, without the slow ones. */
function listTests(name: AreaName): string[] {
  const files = areas[name].tests.flatMap((path) =>
    globSync(path.endsWith('.ts') ? join(tests, path) : join(tests, path, '**/*.test.ts'), {
      cwd: bench.folder,
    }).sort(),
  );
  const isSlow = (file: string): boolean =>
    slow.some((path) => file === join(tests, path) || file.startsWith(join(tests, path, '/')));
  return [...new Set(files)].filter((file) => !isSlow(file));
}

/** Mutants drawn evenly from all of the sources' mutants; the same seed draws the same. */
function sample(files: readonly string[]): Mutant[] {
  const all = files
    .flatMap((file) => listMutants(file, readFileSync(join(bench.folder, file), 'utf8')))
    .filter(({ line }) => onlyLine === undefined || line === Number(onlyLine));
  const next = random(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < sampleSize && all.length > 0) {
    drawn.push(...all.splice(Math.floor(next() * all.length), 1));
  }
  return drawn.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

async function tryArea(name: AreaName, mutants: readonly Mutant[]): Promise<Score> {
  const files = listTests(name);
  // The first run reads every module, the second is what a run takes.
  const before = await bench.run(files, 300_000, false);
  const started = performance.now();
  await bench.run(files, 300_000, false);
  const usualMs = performance.now() - started;
  if (before === null || before.problem !== null) {
    throw new Error(`The tests of ${name} do not run: ${before?.problem ?? 'they took too long'}`);
  }
  const broken = before.failed.map(({ file }) => relative(bench.folder, file));
  for (const file of broken) console.log(`Left out, for it fails without a mutant: ${file}`);
  const sound = files.filter((file) => !broken.includes(file));
  console.log(`${name}: ${mutants.length} mutants, ${sound.length} test files in ${(usualMs / 1000).toFixed(1)} s`);
  const score: Score = { killed: 0, survived: 0, 'timed out': 0 };
  for (const mutant of mutants) {
    const [fate, by] = await tryMutant(mutant, sound, 15_000 + 4 * usualMs);
    score[fate] += 1;
    console.log(`${fate.padEnd(9)} ${mutantLine(mutant)}${by === '' ? '' : `  (${by})`}`);
  }
  return score;
}

async function tryMutant(
  { file, start, end, after }: Mutant,
  files: readonly string[],
  limitMs: number,
): Promise<[Fate, by: string]> {
  // The copy's own, since the tree may be worked on meanwhile.
  const text = readFileSync(join(bench.folder, file), 'utf8');
  bench.write(file, text.slice(0, start) + after + text.slice(end));
  try {
    const result = await bench.run(files, limitMs);
    if (result === null) return ['timed out', ''];
    const [first] = result.failed;
    if (first !== undefined) return ['killed', first.title];
    return result.problem === null ? ['survived', ''] : ['killed', result.problem];
  } finally {
    bench.write(file, text);
  }
}

function mutantLine({ file, line, kind, before, after }: Mutant): string {
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${relative(rules, file)}:${line} ${kind}: ${short(before)} → ${short(after)}`;
}

/** A mutant that never ends is noticed as well as one that fails a test. */
function scoreLine(name: string, { killed, survived, 'timed out': endless }: Score): string {
  const tried = killed + survived + endless;
  const share = tried === 0 ? '-' : `${((100 * (killed + endless)) / tried).toFixed(0)}%`;
  return `${name.padEnd(14)} ${share.padStart(4)}  ${killed} killed, ${endless} timed out, ${survived} survived`;
}

/** Numbers from 0 up to 1 in a row that a seed begins (Mulberry32). */
function random(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
