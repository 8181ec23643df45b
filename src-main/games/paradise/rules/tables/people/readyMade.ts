import type { Skill, StatBlock, Weapon } from '#shared/games/paradise/people.ts';
import type { OffTheRack } from '#shared/games/paradise/recruits.ts';
import type { GangSetup, MemberSetup } from '#shared/games/paradise/setup.ts';

/** A ready-made gang, with its makers' money left. */
export type ReadyMadeGang = { gang: GangSetup; startingMoneyDollars: number; note: string };

const jimmy: StatBlock = { fists: 6, gats: 5, guts: 4, stunts: 3, smarts: 3, hits: 5 };

function createOffTheRack(
  name: string,
  profile: OffTheRack['profile'],
  rolled: Skill | null,
  extras: Partial<OffTheRack> = {},
  weapons: Weapon[] = [],
): MemberSetup {
  return {
    recruit: {
      method: 'off-the-rack',
      name,
      profile,
      freeSkills: rolled === null ? [] : [{ kind: 'random', rolled }],
      improvements: {},
      boughtSkills: [],
      ...extras,
    },
    weapons,
  };
}

/** [GANG-3, GANG-5] The rulebook's own example of making a gang, dice and all. */
const sixthStreeters: GangSetup = {
  name: 'The Sixth Streeters',
  type: 'irish',
  base: 'cabbageville',
  boss: {
    recruit: {
      method: 'rolled-up',
      name: 'Jimmy “The Nose” O’Donnell',
      dice: [4, 3, 3, 5, 6, 6, 1, 2],
      stats: jimmy,
      sixSkills: [
        { kind: 'chosen', skill: 'real-scary' },
        { kind: 'chosen', skill: 'brutal-champ' },
      ],
      improvements: {},
      boughtSkills: [{ kind: 'random', rolled: 'tough-sob' }],
    },
    weapons: ['double-barreled-shotgun'],
  },
  members: [
    createOffTheRack('Francis Kennedy', 'accountant', null),
    createOffTheRack('Sionead', 'moll', null, {
      freeSkills: [{ kind: 'chosen', skill: 'femme-fatale' }],
      improvements: { guts: 4 },
      boughtSkills: [{ kind: 'chosen', skill: 'pistoleer' }],
    }),
    createOffTheRack('“Spats” Doogan', 'enforcer', 'wheel-man'),
    createOffTheRack('“Dooley” Doolittle', 'hoodlum', 'tommy-gunner', { improvements: { gats: 4 } }, ['tommy-gun']),
    createOffTheRack('“Meat-pie” O’Hurley', 'hoodlum', 'mack-the-knife', {}, ['knife']),
    createOffTheRack('“Butcher Jim” Kowalski', 'hoodlum', 'brutal-champ'),
    createOffTheRack('“Big Tommy” MacDallan', 'hoodlum', 'mumbles'),
  ],
  vehicles: [],
  businesses: [],
};

/** A gang for the ordinary $1,000: the first purchase most players would make. */
const riversideCrowd: GangSetup = {
  name: 'The Riverside Crowd',
  type: 'syndicate',
  base: 'riverside',
  boss: createOffTheRack('Nate Calloway', 'boss', null, {
    freeSkills: [
      { kind: 'chosen', skill: 'real-charmer' },
      { kind: 'chosen', skill: 'pistoleer' },
    ],
  }),
  members: [
    createOffTheRack('Ezra Lindqvist', 'accountant', null),
    createOffTheRack('Hattie Monroe', 'moll', null, { freeSkills: [{ kind: 'chosen', skill: 'nice-girl' }] }),
    createOffTheRack('Big Walt Hanley', 'enforcer', null),
    createOffTheRack('Cole Pruitt', 'hoodlum', null),
    createOffTheRack('Sid Farrow', 'hoodlum', null),
    createOffTheRack('Tiny Osgood', 'slugger', null),
    createOffTheRack('Red Mahaffey', 'slugger', null),
  ],
  vehicles: [],
  businesses: [],
};

