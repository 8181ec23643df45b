import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, listNeighbors, lookUpRow } from '#test/support/paradiseCity.ts';
import { describe, expect, it } from 'vitest';
import { businessTypeNames, nameDistrict, type BusinessType, type District } from '#shared/games/paradise/city.ts';
import { buildCity, planCity } from '#main/games/paradise/rules/city/plan.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import { outsidersGutsBonus } from '#main/games/paradise/rules/tables/city.ts';
import { isNeutralGround, racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { Story } from '#test/support/story.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** CITY-3 as the digest prints it: booze | prostitution | gambling | protection. */
const table: [District, string][] = [
  [
    'cabbageville',
    'low dive, speakeasy, trucking company | house of ill repute, brothel | bookie, numbers game, loan shark, gambling den, gym, dog track | protection ring',
  ],
  ['cedar-hill', 'speakeasy, nightclub | gentleman’s club, escort service | bookie, wire service office, casino |'],
  [
    'chinatown',
    'low dive, speakeasy | house of ill repute, brothel | bookie, numbers game, gambling den, gym | protection ring',
  ],
  [
    'docks',
    'low dive, speakeasy, trucking company | house of ill repute, brothel | bookie, numbers game, loan shark, gambling den, gym | protection ring',
  ],
  ['downtown', 'speakeasy, nightclub | gentleman’s club | bookie, casino, wire service office | protection ring'],
  [
    'hells-basement',
    'low dive | house of ill repute | bookie, numbers game, loan shark, gambling den | protection ring',
  ],
  [
    'lincoln-heights',
    'low dive, speakeasy | house of ill repute, brothel | bookie, numbers game, loan shark, gambling den, gym | protection ring',
  ],
  [
    'little-sicily',
    'speakeasy, trucking company | brothel | bookie, numbers game, loan shark, gambling den, gym | protection ring',
  ],
  ['oak-bluff', 'speakeasy, nightclub, trucking company | brothel | bookie, loan shark | protection ring'],
  ['racetrack', 'speakeasy | | bookie, loan shark, wire service office, racetrack |'],
  ['riverside', 'speakeasy, trucking company | brothel | bookie, loan shark, arena | protection ring'],
  [
    'southbridge',
    'low dive, speakeasy, trucking company, brewery | house of ill repute, brothel | bookie, numbers game, loan shark, gambling den, gym | protection ring',
  ],
];

describe('the board', () => {
  it('[CITY-1] has twelve districts', () => {
    expect(districts.map((district) => nameDistrict(district))).toEqual([
      'Cabbageville',
      'Cedar Hill',
      'Chinatown',
      'The Docks',
      'Downtown',
      'Hell’s Basement',
      'Lincoln Heights',
      'Little Sicily',
      'Oak Bluff',
      'The Racetrack',
      'Riverside',
      'Southbridge',
    ]);
  });

  it('[CITY-1] borders districts as the map draws them', () => {
    expect(Object.fromEntries(districts.map((district) => [district, listNeighbors(district)]))).toEqual({
      cabbageville: ['downtown', 'oak-bluff', 'racetrack', 'riverside'],
      'cedar-hill': ['downtown', 'lincoln-heights', 'little-sicily', 'oak-bluff'],
      chinatown: ['docks', 'downtown', 'little-sicily', 'southbridge'],
      docks: ['chinatown', 'downtown', 'riverside', 'southbridge'],
      downtown: ['cabbageville', 'cedar-hill', 'chinatown', 'docks', 'little-sicily', 'oak-bluff', 'riverside'],
      'hells-basement': ['lincoln-heights', 'little-sicily', 'southbridge'],
      'lincoln-heights': ['cedar-hill', 'hells-basement', 'little-sicily'],
      'little-sicily': ['cedar-hill', 'chinatown', 'downtown', 'hells-basement', 'lincoln-heights', 'southbridge'],
      'oak-bluff': ['cabbageville', 'cedar-hill', 'downtown', 'racetrack'],
      racetrack: ['cabbageville', 'oak-bluff'],
      riverside: ['cabbageville', 'docks', 'downtown'],
      southbridge: ['chinatown', 'docks', 'hells-basement', 'little-sicily'],
    });
  });

  it.each([
    [1, ['cabbageville', 'docks', 'riverside']],
    [2, ['cedar-hill', 'hells-basement', 'lincoln-heights', 'little-sicily']],
    [3, ['chinatown', 'downtown', 'oak-bluff', 'racetrack', 'southbridge']],
  ] as const)('[CITY-2] precinct %i covers its districts', (precinct, covered) => {
    expect(districts.filter((district) => lookUpRow(district).precinct === precinct)).toEqual(covered);
  });

  it.each(table)('[CITY-3] %s holds its business types', (district, row) => {
    const rackets = ['booze', 'prostitution', 'gambling', 'protection'] as const;
    const cells = row.split('|').map((cell) => cell.trim().split(', ').filter(Boolean).sort());
    rackets.forEach((racket, column) => {
      const held = lookUpRow(district)
        .types.filter((type) => racketTable[type].racket === racket)
        .map((type) => businessTypeNames[type].one);
      expect(held.sort()).toEqual(cells[column]);
    });
  });

  it('[CITY-4] holds as many ordinary businesses of a type as there are gangs, unique ones once', () => {
    const { state } = foundedCampaign({ npcs: 4 });
    const gangs = Object.keys(state.gangs).length;
    expect(gangs).toBe(5);
    const uniques: BusinessType[] = [];
    for (const district of districts) {
      for (const type of lookUpRow(district).types) {
        const count = Object.values(state.businesses).filter(
          (business) => business.district === district && business.type === type,
        ).length;
        if (racketTable[type].unique) uniques.push(type);
        expect(count).toBe(racketTable[type].unique ? 1 : gangs);
      }
    }
    expect(uniques.sort()).toEqual([
      'arena',
      'brewery',
      'dog-track',
      'madame-louisas',
      'racetrack',
      'wire-service',
      'wire-service',
      'wire-service',
    ]);
  });

  it('[CITY-5] tells that protection in The Docks covers the inland shops only', () => {
    const story = new Story();
    const view = paradise.view(story.state, 'gm');
    const ring = view.businesses.find((b) => b.district === 'docks' && b.type === 'protection');
    const other = view.businesses.find((b) => b.district === 'downtown' && b.type === 'protection');
    expect(ring?.notes.join()).toMatch(/inland shops only/);
    expect(other?.notes.join()).not.toMatch(/inland/);
  });

  it('[CITY-6] gives a gang that is not a Tong nothing in Chinatown', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { state } = foundedCampaign({ npcs: 4, seed });
      for (const business of Object.values(state.businesses)) {
        if (business.district !== 'chinatown' || business.owner === null) continue;
        expect(state.gangs[business.owner]?.type).toBe('tong');
      }
    }
  });

  it.each([
    ['a Tong meets plain GUTS 3', 'tong', 4, 'taken-over'],
    ['outsiders meet GUTS 3 + 2', 'irish', 4, 'takeover-failed'],
    ['even GUTS 5 fails on a 6', 'irish', 6, 'taken-over'],
  ] as const)('[CITY-6] %s in Chinatown', (_case, type, ownerFace, outcome) => {
    const [, gang] = new Story().seats(['Callers', { type, base: 'downtown' }]);
    const { events, rolls } = gang.takesOver('speakeasy').in('chinatown', { smarts: 3, dice: [3, ownerFace] });
    expect(events.map((event) => event.type)).toEqual([outcome]);
    expect(rolls[1]?.target).toBe(type === 'tong' ? 3 : 3 + outsidersGutsBonus);
  });

  it('[CITY-6] refuses a base in Chinatown to a gang that is not a Tong', () => {
    expect(() => foundedCampaign({ npcs: 3, base: 'chinatown' })).toThrow(/Only a Tong/);
  });

  it('[CITY-7] makes the Racetrack and the Dog Track neutral ground and nothing else', () => {
    const neutral = (Object.keys(racketTable) as BusinessType[]).filter(isNeutralGround);
    expect(neutral).toEqual(['racetrack', 'dog-track']);
  });

  it('[CITY-8] throws a D6 an owner: 1-2 is GUTS 2, 3-5 GUTS 3, 6 GUTS 4', () => {
    const plan = planCity(paradiseCity, 3);
    const faces = plan.map((_, n) => (n % 6) + 1);
    const { events } = new Story().play(faces, (table) => buildCity(table, 3));
    const guts = events.flatMap((event) =>
      event.type === 'district-built' ? event.businesses.map((one) => one.guts) : [],
    );
    expect(guts).toEqual(faces.map((face) => (face <= 2 ? 2 : face <= 5 ? 3 : 4)));
  });

  it('[CITY-8] starts most businesses independent', () => {
    const { state } = foundedCampaign({ npcs: 4 });
    const owners = Object.values(state.businesses).map((business) => business.owner);
    expect(owners.filter((owner) => owner === null).length).toBeGreaterThan(owners.length / 2);
    expect(new Set(Object.values(state.ownerGuts))).toEqual(new Set([2, 3, 4]));
  });
});

