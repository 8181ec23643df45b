import type { Advertiser, Feature } from '#press/page/copy.ts';

/** Fillers for a page that the gangs do not fill. */
export const features: readonly Feature[] = [
  {
    headline: 'The Clock at the Exchange',
    deck: 'It is right twice a day, and proud of it.',
    paragraphs: [
      'The clock over the exchange has stopped again. Traders prefer it so, as nobody is ever late.',
      'A committee has been formed to find the key.',
    ],
  },
  {
    headline: 'Pigeons: A Census',
    deck: 'More than last year, and better informed.',
    paragraphs: [
      'A retired teacher has counted the pigeons of three squares. He declines to publish the figure before the pigeons have seen it.',
    ],
  },
  {
    headline: 'The Water Is Wet',
    deck: 'The Board of Works reports.',
    paragraphs: [
      'After nine weeks the Board of Works finds the water in the mains to be wet and mostly water. Citizens are asked not to stare at it.',
    ],
  },
  {
    headline: 'Lost Umbrellas',
    deck: 'The tram office has four hundred and no rain.',
    paragraphs: [
      'Umbrellas left on the trams may be fetched on any dry day, when nobody wants them.',
      'Unclaimed ones are given to the fire brigade.',
    ],
  },
  {
    headline: 'The Brass Band Rehearses',
    deck: 'Neighbors write, at length.',
    paragraphs: [
      'The band of the gasworks rehearses with open windows. It has been offered money to stop and money to close the windows; it is thinking.',
    ],
  },
  {
    headline: 'A Cat Is Elected',
    deck: 'By a clear majority, in the fish market.',
    paragraphs: [
      'The stallholders have chosen a gray tom as beadle. He has no opinions and keeps regular hours, which was thought an improvement.',
    ],
  },
  {
    headline: 'Night School Full',
    deck: 'Bookkeeping is the fashion.',
    paragraphs: [
      'The evening class in double entry has a waiting list. Several pupils wish to learn one half of it only.',
    ],
  },
  {
    headline: 'On Hats',
    deck: 'Brims are wider, and so are shoulders.',
    paragraphs: ['Hatters report a run on wide brims. A brim, says the trade, is worth two alibis in bad weather.'],
  },
];

export const advertisers: readonly Advertiser[] = [
  { title: 'Pruitt’s Umbrellas', lines: ['Keep off what falls.', 'Every rib tested.'], engraving: 'umbrella' },
  {
    title: 'The Golden Loaf',
    lines: ['Baked at four, gone by eight.', 'We ask no questions and answer none.'],
    engraving: 'bread',
  },
  {
    title: 'Marchetti, Shoes',
    lines: ['Soles for those who walk away.', 'Resoled while you hide.'],
    engraving: 'shoe',
  },
  { title: 'Lamps by Hollis', lines: ['See who is at the door.', 'Oil, gas, electric.'], engraving: 'lamp' },
  { title: 'Dunbar Coal', lines: ['Delivered by day.', 'Paid by night if preferred.'], engraving: 'coal-scuttle' },
  { title: 'Keys & Ivories', lines: ['Pianos tuned, hauled, hidden.', 'Ask for Ferris.'], engraving: 'piano' },
  { title: 'Miss Tansy’s Tea', lines: ['A quiet cup.', 'Back room for parties of four.'], engraving: 'teapot' },
  { title: 'Cuts by Aurelio', lines: ['Shave, trim, discretion.', 'Mirror faces the door.'], engraving: 'scissors' },
  { title: 'Oakes & Daughter', lines: ['Wreaths at any hour.', 'Standing orders welcome.'], engraving: 'wreath' },
];

export const weather: readonly string[] = [
  'Fog, lifting for those with nothing to hide',
  'Fair, with some wind about the ears',
  'Rain toward evening',
  'Cold; keep your hands in your pockets',
  'Clear, and longer to see',
  'Thunder, or something like it',
];