/** [CITY-6] A Tong, which can hold Chinatown. */
const whiteCraneTong: GangSetup = {
  name: 'The White Crane Tong',
  type: 'tong',
  base: 'chinatown',
  boss: createOffTheRack('Uncle Shen', 'boss', null, {
    freeSkills: [
      { kind: 'chosen', skill: 'real-charmer' },
      { kind: 'chosen', skill: 'martial-artist' },
    ],
  }),
  members: [
    createOffTheRack('Old Quan', 'accountant', null),
    createOffTheRack('Jun Fong', 'hoodlum', null, { freeSkills: [{ kind: 'chosen', skill: 'martial-artist' }] }),
    createOffTheRack('Kit Loo', 'hoodlum', null, { freeSkills: [{ kind: 'chosen', skill: 'martial-artist' }] }),
    ...['Ah Sam', 'Ah Gee', 'Long Ho', 'Little Pak', 'Ben Soo', 'Tak Jin'].map((name) =>
      createOffTheRack(name, 'slugger', null),
    ),
  ],
  vehicles: [{ kind: 'truck', upgrades: [] }],
  businesses: [],
};

/** [CITY-6] A family with discipline, honor, and a gun behind each door. */
const bellavistaFamily: GangSetup = {
  name: 'The Bellavista Family',
  type: 'sicilian',
  base: 'little-sicily',
  boss: createOffTheRack('Don Saverio Bellavista', 'boss', null, {
    freeSkills: [
      { kind: 'chosen', skill: 'real-scary' },
      { kind: 'chosen', skill: 'pistoleer' },
    ],
  }),
  members: [
    createOffTheRack('Ignazio Noto', 'accountant', null),
    createOffTheRack('Turi Scalise', 'enforcer', null),
    createOffTheRack('Nino Corvino', 'enforcer', null),
    createOffTheRack('Cosimo Leone', 'hoodlum', null),
    createOffTheRack('Rocco Mancuso', 'hoodlum', null),
    createOffTheRack('Santo Rizzo', 'punk', null),
  ],
  vehicles: [],
  businesses: [],
};

/** [GANG-4] A street gang with numbers and nerve, which has no Accountant and so runs one racket. */
const tinAlleyKids: GangSetup = {
  name: 'The Tin Alley Kids',
  type: 'street',
  base: 'hells-basement',
  boss: createOffTheRack('Lucky Tobin', 'boss', null, {
    freeSkills: [
      { kind: 'chosen', skill: 'brutal-champ' },
      { kind: 'chosen', skill: 'real-charmer' },
    ],
  }),
  members: [
    ...['Slats Malone', 'Rusty Nagy', 'Hooks Dolan', 'Beans Krupa'].map((name) =>
      createOffTheRack(name, 'hoodlum', null),
    ),
    ...['Bugs Fenn', 'Muggsy Quirk', 'Shorty Sikora', 'Duke Weems', 'Ace Barlow'].map((name) =>
      createOffTheRack(name, 'slugger', null),
    ),
    ...['Jinx Pell', 'Nails Rudd', 'Kid Moss'].map((name) => createOffTheRack(name, 'punk', null)),
  ],
  vehicles: [],
  businesses: [],
};

export const readyMadeGangs: readonly ReadyMadeGang[] = [
  {
    gang: sixthStreeters,
    startingMoneyDollars: 1_200,
    note: 'The rulebook’s own example of a gang, at the prices of its lists.',
  },
  {
    gang: riversideCrowd,
    startingMoneyDollars: 1_000,
    note: 'A sound start for little money: a talker for a Boss, an Accountant, muscle and money left for guns.',
  },
  {
    gang: whiteCraneTong,
    startingMoneyDollars: 1_000,
    note: 'Many men, few guns, and a truck. A Tong is at home where the Tongs let nobody else in.',
  },
  {
    gang: bellavistaFamily,
    startingMoneyDollars: 1_000,
    note: 'A family of a few good guns: two Enforcers behind a Boss whom nobody likes to refuse.',
  },
  {
    gang: tinAlleyKids,
    startingMoneyDollars: 1_000,
    note: 'A crowd of boys with fists and nerve. A street gang keeps no Accountant, so it runs a single racket.',
  },
];
