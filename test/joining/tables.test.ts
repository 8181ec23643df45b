import { sample } from '#test/support/samples.ts';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveRuling } from '#commands/play.ts';
import { readRunning } from '#commands/runningFile.ts';
import { formatFinding } from '#shared/words/jsonText.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { writeTables } from '#kernel/tables/write.ts';
import { rulebooks } from '../support/allRules.ts';
import { decodeText } from '#shared/words/decodeText.ts';
import { runningSchema, type Running } from '#shared/games/paradise/running.ts';
import { formatSpreadsheet, spreadsheetStyles, type SpreadsheetStyle } from '#shared/words/spreadsheets.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { anyCity } from '../support/anyCity.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { anyRunning } from '../support/anyRunning.ts';
import { encodings } from '../support/encodings.ts';
import { foundedIn, played, someGames, type everyGame } from '../support/everyGame.ts';
import { runningText } from '../support/running.ts';

const styles = Object.keys(spreadsheetStyles) as SpreadsheetStyle[];
type AnyRulebook = (typeof everyGame)[number]['rulebook'];

/** The state of a campaign that is founded in a city. */
function foundIn(city: CityPack, seed: number): ParadiseState {
  const { paradise } = rulebooks;
  const setup = paradise.quickSetup({ title: 'A', seed, npcs: 2, gangName: null, level: null, city });
  const blank = { state: paradise.blank(), rng: seedRng(seed) };
  const result = run(blank, createJournalWriter(paradise), (table) => paradise.found(table, setup));
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after.state as ParadiseState;
}

/** The state in which a running campaign is entered. */
function enter(rulebook: AnyRulebook, running: unknown) {
  const { joining } = rulebook;
  if (joining === undefined) throw new Error('Every game is entered.');
  const blank = { state: rulebook.blank(), rng: seedRng(joining.headOf(running).seed) };
  const result = run(blank, createJournalWriter(rulebook), (table) => joining.enter(table, running));
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after.state;
}

const tablesOf = ({ joining }: AnyRulebook) => {
  if (joining === undefined) throw new Error('Every game is entered.');
  return joining.tables;
};

async function example(): Promise<Running> {
  const read = await readRunning('paradise', runningText());
  if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
  return runningSchema.parse(read.running);
}

describe.each(someGames)('$rulebook.title as a table', ({ rulebook }) => {
  it.each([1, 2, 4])('comes back as it left after %i periods, in every style', async (periods) => {
    const session = await played(rulebook.id, periods, 11);
    const { sections, describe: tell } = tablesOf(rulebook);
    const running = { seed: 5, ...(tell(session.snapshot.state) as object) };
    for (const style of styles) {
      const text = formatSpreadsheet(writeTables(sections, running), style);
      const read = await readRunning(rulebook.id, text);
      expect(read.kind === 'wrong' ? read.findings : []).toEqual([]);
      expect(read).toMatchObject({ kind: 'done', running });
    }
    const again = { seed: 5, ...(tell(enter(rulebook, running)) as object) };
    expect(again).toEqual(running);
  });

  it('has a column for each field, each once, under headings that tell sections apart', () => {
    const { sections } = tablesOf(rulebook);
    const titles = sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { columns, parent } of sections) {
      const heads = [parent?.head ?? '', ...columns.map(({ head }) => head)];
      expect(new Set(heads).size, heads.join()).toBe(heads.length);
    }
  });
});

