import { describe, expect, it } from 'vitest';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import { cutPortrait, findChief } from '#main/games/paradise/paper/portraits.ts';
import { chiefs, widowNames } from '#main/games/paradise/paper/report/serialCopy.ts';
import { renderYear } from '#press/render/yearChart.ts';
import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Clipping, Edition, Story } from '#shared/views/paper.ts';

const foxes = { seat: 'g1' as SeatId, name: 'Foxes', type: 'street' as const, base: 'docks' as const, boss: 'Al Vosk' };

/** The papers of months with these news, each with the files of those before. */
function papers(months: readonly (readonly NewsItem[])[], seed = 3): Edition[] {
  const files: Clipping[] = [];
  return months.map((items, nth) => {
    const news = { campaignSeed: seed, campaignTitle: 'Paradise', smallPrint: [], month: nth + 1 };
    const { edition, clipping } = printEdition({ ...news, items: [...items] }, files);
    files.push(clipping);
    return edition;
  });
}

const textOf = ({ lead, seconds, briefs }: Edition): string =>
  [lead, ...seconds, ...briefs].flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]).join('\n');
const kindsOf = ({ lead, seconds }: Edition): string[] => [lead, ...seconds].map(({ kind }) => kind);
const chiefIn = (edition: Edition): string | undefined => chiefs.find((name) => textOf(edition).includes(name));

const outrage = (verdict: 'feds-called' | 'feds-stay' | 'quiet'): NewsItem => ({
  kind: 'outrage',
  value: 60,
  verdict,
  outrage: 22,
  outrageBefore: 18,
});
const toll = {
  dead: [],
  arrested: [{ name: 'Bo Quist', isBoss: true, gang: foxes }],
  othersDead: 0,
  citizensDead: 0,
  policeHurt: 0,
  causes: [],
};
const raid: NewsItemOf<'battle'> = {
  kind: 'battle',
  value: 50,
  scenario: 'police-raid',
  attackers: 'feds',
  defenders: foxes,
  winner: 'attackers',
  business: null,
  district: 'chinatown',
  target: null,
  official: null,
  isTargetDead: false,
  isSurrender: false,
  taken: 0,
  monthsShut: 0,
  toll,
};

it('one federal chief arrives, is laughed at, raids and leaves; the next party has its own', () => {
  const editions = papers([
    [outrage('feds-called')],
    [outrage('feds-stay')],
    [outrage('feds-stay'), raid],
    [{ kind: 'feds-leave', value: 50, gang: foxes }],
    [outrage('quiet')],
  ]);
  const names = editions.map(chiefIn);
  expect(names.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => names[0]));
  expect(names[0]).toBeDefined();
  expect(names[4]).toBeUndefined();
  const parts = editions.map((edition) => kindsOf(edition).find((kind) => kind.startsWith('federal-')));
  expect(parts).toEqual(['federal-arrives', 'federal-mocked', 'federal-raids', 'federal-leaves', undefined]);
  expect(textOf(editions[2] as Edition)).toMatch(/Chinatown/u);
});

it('a widow is named once, at the funeral, and asked after by her surname', () => {
  const funeral: NewsItem = {
    kind: 'funeral',
    value: 40,
    gang: foxes,
    name: 'Sid Farrow',
    role: 'enforcer',
    cars: 9,
    wreaths: 0,
    finest: null,
  };
  const texts = papers([[funeral], [], [], [], ...Array.from({ length: 8 }, () => []), []]).map(textOf);
  const named = texts.map((text) =>
    text.split('\n').some((line) => line.includes('Farrow') && widowNames.some((given) => line.includes(given))),
  );
  expect(named.filter(Boolean).length).toBe(1);
  expect(named[0]).toBe(true);
  const followed = texts.flatMap((text, nth) => (text.includes('Mrs. Farrow') ? [nth] : []));
  expect(followed).toEqual(expect.arrayContaining([1, 3, 12]));
  expect(followed.filter((nth) => ![0, 1, 3, 12].includes(nth))).toEqual([]);
});

it('a moll leaves no widow', () => {
  const funeral: NewsItem = {
    ...{ kind: 'funeral', value: 40, gang: foxes, name: 'Sionead', role: 'Gun Moll' },
    ...{ cars: 9, wreaths: 0, finest: null },
  };
  const texts = papers([[funeral], [], [], [], ...Array.from({ length: 8 }, () => []), []]).map(textOf);
  expect(texts.filter((text) => /Mrs\.(?: \w+)? Sionead|widow of Sionead|Sionead leaves a widow/iu.test(text))).toEqual(
    [],
  );
});

