import type { Racket } from '#shared/games/paradise/city.ts';
import type { NewsBusiness, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBusinessFacts, formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Omit<Phrasings, 'ledes'> = {
  headlines: [
    '{Place} Changes Hands; Keys Go to {Gang}',
    'New Management at {Place}',
    '{District} {Trade} Goes Over to {Gang}',
    'Old Sign, New Owners at {Place}',
    'Proprietor of {Place} Sees Reason',
    '{Place} Added to the Interests of {Gang}',
    '{Place} Sold Without Benefit of Auction',
    'Quiet Call Ends Independence of {Place}',
    'Another {District} House Joins {Gang}',
    'Owner of {Place} Takes Silent Partners',
    'Lock, Stock and Ledger: {Place} to {Gang}',
    'An Offer From {Gang}; {Place} Accepts',
    'Visitors Stay for Good at {Place}',
    '{District} Proprietor Yields After One Short Talk',
    '{Gang} at the Door; {Place} Opens It',
    'Keys of {Place} Find a New Pocket',
    '{Place} Finds Friends It Did Not Seek',
    'A Word in Private, and {Place} Is {Gang} Property',
    '{District} {Trade} Joins the Larger Concern',
    'Independent No More: {Place}',
    'Change of Heart, Then of Owner, at {Place}',
    '{Place} Under the Wing of {Gang}',
    'One Less Sole Proprietor in {District}',
    'Somebody Buys In at {Place}; Price Not Named',
  ],
  decks: [
    'Former proprietor, asked the price, says he was “persuaded”; neighbors heard no raised voices.',
    'Bargain struck in a back room; the deed is said to have taken less time than a shave.',
    'Callers came in pairs, spoke softly, and left as partners in the business.',
    'Staff told to report for work as usual and to learn some new names.',
    'Precinct reports no complaint; {district} reports no surprise.',
    'Transfer was orderly, sudden and, the street believes, not altogether voluntary.',
    'Patrons notice nothing but a politer doorman and a harder one behind him.',
    'Nobody signs a paper, nobody asks for one, and the lights stay on.',
    'The old owner speaks of his health, which he is said to have been asked about.',
    'It was all over before the second show let out at the Gaiety.',
    'Terms described by one side as generous, and by the other not at all.',
    'Regulars are assured that the house rules stand, with some additions.',
    'A ledger, a bunch of keys and a sigh change hands in {district}.',
    'Business to go on as before, with the receipts going on somewhere else.',
  ],
  follows: [
    'The transfer was accomplished between the dinner hour and the last streetcar. Those who were present recall a pleasant conversation, and are at some pains to recall nothing else.',
    'No deed has been filed at the Hall of Records, where a clerk remarked that deeds for {aTrade} are seldom filed at all. The arrangement is nevertheless understood to be permanent.',
    'The late proprietor was seen on the following morning with one valise and a thoughtful expression. He told a neighbor that he had been meaning to see the country.',
    'The books of the house were carried out on Monday and carried in again on Tuesday, in a different hand.',
    'It is said that {boss} did not attend in person. A man of that position, a regular explained, sends his regards and somebody large to deliver them.',
    'The staff were kept on, with the exception of the man who had kept the door, who was found to be surplus to requirements.',
    'Merchants on the same block report that the new owners have already been round to introduce themselves, and that they were very civil about it.',
    'The establishment had been the property of one man, who answered to no one. It is now the property of several, who answer to {boss}.',
    'By the week’s end fresh paint had been put on the door of {place}, and a peephole where there had been none.',
    'There was no disturbance of the peace that the peace could afterward describe. A milk wagon was delayed some minutes.',
    'Trade was resumed within the hour. “Nobody’s glass went empty,” as one patron put it, before remembering that glasses were not the subject.',
    'The new interest keeps its headquarters in {base}, and has not until now been thought of as a landlord here.',
    'A scale of new courtesies is in force. The old customers are known by name, and the new owners are known by sight, which is thought to be enough.',
    'The ice bill, the laundry bill and one other bill were paid on the nail the first morning. Nobody could recall when that had last happened.',
    'There had been other offers for {place} over the years, some in writing. None was delivered so late in the evening.',
    'The upstairs tenant, who hears everything, heard a chair pushed back, a laugh that was not the owner’s, and after that the owner’s.',
    'It was remarked that the callers knew where the ledger was kept, and the key to the ledger, and the name of the owner’s married daughter.',
    'What was said to the proprietor is not known. What he said was “Gentlemen, sit down,” and it was the last order he gave in the house.',
    'In {base} the news was received with cigars. In {district} it was received with a shrug, the quarter having seen owners before.',
    'The license on the wall, for the sale of pickled goods, was straightened by one of the visitors, who said that he could not abide a crooked frame.',
  ],
  quotes: [
    '“They asked after his health,” said a barber from across the way. “He took it as kindly as he could.”',
    '“I was told the place was under new management, and I said good evening to it,” a regular patron declared. “It said good evening back.”',
    '“Nobody has come in here to complain,” observed the desk sergeant, who appeared content with the arrangement.',
    '“My rent is the same and the stairs are cleaner,” said a lodger on the upper floor. “I am not a curious woman.”',
    '“There were four of them, and they wiped their feet,” a scrubwoman recalled with approval.',
    '“It is a free country,” said a cigar dealer on the corner, who then asked that his street not be printed.',
    '“In my father’s day a man put up a fight or a For Sale sign,” grumbled an elderly lamplighter. “Now he just puts on his hat.”',
    '“I saw a handshake,” said a hackman. “One of the hands was doing most of the shaking.”',
    '“You would have thought it was a church committee,” a waitress said, “apart from the hats.”',
    '“Ask me about the weather,” the former bookkeeper requested. “I have opinions on the weather.”',
    '“He always said he would never sell,” said a grocer. “I suppose nobody asked him properly.”',
    '“We deliver ice to whoever opens the door,” said the iceman. “This week it was somebody else.”',
    '“He told me once that the place would go over his dead body,” a friend of the old owner said. “I am glad he changed his mind about the order of it.”',
    '“I make signs,” said a sign painter of {district}. “Lately I leave room.”',
    '“They brought their own coffee,” marveled the counterman from the corner. “Now that I call planning.”',
    '“We do not take sides,” said the lady at the news stand. “We take nickels.”',
    '“The dog did not bark,” a night watchman offered. “The dog is theirs now too.”',
    '“There goes a fellow who knew when to fold,” said a card player of long standing.',
  ],
  closers: [
    'The house is open for business, which is more than can be said for its neighbors’ mouths.',
    'Whether {gang} will stop at one {trade} is a question much discussed in {district}, though not loudly.',
    'No charge has been filed, and none is looked for.',
    'The police describe the matter as private, and themselves as satisfied.',
    'A request for a statement, left with the new doorman, was returned folded very small.',
    'Those who hold leases in {district} are said to be reading them over.',
    'The sign above the door remains. Signs, as a painter of them observed, cost money.',
    'Independent owners in the quarter have taken to closing early and counting twice.',
    'The {outfit} is believed well pleased. It has not said so, and seldom does.',
    'The neighbors have adjusted their clocks, their routes and their recollections.',
    'Inquiries as to the price were met with a smile, and inquiries as to the smile were not made.',
    'It remains a public convenience, and is now a private concern.',
    'Other proprietors are asked not to be alarmed. They were asked in person, and are alarmed.',
    'In such matters the first month is for polishing the brass, and the second for raising the prices.',
  ],
  tags: [
    'Under New Management',
    'Changes of Proprietor',
    'Transfers of Business',
    'Fresh Names on Old Doors',
    'Business Notices, of a Kind',
    'The Month’s Removals',
  ],
  notes: [
    '{place}, {aTrade} in {district}, has passed to {gang}.',
    'In {district} the keys of {place} are now kept by {gang}.',
    'The owner of {place}, {district}, has retired in favor of {gang}.',
    'Callers from {gang} took over {place}, {aTrade} in {district}.',
    'It is no longer any use to ask for the old proprietor at {place}; patrons in {district} ask for {boss}.',
    '{place}, until lately an independent {trade}, answers to {gang}.',
    'A friendly conversation has brought {place}, in {district}, into the fold of {gang}.',
    '{district} hears that {gang} came to {place} for one evening and stayed.',
    'The ledgers of {place} were moved to {base}, where {gang} will look after them.',
    '{boss} is named as the new friend of {place}, {aTrade} in {district}.',
    'Add {place}, in {district}, to the list of houses friendly to {gang}.',
    'The doorman at {place} now takes his orders from {gang}.',
  ],
};

type LineOfTrade = 'drink' | 'cartage' | 'parlor' | 'betting' | 'ring' | 'lending' | 'protection';

const tradesByRacket: Record<Racket, LineOfTrade> = {
  booze: 'drink',
  prostitution: 'parlor',
  gambling: 'betting',
  protection: 'protection',
};

const ledesByTrade: Record<LineOfTrade, readonly string[]> = {
  drink: [
    '{place}, {aTrade} in {district} where nothing stronger than ginger ale has ever officially been poured, has passed into the hands of {gang}. The change was made without noise, and so far without a single spilled cup of tea.',
    'The thirsty of {district} found a new face behind the slide at {place} this month. The face belongs to a friend of {gang}, and so, as of now, does the {trade}.',
    'Patrons who knocked three times at {place} were admitted as usual, by a stranger. {gang}, it appears, had knocked before them.',
    'What goes on in the cellar of {place} has never been the concern of this newspaper. Who owns the cellar is another matter, and the answer since this month is {gang}.',
    'Deliveries to {place}, in {district}, now come by a different truck. The {trade} and all that is stored beneath it were taken in hand this month by {gang}.',
    'A certain {trade} in {district}, known to its many friends as {place}, ended its independence this month with a clink of glasses and a change of locks. {boss} is understood to have proposed the toast.',
  ],
  parlor: [
    '{place}, a house in {district} about which this newspaper has never cared to inquire, has acquired new protectors. They are {gang}, and they are understood to have brought their own chairs.',
    'The management of {place} passed this month to friends of {boss}. Residents of {district}, who have long professed not to know what the house is, now profess not to know whose it is.',
    'An establishment in {district} with heavy curtains and light stairs has changed its landlord. {place} is now counted among the interests of {gang}.',
    'The piano at {place} played on without a pause while the house in {district} was made over to {gang}. The player says that he was facing the wall.',
    'Neighbors of {place} were assured this month that nothing about the house would change but its friends. The new friends are {gang}.',
  ],
  betting: [
    'The odds at {place}, in {district}, are quoted this week by a new hand. It writes for {gang}, who took over the {trade} this month at a price that no one is willing to quote at all.',
    'All bets at {place} were honored this month, and then so was a visit from {gang}. The {trade} in {district} has been theirs ever since.',
    'The one thing that nobody at {place} would have wagered on came to pass this month. {gang} walked in, and the house folded.',
    'In {district}, where men will bet on which raindrop first reaches the sill, there was no taker against {gang} at {place}. The {trade} is in their hands.',
    'The proprietor of {place}, a careful man with a percentage, met this month with a proposition that left him none. The books of the {trade} in {district} are now kept by {gang}.',
    '{place} drew a new owner from the bottom of the deck this month. The {trade} in {district} now belongs to {gang}, and the game goes on.',
  ],
  protection: [
    'Shopkeepers of {district} who pay into the merchants’ protective league received a new collector this month. He comes, with his hat on, from {gang}.',
    'The safety of plate glass in {district} has been placed in the care of {gang}. The glaziers, who had hoped for better things, are resigned.',
    'A gentleman called on the storekeepers of {district} this month to explain how fortunate they were. He spoke for {gang}, under whose wing the quarter’s protective league now finds itself.',
    'No window was broken in {district} this month, and the shopkeepers know whom to thank. The merchants’ league there is now conducted by {gang}.',
    'Dues to the merchants’ league of {district} will henceforth be gathered by {gang}. The dues are voluntary, in the sense that breathing is.',
  ],
  cartage: [
    'The trucks of {place} were washed this month, for the first time that anyone remembers, and the name of the firm was left on the doors. What goes inside them is now a matter for {gang}.',
    'Whatever rolls out of the yard of {place}, in {district}, after dark will henceforth roll for {gang}. The drivers were told at the gate, and drove.',
    'A concern in {district} that has for years moved barrels without asking what was in them has at last been asked who is in charge. {place} belongs to {gang}.',
    'The horses and motors of {place} know the way to every cellar in the city. Since this month the way is known to {gang} as well.',
    'The owner of {place}, a man in a hard trade, met a harder one this month. The {trade} in {district} has gone over to {gang}, wheels and all.',
  ],
  ring: [
    '{place}, in {district}, has a new man in its corner. The towel is held by {gang}, and it is not expected to be thrown in.',
    'The heavy bags at {place} swung as usual this month while the {trade} passed to {gang}. No blow was struck that was not on the program.',
    'There was a change of managers at {place} this month, settled without a decision from the judges. {gang} took every round.',
    'The owner of {place} went down in one this month, on points of conversation. The decision went to {gang}, and the {trade} in {district} is theirs.',
  ],
  lending: [
    'Those in {district} who owe money to {place} now owe it to {gang}, at the same rate and to be paid somewhat more promptly.',
    'The little window of {place}, where a man may borrow five until Saturday and return six, has a new face in it. {gang} took over the {trade} this month, with all its friends.',
    'A transfer of debts took place in {district} this month without the knowledge of any debtor. The paper of {place} is held by {gang}.',
    'It was the lender’s turn to be asked for something at {place} this month. {gang} did the asking, and the {trade} in {district} was what they had in mind.',
  ],
};

function findLineOfTrade(business: NewsBusiness): LineOfTrade {
  switch (business.type) {
    case 'trucking':
    case 'brewery':
      return 'cartage';
    case 'gym':
    case 'arena':
      return 'ring';
    case 'loan-sharks':
      return 'lending';
    default:
      return tradesByRacket[business.racket];
  }
}

const engravingsByRacket: Record<Racket, EngravingName> = {
  booze: 'speakeasy-door',
  prostitution: 'street',
  gambling: 'card-table',
  protection: 'street',
};

/** Chooses the engraving for a business. */
export function chooseBusinessCut(business: NewsBusiness): EngravingName {
  switch (business.type) {
    case 'trucking':
    case 'brewery':
      return 'truck';
    case 'racetrack':
    case 'dog-track':
    case 'bookies':
      return 'racehorse';
    case 'gym':
    case 'arena':
      return 'boxing-gloves';
    default:
      return business.district === 'docks' ? 'river-steamer' : engravingsByRacket[business.racket];
  }
}

/** [TAKE-1] An independent business went to a gang. */
export function writeTakenOver(item: NewsItemOf<'taken-over'>): Angle {
  const trade = findLineOfTrade(item.business);
  return {
    key: 'taken-over',
    variant: trade,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy: { ...copy, ledes: ledesByTrade[trade] },
    facts: { ...collectGangFacts(item.gang), ...collectBusinessFacts(item.business) },
    dateline: formatDistrictHeadline(item.business.district),
    engraving: chooseBusinessCut(item.business),
  };
}
