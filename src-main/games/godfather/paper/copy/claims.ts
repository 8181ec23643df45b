import type { NewsKind } from '#shared/games/godfather/news.ts';
import type { Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'claim-stands'
  | 'claim-broken'
  | 'conceded'
  | 'declared'
  | 'challenged'
  | 'stalemate'
  | 'last-fight'
  | 'last-round'
  | 'record-fight'
  | 'record-ground'
  | 'godfather'
>;

/** Copy on rulers and on how it ends. */
export const claimCopy: Readonly<Record<Kinds, Copy>> = {
  'claim-stands': {
    engraving: 'skyline',
    tag: 'Claims',
    headlines: [
      '{family} Claim {place}',
      'Who Will Stop {family} in {place}?',
      '{place} Hangs by a Week',
      '{held} of {size}: {family} Lay Hands on {place}',
    ],
    ledes: [
      'The {family} hold {held} of the {size} positions of {place}, and {majority} are enough. Unless somebody stops them in time, it is theirs.',
      'With {held} positions, where {majority} make a majority, the {family} lay claim to {place}.',
      'It is now or never for everybody else in {place}. The {family} hold {held} there, of {size}.',
      'The {family} have drawn their line around {place}: {held} positions within it, {majority} needed.',
    ],
    follows: [
      'Every other family has one turn to say no.',
      'The stakes are being driven; the bunting is ordered.',
      'Nobody on the block is taking bets, which is unusual.',
      'Messengers were seen going uptown and downtown at once.',
      'Rents in the quarter are paid up to Friday only.',
      'The lamps there burned all night.',
    ],
    notes: [
      'The {family} claim {place}, with {held} positions where {majority} suffice.',
      'Standing: the claim of the {family} to {place} ({held} of {size}).',
    ],
  },
  'claim-broken': {
    engraving: 'scissors',
    tag: 'Claims Broken',
    headlines: [
      '{other} Say No in {place}',
      'The Line of {family} Is Cut in {place}',
      '{place} Slips From {family}',
      'Not So Fast, {family}',
    ],
    ledes: [
      'The {family} thought {place} as good as theirs. The {other} thought otherwise: {how}, and {held} positions are left.',
      'One evening was all the {other} had, and it was enough. The claim of the {family} to {place} is void: {how}.',
      'In {place} {how}, and the {family} must begin again with {held}. They have the {other} to thank.',
      'The fence of the {family} around {place} did not hold; {how}. The {other} found the weak board.',
    ],
    follows: [
      'The bunting went back to the shop.',
      'A bottle was returned unopened.',
      'Thanks from other quarters were sent without a card.',
      'The surveyor has been paid twice for the same street.',
      'It will be remembered, and the date with it.',
    ],
    notes: [
      'The claim of the {family} to {place} fell: {how}.',
      'No longer standing: the {family} in {place}, {held} positions left.',
    ],
  },
  conceded: {
    engraving: 'city-hall',
    tag: 'Conceded',
    headlines: [
      '{place} Belongs to {family}',
      '{family} Take {place}',
      'The Fight for {place} Is Over',
      '{place} Conceded',
      '{dollars}: {family} Close the Book on {place}',
    ],
    ledes: [
      'After {rounds} the fight for {place} is over. The {family} control {racket} there, worth {dollars}.',
      'Nobody could move the {family} out of {place}, and nobody will now. Its {racket} is theirs: {dollars} on the books.',
      'The last rival took his hat and left {place} to the {family}. It took {rounds}, and brings {dollars} in {racket}.',
      '{place} has been conceded. The {family} put {dollars} to their account and {racket} under lock and key.',
    ],
    follows: [
      'All other men were sent home the same night, without their fares.',
      'The first envelope was thick.',
      'One man stays behind to mind the door.',
      'The ward captain was the first to call and the last to leave.',
      'A band played, briefly, and was asked to stop.',
      'The map at the desk was colored in before the ink was dry.',
      'A tenth of it will be paid out in cash, three weeks running.',
    ],
    notes: [
      '{place} is conceded to the {family}: {racket}, {dollars}, after {rounds}.',
      'The {family} control {racket} in {place}, worth {dollars}.',
    ],
  },
  declared: {
    engraving: 'lamp',
    tag: 'Declared',
    headlines: [
      '{family} Declare {place} Theirs',
      'A Notice on Every Door in {place}',
      '{family} Draw a Line in {place}',
    ],
    ledes: [
      'The {family} have declared control of {place} and marked {count} as their own ground. Whoever steps on it calls them a liar.',
      'A line of chalk runs through {place}. Behind it lie {count} that the {family} declare theirs.',
    ],
    follows: [
      'Chalk is sold out in the quarter.',
      'A dog has crossed it and was let go.',
      'The rivals are reading the small print.',
    ],
    notes: ['The {family} declare control of {place}, {count} of it.'],
  },
  challenged: {
    engraving: 'umbrella',
    tag: 'Challenged',
    headlines: ['{other} Step Over the Line in {place}', '{family} Spoke Too Soon', 'Challenged in {place}'],
    ledes: [
      'The {other} walked across the chalk in {place}, and the declaration of the {family} is worth nothing. {penalty}.',
      'A single man of the {other} stood where the {family} had said that nobody would. {penalty}.',
    ],
    follows: ['It rained, and the chalk is gone.', 'Words were taken back, one by one.', 'Saying it is one thing.'],
    notes: ['The {other} challenged the {family} in {place}. {penalty}.'],
  },
  stalemate: {
    engraving: 'coal-scuttle',
    tag: 'Nobody’s Ground',
    headlines: ['{place} Goes to Nobody', 'Stalemate in {place}', 'The Lamps Go Out in {place}'],
    ledes: [
      '{why}, and {place} goes to nobody. On its corners {count} remain and earn nothing.',
      'There will be no master in {place}. {why}. The {count} left there are good for little but an auction.',
      '{place} is closed, and its money with it. {why}.',
    ],
    follows: [
      'The landlords are relieved and poorer.',
      'Weeds are expected by spring.',
      'A priest has spoken of providence.',
      'What it cost is known; what it brought is nothing.',
    ],
    notes: ['{place} goes to nobody. {why}.', 'A stalemate in {place}, with {count} left standing.'],
  },
  'last-fight': {
    engraving: 'boxing-gloves',
    tag: 'The Last Fight',
    headlines: ['Only {place} Is Left', 'One Fight to Go: {place}', 'Everybody Looks to {place}'],
    ledes: [
      'Every other quarter is settled. Only {place} is still fought for, for {rounds} at most; then nobody gets it.',
      'The island has one open question, and it is called {place}. It must be answered within {rounds}.',
    ],
    follows: [
      'Rooms with a view of it are let by the hour.',
      'The undertakers have agreed on shifts.',
      'Whoever has money left will spend it there.',
    ],
    notes: ['{place} is the last fight, for {rounds} at most.'],
  },
  'last-round': {
    engraving: 'lamp',
    tag: 'The Calendar',
    headlines: ['{rounds} to Go', 'Time Grows Short: {rounds}', 'The Books Close in {rounds}'],
    ledes: [
      'In {rounds} the books are closed, after week {last}. What nobody controls by then nobody will.',
      'There is an end to everything, and it is {rounds} away: week {last} is the last.',
    ],
    follows: [
      'Lawyers are working late.',
      'Debts are being called in by men who smile.',
      'A clock was stolen from the hall, to no effect.',
    ],
    notes: ['{rounds} are left until the books are closed.'],
  },
  'record-fight': {
    engraving: 'courthouse',
    tag: 'For the Record',
    headlines: ['{rounds} for {place}: The Longest Fight', 'Never Was a Quarter So Long in Dispute'],
    ledes: [
      'Nothing was ever fought for as long as {place}: {rounds}, until the {family} had it.',
      'The {family} needed {rounds} for {place}, longer than anybody anything.',
    ],
    follows: ['Children were born meanwhile.', 'The signs will have to be repainted.'],
    notes: ['The longest fight so far was for {place}: {rounds}.'],
  },
  'record-ground': {
    engraving: 'skyline',
    tag: 'For the Record',
    headlines: ['The Dearest Ground on the Island', '{dollars} for {place}, a Record'],
    ledes: [
      'No quarter was ever worth as much to anybody as {place} is to the {family}: {dollars}.',
      'At {dollars}, {place} is the dearest ground so far, and the {family} own it.',
    ],
    follows: ['By the foot it beats Fifth Avenue.', 'Sparrows there are better fed.'],
    notes: ['The dearest ground so far is {place}, {dollars} to the {family}.'],
  },
  godfather: {
    engraving: 'hat',
    tag: 'The Godfather',
    headlines: ['The Head of {families} Is Godfather', 'Manhattan Has a Godfather', '{dollars}: {families} Are First'],
    ledes: [
      'After {rounds} weeks the island is shared out, and {families} stand above it with {dollars}. What decided was {how}.',
      'Nothing is left to fight for. With {dollars} after {rounds} weeks, {families} are first on the island, {distance} ahead of the next. What counted was {how}.',
    ],
    follows: [
      'Everybody kissed a ring; some counted their fingers after.',
      'The others were invited to the wedding.',
      'The Mayor has expressed his confidence that nothing will change.',
      'The books are closed, and kept in a church.',
      'A chair was brought that nobody else may sit in.',
    ],
    notes: ['{families} end first, with {dollars}.'],
  },
};
