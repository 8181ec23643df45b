import type { Racket } from '#shared/games/godfather/values.ts';
import type { Advertiser, Feature } from '#press/page/copy.ts';

/** Fillers for a page that the families do not fill. */
export const features: readonly Feature[] = [
  {
    headline: 'The Elevated Runs Late',
    deck: 'By a different amount each day.',
    paragraphs: [
      'Riders of the Third Avenue line have petitioned for lateness of a regular kind. The company promises to study it when it arrives.',
    ],
  },
  {
    headline: 'An Apple Stand on Every Corner',
    deck: 'And a customer on some.',
    paragraphs: [
      'Six thousand men sell apples in the city. The price has settled at a nickel, the weather permitting.',
    ],
  },
  {
    headline: 'Higher Still',
    deck: 'The new tower has sixty floors to let.',
    paragraphs: [
      'The tallest building in the world opened its doors and found few callers. Its lamps are lit at night all the same, to keep up appearances.',
    ],
  },
  {
    headline: 'Pushcarts Must Move On',
    deck: 'Where to is not stated.',
    paragraphs: [
      'The license bureau wants the pushcarts off Orchard Street by summer. The pushcarts want the bureau to try the pickles first.',
    ],
  },
  {
    headline: 'Bridge Opens Early',
    deck: 'Both states attended.',
    paragraphs: [
      'The great bridge over the Hudson is eight months ahead of its date. The first man across was on roller skates and gave no reason.',
    ],
  },
  {
    headline: 'The Automat Adds a Window',
    deck: 'It is for prunes.',
    paragraphs: [
      'Behind a new pane of glass one finds stewed prunes for a nickel. The slot beside it, for pie, has been enlarged by demand.',
    ],
  },
  {
    headline: 'Lamplighter Retires',
    deck: 'He was the last one.',
    paragraphs: [
      'After forty-one years the last man who lit gas by hand has hung up his pole. This newspaper, which has his name from him, wished him good night.',
    ],
  },
  {
    headline: 'Ferry Takes a Wrong Turn',
    deck: 'Nobody had been to Hoboken before.',
    paragraphs: [
      'Fog put a Staten Island boat ashore in New Jersey. Passengers were returned with an apology and a timetable.',
    ],
  },
];

export const advertisers: readonly (Advertiser & {
  /** It is printed while that racket runs somewhere. */
  racket: Racket | null;
})[] = [
  {
    title: 'Belmont Turf Information',
    lines: ['Who won, before you ask.', 'Bring your own pencil.'],
    engraving: 'racehorse',
    racket: 'bookmaking',
  },
  {
    title: 'Mutual Window Insurance',
    lines: ['Panes, doors, kneecaps.', 'We call weekly.'],
    engraving: 'umbrella',
    racket: 'extortion',
  },
  {
    title: 'Conti Grape Bricks',
    lines: ['Do not add water, sugar or yeast.', 'Do not wait three weeks.'],
    engraving: 'teapot',
    racket: 'bootlegging',
  },
  {
    title: 'Friendly Loans',
    lines: ['Six for five.', 'We know where you live.'],
    engraving: 'coal-scuttle',
    racket: 'loan-sharking',
  },
  {
    title: 'Night Owl Cartage',
    lines: ['Whole loads or part loads.', 'Cheaper than the maker.'],
    engraving: 'truck',
    racket: 'hijacking',
  },
  {
    title: 'Sal’s Hats',
    lines: ['Brims to suit the light.', 'Mulberry Street, up one flight.'],
    engraving: 'hat',
    racket: null,
  },
  {
    title: 'Day Line Steamers',
    lines: ['Albany and return.', 'Return not guaranteed.'],
    engraving: 'river-steamer',
    racket: null,
  },
  {
    title: 'Pasquale Bros.',
    lines: ['Wreaths by the dozen.', 'Deliveries to both parties.'],
    engraving: 'wreath',
    racket: null,
  },
  {
    title: 'The Blue Fiddle',
    lines: ['Dinner, music, rear door.', 'Ask for Joe; he is always Joe.'],
    engraving: 'piano',
    racket: null,
  },
  {
    title: 'Rosen, Shoes',
    lines: ['Soles that do not squeak.', 'Heels that do not tell.'],
    engraving: 'shoe',
    racket: null,
  },
  {
    title: 'Ferrara’s Loaves',
    lines: ['Baked at four.', 'No questions in the crust.'],
    engraving: 'bread',
    racket: null,
  },
  {
    title: 'Arc Lamps of Grand Street',
    lines: ['See who is at the door.', 'Switch by the bed.'],
    engraving: 'lamp',
    racket: null,
  },
];

/** The weather, by season; it rotates with the weeks. */
export const weathers: Readonly<Record<'winter' | 'spring' | 'summer' | 'fall', readonly string[]>> = {
  winter: ['Sleet, then collars up', 'Snow on the sills', 'Ice on the river, none in the glasses'],
  spring: ['Showers, umbrellas advised', 'Mild, windows open', 'Wind off the harbor'],
  summer: ['Hot; sleep on the roof', 'Thunder after supper', 'Haze over the Bridge'],
  fall: ['Clear and cool', 'Fog until ten', 'Rain, and early lamps'],
};
