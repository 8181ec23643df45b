import { readOutline } from './naming.ts';
import type { CityPack } from './pack.ts';

const lowGambling = ['bookies', 'numbers', 'loan-sharks', 'gambling-den'] as const;

/** A mill town of six districts for a short game. It has no arena, no racetrack, and no madam. */
export const millhaven: CityPack = {
  kind: 'racketeer-city',
  name: 'Millhaven',
  paper: {
    name: 'Millhaven Courier',
    motto: 'All of It Heard, Some of It Printed',
    price: 'Three Cents',
    telephone: 'Mill',
    radio: { station: 'WMH', meters: 268 },
    river: 'Tamarack',
    railroad: { name: 'Tamarack Valley', station: 'Garrison Depot' },
    county: 'Alder',
    streets: ['Spindle Street', 'Loom Street', 'Weir Street', 'Court Street', 'Towpath Street'],
  },
  begins: '1926-03',
  recommends: { months: 12 },
  officials: [
    { kind: 'mayor', name: 'Everett Loomis' },
    { kind: 'chief', name: 'Barney Tibbets' },
    { kind: 'editor', name: 'Augusta Crowell' },
  ],
  gangs: [
    {
      name: 'The Spindle Street Mob',
      type: 'irish',
      home: 'Mill Row',
      boss: 'Con Hanratty',
      note: 'Loom fixers and their brothers; the mills are theirs after dark.',
    },
    {
      name: 'The Court Hill Company',
      type: 'syndicate',
      home: 'Court Hill',
      boss: 'Walter Prewitt',
      note: 'Well dressed, well connected, and seldom seen carrying anything.',
    },
    {
      name: 'The Market Brothers',
      type: 'sicilian',
      home: 'Old Market',
      boss: 'Don Pasquale Ferro',
      note: 'Six stalls, four cellars, and one opinion.',
    },
    {
      name: 'The Silver Shuttle Tong',
      type: 'tong',
      home: 'Station Street',
      boss: 'Charlie Soong',
      note: 'Quiet men from the boarding houses, and a great many of them.',
    },
    {
      name: 'The Towpath Rats',
      type: 'street',
      home: 'Canal Side',
      boss: 'Splinter Doak',
      note: 'Bargemen’s boys who know every back door of the mills.',
    },
  ],
  center: 'Court Hill',
  homes: {
    syndicate: ['Court Hill', 'Station Street', 'Eastgate'],
    irish: ['Mill Row', 'Canal Side', 'Eastgate'],
    sicilian: ['Old Market', 'Canal Side', 'Mill Row'],
    tong: ['Station Street', 'Old Market'],
    street: ['Eastgate', 'Canal Side', 'Mill Row'],
  },
  districts: [
    {
      name: 'Canal Side',
      character: 'Barges, coal yards, and the back doors of the mills.',
      precinct: 1,
      types: ['low-dive', 'speakeasy', 'trucking', 'house-of-ill-repute', 'brothel', ...lowGambling, 'protection'],
      places: {},
      outline: readOutline('44,306 190,330 340,290 352,424 326,560 188,578 70,555 58,424'),
      streets: 12,
      isWaterfront: true,
    },
    {
      name: 'Court Hill',
      character: 'The court, the bank, and the only hotel with an elevator.',
      precinct: 2,
      types: ['speakeasy', 'nightclub', 'gentlemans-club', 'bookies', 'casino', 'wire-service', 'protection'],
      places: { 'wire-service': 'Court Hill Wire Office' },
      outline: readOutline('362,50 510,40 662,64 676,184 642,318 498,272 340,290 380,170'),
      streets: -4,
    },
    {
      name: 'Eastgate',
      character: 'New tenements on old fields, and the dog track behind them.',
      precinct: 3,
      types: ['low-dive', 'speakeasy', 'brothel', ...lowGambling, 'gym', 'dog-track', 'protection'],
      places: { 'dog-track': 'Eastgate Dog Track' },
      outline: readOutline('642,318 800,331 958,298 944,432 930,566 790,573 650,552 664,432'),
      streets: -10,
    },
    {
      name: 'Mill Row',
      character: 'Brick rows in the smoke of the mills, and the brewery at their end.',
      precinct: 1,
      types: [
        'low-dive',
        'speakeasy',
        'trucking',
        'brewery',
        'house-of-ill-repute',
        ...lowGambling,
        'gym',
        'protection',
      ],
      places: { brewery: 'Sutter Brewery' },
      outline: readOutline('62,74 210,53 362,50 380,170 340,290 190,330 44,306 36,189'),
      streets: 6,
    },
    {
      name: 'Old Market',
      character: 'Stalls by day, card rooms by night, and everybody’s cousin.',
      precinct: 2,
      types: ['speakeasy', 'trucking', 'house-of-ill-repute', 'brothel', ...lowGambling, 'protection'],
      places: {},
      outline: readOutline('340,290 498,272 642,318 664,432 650,552 490,581 326,560 352,424'),
      streets: 3,
    },
    {
      name: 'Station Street',
      character: 'Boarding houses and freight sheds round the depot.',
      precinct: 3,
      types: ['low-dive', 'speakeasy', 'nightclub', 'trucking', 'brothel', 'bookies', 'loan-sharks', 'protection'],
      places: {},
      outline: readOutline('662,64 810,43 942,61 970,179 958,298 800,331 642,318 676,184'),
      streets: -14,
    },
  ],
  events: [
    {
      name: 'The whistle',
      when: { kind: 'month', month: 2 },
      tells: {
        kind: 'story',
        headline: 'Mills Blow the Whistle an Hour Early',
        text: 'From Monday the whistle of Number Two mill will blow at five in the afternoon instead of six, and four hundred weavers will be on the street with an hour that nobody has sold them anything for.\n“We make cloth,” said the manager. “What they make of the hour is their own affair.” Several gentlemen without cloth were seen to write this down.',
      },
    },
    {
      name: 'A word from the sheriff',
      when: { kind: 'outrage', atLeast: 8 },
      tells: {
        kind: 'letter',
        to: 'strongest',
        title: 'To be read and not kept',
        text: 'This is a county of quiet people. They read of you at breakfast now, and then they come to me.\nI can be looking at the river, or I can be looking at you. Give them something else to read.',
        from: 'Amos Tull, Sheriff',
        choices: [
          {
            answer: 'Send him an envelope',
            effects: [
              { kind: 'money', dollars: -200 },
              { kind: 'outrage', points: -1 },
            ],
          },
          {
            answer: 'Send him nothing',
            effects: [
              { kind: 'outrage', points: 1 },
              { kind: 'reputation', points: 1 },
            ],
          },
        ],
      },
    },
    {
      name: 'Twelve doors',
      when: { kind: 'doors', atLeast: 12 },
      tells: {
        kind: 'letter',
        to: 'concerned',
        title: 'From the bench by the canal',
        text: 'We are old men who count barges. This year we count your doors too, and we have come to twelve.\nWhen the Hollisters had twelve, back before the war, they stopped saying good morning. It was three winters until nobody remembered the name. Say good morning.',
        from: 'Three who sit there',
      },
    },
  ],
};
