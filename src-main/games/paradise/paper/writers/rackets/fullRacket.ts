import type { Racket } from '#shared/games/paradise/city.ts';
import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import {
  collectDistrictFacts,
  formatDistrictHeadline,
  collectGangFacts,
  collectRacketFacts,
} from '#main/games/paradise/paper/phrases.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    '{District} {Racket} Now All in One Pocket',
    '{Gang} in Full Possession of {District} {Racket}',
    'Last Independent Gone: {Racket} in {District} Is One Firm',
    'A Monopoly in {District}',
    'One House for Everything: {Gang} Sole in {District}',
    '{Racket} Trust Formed in {District}',
    'No Competition Left in {District}, Patrons Find',
    'From Corner to Corner, {Gang}',
  ],
  decks: [
    'Every door of the kind in the quarter now opens by leave of {boss}.',
    'Economists of the sidewalk foresee steadier prices and fewer choices.',
    'The {racket} of {district}, once a score of little quarrels, becomes one large silence.',
    'Rivals have the whole of the rest of the city to be disappointed in.',
    'Combination complete; trust-busting statutes not thought to apply.',
  ],
  ledes: [
    'The {racket} in {district} is now the affair of {gang} and of nobody else. The last place not theirs became theirs this month.',
    'A resident of {district} with a taste for variety must henceforth take a streetcar. In the {racket} there is but one concern in the quarter, and it is {gang}.',
    'What the great trusts did with steel and oil has been done in {district} with the {racket}. The sole directors are {gang}; the chairman is {boss}.',
    'The map of {district}, as it hangs in certain back rooms, was colored in this month to its edges. The color is that of {gang}, and the {racket} is all one shade.',
    'No competitor is left to {gang} in the {racket} of {district}. Some sold, some were persuaded, and some are understood to be fond of travel.',
  ],
  follows: [
    'The gain in order is plain to any eye. So is the gain in receipts, though it is plain to fewer.',
    'Old hands observe that a trade gathered into one purse is the easier to carry, and by the same token the easier to snatch.',
    'The collector makes one round now where there used to be several, and is understood to have bought better shoes.',
    'Managers of the houses concerned met on Sunday over a long table. There was one speech, and it was short.',
    'In the quarter it is held that prices will rise before long, that quality will not, and that nobody will mention either.',
    'The old proprietors used to complain of one another to the precinct. The precinct reports that its mornings have grown peaceful.',
    'From {base}, long the home of {gang}, wagons now make regular calls.',
  ],
  quotes: [
    '“It used to be you could go next door,” said a bricklayer. “Now next door is them too.”',
    '“A clean sweep makes for a clean street,” declared the quarter’s more cheerful patrolman.',
    '“I shook hands with the competition every morning for ten years,” a retired proprietor said. “I rather miss him.”',
    '“In my business we call it vertical,” remarked a stockbroker, leaving by the side door.',
    '“You cannot say they overcharge,” a patron reasoned. “Who would you say it to?”',
  ],
  closers: [
    'It remains for the others in that line to decide whether such a prize is best envied from a distance.',
    'A full hand at cards is usually called. The quarter waits to hear by whom.',
    'For the present {gang} may be congratulated, and in {district} they are, early and often.',
    'A celebration was held. It is said to have been catered from within.',
  ],
  tags: ['A Combination Completed', 'Monopolies', 'The Trusts', 'All Under One Roof'],
  notes: [
    'The whole {racket} of {district} now belongs to {gang}.',
    'Every door in the {racket} of {district} is now held by {gang}.',
    'In {district} the {racket} has become a single concern, conducted by {gang}.',
    '{boss} is sole master of the {racket} in {district}.',
  ],
};

const engravings: Record<Racket, EngravingName> = {
  booze: 'speakeasy-door',
  prostitution: 'street',
  gambling: 'card-table',
  protection: 'skyline',
};

/** [RK-5] One gang holds every business of a racket in a district. */
export function writeFullRacket(item: NewsItemOf<'full-racket'>): Angle {
  return {
    key: 'full-racket',
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: {
      ...collectGangFacts(item.gang),
      ...collectDistrictFacts(item.district),
      ...collectRacketFacts(item.racket),
    },
    dateline: formatDistrictHeadline(item.district),
    engraving: engravings[item.racket],
  };
}
