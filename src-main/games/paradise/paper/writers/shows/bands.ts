import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import {
  collectBandFacts,
  collectBusinessFacts,
  formatDistrictHeadline,
  collectGangFacts,
} from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const engaged: Phrasings = {
  headlines: [
    '{Band} Engaged for {Place}',
    'Dancing at {Place}: {Band} Opens',
    '{District} to Hear {Band} Nightly',
    '{Place} Lands {Band}',
    'New Attraction Packs {Place}',
    '{Band} Signs; Tables at {Place} Go at a Premium',
    'Saxophones in {District}',
    'Something New Under the Lights at {Place}',
    '{Place} Strikes Up With {Band}',
    'A Full Floor and {Band} in {District}',
    'Crowd Follows {Band} Down the Cellar Stairs of {Place}',
    '{Band} Booked for {District}; Sleep Goes',
  ],
  decks: [
    'Opening night kept the neighbors awake, and most of them were inside.',
    'Contract said to be for as long as the crowd keeps coming, and a week beyond.',
    'House adds a dance floor the size of two tablecloths.',
    'Cover charge goes up a quarter; nobody is seen to leave.',
    'Coat check runs out of hooks and hangs the overflow on the doorman.',
    'Management denies that the floor has sunk, and has it propped.',
  ],
  ledes: [
    '{band} opened this month at {place}, in {district}, before a house in which it was possible to breathe only in turns.',
    'There is a new name in electric bulbs over {place}. It is that of {band}, and two of the bulbs have already been stolen for keepsakes.',
    'The management of {place}, {aTrade} in {district}, has gone to market for an attraction and come home with {band}.',
    'Persons of {district} who had been going to bed early gave it up this month. {band} had come to {place}.',
    'After a silence in which one could hear the ice melt, {place} has music again. The engagement is {band}, and the silence is not missed.',
    'The sidewalk before {place}, in {district}, could not be used for walking on the night that {band} opened. It was full of people listening to the wall.',
    '{gang} paid, {band} signed and {place} turned on every lamp it owns. The rest could be heard in the next precinct.',
    'It was announced for nine, it began at eleven and it has not, in the opinion of the neighbors, stopped since. {band} is at {place}.',
  ],
  follows: [
    'The contract is held by friends of {boss}, who are said to have no ear for music and a very good one for a full house.',
    'A number was encored five times, until a gentleman in the front row was helped to his hat.',
    'The waiters have learned to carry trays to the beat, and the cook has given notice for the same reason.',
    'Two other clubs sent scouts. They were recognized, seated behind a pillar and charged double.',
    'A collegiate party from across the river tried the new step and took down a chandelier.',
    'It was past two when the last couple was asked to stop, and past four when they did.',
    'An insurance man timed the applause at four minutes and sold a policy during it.',
    'The drummer is reported to have broken two sticks, a cymbal and the heart of a cloakroom girl.',
    'Married couples were seen to dance together, some with whom they had come.',
    'There is talk of a matinee, for those whose mothers expect them at six.',
  ],
  quotes: [
    '“My feet started it,” a bank teller explained to his wife, who was standing beside him.',
    '“I do not call it music,” declared an elderly neighbor with her window open.',
    '“Play it slower and I could hate it,” a professor of harmony confessed.',
    '“I came for the chop suey,” said a patrolman, tapping one foot.',
    '“I asked for a waltz,” said a retired major, “and I was given a look.”',
    '“It gets into the plumbing,” reported the tenant overhead.',
  ],
  closers: [
    'Tables may be had by those who know whom to ask, and what to fold into the asking.',
    'How long the craze will last nobody can say. Crazes are not let by the month.',
    'The license of {place} permits a pianist. There has been no complaint.',
    'The building inspector has been twice, and has the second table from the left.',
    'A young man who says he can whistle the whole program has been asked not to.',
  ],
  tags: ['Where to Dance', 'Supper Club Notes', 'On the Bandstand', 'New Attractions'],
  notes: [
    '{band} may be heard nightly at {place}, in {district}.',
    'At {place} the new engagement is {band}, and the old tables are smaller.',
    '{gang} brought {band} to {place}, {district}, to the pleasure of the young.',
    'Posters in {district} announce {band} at {place}.',
    '{place} has put up the name of {band} in lights, and put up its prices by the same ladder.',
  ],
};

