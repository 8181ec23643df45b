import type { BusinessType, District } from '../city.ts';
import type { RunningBusiness, RunningMember } from '../runningParts.ts';
import { readOutline } from './naming.ts';
import type { CityPack } from './pack.ts';

const lowGambling = ['bookies', 'numbers', 'loan-sharks', 'gambling-den'] as const;

function member(name: string, profile: RunningMember['profile'], extra: Partial<RunningMember> = {}): RunningMember {
  return {
    name,
    profile,
    isBoss: false,
    stats: {},
    skills: [],
    weapons: [],
    wounds: {},
    custody: null,
    isStoneCold: false,
    paidDollars: 0,
    joinedMonth: 1,
    ...extra,
  };
}

function hold(
  district: District,
  type: BusinessType,
  number: number,
  extra: Partial<RunningBusiness> = {},
): RunningBusiness {
  return { district, type, number, isShut: false, idleMonths: 0, repairMonths: 0, ...extra };
}

/** A town of five districts for one evening: two of its four gangs are at war, and the Feds are in town. */
export const corbinFalls: CityPack = {
  kind: 'racketeer-city',
  name: 'Corbin Falls',
  paper: {
    name: 'Corbin Falls Beacon',
    motto: 'It Shines for All Who Subscribe',
    price: 'Two Cents',
    telephone: 'Falls',
    river: 'Corbin',
    railroad: { name: 'Corbin & Western', station: 'Depot Street Station' },
    county: 'Hale',
    streets: ['Falls Street', 'Furnace Street', 'Ladle Street', 'Landing Street', 'Hill Street'],
  },
  begins: '1929-02',
  recommends: { months: 4, preset: 'gangland-war' },
  center: 'Falls Street',
  homes: {
    syndicate: ['Depot', 'Falls Street'],
    irish: ['Foundry', 'Depot'],
    sicilian: ['Market Hill', 'Lower Landing'],
    tong: ['Lower Landing'],
    street: ['Lower Landing', 'Foundry'],
  },
  districts: [
    {
      name: 'Foundry',
      character: 'Slag heaps, company houses, and the plant that pays for both.',
      precinct: 1,
      types: ['low-dive', 'speakeasy', 'trucking', 'house-of-ill-repute', ...lowGambling, 'gym', 'protection'],
      places: {},
      outline: readOutline('109,66 279,69 456,50 472,208 458,379 334,378 200,382 47,372 61,218'),
      streets: 7,
    },
    {
      name: 'Depot',
      character: 'Freight yards, rooming houses, and the fast night freight.',
      precinct: 2,
      types: ['low-dive', 'speakeasy', 'trucking', 'brothel', 'bookies', 'loan-sharks', 'protection'],
      places: {},
      outline: readOutline('456,50 701,42 902,74 922,215 935,369 791,392 648,399 556,405 458,379 472,208'),
      streets: -8,
    },
    {
      name: 'Lower Landing',
      character: 'Steps to the water, and stairs to everything else.',
      precinct: 1,
      types: ['low-dive', 'speakeasy', 'house-of-ill-repute', 'brothel', ...lowGambling, 'protection'],
      places: {},
      outline: readOutline('47,372 200,382 334,378 322,532 332,702 215,689 101,697 77,541'),
      streets: -5,
      isWaterfront: true,
    },
    {
      name: 'Falls Street',
      character: 'The one street with electric signs, and four banks.',
      precinct: 2,
      types: ['speakeasy', 'nightclub', 'gentlemans-club', 'bookies', 'casino', 'wire-service', 'protection'],
      places: { 'wire-service': 'Falls Street Wire Office' },
      outline: readOutline('334,378 458,379 556,405 648,399 620,563 622,725 479,726 332,702 322,532'),
      streets: 3,
    },
    {
      name: 'Market Hill',
      character: 'Stalls, stoops, and a brewery under the hill.',
      precinct: 3,
      types: ['speakeasy', 'brewery', 'trucking', 'brothel', ...lowGambling, 'protection'],
      places: { brewery: 'Hill Brewery' },
      outline: readOutline('648,399 791,392 935,369 904,523 907,690 785,689 622,725 620,563'),
      streets: 12,
    },
  ],
  start: {
    outrage: 11,
    gangsAtStart: 4,
    feds: { inTown: true, sinceMonth: 49, agents: 6, target: 'The Depot Combine', alsoAfter: [] },
    gangs: [
      {
        name: 'The Foundry Boys',
        type: 'irish',
        player: 'human',
        base: 'Foundry',
        bankDollars: 1850,
        permanentReputation: 2,
        members: [
          member('Matt Garrity', 'boss', { isBoss: true, weapons: ['pistol'], skills: ['real-scary'] }),
          member('Owen Pike', 'accountant'),
          member('Big Tim Shea', 'enforcer', { weapons: ['tommy-gun'] }),
          member('Dinny Fallon', 'hoodlum', { weapons: ['pistol'], wounds: { hits: 1 } }),
          member('Red Casey', 'hoodlum', { weapons: ['double-barreled-shotgun'] }),
          member('Smiler Roche', 'slugger'),
          member('Lefty Burke', 'slugger', { custody: 'jail' }),
        ],
        vehicles: [{ kind: 'car', upgrades: [], isStolen: false }],
        businesses: [
          hold('Foundry', 'speakeasy', 1),
          hold('Foundry', 'numbers', 1),
          hold('Foundry', 'bookies', 1),
          hold('Lower Landing', 'speakeasy', 1, { repairMonths: 2 }),
          hold('Lower Landing', 'low-dive', 1),
        ],
      },
      {
        name: 'The Depot Combine',
        type: 'syndicate',
        player: 'npc',
        base: 'Depot',
        bankDollars: 2600,
        permanentReputation: 3,
        members: [
          member('Louis Adler', 'boss', { isBoss: true, weapons: ['pistol'], skills: ['real-charmer'] }),
          member('Herman Stein', 'accountant'),
          member('Frank Novak', 'torpedo', { weapons: ['rifle'], isStoneCold: true }),
          member('Joe Brandt', 'enforcer', { weapons: ['tommy-gun'] }),
          member('Carl Voss', 'hoodlum', { weapons: ['pistol'] }),
          member('Stan Gorski', 'hoodlum', { weapons: ['pistol'], wounds: { hits: 2, guts: 1 } }),
        ],
        vehicles: [
          { kind: 'car', upgrades: [], isStolen: false },
          { kind: 'truck', upgrades: [], isStolen: false },
        ],
        businesses: [
          hold('Depot', 'speakeasy', 1),
          hold('Depot', 'brothel', 1),
          hold('Depot', 'loan-sharks', 1),
          hold('Falls Street', 'nightclub', 1),
          hold('Falls Street', 'bookies', 1),
        ],
      },
      {
        name: 'The Ferrara Family',
        type: 'sicilian',
        player: 'npc',
        base: 'Market Hill',
        bankDollars: 3100,
        permanentReputation: 1,
        members: [
          member('Don Achille Ferrara', 'boss', { isBoss: true, weapons: ['pistol'], skills: ['real-scary'] }),
          member('Ciro Leone', 'accountant'),
          member('Nino Greco', 'enforcer', { weapons: ['pistol'] }),
          member('Tano Costa', 'enforcer', { weapons: ['double-barreled-shotgun'] }),
          member('Luca Conti', 'hoodlum', { weapons: ['pistol'] }),
        ],
        vehicles: [{ kind: 'car', upgrades: [], isStolen: false }],
        businesses: [
          hold('Market Hill', 'brewery', 1),
          hold('Market Hill', 'speakeasy', 1),
          hold('Market Hill', 'gambling-den', 1),
          hold('Market Hill', 'protection', 1),
        ],
      },
      {
        name: 'The Landing Kids',
        type: 'street',
        player: 'npc',
        base: 'Lower Landing',
        bankDollars: 700,
        permanentReputation: 0,
        members: [
          member('Skids Malone', 'boss', { isBoss: true, weapons: ['pistol'], skills: ['brutal-champ'] }),
          member('Beans Riggs', 'hoodlum', { weapons: ['pistol'] }),
          member('Whitey Katz', 'slugger'),
          member('Dice Barlow', 'slugger'),
          member('Button Fenn', 'punk'),
          member('Itchy Cobb', 'punk'),
        ],
        vehicles: [],
        businesses: [
          hold('Lower Landing', 'numbers', 1),
          hold('Lower Landing', 'gambling-den', 1),
          hold('Lower Landing', 'bookies', 1),
        ],
      },
    ],
    officials: [
      { kind: 'mayor', name: 'Orrin Tuttle', owners: [] },
      { kind: 'chief', name: 'Asa Birdwell', owners: [] },
      { kind: 'judge', bench: 1, name: 'Eliphalet Crane', owners: [{ gang: 'The Foundry Boys' }] },
      { kind: 'captain', precinct: 2, name: 'Gus Heinz', owners: [{ gang: 'The Depot Combine' }] },
    ],
    truces: [{ between: ['The Ferrara Family', 'The Landing Kids'], sinceMonth: 48, untilMonth: 53 }],
    pastMonths: [
      { month: 47, outrage: 3, bankDollars: { 'The Foundry Boys': 1200, 'The Depot Combine': 1700 } },
      { month: 48, outrage: 7, bankDollars: { 'The Foundry Boys': 2100, 'The Depot Combine': 1900 } },
      { month: 49, outrage: 11, bankDollars: { 'The Foundry Boys': 1850, 'The Depot Combine': 2600 } },
    ],
  },
};