describe('a campaign of Paradise as a table', () => {
  it('[MONTH-12] keeps the new name of a business', async () => {
    const session = await played('paradise', 1, 11);
    const [business] = Object.values((session.snapshot.state as ParadiseState).businesses).filter(
      ({ owner }) => owner !== null,
    );
    const ruling = { kind: 'rename-business', business: business?.id, name: 'The Blue Moon' } as never;
    await giveRuling(session, { ruling, reason: 'New paint.' }, noon);
    const { describe: tell } = tablesOf(session.rulebook);
    const running = { seed: 5, ...(tell(session.snapshot.state) as object) };
    const again = enter(session.rulebook, running) as ParadiseState;
    expect(Object.values(again.businesses).filter(({ name }) => name === 'The Blue Moon')).toMatchObject([
      { id: business?.id, formerNames: [business?.name] },
    ]);
    expect({ seed: 5, ...(tell(again) as object) }).toEqual(running);
  });

  const { sections, describe: tell } = tablesOf(rulebooks.paradise);

  it('comes back the same, whatever can be entered', async () => {
    await fc.assert(
      fc.asyncProperty(anyRunning, fc.constantFrom(...styles), async (given, style) => {
        const running = tell(enter(rulebooks.paradise, given)) as Running;
        expect(running.gangs.map(({ members }) => members)).toEqual(
          given.gangs.map(({ members }) =>
            members.map((one) => ({
              ...one,
              wounds: { fists: 0, gats: 0, stunts: 0, smarts: 0, guts: 0, hits: 0, ...one.wounds },
              stats: expect.objectContaining(one.stats) as unknown,
            })),
          ),
        );
        const text = formatSpreadsheet(writeTables(sections, running), style);
        expect(await readRunning('paradise', text)).toEqual({ kind: 'done', running, title: running.title });
      }),
      { numRuns: sample(40) },
    );
  });

  it('comes back the same from any city, whose cell is its name where it comes with the program', async () => {
    const cities = fc.oneof(fc.constant(millhaven), anyCity);
    await fc.assert(
      fc.asyncProperty(cities, fc.nat({ max: 99 }), fc.constantFrom(...styles), async (city, seed, style) => {
        const state = foundIn(city, seed);
        // A gang that begins with a payoff to decide on has no table before that.
        fc.pre(rulebooks.paradise.waitsFor(state)?.step === 'orders');
        const running = { seed, ...(tell(state) as object) } as Running;
        expect(running.city).toEqual(city);
        const text = formatSpreadsheet(writeTables(sections, running), style);
        expect(text.includes('racketeer-city')).toBe(city !== millhaven);
        expect(await readRunning('paradise', text)).toEqual({ kind: 'done', running, title: running.title });
        expect(tell(enter(rulebooks.paradise, running))).toEqual(tell(state));
      }),
      { numRuns: 8 },
    );
  });

  it('adds rivals of its own city to gangs, and refuses a district of another with the list of its own', async () => {
    const running = { seed: 4, ...(tell(foundIn(millhaven, 4)) as object) } as Running;
    const [first] = running.gangs;
    const own = { seed: 4, city: millhaven, gangs: [{ ...first, businesses: [] }] };
    const text = formatSpreadsheet(writeTables(sections, own), 'comma');
    const read = await readRunning('paradise', text, { rivals: 3 });
    if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
    const { gangs } = runningSchema.parse(read.running);
    expect(gangs).toHaveLength(4);
    for (const { base } of gangs) expect(millhaven.districts.map(({ name }) => name)).toContain(base);
    const lost = await readRunning('paradise', text.replaceAll(gangs[0]?.base ?? '', 'Oak Bluff'), { rivals: 3 });
    expect(lost.kind === 'wrong' ? lost.findings[0]?.sentence : '').toContain(
      'There is no district “Oak Bluff” in Millhaven; its districts are Canal Side,',
    );
  });

  it('is one gang, added to the tables of another campaign', async () => {
    const running = await example();
    const [canal, mulberry] = running.gangs;
    const only = { list: 'gangs', by: 'name', name: canal?.name ?? '' };
    const gang = formatSpreadsheet(writeTables(sections, running, only), 'semicolon');
    expect(gang).toContain('The Canal Street Crew');
    expect(gang).not.toContain('The Mulberry Ring');
    const rest = formatSpreadsheet(
      writeTables(sections, { ...running, gangs: [mulberry], truces: [], officials: [], pastMonths: [] }),
      'comma',
    );
    const read = await readRunning('paradise', rest, { others: [{ name: 'canal.csv', text: gang }] });
    expect(read).toMatchObject({ kind: 'done', running: { gangs: [mulberry, canal] } });
  });
});

