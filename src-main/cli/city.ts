import { z } from 'zod';
import { otherCities } from '#shared/games/paradise/cities/others.ts';
import { generateCity } from '#shared/games/paradise/cities/making/generate.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { formatFinding, readJsonText } from '#shared/words/jsonText.ts';
import { formatCount } from '#shared/words/text.ts';
import { seedRng } from '../kernel/dice/dice.ts';
import { playOn } from '../kernel/play.ts';
import { run } from '../kernel/run.ts';
import { createStateWriter } from '../kernel/writers.ts';
import { writeOutFile } from '../platform/outFile.ts';
import { beginCitySurvey, loadRulebook, type AnyRulebook } from '../games/index.ts';
import { recommendedPreset } from '#shared/games/paradise/houseRules.ts';
import { CommandFailure } from './failure.ts';
import { readText } from './input.ts';
import { print } from './print.ts';

/** Reads a city: one that comes with the program, by its name, or else a file. */
export function readCity(named: string): CityPack {
  const wanted = named.trim().toLowerCase();
  return otherCities.find(({ name }) => name.toLowerCase() === wanted) ?? readCityFile(named);
}

/** Reads the file of a city; the failure lists all that is wrong with it, by line. */
function readCityFile(path: string): CityPack {
  const read = readJsonText(readText(path), cityPackSchema);
  if (read.kind === 'done') return read.value;
  throw new CommandFailure(read.findings.map((finding) => formatFinding(path, finding)).join('\n'));
}

/** `city schema`: prints the JSON Schema of a city's file. */
function printCitySchema(): void {
  print(JSON.stringify(z.toJSONSchema(cityPackSchema, { io: 'input', unrepresentable: 'any' }), null, 2));
}

const years = 10;
/** No city is scored before the years are over. */
const lastOfAll = '1974-12';
const monthsPerYear = 12;
const mostGangs = 8;

type CityOptions = { seed: number; gangs: number; districts: number };

/** `city new FILE`, `city check FILE`, and `city schema`. */
export async function runCityCommand(deed: string, file: string | undefined, options: CityOptions): Promise<void> {
  if (deed === 'schema') {
    printCitySchema();
  } else if (deed !== 'check' && deed !== 'new') {
    throw new CommandFailure(`“${deed}” is nothing that is done with a city; write check, new, or schema.`);
  } else if (file === undefined) {
    throw new CommandFailure(`Name the file of the city: racketeer city ${deed} ours.city.json.`);
  } else if (deed === 'new') {
    writeNewCity(file, options);
  } else {
    await checkCity(file, options);
  }
}

/** Draws a city by a seed and writes its file. */
function writeNewCity(file: string, { seed, districts }: CityOptions): void {
  const city = generateCity({ seed, districts });
  writeOutFile(file, `${JSON.stringify(city, null, 2)}\n`);
  print(
    `${city.name}: ${formatCount(city.districts.length, 'district')}, seed ${seed}. Check it: racketeer city check ${file}`,
  );
}

/** Plays ten years of a city by itself and prints a row for each, and the figures of its life; eight gangs must find room in it. */
async function checkCity(file: string, { seed, gangs }: CityOptions): Promise<void> {
  const city = readCity(file);
  const rulebook = await loadRulebook('paradise');
  if (city.start === undefined) playYears(rulebook, { city, seed, gangs: mostGangs, years: 0 }, null);
  const survey = await beginCitySurvey();
  const rows = playYears(rulebook, { city, seed, gangs, years }, survey);
  const count = city.start?.gangs.length ?? gangs;
  const head = `${city.name}: ${formatCount(city.districts.length, 'district')}, ${formatCount(count, 'gang')}, seed ${seed}.`;
  const figures = survey.check(city.recommends?.preset ?? recommendedPreset.id);
  const widths = [
    Math.max(...figures.map(({ what }) => what.length)),
    Math.max(...figures.map(({ text }) => text.length)),
  ];
  const table = figures.map(({ what, text, asked }) =>
    `${what.padEnd(widths[0] ?? 0)}  ${text.padStart(widths[1] ?? 0)}  ${asked}`.trimEnd(),
  );
  print([head, ...rows, '', 'The figures of this campaign, and those asked of many:', ...table].join('\n'));
}

type Course = { city: CityPack; seed: number; gangs: number; years: number };

/** Plays a campaign of NPC gangs and describes the end of each year. */
function playYears(
  rulebook: AnyRulebook,
  { city, seed, gangs, years: most }: Course,
  survey: Awaited<ReturnType<typeof beginCitySurvey>> | null,
): string[] {
  const npcs = city.start === undefined ? gangs - 1 : null;
  const quick = { title: city.name, seed, npcs, gangName: null, level: null, lastMonth: lastOfAll, city };
  const writer = createStateWriter(rulebook);
  let own = { state: rulebook.blank(), rng: seedRng(seed) };
  const play = (rule: Parameters<typeof run>[2]) => {
    const result = run(own, writer, rule);
    if (result.kind === 'question') throw new CommandFailure(result.question.prompt);
    own = result.after;
    return { entries: result.entries, state: own.state };
  };
  play((table) => {
    rulebook.found(table, rulebook.quickSetup(quick));
  });
  const rows: string[] = [];
  for (let year = 1; year <= most && rulebook.ending(own.state) === null; year += 1) {
    for (let month = 0; month < monthsPerYear && rulebook.ending(own.state) === null; month += 1) {
      const played = play((table) => void playOn(rulebook, table, { auto: true }));
      survey?.note(played);
    }
    rows.push(`Year ${year}: ${describeYear(rulebook, own.state)}`);
  }
  return rows;
}

function describeYear(rulebook: AnyRulebook, state: ReturnType<AnyRulebook['blank']>): string {
  const { foresight } = rulebook;
  if (foresight === undefined) return '';
  const seats = rulebook.seats(state);
  const told = foresight.figures.map(({ id, label, of }) => {
    const values = of === 'game' ? [null] : seats.map(({ seat }) => seat);
    return `${label} ${values.map((seat) => foresight.findFigureValue(state, id, seat).toLocaleString('en-US')).join(' / ')}`;
  });
  return `${told.join('; ')}.`;
}
