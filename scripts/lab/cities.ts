import type { Session } from '#commands/session.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { readEdition } from '#queries/papers.ts';
import { fewestDistricts, generateCity, mostDistricts } from '#shared/games/paradise/cities/making/generate.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { findWords, namesNobodyElseHas } from '#test/support/cityWords.ts';
import { playOnFile } from './campaigns.ts';
import { sum } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';

/** A city drawn from a seed, with the months that are played in it. */
type DrawnTask = { seed: number; months: number };

type DrawnTrial = { city: string; months: number; problems: string[] };

/** Draws cities from seeds, plays and verifies a campaign in each, and reads its map and its papers. Fails on any problem. */
export async function run(): Promise<void> {
  const seeds = readNumberOption('seeds', 200, 10_000);
  const months = readNumberOption('months', 24, 600);
  const from = readNumberOption('from', 1, 1_000_000);
  const tasks = Array.from({ length: seeds }, (_, n): DrawnTask => ({ seed: from + n, months }));
  const trials = await runTrials(import.meta.url, playDrawnCity, tasks, createProgressLine('cities', seeds));
  const wrong = trials.filter(({ problems }) => problems.length > 0);
  const played = sum(trials.map((trial) => trial.months));
  console.log(`${seeds} cities, ${played} months; ${seeds - wrong.length} verified, ${wrong.length} with problems.`);
  for (const { city, problems } of wrong) console.log([city, ...problems.slice(0, 8)].join('\n  '));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** Plays a campaign in a city drawn from a seed, and lists what is wrong with it. */
export async function playDrawnCity({ seed, months }: DrawnTask): Promise<DrawnTrial> {
  const districts = fewestDistricts + (seed % (mostDistricts - fewestDistricts + 1));
  const city = generateCity({ seed, districts });
  const told = `${city.name}, ${districts} districts, seed ${seed}`;
  const onMap = findMapFaults(city.districts.map(({ outline }) => outline)).map(({ kind }) => `The map: ${kind}.`);
  const asked = { title: city.name, seed, npcs: 3 + (seed % 3), gangName: null, level: null, city };
  const setup = paradise.quickSetup(asked);
  setup.houseRules.lastMonth = null;
  try {
    return await playOnFile(setup, months, (session, played) => ({
      city: told,
      months: played,
      problems: [...onMap, ...verifyCampaign(session).findings, ...readPapers(session, city)],
    }));
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { city: told, months: 0, problems: [...onMap, text] };
  }
}

/** Reads the papers of a campaign for words of Paradise, and for the city's own name. */
function readPapers({ store, rulebook }: Session, city: CityPack): string[] {
  const papers = store.editions().map(({ period }) => JSON.stringify(readEdition({ store, rulebook }, period)));
  const foreign = findWords(namesNobodyElseHas, papers, city).map((found) => `The paper: …${found}…`);
  return papers.join('').includes(city.paper.name) ? foreign : [...foreign, 'No paper has the name of the paper.'];
}