it.each(['godfather', 'empire-city'] as const)(
  'does not leave a game of %s that is over, nor one in the middle of a round',
  async (game) => {
    const { describe: tell } = tablesOf(rulebooks[game]);
    const over = (await played(game, 1, 11)).snapshot.state;
    expect(() => tell({ ...(over as object), ending: { winners: [], how: '', ranking: [] } })).toThrow(
      'The game is over',
    );
    const begun = await foundedIn(game, join(temporaryFolder(), 'Begun.racketeer'), 11);
    expect(() => tell(begun.snapshot.state)).toThrow('leaves as a table between two rounds');
  },
);

it('adds NPC gangs to a gang of another campaign, which keeps all it has', async () => {
  const running = await example();
  const tables = tablesOf(rulebooks.paradise);
  const [canal] = running.gangs;
  const only = { list: 'gangs', by: 'name', name: canal?.name ?? '' };
  const text = formatSpreadsheet(writeTables(tables.sections, running, only), 'comma');
  const read = await readRunning('paradise', text, { rivals: 3 });
  if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
  const entered = runningSchema.parse(read.running);
  expect(entered).toMatchObject({ month: 1, outrage: 2, gangsAtStart: 4 });
  expect(entered.gangs.map(({ player }) => player)).toEqual(['human', 'npc', 'npc', 'npc']);
  const members = canal?.members.map((one) => ({ ...one, joinedMonth: 1 }));
  expect(entered.gangs[0]).toEqual({ ...canal, members });
  const state = enter(rulebooks.paradise, entered);
  expect(Object.keys((state as { gangs: object }).gangs)).toHaveLength(4);
  await expect(readRunning('turf-war', 'Game\nTitle,Turn\nx,2', { rivals: 2 })).rejects.toThrow(
    'The program adds nobody to a running game of Turf War.',
  );
  await expect(readRunning('paradise', runningText(), { rivals: 2 })).rejects.toThrow(
    'Only tables take further files and NPC gangs',
  );
});

/** A small campaign as somebody has it in a spreadsheet. */
const small = [
  'Campaign',
  'Title,Month',
  'The Long Summer,4',
  '',
  'Gangs',
  'Gang,Type,Player,Base,Bank',
  'The Canal Street Crew,Irish Gang,human,Riverside,2350',
  'The Mulberry Ring,Sicilian Mafia,NPC,Little Sicily,900',
  '',
  'Members',
  'Gang,Name,Role,Boss,GATS,Weapons',
  'The Canal Street Crew,Moira Tierney,Mob Boss,yes,,Pistol',
  'The Mulberry Ring,Carmine Vesta,Mob Boss,yes,5,Pistol; Tommy Gun',
  '',
  'Businesses',
  'Gang,District,Type,Number',
  'The Canal Street Crew,Riverside,speakeasy,1',
];

async function readLines(lines: readonly string[]) {
  return readRunning('paradise', lines.join('\n'));
}

const changeLine = (line: number, to: string): string[] => small.with(line - 1, to);

