import type { NamedType } from '../pack.ts';

/** Names and lines for cities that nobody has written: each list is dealt from, and no name is dealt twice. */

type Names = readonly [string, ...string[]];

export const cityNames: Names = [
  'Port Amity',
  'Harlan Falls',
  'Saint Clement',
  'New Canaan',
  'Kingsbridge',
  'Lake Marian',
  'Fort Prosper',
  'Bellhaven',
  'Concord Landing',
  'Three Rivers',
  'Santa Lucia',
  'Ashbury',
  'Cape Merit',
  'Grand Harbor',
  'Liberty Ferry',
  'Providence Bay',
  'Old Salem',
  'Marlow',
  'Verity',
  'Junction City',
];

export const paperNames: Names = ['Courier', 'Argus', 'Intelligencer', 'Herald', 'Post', 'Sentinel', 'Star', 'Clarion'];

export const mottoes: Names = [
  'What Is Known Is Printed, and a Little More',
  'The Truth, Delivered Before Breakfast',
  'Owned by Nobody, Read by Everybody',
  'Every Word Paid For',
  'First with the News, Last with the Apology',
  'Fair to All Who Advertise',
];

export const prices: Names = ['Two Cents', 'Three Cents', 'Five Cents'];

export const surnames: Names = [
  'Sutter',
  'Callahan',
  'Brandt',
  'Whitfield',
  'Moretti',
  'Lindqvist',
  'Garrity',
  'Haskell',
  'Novak',
  'Prentiss',
  'Oakes',
  'Delacroix',
];

/** The names of places; the blank is a surname. */
export const placeNames: Record<Exclude<NamedType, 'wire-service'>, Names> = {
  brewery: ['_ Brewery', '_ & Sons Brewing', 'Golden Eagle Brewery', '_ Malt Works'],
  'madame-louisas': ['Madame _’s Diamond Escorts', 'The House of Mrs. _', 'Madame Odette’s', 'The Orchid Salon'],
  arena: ['_ Arena', 'Exposition Hall', 'The Coliseum', 'Olympia Garden'],
  racetrack: ['_ Downs', 'Jockey Club Racetrack', '_ Park Racetrack', 'Fairgrounds Racetrack'],
  'dog-track': ['_ Dog Track', 'Silver Hare Dog Track', 'County Line Dog Track', 'Electric Hare Stadium'],
};

/** A district by the district of Paradise that it is like. */
export type DistrictKind = {
  /** The name of the district of Paradise, whose types of business it has. */
  like: string;
  names: Names;
  characters: Names;
  /** Where it is on the map. */
  place: 'center' | 'water' | 'heights' | 'edge' | 'anywhere';
};

export const districtKinds: readonly DistrictKind[] = [
  {
    like: 'Downtown',
    names: ['Downtown', 'Commerce Square', 'Market Street', 'The Exchange', 'City Center', 'State Street'],
    characters: ['Banks, theaters, and the tall hotels.', 'Where the money of the city comes to be counted.'],
    place: 'center',
  },
  {
    like: 'The Docks',
    names: ['The Wharves', 'Dockside', 'The Piers', 'Harbor Street', 'Ferry Slip', 'The Landing'],
    characters: ['Paydays, warehouses, and a union that keeps the piers.', 'Cranes by day, crates by night.'],
    place: 'water',
  },
  {
    like: 'Cabbageville',
    names: ['Saint Brendan', 'Shamrock Row', 'Kerry Patch', 'Parish Street', 'Limerick', 'Gallows Green'],
    characters: ['A parish, its tenements, and its long memory.', 'Wash lines, wakes, and ward politics.'],
    place: 'edge',
  },
  {
    like: 'Cedar Hill',
    names: ['Laurel Hill', 'Prospect', 'Judge’s Row', 'Belvedere', 'The Crest', 'Summit Park'],
    characters: ['Lawns, judges, and nobody who pays for protection.', 'Old money behind older hedges.'],
    place: 'heights',
  },
  {
    like: 'Chinatown',
    names: ['Chinatown', 'Lantern Street', 'Canton Row', 'Jade Alley', 'Pagoda Street'],
    characters: [
      'The Tongs’ own streets, with shut doors for strangers.',
      'Tea shops in front, and other rooms behind.',
    ],
    place: 'anywhere',
  },
  {
    like: 'Hell’s Basement',
    names: ['The Bottoms', 'Cinder Alley', 'Rag Town', 'Tin Cup', 'The Sump', 'Devil’s Half-Acre'],
    characters: ['The poorest blocks, where every racket is cheap.', 'Five to a room, and the rent paid by the night.'],
    place: 'anywhere',
  },
  {
    like: 'Lincoln Heights',
    names: ['Garment Row', 'Jubilee', 'Freedman’s Rise', 'Eastgate', 'Needle Street', 'Union Heights'],
    characters: ['Garment shops and crowded stoops.', 'Sewing machines all day, a trumpet all night.'],
    place: 'anywhere',
  },
  {
    like: 'Little Sicily',
    names: ['Little Italy', 'Palermo Street', 'Santa Rosalia', 'Old Market', 'Little Naples', 'Vesper Street'],
    characters: [
      'Bakeries, wine cellars, and everybody’s cousin.',
      'A saint on every corner and a card room behind him.',
    ],
    place: 'anywhere',
  },
  {
    like: 'Oak Bluff',
    names: ['Maple Bluff', 'Highland', 'Terrace Park', 'Fairview', 'Reservoir Hill', 'Elm Grove'],
    characters: ['A better address, with roadhouses at its foot.', 'Porches, pianos, and a speakeasy for the choir.'],
    place: 'heights',
  },
  {
    like: 'The Racetrack',
    names: ['The Fairgrounds', 'Jockey Row', 'Turf End', 'Paddock', 'Grandstand', 'The Oval'],
    characters: ['The track at the edge of town and all that lives off it.', 'Hay, hope, and the two-dollar window.'],
    place: 'edge',
  },
  {
    like: 'Riverside',
    names: ['Boatyard', 'Waterside', 'Steamboat Row', 'Arena Street', 'Old Levee', 'Lower Bank'],
    characters: ['Landings, boarding houses, and Saturday fights.', 'Boats come in, sailors go out.'],
    place: 'water',
  },
  {
    like: 'Southbridge',
    names: ['Millgate', 'Foundry', 'Switchyard', 'Bridge End', 'Smokehouse Row', 'Brewer’s Field'],
    characters: ['Mills, rail yards, and a shuttered-looking brewery.', 'Whistles at six, at noon, and at six again.'],
    place: 'edge',
  },
];