describe('the first place among the gangs', () => {
  const [first, second] = ['g1' as SeatId, 'g2' as SeatId];

  /** Whether the paper of the last of these months may tell of a new leader, by what the first two seats held. */
  function isNewLeader(...months: readonly (readonly [number, number])[]): boolean | undefined {
    const { state } = foundedCampaign({ npcs: 4 });
    const [one, other] = months.at(-1) ?? [0, 0];
    const ownerOf = (nth: number): SeatId | null => (nth < one ? first : nth < one + other ? second : null);
    const businesses = Object.fromEntries(
      Object.entries(state.businesses).map(([id, business], nth) => [id, { ...business, owner: ownerOf(nth) }]),
    );
    months.forEach((held, nth) => {
      state.months[nth + 1] = {
        month: nth + 1,
        outrageBefore: 2,
        outrage: 2,
        faces: [1, 1],
        total: 4,
        verdict: 'quiet',
        holdings: { [first]: held[0], [second]: held[1] },
      };
    });
    const { items } = collectNews({ ...state, businesses }, months.length, [], []);
    return items.find((item) => item.kind === 'standings')?.newLeader;
  }

  it.each([
    [
      'passes the one who led',
      [
        [5, 4],
        [5, 6],
      ],
      true,
    ],
    [
      'of an earlier seat draws level with the leader',
      [
        [4, 5],
        [5, 5],
      ],
      false,
    ],
    [
      'draws level with him',
      [
        [5, 4],
        [5, 5],
      ],
      false,
    ],
    [
      'passes him after they were level',
      [
        [5, 4],
        [5, 5],
        [5, 6],
      ],
      true,
    ],
    [
      'falls back after they were level',
      [
        [5, 4],
        [5, 5],
        [6, 5],
      ],
      false,
    ],
    ['is first in the first month', [[5, 4]], false],
  ] as const)('is news when a gang %s', (_, months, expected) => {
    expect(isNewLeader(...months)).toBe(expected);
  });
});
