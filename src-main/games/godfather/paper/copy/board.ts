import type { NewsKind } from '#shared/games/godfather/news.ts';
import type { Copy } from '#press/page/copy.ts';

type Kinds = Extract<NewsKind, 'opened' | 'entered' | 'taken' | 'taken-back' | 'fingerman' | 'record-taking' | 'rumor'>;

/** Copy on moves and captures. */
export const boardCopy: Readonly<Record<Kinds, Copy>> = {
  opened: {
    engraving: 'speakeasy-door',
    tag: 'New on the Block',
    headlines: [
      '{family} Open Up {place}',
      '{racket} Comes to {place}',
      'A Lamp Is Lit in {place}',
      '{place} Gets a Trade',
    ],
    ledes: [
      'The {family} have opened {racket} in {place}, with {count} to begin with.',
      'Until Monday there was nothing of the kind in {place}. Since then the {family} run {racket} there, by {count}.',
      'The first men of the {family} were seen in {place} this week: {count}. Whoever follows will have to deal in {racket} too.',
      'It is {racket} that {place} will live on. The {family} said so first and left {count} to prove it.',
    ],
    follows: [
      'The landlord asked no questions and got no answers.',
      'Two grocers have already moved their names off the awning.',
      'A chalk circle was found on the curb and left alone.',
      'The precinct is waiting for a complaint in writing.',
      'Somebody swept the stairs first.',
      'The corner has been quiet ever since, and that is meant as praise.',
      'A barber gave up his back room and gained a clock.',
    ],
    notes: [
      'The {family} opened {racket} in {place} with {count}.',
      'New in {place}: {racket}, by the {family}, {count} strong.',
      '{racket} in {place}; the {family} brought {count}.',
    ],
  },
  entered: {
    engraving: 'street',
    tag: 'Moving In',
    headlines: [
      '{family} Walk Into {place}',
      'Company for {others} in {place}',
      '{place} Grows Crowded',
      'Strangers on the Stoops of {place}',
    ],
    ledes: [
      'The {family} have come to {place} with {count}, where {others} stood before them.',
      'It takes two to make a street. In {place} the {family} joined {others} with {count}.',
      '{others} are no longer by themselves in {place}: the {family} sent {count}.',
      'With {count} the {family} took their places in {place}, in plain view of {others}.',
    ],
    follows: [
      'Nobody tipped a hat.',
      'The newsboys now work the corner in pairs.',
      'Both sides bought their coffee at the same counter, at different hours.',
      'A janitor has counted the doors and found them too few.',
      'Distances between men are being measured in shoe lengths.',
    ],
    notes: [
      'The {family} moved into {place} with {count}, beside {others}.',
      '{place} saw {count} of the {family} arrive; {others} were there first.',
      'To {place}: {count} of the {family}, against {others}.',
    ],
  },
  taken: {
    engraving: 'paddy-wagon',
    tag: 'Gone From the Corner',
    headlines: [
      '{count} Gone in {place}',
      '{family} Close the Ring in {place}',
      'Surrounded in {place}',
      'No Way Out for {others}',
      '{place}: The Last Door Shut',
    ],
    ledes: [
      'The {family} shut {others} in on every side in {place} and removed {count}, worth {dollars}.',
      'When the last gap in {place} was filled it was filled by the {family}. Of {others}, {count} will not be back; they had cost {dollars}.',
      '{others} lost {count} in {place} to the {family}, and {dollars} besides.',
      'In {place} the {family} stood on one side too many. That was the end of {count} of {others}, {dollars} in all.',
      'It took the {family} one evening to empty {place} of {count}. {others} are {dollars} the poorer.',
    ],
    follows: [
      'They left by the cellar, it is said, and not on foot.',
      'Their chairs were still warm.',
      'A hat was handed in at the desk of the precinct and not claimed.',
      'The street was hosed down by a man with no connection to the city.',
      'Witnesses had all been tying their shoes.',
      'The florist on the avenue has put his prices up.',
      'Nobody ran, since there was nowhere to run to.',
      'Three suits are hanging at the cleaner’s and will hang there for some time.',
    ],
    notes: [
      'The {family} took {count} of {others} in {place}, worth {dollars}.',
      '{others} are without {count} in {place}; the {family} shut them in. Loss: {dollars}.',
      'In {place} {count} of {others} fell to the {family} ({dollars}).',
    ],
  },
  'taken-back': {
    engraving: 'boxing-gloves',
    tag: 'To and Fro',
    headlines: [
      'Eye for an Eye in {place}',
      '{family} Pay {other} Back at Once',
      '{place} Changes Sides Twice',
      'What {other} Took, {family} Took Back',
    ],
    ledes: [
      'First the {other} took {first} in {place}. Before the week was out the {family} answered and took {count}.',
      'The {other} had {first} to show for their evening in {place}; the {family} needed one more evening to take {count}.',
      'Twice in one week the same pavement in {place} was emptied: {first} went to the {other}, then {count} to the {family}.',
    ],
    follows: [
      'Residents ask only that it be done before ten.',
      'The glazier has rented a room nearby.',
      'Neither side claims to have begun.',
      'Arithmetic of this kind seldom ends even.',
      'A third party is said to be selling tickets on the roof.',
    ],
    notes: [
      'In {place} the {other} took {first} and the {family} took {count} in return.',
      '{place} went to and fro: {first} to the {other}, {count} to the {family}.',
    ],
  },
  fingerman: {
    engraving: 'marked-door',
    tag: 'Pointed Out',
    headlines: [
      'A Finger Points at {others}',
      '{count} Named in {places}',
      '{family} Send for the Fingerman',
      'Somebody Talked',
    ],
    ledes: [
      'A gentleman in the pay of the {family} pointed, and {count} of {others} disappeared from {places}.',
      'It needed no more than a nod. {count} of {others} are missing from {places} since the {family} had a visitor.',
      'The {family} know somebody who knows everybody. He named {count} of {others} in {places}, and that was that.',
    ],
    follows: [
      'He was paid by the syllable.',
      'Nobody has seen his face, though many have seen his hand.',
      'Gloves are being worn again, against the season.',
      'The precinct found the list complete and returned it.',
      'He had soup, left a good tip and was gone.',
    ],
    notes: [
      'A Fingerman of the {family} named {count} of {others} in {places}.',
      '{others} lost {count} in {places} to a Fingerman of the {family}.',
    ],
  },
  'record-taking': {
    engraving: 'wreath',
    tag: 'For the Record',
    headlines: ['The Largest Haul Yet: {count}', 'Never So Many at Once', '{place} Sets a Record'],
    ledes: [
      'No family had taken as many at one blow as the {family} did in {place}: {count}.',
      'With {count} in {place} the {family} hold the record for a single evening.',
    ],
    follows: [
      'The old record was not mourned.',
      'The bookkeeper asked for a larger page.',
      'Veterans spoke of it with lowered voices.',
    ],
    notes: [
      'A record: {count} at one blow, by the {family} in {place}.',
      'Never before were {count} taken at once; it was in {place}, by the {family}.',
    ],
  },
  rumor: {
    engraving: 'teapot',
    tag: 'Heard on the Stoop',
    headlines: ['They Say', 'Across the Counter', 'Between Two Trams'],
    ledes: ['One hears {text}.', 'A man who delivers ice says {text}.', 'It is told in barber shops {text}.'],
    follows: ['He did not give his name.', 'It was said twice.', 'The ice melted meanwhile.'],
    notes: [
      'Anybody who counts can see {text}.',
      'It is whispered {text}.',
      'A window cleaner reports {text}.',
      'From a fire escape one learns {text}.',
    ],
  },
};
