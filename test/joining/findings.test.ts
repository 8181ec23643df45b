import { describe, expect, it } from 'vitest';
import { readRunning } from '#commands/runningFile.ts';
import { formatFinding, type FileFinding } from '#shared/words/jsonText.ts';
import { runningText, runningWith, type Place } from '../support/running.ts';

async function findingsIn(text: string): Promise<FileFinding[]> {
  const read = await readRunning('paradise', text);
  return read.kind === 'wrong' ? read.findings : [];
}

type Case = [place: Place, value: unknown, field: string, sentence: RegExp];

const member = { name: 'Al', profile: 'punk' };
const crew = 'The Canal Street Crew';

const cases: Case[] = [
  // What a field takes.
  [['month'], 0, 'month', /^The month is a whole number from 1 /],
  [['month'], undefined, 'month', /^The month is a whole number from 1 /],
  [['seed'], 1.5, 'seed', /^The seed is a whole number/],
  [['title'], '', 'title', /^Give the campaign a name\.$/],
  [['outrage'], -1, 'outrage', /^Outrage is a whole number from 0 to 100,000,000\.$/],
  [['speed'], 3, 'speed', /^There is no field “speed” here/],
  [['houseRules', 'payofDiscount'], 'straight', 'houseRules.payofDiscount', /no field/],
  [['houseRules', 'takeoverTest'], 'dice', 'houseRules.takeoverTest', /^Write one of opposed, /],
  [['gangs'], 'two', 'gangs', /^Write the gangs as a list/],
  [['gangs', 1, 'type'], 'pirates', 'gangs[1].type', /^Write one of syndicate, /],
  [['gangs', 1, 'name'], 7, 'gangs[1].name', /^Give the gang a name\.$/],
  [
    ['gangs', 1, 'members', 0, 'stats'],
    { fists: 9 },
    'gangs[1].members[0].stats.fists',
    /^FISTS is a whole number from 0 to 6\.$/,
  ],
  [['gangs', 0, 'members', 0, 'skills', 1], 'singer', 'gangs[0].members[0].skills[1]', /^Write one of /],
  [['gangs', 0, 'members', 0, 'isBoss'], 'yes', 'gangs[0].members[0].isBoss', /true or false/],
  [['gangs', 0, 'members', 3, 'custody'], 'home', 'gangs[0].members[3].custody', /^Write one of jail, pen/],
  [['gangs', 0, 'bankDollars'], -5, 'gangs[0].bankDollars', /^The bank is a whole number/],
  [['gangs', 0, 'vehicles', 0], 'car', 'gangs[0].vehicles[0]', /^It takes \{ … \}\.$/],
  [['officials', 0, 'precinct'], 4, 'officials[0].precinct', /^There are precincts 1, 2 and 3\.$/],
  [['truces', 0, 'between'], [crew], 'truces[0].between', /between two gangs/],
  // What holds across the file.
  [['month'], 25, 'month', /^The campaign ends with December 1926/],
  [['gangs', 2, 'name'], 'the mulberry ring', 'gangs[2].name', /^Two gangs have the same name/],
  [['gangsAtStart'], 9, 'gangsAtStart', /^A campaign starts with 2 to 8 gangs/],
  [['gangs', 1, 'base'], 'chinatown', 'gangs[1].base', /^Only a Tong/],
  [['gangs', 1, 'members', 0, 'isBoss'], false, 'gangs[1].members', /has no Boss/],
  [['gangs', 1, 'members'], [], 'gangs[1].members', /has no Boss/],
  [['gangs', 1, 'members', 2, 'isBoss'], true, 'gangs[1].members[2].isBoss', /has a Boss already/],
  [['gangs', 2, 'members', 0, 'custody'], 'pen', 'gangs[2].members[0].custody', /from the Pen/],
  [['gangs', 0, 'members', 5, 'stats'], { fists: 3 }, 'gangs[0].members[5].stats', /add GATS, GUTS, /],
  [['gangs', 0, 'members', 2, 'wounds', 'hits'], 5, 'gangs[0].members[2].wounds.hits', /^He has lost 5 of only 4 HITS/],
  [['gangs', 0, 'members', 0, 'skills', 1], 'real-charmer', 'gangs[0].members[0].skills', /twice/],
  [['gangs', 0, 'members', 2, 'joinedMonth'], 9, 'gangs[0].members[2].joinedMonth', /cannot have joined/],
  [['gangs', 0, 'vehicles', 0, 'upgrades'], ['souped-up', 'souped-up'], 'gangs[0].vehicles[0].upgrades[1]', /already/],
  [['gangs', 0, 'businesses', 1, 'number'], 1, 'gangs[0].businesses[1]', /is held twice/],
  [
    ['gangs', 1, 'businesses', 0],
    { name: 'iron parrot' },
    'gangs[1].businesses[0]',
    /^Iron Parrot is held twice; The Canal Street Crew/,
  ],
  [['gangs', 1, 'businesses', 0], { name: 'Nowhere' }, 'gangs[1].businesses[0].name', /is called “Nowhere”/],
  [
    ['gangs', 1, 'businesses', 0],
    { name: 'Green Felt Game', district: 'docks' },
    'gangs[1].businesses[0].district',
    /lies in Chinatown/,
  ],
  [
    ['gangs', 1, 'businesses', 0],
    { name: 'Green Felt Game', type: 'gym' },
    'gangs[1].businesses[0].type',
    /is a gambling den/,
  ],
  [
    ['gangs', 1, 'businesses', 0],
    { name: 'Green Felt Game', number: 1 },
    'gangs[1].businesses[0].number',
    /needs no number/,
  ],
  [['gangs', 1, 'businesses', 0], { district: 'docks' }, 'gangs[1].businesses[0]', /^Say which business/],
  [
    ['gangs', 1, 'businesses', 0],
    { district: 'docks', type: 'casino' },
    'gangs[1].businesses[0].type',
    /no casino in The Docks/,
  ],
  [
    ['gangs', 0, 'businesses', 2, 'number'],
    5,
    'gangs[0].businesses[2].number',
    /^Riverside has only 4 trucking companies/,
  ],
  [['gangs', 0, 'businesses', 3, 'number'], 2, 'gangs[0].businesses[3].number', /^Riverside has only one arena/],
  [['gangs', 0, 'businesses', 1, 'isShut'], false, 'gangs[0].businesses[1].idleMonths', /^Only a shut business/],
  [['feds', 'inTown'], false, 'feds.target', /after nobody/],
  [['feds'], { sinceMonth: 2 }, 'feds.sinceMonth', /not in town/],
  [['feds', 'sinceMonth'], 5, 'feds.sinceMonth', /cannot come later/],
  [['feds', 'target'], 'Nobody', 'feds.target', /^There is no gang “Nobody” in this file\.$/],
  [
    ['officials', 0, 'precinct'],
    undefined,
    'officials[0].precinct',
    /^Say which Police Captain he is by his precinct\.$/,
  ],
  [['officials', 2, 'bench'], 1, 'officials[2].bench', /^A Mayor has no bench/],
  [['officials', 1], { kind: 'captain', precinct: 1 }, 'officials[1]', /post is in the file twice/],
  [['officials', 3, 'owners'], [], 'officials[3].owners', /nobody pays/],
  [['officials', 0, 'owners', 1], { gang: 'The Mulberry Ring' }, 'officials[0].owners[1]', /one gang’s money only/],
  [['officials', 2, 'owners', 1], { gang: 'The Mulberry Ring' }, 'officials[2].owners[1].gang', /pays him already/],
  [
    ['officials', 2, 'owners', 0, 'gang'],
    'The Jade Door',
    'officials[2].owners[0].gang',
    /No Accountant of .* is at liberty/,
  ],
  [['officials', 2, 'owners', 0, 'gang'], 'Nobody', 'officials[2].owners[0].gang', /no gang “Nobody”/],
  [['truces', 0, 'between', 1], 'Nobody', 'truces[0].between[1]', /no gang “Nobody”/],
  [['truces', 0, 'between', 1], crew, 'truces[0].between', /two different gangs/],
  [['truces', 1], { between: ['The Jade Door', crew], untilMonth: 4 }, 'truces[1].between', /have a truce already/],
  [['truces', 0, 'untilMonth'], 3, 'truces[0].untilMonth', /is over/],
  [['truces', 0, 'sinceMonth'], 5, 'truces[0].sinceMonth', /cannot begin/],
  [['pastMonths', 2, 'month'], 4, 'pastMonths[2].month', /^Past months lie before April 1925/],
  [['pastMonths', 2, 'month'], 1, 'pastMonths[2].month', /twice/],
  [['pastMonths', 1, 'bankDollars', 'Nobody'], 1, 'pastMonths[1].bankDollars.Nobody', /no gang “Nobody”/],
  [['pastMonths', 1, 'bankDollars', 'the jade door'], 1, 'pastMonths[1].bankDollars.the jade door', /twice/],
];