it('agents who left are not told to stay in the same edition', () => {
  const [, , left] = papers([
    [outrage('feds-called')],
    [outrage('feds-stay')],
    [outrage('feds-stay'), { kind: 'feds-leave', value: 50, gang: foxes }],
  ]);
  expect(textOf(left as Edition)).not.toMatch(/remain|will stay|calling its agents home|no date/iu);
});

it('a truce that was renewed has one age, that of its latest words', () => {
  const rats = { ...foxes, seat: 'g2' as SeatId, name: 'Rats', boss: 'Red Bates' };
  const truce: NewsItem = { ...{ kind: 'bargain-made', value: 30, gang: foxes, other: rats, districts: [] } };
  const aged = (months: readonly number[]): number[] =>
    papers(Array.from({ length: 14 }, (_, month) => (months.includes(month) ? [truce] : []))).flatMap(
      ({ lead, seconds, briefs }, month) =>
        [lead, ...seconds, ...briefs].filter(({ kind }) => kind === 'long-truce').map(() => month),
    );
  expect(aged([0])).toEqual([6, 12]);
  expect(aged([0, 3])).toEqual([9]);
  expect(aged([0, 0, 6])).toEqual([12]);
});

it('the clerk marries nobody of one family twice in a month', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    for (const edition of papers(
      Array.from({ length: 24 }, () => []),
      seed,
    )) {
      const text = JSON.stringify(edition);
      const couples = [...text.matchAll(/([A-Z]\w+ )([A-Z]\w+), \d+, and [A-Z]\w+ ([A-Z]\w+), \d+/gu)];
      for (const side of [2, 3]) {
        const families = couples.map((couple) => couple[side]);
        expect(new Set(families).size).toBe(families.length);
      }
    }
  }
});

it('[LAW-4] a case is told in parts: the arrest, the charge that came of it, the end that names both', () => {
  const trial = (stage: 'opened' | 'convicted'): NewsItem => ({
    kind: 'boss-trial',
    value: 60,
    gang: foxes,
    name: 'Bo Quist',
    stage,
  });
  const [, charge, , end] = papers([[raid], [trial('opened')], [], [trial('convicted')]]);
  expect(kindsOf(charge as Edition)).toContain('charge');
  expect(textOf(charge as Edition)).toMatch(/the fight in Chinatown in January/u);
  expect(textOf(end as Edition)).toMatch(/the fight in Chinatown in January/u);
  expect(textOf(end as Edition)).toMatch(/in February/u);
  // A trial of a man whose arrest was never printed has no beginning to tell.
  const [alone] = papers([[trial('opened')]]);
  expect(kindsOf(alone as Edition)).not.toContain('charge');
});

it('remembers a man by his id: under a new name his old one is told as it was printed', () => {
  const id = 'p7' as GangsterId;
  const taken = (name: string): NewsItem => ({
    ...raid,
    toll: { ...toll, arrested: [{ id, name, isBoss: true, gang: foxes }] },
  });
  const [, second] = papers([[taken('Bo Quist')], [taken('Sly Marlow')]]);
  const text = second === undefined ? '' : textOf(second);
  expect(text).toContain('Sly Marlow');
  expect(text).toMatch(/Bo Quist.*under arrest|under arrest.*Bo Quist/u);
});

it('[RK-5] counts a door that came along with another one among its changes of hands', () => {
  const door = (id: string, name: string) => ({
    id: id as BusinessId,
    name,
    type: 'gym' as const,
    racket: 'gambling' as const,
    district: 'chinatown' as const,
  });
  const won = (place: ReturnType<typeof door>, also: readonly BusinessId[]): NewsItem => ({
    ...raid,
    scenario: 'raid',
    attackers: { ...foxes, seat: 'g2' as SeatId, name: 'Hounds', boss: 'Ed Moss' },
    business: place,
    taken: 1 + also.length,
    ...(also.length === 0 ? {} : { alsoTaken: [...also] }),
    toll: { ...raid.toll, arrested: [] },
  });
  const [first, second] = [door('b1', 'Iron Gym'), door('b2', 'Brass Gym')];
  const told = (also: readonly BusinessId[]): string => {
    const [, , last] = papers([[won(second, [])], [won(first, also)], [won(second, [])]]);
    return last === undefined ? '' : textOf(last);
  };
  const thrice = /(third time since|three times since|three changes|third new master|three masters)/u;
  expect(told([second.id])).toMatch(thrice);
  expect(told([])).not.toMatch(thrice);
});

const hounds = { ...foxes, seat: 'g2' as SeatId, name: 'Hounds', boss: 'Ed Moss' };
const club = {
  id: 'b9' as BusinessId,
  name: 'Iron Gym',
  type: 'gym' as const,
  racket: 'gambling' as const,
  district: 'docks' as const,
};