describe('a table that somebody wrote', () => {
  const wanted = {
    kind: 'done',
    title: 'The Long Summer',
    running: {
      month: 4,
      gangs: [
        {
          name: 'The Canal Street Crew',
          type: 'irish',
          player: 'human',
          base: 'riverside',
          bankDollars: 2350,
          members: [{ name: 'Moira Tierney', profile: 'boss', weapons: ['pistol'] }],
          businesses: [{ district: 'riverside', type: 'speakeasy', number: 1 }],
        },
        { bankDollars: 900, members: [{ isBoss: true, stats: { gats: 5 }, weapons: ['pistol', 'tommy-gun'] }] },
      ],
    },
  };

  it('is entered', async () => {
    expect(await readLines(small)).toMatchObject(wanted);
  });

  it.each<[string, (lines: readonly string[]) => string[]]>([
    ['a mark of the byte order', (lines) => lines.with(0, `\ufeff${lines[0] ?? ''}`)],
    ['line ends of Windows', (lines) => lines.map((line) => `${line}\r`)],
    ['cells filled up to one width', (lines) => lines.map((line) => `${line},,,,,,,,`)],
    [
      'semicolons, and items apart by commas',
      (lines) => lines.map((line) => line.replaceAll(/[;,]/gu, (sign) => (sign === ';' ? ',' : ';'))),
    ],
    ['tabs', (lines) => lines.map((line) => line.replaceAll(',', '\t'))],
    ['a line that names the separator', (lines) => ['sep=,', ...lines]],
    ['every cell in quotation marks', (lines) => lines.map((line) => line.replace(/[^,]+/gu, '"$&"'))],
    ['blanks around cells', (lines) => lines.map((line) => line.replace(/[^,]+/gu, ' $&\u00a0'))],
    ['capitals in headings', (lines) => lines.map((line, at) => (at === 5 ? line.toUpperCase() : line))],
    [
      'no titles of sections',
      (lines) => lines.filter((line) => !/^(?:Campaign|Gangs|Members|Businesses)$/u.test(line)),
    ],
    ['a sum in dollars', (lines) => lines.with(6, (lines[6] ?? '').replace('2350', '"$2,350"'))],
    ['a fraction of cents', (lines) => lines.with(6, (lines[6] ?? '').replace('2350', '2350.00'))],
    ['a sum as a German writes it', (lines) => lines.with(6, (lines[6] ?? '').replace('2350', '"2.350,00"'))],
    ['a sum as a Frenchman writes it', (lines) => lines.with(6, (lines[6] ?? '').replace('2350', '"2\u202f350,00"'))],
    ['a sum as a Swiss writes it', (lines) => lines.with(6, (lines[6] ?? '').replace('2350', '2’350'))],
    ['ids for names', (lines) => lines.with(6, 'The Canal Street Crew,irish,human,riverside,2350')],
    ['members before gangs', (lines) => [...lines.slice(9, 14), ...lines.slice(0, 9), ...lines.slice(13)]],
  ])('is entered with %s', async (_, change) => {
    const lines = change(small);
    expect(await readLines(lines)).toMatchObject(wanted);
  });

  it.each(encodings)('is read from a file in $name', async ({ write }) => {
    const text = decodeText(write(small.join('\r\n'))) ?? '';
    expect(await readRunning('paradise', text)).toMatchObject(wanted);
  });

  it.each<[string, string[], string[]]>([
    [
      'text below no heading',
      ['Hello there', ...small],
      [
        'line 1: This row stands below no heading; begin with one of Campaign, House rules, Feds, Gangs, Members, Vehicles, Businesses, Officials, Truces, Past months, Past banks, and the names of the columns below it.',
      ],
    ],
    [
      'a column that is not known',
      changeLine(6, 'Gang,Type,Player,Base,Money'),
      [
        'line 6: Gangs: There is no column “Money” here; take it out or call it one of Gang, Type, Player, Base, Bank, Permanent reputation.',
      ],
    ],
    [
      'a column that stands twice',
      changeLine(6, 'Gang,Type,Player,Base,Base'),
      ['line 6: Gangs: The column “Base” stands twice; keep one.'],
    ],
    [
      'a cell right of the last heading',
      changeLine(7, 'The Canal Street Crew,Irish Gang,human,Riverside,2350,7'),
      [
        'line 7: Gangs: “7” stands right of the last heading; put it below one, or quote a cell that has the separator in it.',
      ],
    ],
    [
      'a word for a figure',
      changeLine(7, 'The Canal Street Crew,Irish Gang,human,Riverside,plenty'),
      ['line 7: Gangs, Bank: “plenty” is no figure; write it in digits, such as 1500.'],
    ],
    [
      'a fraction',
      changeLine(7, 'The Canal Street Crew,Irish Gang,human,Riverside,"1,5"'),
      ['line 7: Gangs, Bank: The bank is a whole number of dollars from 0 to 100,000,000.'],
    ],
    [
      'a figure outside its limits',
      changeLine(13, 'The Mulberry Ring,Carmine Vesta,Mob Boss,yes,9,Pistol'),
      ['line 13: Members, GATS: GATS is a whole number from 0 to 6.'],
    ],
    [
      'a word that is no choice',
      changeLine(8, 'The Mulberry Ring,Sicilians,NPC,Little Sicily,900'),
      [
        'line 8: Gangs, Type: “Sicilians” is not known here; write one of Crime Syndicate, Irish Gang, Sicilian Mafia, Chinese Tong, Street Gang.',
      ],
    ],
    [
      'neither yes nor no',
      changeLine(12, 'The Canal Street Crew,Moira Tierney,Mob Boss,perhaps,,Pistol'),
      ['line 12: Members, Boss: “perhaps” is neither yes nor no; write one of them.'],
    ],
    [
      'a gang that is not there',
      changeLine(12, 'The Canal Crew,Moira Tierney,Mob Boss,yes,,Pistol'),
      [
        'line 7: Gangs: The Canal Street Crew has no Boss; mark one member as its Boss.',
        'line 12: Members, Gang: There is no “The Canal Crew” below “Gangs”; write it there, or as it stands there.',
      ],
    ],
    [
      'nobody’s man',
      changeLine(12, ',Moira Tierney,Mob Boss,yes,,Pistol'),
      [
        'line 7: Gangs: The Canal Street Crew has no Boss; mark one member as its Boss.',
        'line 12: Members, Gang: Say whose this is in a column “Gang”.',
      ],
    ],
    [
      'a gap where something must stand',
      changeLine(7, 'The Canal Street Crew,Irish Gang,human,,2350'),
      [
        'line 7: Gangs, Base: Write one of Cabbageville, Cedar Hill, Chinatown, The Docks, Downtown, Hell’s Basement, Lincoln Heights, Little Sicily, Oak Bluff, The Racetrack, Riverside, Southbridge.',
      ],
    ],
    [
      'a second row of what there is once',
      [...small.slice(0, 3), 'Another,5', ...small.slice(3)],
      ['line 4: Campaign: There is one row of this; take the others off.'],
    ],
    [
      'a house rule twice',
      [...small, '', 'House rules', 'Rule,Setting', 'Last month,24', 'lastMonth,30'],
      ['line 22: House rules: “lastMonth” stands here twice; keep one.'],
    ],
    [
      'a house rule without a setting',
      [...small, '', 'House rules', 'Rule,Setting', 'Last month,'],
      ['line 21: House rules: Fill in both Rule and Setting.'],
    ],
    [
      'what the rules object to',
      changeLine(17, 'The Canal Street Crew,Riverside,casino,1'),
      ['line 17: Businesses, Type: There is no casino in Riverside.'],
    ],
    [
      'nothing but a title',
      ['Campaign'],
      ['line 1: month: The month is a whole number from 1 (January 1925) to 10,000.'],
    ],
  ])('is refused for %s, by its line and column', async (_, lines, wrong) => {
    const read = await readLines(lines);
    if (read.kind === 'done') throw new Error('It was entered.');
    const told = read.findings.map((finding) => formatFinding('x.csv', finding));
    expect(told).toEqual(expect.arrayContaining(wrong.map((one) => `x.csv, ${one}`)));
    for (const line of told) expect(line).toMatch(/[.?]$/u);
  });

  it('names the file where there are several', async () => {
    const read = await readRunning('paradise', small.join('\n'), {
      others: [{ name: 'gang.csv', text: 'Members\nGang,Name,GATS\nThe Mulberry Ring,Tullio,many' }],
    });
    if (read.kind === 'done') throw new Error('It was entered.');
    expect(read.findings.map((one) => formatFinding('first.csv', one))).toContain(
      'gang.csv, line 3: Members, GATS: “many” is no figure; write it in digits, such as 1500.',
    );
  });
});
