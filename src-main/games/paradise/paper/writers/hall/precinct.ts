import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBusinessFacts, formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const shutCopy: Phrasings = {
  headlines: [
    'Police Padlock {Place}',
    'Precinct Discovers {Place}',
    'Sudden Zeal in {District}; {Place} Is Shut',
    '{District} {Trade} Closed by Order',
    'Law Comes to {Place}, Finds It Open, Closes It',
    'A Padlock for {Place}',
    'Blue Coats at {Place}; Patrons Sent Home',
    'After Long Blindness, Precinct Sees {Place}',
  ],
  decks: [
    'Captain cites ordinance of 1889; the street cites an envelope that did not arrive.',
    'House had been open for years across from a call box.',
    'Officers were courteous, thorough and, it was noticed, well acquainted with the premises.',
    'Reopening held to depend on certain formalities being brought up to date.',
  ],
  ledes: [
    'The police of the precinct this month discovered {place}, {aTrade} in {district} that several of them had been walking past for years. A padlock was applied.',
    'An oversight in the monthly paperwork of {gang} was followed, with a speed that did the department credit, by the closing of {place}.',
    'The law, which is no respecter of persons who fall behind, shut the doors of {place} this month. The {trade} is among the interests of {gang}.',
    'Officers called at {place}, in {district}, looked about them with every sign of amazement and ordered it closed.',
    'It has come to the notice of the precinct that {place} is {aTrade}. The house was shut at once, the notice having come, as it happens, just after the first of the month.',
  ],
  follows: [
    'Nothing was broken, and the officers are said to have wished the staff a pleasant holiday.',
    'In the trade it is thought that {boss} had reasons of his own for letting matters slide. Economy is mentioned.',
    'The captain told this newspaper that he would not rest while such places flourished, and then excused himself for lunch.',
    'Regular patrons stood for some time before the door, reading the notice aloud to one another.',
    'So long as the padlock stays, {place} will earn nothing for anyone, the locksmith excepted.',
    'Houses on either side, of exactly the same description, remained open and are understood to be fully paid up in their good conduct.',
  ],
  quotes: [
    '“I was never so surprised in my life,” said the patrolman on the beat, finishing a sandwich from the kitchen.',
    '“It is the principle of the thing,” the precinct’s desk sergeant explained. “The principle comes due on the first.”',
    '“They might have let me get my umbrella,” a patron protested through the letter slot.',
    '“They will be open again before the paint dries,” predicted a neighbor who has seen padlocks before.',
  ],
  closers: [
    'The key is at the station house, where it may be inquired after in the proper manner.',
    'How long a man can keep a shut house is a question of arithmetic, and {gang} can count.',
    'A proprietor who loses patience with his protectors has been known to go his own way.',
  ],
  tags: ['Padlocked', 'Closed by Order', 'The Month’s Padlocks', 'Doors Shut', 'From the Precinct'],
  notes: [
    'The police have shut {place}, {aTrade} in {district}.',
    '{place}, in {district}, wears a padlock.',
    'Closed until further notice: {place}, {district}.',
    'Patrons of {place} found the law on the doorstep and the doors shut.',
    'Officers closed {place}, to the inconvenience of {gang}.',
    'No lamp burns at {place} in {district}, by order of the captain.',
    'The {trade} known as {place} fell behind with its formalities and was closed.',
    '{district} is the poorer by {place}, lately closed by the precinct.',
  ],
};

