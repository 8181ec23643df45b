import type { Card } from '#shared/games/brotherhood/cards.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

const closers = [
  'Asked for whom he had acted, the officer in charge named the public.',
  'Those concerned had no comment, and no telephone.',
  'A second visit has not been ruled out.',
] as const;

const createCardCopy = (
  engraving: Copy['engraving'],
  headlines: readonly string[],
  ledes: readonly string[],
  follows: readonly string[],
): Copy =>
  c(
    engraving,
    'The Law at Work',
    headlines,
    ledes,
    [...follows, ...closers],
    ['{place}, {card}: {struck}.', 'The word in {place} was “{card}”; what came of it: {struck}.'],
  );

/** [BRO-NEWS-2] 10: a story for each of the sixteen cards. */
export const cardCopy: Readonly<Record<Card, Copy>> = {
  1: createCardCopy(
    'precinct-house',
    ['Notebooks Out in {place}', 'A Few Questions in {place}'],
    [
      'Two men with notebooks went from door to door in {place}. The result: {struck}.',
      'They only wished to ask, the detectives in {place} said. It came to this: {struck}.',
    ],
    ['The notebooks are being typed.'],
  ),
  2: createCardCopy(
    'truck',
    ['Cargo Stopped for {place}', 'Nothing to Sell in {place}'],
    [
      'A convoy for {place} was turned around at the county line. Without goods every business there will earn nothing next month.',
      'What {place} was waiting for sits in a government shed. Next month the tills there stay shut.',
    ],
    ['The shed smells of raspberries.', 'The drivers were given sandwiches.'],
  ),
  3: createCardCopy(
    'city-hall',
    ['A Senator’s Envelope', 'Nobody Knows Anybody in {place}'],
    [
      'A senator’s bank book was read out in committee, and in {place} no official will take a call this month.',
      'Since the matter of the senator, friends in {place} cross the street. Influence there is worth nothing for now.',
    ],
    ['The senator is unwell.', 'Blotters were burned in daylight.'],
  ),
  4: createCardCopy(
    'courthouse',
    ['Federal Men in {place}', 'Gray Suits Ask for Names in {place}'],
    [
      'A task force from the capital went through {place} with photographs of specialists: {struck}.',
      'The federal men who came to {place} wanted the expensive kind of gunman. Their bag: {struck}.',
    ],
    ['They paid for their own lunch.'],
  ),
  5: createCardCopy(
    'precinct-house',
    ['Move Along in {place}', 'No Standing in {place}'],
    [
      'Nobody may lean on a lamppost in {place} at present. Those who did: {struck}.',
      'The patrolmen in {place} have been told to be a nuisance, and were: {struck}.',
    ],
    ['The lampposts are grateful.'],
  ),
  6: createCardCopy(
    'marked-door',
    ['Axes Here and There in {place}', 'Doors Down in {place}'],
    [
      'A raid here, a raid there: {place} woke to the sound of axes. The tally: {struck}.',
      'By no plan that anybody could see the police broke doors in {place}: {struck}.',
    ],
    ['A carpenter followed at a distance.'],
  ),
  7: createCardCopy(
    'paddy-wagon',
    ['Every Tough Out of {place}', 'Violence Must Stop, Says Law'],
    [
      'Whoever in {place} had a broken nose was put into a wagon: {struck}.',
      'The drive against violence reached {place} and took every ordinary strong-arm man there: {struck}.',
    ],
    ['The wagons went twice.', 'The barbers of the district had a quiet day.'],
  ),
  8: createCardCopy(
    'paddy-wagon',
    ['Dragnet Over {place}', 'The Net Comes Up Full in {place}'],
    [
      'They closed both ends of {place} and counted what was inside: {struck}.',
      'A dragnet was drawn through {place}. In it: {struck}.',
    ],
    ['A choir on its way home was let go.'],
  ),
  9: createCardCopy(
    'speakeasy-door',
    ['Soap for {place}', 'The Ladies’ League Visits {place}'],
    [
      'The clean-up of vice has come to {place}; every business there will earn half next month.',
      'Curtains were drawn back in {place} and customers went home early. Next month’s takings are halved.',
    ],
    ['A hymn was sung in front of each door.'],
  ),
  10: createCardCopy(
    'card-table',
    ['Dice on the Pavement in {place}', 'No More Bets in {place}'],
    [
      'Green cloth is out of favor in {place}: {struck}.',
      'The law knows a wheel when it sees one, and saw several in {place}: {struck}.',
    ],
    ['One table was so honest that nobody knew what to write.'],
  ),
  11: createCardCopy(
    'umbrella',
    ['Newspapers With Holes in {place}', 'Too Many Readers in {place}'],
    [
      'Behind every newspaper in {place} sits a plainclothesman. Nobody can lift a hand there this month.',
      'A blind man in {place} was seen reading. With so many detectives about, nobody shoots and nobody takes anything.',
    ],
    ['Newsstands in the district sold out at last.'],
  ),
  12: createCardCopy(
    'courthouse',
    ['The Law Looks at Itself in {place}', 'Badges on the Desk in {place}'],
    [
      'Internal affairs called on officials of {place} and their new automobiles: {struck}.',
      'How does a captain in {place} afford a boat? It was asked: {struck}.',
    ],
    ['The boat is for sale.'],
  ),
  13: createCardCopy(
    'paddy-wagon',
    ['A Young Officer in {place}', 'He Had Not Been Told'],
    [
      'An officer in his first week did in {place} what none had done before him: {struck}.',
      'Nobody had shown the new man in {place} the list of those who are never arrested: {struck}.',
    ],
    ['He has been promoted to the harbor.'],
  ),
  14: createCardCopy(
    'city-hall',
    ['Out With Them, Cries {place}', 'Citizens Have Had Enough'],
    [
      'A meeting in {place} demanded resignations and got them: {struck}.',
      'The outcry over graft in {place} was loud enough to be heard in office: {struck}.',
    ],
    ['Speakers were hoarse and pleased.'],
  ),
  15: createCardCopy(
    'coal-scuttle',
    ['Ledgers on a Handcart', 'Accounts of {place} in Evidence'],
    [
      'The books of every business in {place} were carried off, and the businesses with them: {struck}.',
      'An accountant in {place} kept everything in ink. The law is obliged to him: {struck}.',
    ],
    ['He used red for the policemen.'],
  ),
  16: createCardCopy(
    'street',
    ['It Never Rains in {place}', 'Two Blows for {place}'],
    [
      '{place} is having a bad month: two troubles came at once, and both knocked.',
      'One visit of the law is bad luck; {place} had two.',
    ],
    ['A third was at the wrong address.'],
  ),
};
