import type { Advertiser, Feature } from '#press/page/copy.ts';

/** Fillers for a page that the families do not fill. */
export const features: readonly Feature[] = [
  {
    headline: 'The Tallest Building in Town',
    deck: 'It is being finished downward.',
    paragraphs: [
      'Emerald Tower has reached its flagpole. Offices will follow as soon as somebody can pay for them; the elevator boy has been engaged and practices.',
    ],
  },
  {
    headline: 'Apples on Every Corner',
    deck: 'Five cents, polished.',
    paragraphs: [
      'Former brokers sell apples on Mercer Street. Customers report that the apples are sound but come with advice.',
    ],
  },
  {
    headline: 'The Organist of Theater Row',
    deck: 'He has nothing to play to.',
    paragraphs: [
      'Since the pictures talk, the organist of the Orpheum plays between them. He has asked that the audience be quieter than the actors.',
    ],
  },
  {
    headline: 'A Sheep in Linden Park',
    deck: 'The lawn is grateful.',
    paragraphs: [
      'The city cannot afford the mower and has hired a sheep. It works without Sundays and has joined no union.',
    ],
  },
  {
    headline: 'Miniature Golf Sweeps the Roofs',
    deck: 'Nine holes above the Grand Hotel.',
    paragraphs: [
      'Balls have been found in soup as far as Depot Street. The management regrets it and charges for them.',
    ],
  },
  {
    headline: 'The Ferry Is Late',
    deck: 'As it was under the old captain.',
    paragraphs: ['A new captain has taken over the ferry and its timetable, of which only the ferry is in use.'],
  },
  {
    headline: 'A Telephone in the Kitchen',
    deck: 'It rings during the roast.',
    paragraphs: [
      'Households with two telephones are no longer a curiosity. What they say to each other is not recorded, as far as is known.',
    ],
  },
  {
    headline: 'Crossword Clubs Divide',
    deck: 'A matter of six letters.',
    paragraphs: [
      'The crossword club of Alder Square has split over a river in Asia. Both halves meet on Tuesdays, at opposite tables.',
    ],
  },
];

/** Advertisements of the town. */
export const advertisers: readonly Advertiser[] = [
  { title: 'Pancetta Ristorante', lines: ['Corner tables, both corners.', 'You never saw us.'], engraving: 'teapot' },
  { title: 'Grand Hotel', lines: ['Three hundred rooms, four exits.', 'Register under any name.'], engraving: 'lamp' },
  { title: 'Pitney Downs', lines: ['Racing daily.', 'Lucky number on request.'], engraving: 'racehorse' },
  {
    title: 'Weiss Brothers, Hats',
    lines: ['Low brims, wide brims.', 'Exchanged without questions.'],
    engraving: 'hat',
  },
  { title: 'Cannery Row Trucking', lines: ['Light loads, heavy loads.', 'We do not look inside.'], engraving: 'truck' },
  { title: 'Orpheum', lines: ['It talks, it sings.', 'Loud parts at nine and eleven.'], engraving: 'piano' },
  {
    title: 'Garment Block Shoes',
    lines: ['Soles that make no sound.', 'Worn by waiters and others.'],
    engraving: 'shoe',
  },
  {
    title: 'St. Mary’s Bazaar',
    lines: ['Cakes, candles, a second chance.', 'Saturday after confession.'],
    engraving: 'bread',
  },
  { title: 'Finch, Wreaths', lines: ['Large orders overnight.', 'Ribbons lettered free.'], engraving: 'wreath' },
];