it('counts a second change of hands in one month on from the first', () => {
  const bought = (at: number): NewsItem => ({ kind: 'taken-over', value: 45, gang: foxes, business: club, at });
  const raided: NewsItem = { ...raid, business: club, toll: { ...toll, arrested: [] }, at: 9 };
  const [, , last] = papers([[bought(1)], [bought(1)], [bought(2), raided]]);
  const text = last === undefined ? '' : textOf(last);
  const changes = (nth: string, times: string): RegExp =>
    new RegExp(`(${nth} time|${times} times|${times} changes|${nth} new|${times} masters)`, 'u');
  expect(text).toMatch(changes('third', 'three'));
  expect(text).toMatch(changes('fourth', 'four'));
});

it('[GANG-16] tells who follows a chief with his end, where a gang loses two in a month', () => {
  const dead = (name: string) => ({ name, isBoss: true, gang: foxes });
  const killed = (name: string, at: number): NewsItem => ({
    ...raid,
    scenario: 'showdown',
    attackers: hounds,
    district: at > 5 ? 'docks' : 'downtown',
    toll: { ...toll, arrested: [], dead: [dead(name)] },
    at,
  });
  const crowned = (heir: string, at: number): NewsItem => ({ kind: 'succession', value: 60, gang: foxes, heir, at });
  const [, edition] = papers([
    [killed('Cy Dorn', 1), crowned('Al Vosk', 2)],
    [killed('Al Vosk', 1), crowned('Bo Quist', 2), killed('Bo Quist', 8), crowned('Di Eck', 9)],
  ]);
  const stories = edition === undefined ? [] : [edition.lead, ...edition.seconds];
  const ends = stories.filter(({ kind }) => kind === 'boss-killed');
  const told = (name: string) => (story: (typeof ends)[number]) => story.paragraphs.join(' ').includes(name);
  const [first, second] = [ends.find(told('Al Vosk')), ends.find(told('Di Eck'))];
  expect(first).not.toBe(second);
  expect(first?.paragraphs.join(' ')).toContain('Bo Quist');
  expect(ends.flatMap(({ decks }) => decks ?? [])).not.toContain('Al Vosk Is the New Chief');
  expect(second?.paragraphs.join(' ')).toMatch(/third|three/u);
});

it('lists every gang in its who’s who, those too that stand where they stood half a year ago', () => {
  const standings: NewsItem = {
    kind: 'standings',
    value: 25,
    holdings: [
      { gang: foxes, businesses: 4 },
      { gang: hounds, businesses: 3 },
    ],
    independent: 40,
    newLeader: false,
  };
  const editions = papers(Array.from({ length: 12 }, () => [standings]));
  const lists = editions.flatMap(({ briefs }) => briefs.filter(({ kind }) => kind === 'whos-who'));
  expect(lists.map(({ paragraphs }) => paragraphs.length)).toEqual([3, 3]);
});

it('closes what is said of a man where the sentence goes on after it', () => {
  const missed: NewsItem = {
    ...raid,
    scenario: 'hit',
    attackers: hounds,
    winner: 'defenders',
    target: { name: 'Al Vosk', isBoss: true, gang: foxes },
    toll: { ...toll, arrested: [] },
  };
  const texts = Array.from({ length: 12 }, (_, seed) => papers([[missed]], seed).map(textOf)).flat();
  for (const text of texts) expect(text).not.toMatch(/chief of (the )?Foxes [a-z]/u);
});

it('does not speak of the dead man where more than one fell', () => {
  const one: NewsItem = {
    ...raid,
    toll: { ...toll, arrested: [], dead: [{ name: 'Al Vosk', isBoss: false, gang: foxes }], othersDead: 2 },
  };
  const texts = Array.from({ length: 12 }, (_, seed) => papers([[one]], seed).map(textOf)).flat();
  for (const text of texts) expect(text).not.toMatch(/the dead man|man killed was|the body was/u);
});

it('tells of one man who was booked, and of the day of a raid, in sentences that agree', () => {
  const texts = Array.from({ length: 40 }, (_, seed) =>
    papers([[outrage('feds-called')], [raid]], seed)
      .map(textOf)
      .join(' '),
  );
  for (const text of texts) {
    expect(text).not.toContain('were Bo Quist');
    expect(text).not.toMatch(/\bafter on\b/u);
  }
});