/** The line of the deepest part of a place that is in the text; a value stands on a line of its own. */
function lineOf(text: string, field: string): number {
  const place = field.split(/\.|\[|\]/).filter((part) => part !== '');
  const lines = text.split('\n');
  let at = 0;
  let depth = 1;
  for (const part of place) {
    const indent = ' '.repeat(depth);
    const next = lines.findIndex((line, index) => {
      return index > at && line.startsWith(`${indent}"${part}":`);
    });
    const items = lines.flatMap((line, index) => {
      return index > at && line.startsWith(indent) && /^[^ \]}]/.test(line.slice(depth)) ? [index] : [];
    });
    const found = /^\d+$/.test(part) ? (items[Number(part)] ?? -1) : next;
    if (found < 0) break;
    at = found;
    depth += 1;
  }
  return at + 1;
}

describe('the file of a running campaign', () => {
  it('the example has nothing wrong', async () => {
    expect((await readRunning('paradise', runningText())).kind).toBe('done');
    expect((await readRunning('paradise', `\uFEFF${runningText()}`)).kind).toBe('done');
  });

  it.each(cases)('%j as %j is told at its line and field', async (place, value, field, sentence) => {
    const text = runningWith(place, value);
    const findings = await findingsIn(text);
    const found = findings.find((finding) => finding.field === field);
    expect(findings.map((finding) => finding.field)).toContain(field);
    expect(found?.sentence).toMatch(sentence);
    expect(found?.line).toBe(lineOf(text, field));
  });

  it('tells all that is wrong at once, in the order of the lines', async () => {
    const text = runningWith(['gangs', 0, 'members'], [member, { ...member, stats: { guts: 8 } }])
      .replace('"seed": 1925', '"seed": "x"')
      .replace('"month": 4', '"month": 0');
    const findings = await findingsIn(text);
    expect(findings.map(({ field }) => field)).toEqual(['seed', 'month', 'gangs[0].members[1].stats.guts']);
    expect(formatFinding('gang.json', findings[2] ?? { line: 0, field: '', sentence: '' })).toMatch(
      /^gang\.json, line \d+: gangs\[0\]\.members\[1\]\.stats\.guts: GUTS is a whole number from 0 to 6\.$/,
    );
  });

  it('a text that is no JSON, or says something twice, is told by its line', async () => {
    expect((await findingsIn('{\n "month": 3,\n "title" "x"\n}'))[0]).toEqual({
      line: 3,
      field: '',
      sentence: 'This is not JSON: colon expected.',
    });
    expect((await findingsIn(''))[0]?.sentence).toMatch(/^This is not JSON/);
    expect((await findingsIn('{"month": 1, // no\n"gangs": []}'))[0]?.sentence).toMatch(/^This is not JSON/);
    expect((await findingsIn('[1]'))[0]?.sentence).toBe('It takes { … }.');
    expect((await findingsIn('['.repeat(200_000)))[0]?.sentence).toBe(
      'This is nested deeper than any file of this kind.',
    );
    expect(await findingsIn('{\n "month": 3,\n "month": 4\n}')).toEqual([
      { line: 3, field: 'month', sentence: 'This field is written twice; keep one.' },
    ]);
  });
});
