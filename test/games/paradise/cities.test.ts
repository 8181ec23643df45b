import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { run, type Snapshot } from '#kernel/run.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { findCity, findDistrictProblem, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { corbinFalls } from '#shared/games/paradise/cities/corbinFalls.ts';
import { otherCities } from '#shared/games/paradise/cities/others.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { latestStart, parseMonth } from '#shared/games/paradise/calendar.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { lookUpGround } from '#shared/games/paradise/drawing/grounds.ts';
import { isInPolygon } from '#shared/words/geometry.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { anyCity } from '#test/support/anyCity.ts';
import { findWords, namesNobodyElseHas } from '#test/support/cityWords.ts';
import { paradiseWriter, sentenceFor } from '#test/support/rules.ts';

type Told = { texts: string[]; papers: string[]; state: ParadiseState };

function foundIn(city: CityPack, seed: number, npcs: number): Snapshot<ParadiseState> {
  const setup = paradise.quickSetup({ title: 'Paradise', seed, npcs, gangName: null, level: null, city });
  setup.houseRules.lastMonth = null;
  const result = run({ state: paradise.blank(), rng: seedRng(seed) }, paradiseWriter, (table) =>
    paradise.found(table, setup),
  );
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after;
}

/** Plays months of a city and collects all that is said of it: log, papers, and views. */
function playIn(
  city: CityPack,
  { seed = 3, npcs = 3, months }: { seed?: number; npcs?: number; months: number },
): Told {
  let own = foundIn(city, seed, npcs);
  const texts: string[] = [];
  const papers: string[] = [];
  const clippings: Clipping[] = [];
  for (let month = 1; month <= months && own.state.victory === null; month += 1) {
    const period = own.state.month;
    const result = run(own, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = result.after;
    const happenings: RecordedEvent<ParadiseEvent>[] = result.entries.flatMap((entry) => entry.happenings);
    const names = paradise.names(own.state);
    texts.push(...result.entries.map(({ title }) => title));
    texts.push(...happenings.map(({ event }) => sentenceFor(names, event) ?? ''));
    const news = paradise.news({ state: own.state, period, happenings, motives: [] });
    const { edition, clipping } = printEdition(news, clippings);
    clippings.push(clipping);
    papers.push(JSON.stringify(edition));
  }
  const viewers: Viewer[] = ['gm', ...listSeats(own.state)];
  texts.push(...viewers.map((viewer) => JSON.stringify(paradise.view(own.state, viewer))));
  return { texts: [...texts, ...papers], papers, state: own.state };
}

/** Things that a city has only if its pack names them. */
const thingsUnnamed = [
  '[Rr]ivers?|[Ff]err(?:y|ies)|[Bb]ridge|levee|[Hh]arbor|[Pp]iers?|[Ss]teamers?|boats?',
  '[Rr]ailroads?|[Rr]ailway|(?<!who )trains?|[Tt]he station(?! house)',
  'County (?:Clerk|Fair)|Telephone \\p{Lu}\\p{L}+ \\d|Station [KW]\\p{Lu}+',
];

/** The same city, whose pack names nothing around the districts. */
const bare: CityPack = { ...millhaven, paper: { name: 'Millhaven Courier', motto: 'As Heard', price: 'Three Cents' } };

const pool = [...'ABCDEFGHIJKLMNOP'].map((letter) => `${letter}ock`);

const apart: [number, number][] = [
  [900, 1],
  [950, 1],
  [950, 9],
];

function setField<T extends object>(part: T | undefined, fields: Partial<T>): void {
  if (part !== undefined) Object.assign(part, fields);
}

describe('a city of one’s own', () => {
  it('[CITY-1] plays, prints, and shows two years of Millhaven without a word of Paradise', () => {
    const { texts, papers, state } = playIn(millhaven, { months: 24 });
    expect(findWords(namesNobodyElseHas, texts, millhaven)).toEqual([]);
    const { name, river, railroad, county, streets, radio, telephone } = millhaven.paper;
    const own = [name, `the ${river}`, railroad?.station, `${county} County`, streets?.[0], radio?.station, telephone];
    for (const word of own) expect(JSON.stringify(papers)).toContain(word);
    const types = new Set(Object.values(state.businesses).map(({ type }) => type));
    expect(['arena', 'racetrack', 'madame-louisas'].filter((type) => types.has(type as 'arena'))).toEqual([]);
    expect(JSON.stringify(texts)).not.toContain('Handicap');
  });

  it('prints two years without a river, a train, a county, a telephone, or a radio where the city names none', () => {
    const { texts, papers } = playIn(bare, { seed: 8, months: 24 });
    expect(findWords(namesNobodyElseHas, texts, bare)).toEqual([]);
    expect(findWords(thingsUnnamed, papers, bare)).toEqual([]);
    expect(papers.join('').length).toBeGreaterThan(100_000);
  });

  it('forecasts the weather of the city, and has no snow where its winter has none', () => {
    const season = (sky: string, degrees: number) => ({ skies: [sky, `${sky} and windy`], degrees });
    const weather = {
      winter: season('Mild', 61),
      spring: season('Balmy', 72),
      summer: season('Sultry', 91),
      fall: season('Hazy', 75),
    };
    const { papers } = playIn({ ...bare, paper: { ...bare.paper, weather } }, { months: 24 });
    const skies = papers.map((paper) => (JSON.parse(paper) as Edition).weather.split(' ')[0]);
    expect(new Set(skies)).toEqual(new Set(['Mild', 'Balmy', 'Sultry', 'Hazy']));
    expect(findWords(['[Ss]now\\p{L}*', '[Ss]leet', '[Ss]leigh'], papers, bare)).toEqual([]);
  });

  it('[CITY-1] plays any small city, and every business and order is in one of its districts', () => {
    fc.assert(
      fc.property(anyCity, fc.nat({ max: 999 }), (pack, seed) => {
        const { state } = playIn(pack, { seed, npcs: 2, months: 2 });
        const city = findCity({ city: pack });
        const named = Object.values(state.businesses).map(({ district }) => district);
        const bases = Object.values(state.gangs).map(({ base }) => base);
        expect(findDistrictProblem(city, [...named, ...bases])).toBeNull();
        expect(JSON.parse(JSON.stringify(state.city))).toEqual(pack);
      }),
      { numRuns: 6 },
    );
  });

  it('[CITY-1] draws names, pennants, and signs of any city inside their districts, and neighbors both ways', () => {
    fc.assert(
      fc.property(anyCity, (pack) => {
        const city = findCity({ city: pack });
        for (const district of city.districts) {
          const { outline, neighbors } = lookUpDistrict(city, district);
          const { pennant, signs } = lookUpGround(city, district);
          for (const spot of [pennant, ...signs.values()]) expect(isInPolygon(outline, spot)).toBe(true);
          for (const other of neighbors) expect(lookUpDistrict(city, other).neighbors).toContain(district);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[CITY-6] resists outsiders and is closed to them where a district is the home of one type', () => {
    const [first, ...others] = millhaven.districts;
    if (first === undefined) throw new Error('Millhaven has districts.');
    const homes = { ...millhaven.homes, irish: ['Mill Row'], sicilian: ['Old Market'], street: ['Eastgate'] };
    const closed: CityPack = {
      ...millhaven,
      gangs: [],
      homes,
      districts: [{ ...first, homeOf: 'sicilian' }, ...others],
    };
    const setup = paradise.quickSetup({ title: 'A', seed: 1, npcs: 1, gangName: null, level: null, city: closed });
    const wanting = { ...setup, npcs: [{ type: 'irish' as const, base: 'Canal Side' }] };
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    expect(() => run(blank, paradiseWriter, (table) => paradise.found(table, wanting))).toThrow(
      'Only a Sicilian Mafia can base itself in Canal Side; pick another district.',
    );
  });

  it('[GANG-11, OFF-1] seats its officials, names its people from its pools, and makes its gangs the first NPC gangs', () => {
    const drawn = Object.fromEntries(
      [...gangTypes, 'officials'].map((people) => [people, { first: pool, last: pool }]),
    );
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 7 }), (seed, npcs) => {
        const { state } = foundIn({ ...millhaven, names: drawn }, seed, npcs);
        const { mayor, chief, editor, 'judge-1': judge } = state.officials as Record<string, { name: string }>;
        expect([mayor, chief, editor].map((one) => one?.name)).toEqual(millhaven.officials?.map(({ name }) => name));
        for (const word of judge?.name.split(' ') ?? ['no Judge']) expect(pool).toContain(word);
        const gangs = Object.values(state.gangs);
        const own = millhaven.gangs ?? [];
        const starters = gangs.filter(({ name }) => own.some((one) => one.name === name));
        expect(starters).toHaveLength(Math.min(own.length, npcs + 1));
        const bosses = starters.map(({ name, bossName }) => [name, bossName]);
        expect(own.map(({ name, boss }) => [name, boss])).toEqual(expect.arrayContaining(bosses));
        const men = Object.values(state.gangsters).filter(({ isBoss, profile }) => !isBoss && profile !== 'moll');
        for (const { name } of men) for (const word of name.split(' ')) expect([...pool, 'Jr.']).toContain(word);
      }),
      { numRuns: 12 },
    );
  });

  it('[GANG-18] begins when the city says, with the length and the house rules that it recommends', () => {
    const recommends = { months: 9, preset: 'gentle', houseRules: { payoffDiscount: 'compound' } } as const;
    const asked = { title: 'A', seed: 1, npcs: 1, gangName: null, level: null, city: { ...millhaven, recommends } };
    const { startMonth, houseRules } = paradise.quickSetup(asked);
    expect(startMonth).toBe(parseMonth('1926-03', latestStart));
    expect(houseRules).toMatchObject({ lastMonth: (startMonth ?? 0) + 8, payoffDiscount: 'compound' });
    expect(houseRules.takeoverTest).toBe(houseRulePresets.find(({ id }) => id === 'gentle')?.rules.takeoverTest);
    const own = paradise.quickSetup({ ...asked, startMonth: '1925-01', lastMonth: '1925-12', preset: 'by-the-book' });
    expect(own.startMonth ?? 1).toBe(1);
    expect(own.houseRules).toMatchObject({ lastMonth: 12, payoffDiscount: 'straight' });
  });

  it('[SCN-4] begins in the middle with the gangs of its start, of which people play those that are named', () => {
    const asked = { title: 'Paradise', seed: 5, npcs: null, gangName: null, level: 'hard', city: corbinFalls };
    const enter = (setup: ReturnType<typeof paradise.quickSetup>): ParadiseState => {
      const blank = { state: paradise.blank(), rng: seedRng(5) };
      const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
      if (result.kind === 'question') throw new Error(result.question.prompt);
      return result.after.state;
    };
    const state = enter(paradise.quickSetup(asked));
    const { start, ...city } = corbinFalls;
    expect(state).toMatchObject({
      month: parseMonth('1929-02', latestStart),
      outrage: start?.outrage,
      phase: 'orders',
    });
    expect(state.city).toEqual(city);
    expect(state.feds).toMatchObject({ inTown: true, agents: start?.feds.agents });
    const listPlayed = (of: ParadiseState): string[] =>
      Object.values(of.gangs).flatMap(({ name, isHuman }) => (isHuman ? [name] : []));
    expect(listPlayed(state)).toEqual(['The Foundry Boys']);
    expect(Object.values(state.minds).map(({ mind }) => mind?.level)).toEqual(['hard', 'hard', 'hard']);
    const setup = paradise.quickSetup({ ...asked, gangName: 'the ferrara family' });
    expect(listPlayed(enter(setup))).toEqual(['The Ferrara Family']);
    expect(() => paradise.quickSetup({ ...asked, gangName: 'Nobody' })).toThrow(
      'There is no gang “Nobody” here; name one of the Foundry Boys, the Depot Combine,',
    );
    expect(() => paradise.quickSetup({ ...asked, npcs: 3 })).toThrow('Corbin Falls begins with 4 gangs of its own');
    expect(() => enter({ ...setup, npcs: [{}] })).toThrow('Corbin Falls begins with gangs of its own');
    expect(() => enter({ ...setup, city: millhaven })).toThrow('Nothing is under way in Millhaven');
  });

  it('refuses a district of another city with the list of its own', () => {
    const setup = paradise.quickSetup({ title: 'A', seed: 1, npcs: 1, gangName: null, level: null, city: millhaven });
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    const lost = { ...setup, npcs: [{ base: 'docks' }] };
    expect(() => run(blank, paradiseWriter, (table) => paradise.found(table, lost))).toThrow(
      'There is no district “The Docks” in Millhaven; its districts are Canal Side, Court Hill, Eastgate, Mill Row, Old Market, Station Street.',
    );
  });

  it.each<[string, string, (pack: CityPack, districts: CityPack['districts']) => void]>([
    ['a name with markup', 'districts.0.name', (_, [first]) => setField(first, { name: 'A<b>Side' })],
    ['a name twice', 'districts.1.name', (_, [, second]) => setField(second, { name: 'Canal Side' })],
    ['an unknown home', 'homes.tong.0', ({ homes }) => setField(homes, { tong: ['Nowhere'] })],
    ['an unknown center', 'center', (pack) => setField(pack, { center: 'Nowhere' })],
    ['a place without a name', 'districts.3.places.brewery', (_, districts) => setField(districts[3], { places: {} })],
    ['a second brewery', 'districts.4.places.brewery', (_, districts) => void districts[4]?.types.push('brewery')],
    ['a type twice', 'districts.0.types.10', (_, [first]) => void first?.types.push('low-dive')],
    ['a corner off the map', 'districts.0.outline.0.0', (_, [first]) => void first?.outline.splice(0, 1, [-1, 2])],
    [
      'a district without a way to it',
      'districts.5.outline',
      (_, districts) => setField(districts[5], { outline: apart }),
    ],
    ['a long motto', 'paper.motto', ({ paper }) => setField(paper, { motto: 'a'.repeat(61) })],
    ['three districts', 'districts', (_, districts) => void districts.splice(3)],
    ['a gang with a home elsewhere', 'gangs.0.home', ({ gangs }) => setField(gangs?.[0], { home: 'Nowhere' })],
    ['a gang twice', 'gangs.1.name', ({ gangs }) => setField(gangs?.[1], { name: 'The Spindle Street Mob' })],
    ['a post twice', 'officials.1', ({ officials }) => setField(officials?.[1], { kind: 'mayor' })],
    ['a Judge without a bench', 'officials.0.bench', ({ officials }) => setField(officials?.[0], { kind: 'judge' })],
    ['a Reporter', 'officials.0', ({ officials }) => setField(officials?.[0], { kind: 'reporter' })],
    ['a month before 1925', 'begins', (pack) => setField(pack, { begins: '1924-12' })],
    [
      'an unknown set of rules',
      'recommends.preset',
      (pack) => setField(pack, { recommends: { preset: 'hard' as 'gentle' } }),
    ],
    [
      'a short pool of names',
      'names.irish.first',
      (pack) => setField(pack, { names: { irish: { first: ['Al'], last: pool } } }),
    ],
    ['a field too many', '', (pack) => void Object.assign(pack, { police: 'none' })],
  ])('refuses %s at %s', (_what, path, spoil) => {
    const pack = structuredClone(millhaven);
    spoil(pack, pack.districts);
    const read = cityPackSchema.safeParse(pack);
    const places = read.error?.issues.map((issue) => issue.path.join('.'));
    expect(places).toContain(path);
    expect(read.error?.issues.every(({ message }) => message.length > 10)).toBe(true);
  });

  it.each([paradisePack, ...otherCities])('takes the pack of $name', (pack) => {
    expect(cityPackSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  });
});
