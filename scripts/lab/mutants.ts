import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areaNames, areas, descriptive, rules, slow, tests, type AreaName } from './mutants/areas.ts';
import { Bench } from './mutants/bench.ts';
import { listMutants, type Mutant } from './mutants/mutate.ts';
import { readNumberOption, readTextOption, readWordOption } from './options.ts';

type Fate = 'killed' | 'survived' | 'timed out';
type Score = Record<Fate, number>;

/** The mutants to try: `--file payoffs.ts`, or `--file payoffs.ts:102` for those of one line. */
type Choice = { file: string | undefined; line: string | undefined; sample: number; seed: number };

/** Puts small errors into the rules one at a time and lists those that no test notices. */
export async function run(): Promise<void> {
  const area = readWordOption('area', areaNames);
  const [file, line] = readTextOption('file')?.split(':') ?? [];
  const sample = readNumberOption('sample', 60, 10_000);
  const choice: Choice = { file, line, sample, seed: readNumberOption('seed', 1, 1_000_000) };

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
      if (area !== null && name !== area) continue;
      const sampled = drawMutants(bench, listSources(bench, name), choice);
      if (sampled.length === 0) continue;
      const score = await tryArea(bench, name, sampled);
      lines.push(describeScore(name, score));
      for (const fate of ['killed', 'survived', 'timed out'] as const) total[fate] += score[fate];
    }
    console.log(`\n${[...lines, describeScore('all', total)].join('\n')}`);
  } finally {
    bench.close();
  }
}

/** Lists the files with rules of an area, from the root of the project. */
function listSources(bench: Bench, name: AreaName): string[] {
  const patterns = areas[name].sources.map((path) =>
    path.endsWith('.ts') ? join(rules, path) : join(rules, path, '**/*.ts'),
  );
  return globSync(patterns, { cwd: bench.folder })
    .filter((file) => !descriptive.test(file))
    .sort();
}

/** Lists the test files of an area in their order, without the slow ones. */
function listTests(bench: Bench, name: AreaName): string[] {
  const files = areas[name].tests.flatMap((path) =>
    globSync(path.endsWith('.ts') ? join(tests, path) : join(tests, path, '**/*.test.ts'), {
      cwd: bench.folder,
    }).sort(),
  );
  const isSlow = (file: string): boolean =>
    slow.some((path) => file === join(tests, path) || file.startsWith(join(tests, path, '/')));
  return [...new Set(files)].filter((file) => !isSlow(file));
}

/** Draws mutants evenly from those of all sources; the same seed draws the same. */
function drawMutants(bench: Bench, files: readonly string[], { file: only, line: at, sample, seed }: Choice): Mutant[] {
  const all = files
    .filter((file) => only === undefined || file.endsWith(only))
    .flatMap((file) => listMutants(file, readFileSync(join(bench.folder, file), 'utf8')))
    .filter(({ line }) => at === undefined || line === Number(at));
  const next = createRandom(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < sample && all.length > 0) {
    drawn.push(...all.splice(Math.floor(next() * all.length), 1));
  }
  return drawn.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

async function tryArea(bench: Bench, name: AreaName, mutants: readonly Mutant[]): Promise<Score> {
  const files = listTests(bench, name);
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
    const [fate, by] = await tryMutant(bench, mutant, sound, 15_000 + 4 * usualMs);
    score[fate] += 1;
    console.log(`${fate.padEnd(9)} ${describeMutant(mutant)}${by === '' ? '' : `  (${by})`}`);
  }
  return score;
}

async function tryMutant(
  bench: Bench,
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

function describeMutant({ file, line, kind, before, after }: Mutant): string {
  const shorten = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${relative(rules, file)}:${line} ${kind}: ${shorten(before)} → ${shorten(after)}`;
}

/** Counts a mutant that never ends as noticed. */
function describeScore(name: string, { killed, survived, 'timed out': endless }: Score): string {
  const tried = killed + survived + endless;
  const share = tried === 0 ? '-' : `${((100 * (killed + endless)) / tried).toFixed(0)}%`;
  return `${name.padEnd(14)} ${share.padStart(4)}  ${killed} killed, ${endless} timed out, ${survived} survived`;
}

/** Returns numbers from 0 up to 1 in a row that a seed begins (Mulberry32). */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