const reopenedCopy: Phrasings = {
  headlines: [
    '{Place} Open Again',
    'Padlock Comes Off {Place}',
    'Precinct Satisfied; {Place} Resumes',
    'Lights On Again at {Place}',
    'Matters Arranged at {Place}',
    '{District} {Trade} Reopens, Older and Wiser',
  ],
  decks: [
    'Formalities attended to, the captain finds the house a model of its kind.',
    'Key returned with the compliments of the station house.',
    'Patrons of {district} resume a habit they had not quite broken.',
  ],
  ledes: [
    'The padlock on {place}, in {district}, was removed this month by the same officer who had put it on. He is reported to have been given a chair.',
    '{place} is itself again. The difficulties between the {trade} and the precinct were of a kind that can be carried in a coat pocket, and they were.',
    'Persons who missed {place} need miss it no longer. An understanding has been reached between {gang} and the law.',
    'The lights went on at {place} this month, and {district} went in.',
  ],
  follows: [
    'The ordinance under which the house was closed is still in force. It has merely stopped applying.',
    'A month’s dust was swept out, together with a patrolman’s chair and the remains of a good many lunches.',
    'The staff returned to the last man, a thing which speaks well for {boss} or for the state of other employment.',
    'The first callers were shown to the best places and told that nothing had changed, which was so.',
  ],
  quotes: [
    '“I always said it was a misunderstanding,” the desk sergeant reflected. “It was just that nobody had explained it to us.”',
    '“My husband will be home less,” a neighbor sighed, not altogether unhappily.',
    '“Same stool, same crack in the ceiling,” said a regular with feeling.',
  ],
  closers: [
    'The captain has been thanked. He was thanked, it is understood, on the usual day.',
    'Trade on the first evening was described as brisk and forgiving.',
  ],
  tags: ['Open Again', 'Resumed', 'Back in Business', 'Doors Reopened', 'Padlocks Removed'],
  notes: [
    '{place}, {aTrade} in {district}, is open again.',
    'The padlock is off {place}, in {district}.',
    'Matters having been arranged, {place} has resumed.',
    'Peace is made between {gang} and the precinct, and {place} is open.',
    'Patrons may knock once more at {place}, {district}.',
    'The captain is content with {place}, and {place} with the captain.',
  ],
};

const independentCopy: Phrasings = {
  headlines: [
    '{Place} Goes Its Own Way',
    'Owner of {Place} Tires of Waiting',
    '{Place} Slips From {Gang} by Neglect',
    '{District} {Trade} Declares Independence',
    'Three Idle Months End a Partnership at {Place}',
    'Landlord’s Patience Gone, {Place} Is Its Own Again',
  ],
  decks: [
    'Three months behind a padlock persuade the proprietor that he needs no such friends.',
    'Locks changed, partners struck off, sign repainted.',
    'A house that earned nothing for its masters decides to have none.',
  ],
  ledes: [
    'The proprietor of {place}, in {district}, having sat three months behind a padlock, this month made his own peace with the precinct and showed {gang} the door.',
    'Nobody speaks any longer for {place} in the name of {gang}. The {trade} grew tired of being shut on another’s account.',
    'A partnership without income is a marriage without supper, and at {place} it has been dissolved. The injured party is {gang}, though it was they who forgot the supper.',
    '{place}, {aTrade} in {district} that was lately counted among the interests of {gang}, is counted there no longer.',
  ],
  follows: [
    'It is the first time in living memory that anyone in {district} has been ruined by too little attention from {boss}.',
    'The owner has new locks, new spectacles and no partners, and says that he sleeps well on his back.',
    'His late protectors may of course call again. So may anyone else, and the street expects that they will.',
    'The station house was informed by the owner in person, who brought a cake.',
  ],
  quotes: [
    '“They protected me from everything but the police,” the proprietor told a friend.',
    '“Three months is a long time to look at one’s own furniture,” said the owner’s sister.',
    '“I gave them every chance,” he said, testing the new bolt.',
  ],
  closers: [
    'The house is open, independent and, for the moment, alone.',
    'Independence in {district} is a pleasant season, and commonly a short one.',
  ],
  tags: ['Independent Again', 'Partnerships Dissolved', 'Lost by Neglect', 'Gone Their Own Way'],
  notes: [
    '{place}, {aTrade} in {district}, has parted from {gang} after three idle months.',
    'The owner of {place} has changed his locks and his mind; he had been a partner of {gang}.',
    'In {district}, {place} is independent once more.',
    'Neglect has cost {gang} the {trade} called {place}.',
  ],
};

type PrecinctItem = NewsItemOf<'shut' | 'reopened' | 'turned-independent'>;

const copies: Record<PrecinctItem['kind'], Phrasings> = {
  shut: shutCopy,
  reopened: reopenedCopy,
  'turned-independent': independentCopy,
};

/** [RK-3] A payoff was missed, made up, or missed for too long. */
export function writePrecinct(item: PrecinctItem): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy: copies[item.kind],
    facts: { ...collectGangFacts(item.gang), ...collectBusinessFacts(item.business) },
    dateline: formatDistrictHeadline(item.business.district),
    engraving: 'precinct-house',
  };
}
