import type { NewsKind } from '#shared/games/empire-city/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'scandal'
  | 'smear'
  | 'hero'
  | 'gala'
  | 'strike'
  | 'skim'
  | 'hijack'
  | 'escort'
  | 'injunction'
  | 'pact'
  | 'pact-kept'
  | 'pact-broken'
  | 'vendetta'
>;

/** [EMP-NEWS-2] 17, 21, 24 and 25. */
export const talkCopy: Readonly<Record<Kinds, Copy>> = {
  scandal: c(
    'courthouse',
    'Scandal',
    ['What {other} Did', 'Letters Found: {other}', 'Shame of {other}'],
    [
      'A bundle of letters concerning {other} reached this desk by a messenger who looked like a friend of {family}. They are unfit to print and were printed.',
      'Everything said about {other} this month turns out to be true, or at least told by {family}.',
    ],
    ['The family denies it, page by page.', 'Circulation is up.'],
    ['A scandal about {other}, spread by {family}.'],
  ),
  smear: c(
    'teapot',
    'Scandal',
    ['{other} in the Mud', 'They Say of {other}', 'Whispers About {other}'],
    [
      'Handbills about {other} were found in every streetcar, and paper is dear. {family} can afford it.',
      '{other} is not as admired as last month; {family} has seen to that.',
    ],
    ['Nobody has seen the proof; everybody has seen the handbill.', 'Two clubs have asked for a resignation.'],
    ['{family} smeared {other}.'],
  ),
  hero: c(
    'street',
    'Society',
    ['{family} Saves a Child', 'A Hero Among {family}', 'Applause for {family}'],
    [
      'One of the {family} people carried a child out of a burning house. The house was the family’s own, and so was the photographer.',
      '{family} returned a lost purse with more in it than before, in front of four reporters.',
    ],
    ['The child was paid scale.', 'Medals are being cut.'],
    ['{family} on the front page, for once as a hero.'],
  ),
  gala: c(
    'piano',
    'Society',
    ['{family} Dances for the Poor', 'Gala at the Grand'],
    ['{family} gave a gala for the orphans and was forgiven a good deal before the fish.'],
    ['The orphans were represented by their bishop.', 'Diamonds were worn, some of them back.'],
    ['A charity gala washed {family} a little cleaner.'],
  ),
  strike: c(
    'umbrella',
    'Labor',
    ['Strike in {place}', 'Waiters Walk Out in {place}'],
    ['The staff in {place} laid down trays and dice; {other} has no takings there, and {family} has sympathy.'],
    ['Pickets were brought coffee by a stranger.', 'The demands are to be written later.'],
    ['A strike shuts the till of {other} in {place}.'],
  ),
  skim: c(
    'card-table',
    'Business',
    ['Short in {place}', 'Who Counted in {place}?'],
    ['The drawer in {place}, which is {other}’s, was emptied by {family} this month.'],
    ['The cashier has a new car.', 'The sums were right; the pocket was not.'],
    ['{family} skimmed {other} in {place}.'],
  ),
  hijack: c(
    'truck',
    'On the Road',
    ['A Truck Is Gone', '{other} Loses a Load'],
    ['A truck of {other} went out full and came back on foot; {family} is drinking well.'],
    ['The driver remembers a bright light.', 'The tires were left, out of courtesy.'],
    ['{family} relieved {other} of a truck.'],
  ),
  escort: c(
    'paddy-wagon',
    'Police Court',
    ['A Policeman Takes a Turn', 'Escort to {place}'],
    ['A patrolman was shown the way to {place} by gentlemen of {family}, and knew what to do there.'],
    ['He had been about to go home.', 'He was tipped like a guide.'],
    ['{family} walked a cop to {place}.'],
  ),
  injunction: c(
    'courthouse',
    'In Court',
    ['Judge Stops {other}', '{what}: Denied'],
    ['A judge signed before lunch what {family} asked for, and {other} may put {what} back in the drawer.'],
    ['The court has adjourned for oysters.', 'Costs fall on the loser.'],
    ['{family} had {what} of {other} stopped in court.'],
  ),
  pact: c(
    'teapot',
    'Diplomacy',
    ['Handshakes: {families}', 'Peace, for Now'],
    ['{families} have promised to leave each other alone until {month}, and let it be known.'],
    ['Nobody’s back was turned while leaving.', 'The pen was wiped.'],
    ['A pact until {month}: {families}.'],
  ),
  'pact-kept': c(
    'teapot',
    'Diplomacy',
    ['A Word Kept', '{families} Kept the Peace'],
    ['The pact of {families} has run out, and both of them held to it.'],
    ['Historians have been informed.', 'Older readers recall such a case.'],
    ['{families} kept their pact to the last day.'],
  ),
  'pact-broken': c(
    'marked-door',
    'Diplomacy',
    ['{family} Breaks Its Word', 'So Much for Handshakes', '{other} Was Promised Otherwise'],
    [
      '{family} had promised {other} peace, in public, and has thought better of it.',
      'The pact with {other} is scrap paper. It was {family} that tore it.',
    ],
    ['Those who hold other promises of the same hand are reading them again.', 'A hand was washed.'],
    ['{family} broke its pact with {other}.'],
  ),
  vendetta: c(
    'wreath',
    'Old Scores',
    ['What {family} Has Not Forgotten'],
    ['{family} keeps count: {list}.'],
    ['It will be paid in kind.'],
    ['{family} has accounts open with {list}.', 'Not forgotten by {family}: {list}.'],
  ),
};
