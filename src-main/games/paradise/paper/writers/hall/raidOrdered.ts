import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBusinessFacts, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Police Ordered to {Place}',
    'Wagons Roll for {District}',
    'The Axe to Fall on {Place}',
    'Something Is Done: {Place} to Be Raided',
    'Of All Doors, {Place}',
    'Headquarters Finds Its Guilty House: {Place}',
    '{Gang} to Pay for City’s Conscience',
    'Finger of the Law Stops at {Place}',
  ],
  decks: [
    'Out of several hundred houses of the kind the authorities have picked one, and will not say with what pin.',
    'The warrant is signed, the cars are full and the photographers have been told the hour.',
    '{outfit} singled out; other establishments breathe again.',
    'Officers to make an example, having been lent one.',
  ],
  ledes: [
    'The public asked for a raid, and is to have it. The police have been sent to {place}, {aTrade} in {district} that is known to be an interest of {gang}.',
    'When the cry went up that something must be done, there were only two questions. The first was to whom. The answer is {gang}, and their {trade} called {place}.',
    'Officers with axes have been told off for {place}, in {district}. Until this month the same officers had been telling inquirers that there was no such address.',
    'It will be {place}. The authorities, pressed to show that they could find vice in Paradise, have found it in {district}, behind a door belonging to {gang}.',
  ],
  follows: [
    'How the choice was made is not explained. Headquarters says that it was in the order of the files.',
    'In the wards it is held that the law, like water, runs where it is led, and that somebody had been digging.',
    '{boss} is understood to have heard of it before the Captain did, but not early enough.',
    'Neighbors have been taking chairs to the windows, and a boy is selling peanuts.',
    'Houses of precisely the same character on either side were told that they need not close.',
    'Friends of {gang} called at City Hall to inquire. They found that everybody they asked for was in a meeting with somebody else’s friends.',
  ],
  quotes: [
    '“We go where we are sent,” said a sergeant, testing the edge with his thumb.',
    '“It might have been anybody,” a proprietor across the street remarked. “It is nearly always somebody.”',
    '“I asked who had given the address,” said a clerk at headquarters, “and they told me that I had not asked.”',
    '“They say it is for the public,” said a bartender. “The public was in here until two.”',
  ],
  closers: [
    'What the wagons bring back will be told in its place.',
    'The city’s conscience will then be easy, it is hoped, until about the tenth.',
    'Somewhere a glass was raised to the police, by people who seldom do.',
  ],
  tags: ['The Raid', 'Orders to the Police', 'The Chosen House'],
  notes: [
    'The police have been sent against {place}, in {district}.',
    'Of the city’s doors the law has chosen {place}.',
    '{place}, {aTrade} of {gang}, is to be raided in the name of the public.',
    'An aroused city is to be given {place}.',
  ],
};

const carPhrasings = [
  'An extra carload of officers was added by the Chief himself, who does not commonly concern himself with numbers.',
  'The Chief has thrown in a car more than was asked for. He was, it is said, in a giving mood.',
  'One car over the usual strength goes along, with the compliments of headquarters.',
] as const;

/** [PO-5] Writes of the door the police were sent to. */
export function raidOrdered(item: NewsItemOf<'raid-ordered'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: { ...collectGangFacts(item.gang), ...collectBusinessFacts(item.business) },
    dateline: 'Headquarters',
    engraving: 'precinct-house',
    details: (desk) => {
      const car = item.extraCar ? desk.say('raid-ordered/car', carPhrasings) : null;
      return car === null ? [] : [car];
    },
  };
}