const hiredAway: Phrasings = {
  headlines: [
    '{Band} Changes Employers',
    '{Place} Gets {Band}; Rival Gets the Bill',
    'A Contract Crosses Town: {Band} to {Place}',
    '{Gang} Now Holds the Paper of {Band}',
    'Same Tune, New Landlord for {Band}',
    '{Band} Moves Its Music Stands',
    'Bandstand at {Place} Filled From Across Town',
  ],
  decks: [
    'Paper changed hands in a back booth; nobody has said what lay on the other side of the table.',
    'Former employers take it well, in public.',
    'Patrons follow the sound down the avenue, chairs in hand.',
    'Signatures were dry before the ice was out of the glasses.',
  ],
  ledes: [
    '{band} played this month for a new master. The contract, lately held by {rival}, has come to {gang}, and the music to {place}, in {district}.',
    'To {gang} from {rival}, with all their instruments: {band}, to be heard until further notice at {place}.',
    'An arrangement between {rival} and {gang} has moved {band} across the city to {place}. No instruments were hurt.',
    'Those who asked at the usual door for {band} were told to try {place}, in {district}, and to give the regards of {rival}.',
    'A document of one page was passed over a marble table this month, and with it {band}. It had belonged to {rival}; it belongs to {gang}, and is sounded nightly at {place}.',
  ],
  follows: [
    'Whether it was a sale, a swap or the settling of a wager is told differently at each end of the street.',
    'The drums went by moving van. The rest walked, with an escort that was thought handsome.',
    'It is seldom that two such firms do business by daylight, and the notary is said to have kept his eyes on the page.',
    'The first night at {place} brought out half of the old house’s trade, and a man taking down names.',
    'The old house has hung a sheet over its bandstand, as one does with a parrot.',
    'Each side believes that it had the better of it, which is how such matters are kept peaceful.',
    'A waiter who went along with the drums was found at the new door and sent back with a tip.',
    'Nobody asked the company what it thought, and it was seen to think it.',
  ],
  quotes: [
    '“We play where the ink is,” said one of the company, lighting a fresh cigar.',
    '“I had a standing reservation,” a broker lamented. “Now I am only standing.”',
    '“You cannot steal an orchestra,” a rival manager observed. “You can only make it an offer.”',
    '“I do not mourn,” said the former headwaiter. “I only set out fewer forks.”',
  ],
  closers: [
    'The two parties shook hands on it, and then looked at their hands.',
    'It is believed to be the only thing that ever passed between them without noise.',
    'The price has not been given. It was seen to be carried in both hands.',
    'There is room in the city for two such houses, and sometimes for one.',
  ],
  tags: ['Contracts Exchanged', 'Traded', 'New Masters, Old Tunes'],
  notes: [
    '{band}, late of {rival}, now plays for {gang} at {place}.',
    'The contract of {band} has gone from {rival} to {gang}.',
    '{place}, in {district}, has got {band} from {rival}, who will miss the trade.',
  ],
};

const moved: Phrasings = {
  ...engaged,
  headlines: [
    '{Band} Removes to {Place}',
    'Change of Stage for {Band}',
    '{Place} Hears It Next: {Band}',
    'Down the Street With {Band}',
  ],
  ledes: [
    '{band} was moved this month by its employers to another of their floors, that of {place}, in {district}. The crowd was moved by nobody, and came.',
    'The management that owns both houses has taken {band} out of the one and put it into {place}, where the roof is higher.',
  ],
  notes: [
    '{band} has gone over to {place}, in {district}, under the same management.',
    'Dancers are advised that {band} is now at {place}.',
    'A change of stage only: {band}, at {place}, until the management thinks of another.',
  ],
};

/** [RK-7] Writes who plays where, from the month's new posters. */
export function writeBandBilled(item: NewsItemOf<'band-billed'>): Angle {
  const isHiredAway = item.from !== null;
  const copy = isHiredAway ? hiredAway : item.isMove ? moved : engaged;
  return {
    key: `${item.kind}-${isHiredAway ? 'away' : item.isMove ? 'moved' : 'engaged'}`,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: {
      ...collectGangFacts(item.gang),
      ...collectBusinessFacts(item.club),
      ...collectBandFacts(item.band),
      ...(item.from === null ? {} : { rival: collectGangFacts(item.from)['gang'] ?? '' }),
    },
    dateline: formatDistrictHeadline(item.club.district),
    engraving: 'piano',
  };
}
