import type { NewsKind } from '#shared/games/empire-city/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'pot-won'
  | 'pot-grows'
  | 'city-hall-gift'
  | 'church-gift'
  | 'opened'
  | 'wrecked'
  | 'claimed'
  | 'deed'
  | 'hired'
  | 'boat'
  | 'limping'
  | 'business'
>;

/** [EMP-NEWS-2] 15, 16, 18 to 20, 22, 26 and 27. */
export const streetCopy: Readonly<Record<Kinds, Copy>> = {
  'pot-won': c(
    'racehorse',
    'Pitney Downs',
    ['The Pot Goes to {family}', '{dollars} at Pitney Downs', 'A Seven for {family}'],
    [
      '{family} took the whole pot of {dollars} at Pitney Downs, on a horse that had to be woken.',
      'The dice, the horse and the cashier agreed for once: {dollars} for {family} at Pitney Downs.',
    ],
    ['The jockey has bought a house.', 'The other tickets cover the lawn.'],
    ['{family} won {dollars} at Pitney Downs.'],
  ),
  'pot-grows': c(
    'racehorse',
    'Pitney Downs',
    ['{dollars} in the Pot'],
    ['Nobody has won at Pitney Downs, where {dollars} now lie and wait.'],
    ['One in six, the bookmakers say.'],
    ['The pot at Pitney Downs stands at {dollars}.', '{dollars} waits at Pitney Downs.'],
  ),
  'city-hall-gift': c(
    'city-hall',
    'Society',
    ['{family} Gives to the City', 'A Fountain From {family}', 'Ribbons at City Hall'],
    [
      '{family} has opened purse and heart at City Hall, and stands {points} points higher with everybody.',
      'A gift of {family} to the city was received with a speech of an hour, and {points} points.',
    ],
    ['The fountain will be turned on when it is built.', 'Schoolchildren sang.', 'The mayor wept, as agreed.'],
    ['{family} gave to City Hall: {points} points.'],
  ),
  'church-gift': c(
    'lamp',
    'Society',
    ['{family} at St. Mary’s', 'A New Bell, by {family}'],
    [
      '{family} was seen at St. Mary’s early and left lighter, in purse and conscience.',
      'St. Mary’s thanks {family} for the roof.',
    ],
    ['The confessional was occupied for two hours.', 'The sermon spared the front pew.'],
    ['{family} was generous at St. Mary’s.', 'St. Mary’s remembers {family}.'],
  ),
  opened: c(
    'speakeasy-door',
    'New in Town',
    ['New {what} in {place}', 'Doors Open in {place}', '{place} Has a {what}'],
    [
      'There is a new {what} in {place}. Knock twice and ask for {family}.',
      '{family} has opened a {what} in {place}, and the neighbors have been given tickets.',
      'The shutters in {place} are up again, over a {what} of {family}.',
    ],
    [
      'The piano is tuned; the pianist less so.',
      'Ladies are welcome before ten.',
      'The old tenants moved of their own free will, in one night.',
      'The paint is wet and so is the cellar.',
    ],
    ['New in {place}: a {what} of {family}.', 'A {what} has opened in {place}.'],
  ),
  wrecked: c(
    'marked-door',
    'Fires',
    ['{place} Burns', 'Nothing Left in {place}', 'Smoke Over {place}'],
    [
      'The {what} in {place} is gone. The fire department calls it a lamp, and lamps have been blamed for less.',
      'What was a {what} in {place} this morning is a view of the next street tonight.',
    ],
    ['The insurance man laughed.', 'One billiard ball was saved.'],
    ['The {what} in {place} was destroyed.'],
  ),
  claimed: c(
    'skyline',
    'Real Estate',
    ['{family} Moves In', '{count} More for {family}', 'New Owners: {family}'],
    ['{family} is now to be asked in {places}.', 'Nobody had wanted {places} until {family} did.'],
    ['Awnings were ordered in one color.', 'The landlord signed with his left hand.'],
    ['{family} has taken {places}.', '{family} now owns {places}.'],
  ),
  deed: c(
    'city-hall',
    'Real Estate',
    ['A Deed Turns Up', '{place} on Paper'],
    ['A title deed to {place} has been found, and the name in it is {family}.'],
    ['The ink was still soft.', 'The registrar was on holiday and remains there.'],
    ['By deed, {place} belongs to {family}.'],
  ),
  hired: c(
    'hat',
    'Arrivals',
    ['{count} for {family}', 'Off the Train', 'New Faces Around {family}'],
    [
      'Taken on by {family}: {men}. They described their trade as freight.',
      '{men} found work with {family} before the luggage was unloaded.',
    ],
    ['References were not asked for.', 'One wanted to know where the doors were.'],
    ['{family} has taken on {men}.', 'With {family} now: {men}.'],
  ),
  boat: c(
    'river-steamer',
    'Arrivals',
    ['A Boat at The Docks', 'Fresh off the Boat'],
    ['Those who had waited for work were sent away, and {count} others came down the gangway at The Docks.'],
    ['The customs man counted hats.', 'The gulls were unimpressed.'],
    ['A fresh boat has come in at The Docks.'],
  ),
  limping: c(
    'umbrella',
    'Seen About Town',
    ['Seen Limping', 'Not at Their Best'],
    ['Of {family} one sees {men} about, in no shape for a dance.'],
    ['Somebody may notice.', 'They keep to the lighted side.'],
    ['Seen limping: {men} of {family}.', '{men} of {family} could do with a rest.'],
  ),
  business: c(
    'card-table',
    'Business',
    ['The Month in Money', '{family} Leads the Street'],
    ['{family} took in {dollars} this month, ahead of {other} with {less}.'],
    ['The odds at Pitney Downs stand at one in six for {pot}.'],
    ['Best month: {family} with {dollars}, ahead of {other} with {less}.'],
  ),
};