describe('the special edition at the end of a year', () => {
  const standings = (own: number, theirs: number, newLeader = false): NewsItem => ({
    kind: 'standings',
    value: 25,
    holdings: [
      { gang: foxes, businesses: own },
      { gang: hounds, businesses: theirs },
    ],
    independent: 40,
    newLeader,
  });
  const boss = { name: 'Al Vosk', isBoss: true, gang: foxes };
  const man = (name: string) => ({ name, isBoss: false, gang: hounds });
  const bloody: NewsItem = {
    ...raid,
    toll: { ...toll, arrested: [], dead: [man('Cy Ott'), boss], othersDead: 2, citizensDead: 1 },
  };
  const year = Array.from({ length: 24 }, (_, month): NewsItem[] => [standings(month, 9)]);
  year[2]?.push(bloody);
  year[2]?.push({ kind: 'succession', value: 40, gang: foxes, heir: 'Di Roe' });
  year[13]?.push({ kind: 'eliminated', value: 90, gang: hounds });
  const editions = papers(year);
  const review = (month: number): string[] =>
    (editions[month - 1]?.briefs ?? [])
      .filter(({ kind }) => kind === 'year-in-review')
      .flatMap(({ headline, paragraphs, page }) => {
        expect(page).toBe(2);
        return [headline, ...paragraphs];
      });

  it('comes every twelfth month and says so in its ear', () => {
    const special = editions.flatMap(({ period, pages }) =>
      pages?.ears.some(([head]) => head === 'Special Edition') === true ? [period] : [],
    );
    expect(special).toEqual([12, 24]);
    expect(editions.filter((_, at) => review(at + 1).length > 0).map(({ period }) => period)).toEqual([12, 24]);
  });

  it('has the face of the chief whose gang gained most, and of nobody where two gained alike', () => {
    const find = (briefs: readonly Story[] = []): Story | undefined =>
      briefs.find(({ headline }) => headline === 'Man of the Year');
    const man = find(editions[11]?.briefs);
    expect(man?.paragraphs[0]).toContain(`${foxes.boss}, chief of the Foxes: eleven houses`);
    expect(man?.portrait).toEqual(cutPortrait(findChief(foxes)));
    const even = papers(Array.from({ length: 12 }, (_, month): NewsItem[] => [standings(month, month)]));
    expect(find(even[11]?.briefs)).toBeUndefined();
  });

  it.each(['Rats', 'Lakeshore Outfit', 'Amalgamated Brotherhood of the Old Levee'])(
    'charts the houses of %s with room for the whole of the name',
    (name) => {
      const year = { months: ['J', 'F'], gangs: [{ name, doors: [1, 10] }], outrage: [4, 2], before: null };
      const [chart = ''] = renderYear(year, null).split('</svg>');
      const [, wide, label] = /viewBox="0 0 (\S+) .*<text x="(\S+)"[^>]*>\w[^<]* 10</su.exec(chart) ?? [];
      // A letter of the chart's type takes six units and less.
      expect(Number(label) + `${name} 10`.length * 6).toBeLessThan(Number(wide));
    },
  );

  it('sums up the standings, the turning points, the dead and the records of its own twelve months', () => {
    const first = review(12).join('\n');
    expect(first).toContain('1925 in Review');
    expect(first).toContain('close the year with eleven houses.');
    expect(first).toContain('In March Di Roe took the chair of the Foxes.');
    expect(first).toContain('Al Vosk, chief of the Foxes; Cy Ott, of the Hounds');
    expect(first).toContain('Of two more the police never had a name.');
    expect(first).toContain('One citizen who had no part in it');
    expect(first).toContain('with five dead.');
    expect(first).toContain('Chiefs who fell: one, the last of them Al Vosk');
    expect(first).not.toContain('finished');
    const second = review(24).join('\n');
    expect(second).toContain('twelve more than a year ago.');
    expect(second).toContain('as many as a year ago.');
    expect(second).toContain('In February the Hounds were finished.');
    expect(second).toContain('Nobody fell by the gangs in all the year.');
    expect(second).not.toContain('Di Roe');
  });

  it('charts the doors of each gang month by month, in no other edition, and names the man of the year', () => {
    const charts = editions.map(({ pages }) => pages?.year);
    expect(charts.flatMap((chart, at) => (chart === undefined ? [] : [at + 1]))).toEqual([12, 24]);
    expect(charts[11]?.months.join('')).toBe('JFMAMJJASOND');
    expect(charts[11]?.gangs.map(({ doors }) => doors)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      Array.from({ length: 12 }, () => 9),
    ]);
    expect(charts[23]?.gangs[0]?.doors).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    expect(review(12)).toContain('Man of the Year');
    expect(review(12).join('\n')).toContain(`${foxes.boss}, chief of the Foxes: eleven houses at the year’s end`);
  });
});
