import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectBusinessFacts, formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Great Names Meet at the Arena',
    'Arena Sold to the Rafters',
    'Champions in Town; Hotels Turn Away Senators',
    'Record Gate at the Paradise Arena',
    'Riverside Streets Blocked by Fight Crowd',
    'The Biggest Bout in Years',
    'Not a Seat for Love, and Few for Money',
    'Fight of the Age Held Here, Age Attends',
  ],
  decks: [
    'Special trains from three states, and pickpockets from five.',
    'Ringside chairs change hands at the price of a small automobile.',
    'Movie people in the front row, and a bishop behind a program.',
    'The bout was short. The counting of the gate was not.',
  ],
  ledes: [
    'Two men whose pictures hang in every barber shop in the land fought at the Paradise Arena this month, and the city emptied into Riverside to see it.',
    'For one night Paradise was the capital of the country, or of that part of it which can tell a left from a right. The great bout was held at the Arena.',
    'They stood on the roofs, they hung from the lamps, and eleven were taken out of a rain barrel. A bout of big names had come to the Arena.',
    'If a crime was committed in the city on fight night, there was nobody at home to suffer it. Eighteen thousand were at the Arena.',
    'The wires out of Riverside carried ninety thousand words on one night this month, and all of them were about two men in short trousers. The great bout had come to the Arena.',
  ],
  follows: [
    'The house belongs to {gang}, who may be thought to have had the best seats and certainly had the best of the evening.',
    'Every streetcar in the system ran to Riverside, and several that are not in the system.',
    'The Governor sent regrets, and came in by the side door.',
    'Peanuts went to a quarter. Water, for the first time in its history, was sold out.',
    'It was broadcast to the nation by a gentleman who fainted in the fourth and was ably replaced by the timekeeper.',
    'Not one of {boss}’s ushers was seen to push anybody, the crowd doing it for them.',
    'A gentleman who had sold his seat for a hundred dollars was seen to offer two hundred for it back.',
    'The champion’s robe was kissed, cut and finally carried off, with the champion still partly in it.',
  ],
  quotes: [
    '“I saw nothing,” said a clerk from behind a pillar, “and I would not have missed it.”',
    '“I came from Moline on a mule,” a farmer informed the box office, which let him in.',
    '“Best night since the Armistice,” a hot-dog man said, weeping on his mustard.',
    '“Two minutes and eleven seconds,” grumbled a gentleman who had paid forty dollars for them.',
  ],
  closers: [
    'The janitor’s broom brought up nine hats, four sets of teeth and a marriage license.',
    'It will be half a year before such another. The hotels have begun to air the mattresses.',
    'By dawn there was nothing left in Riverside but paper, and some of that was promissory.',
    'Other cities have been heard to ask how it was done. They have not been told.',
  ],
  tags: ['Fight Night', 'The Great Bout', 'At the Arena'],
  notes: [
    'A bout of great names filled the Paradise Arena, and the pockets of {gang}.',
    'The Arena turned away thousands on the night of the big fight.',
    'Riverside has not seen such a crowd as the Arena’s since the flood.',
  ],
};

/** [RK-14] A big-name bout at the arena. */
export function writeBigName(item: NewsItemOf<'big-name'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: { ...collectGangFacts(item.gang), ...collectBusinessFacts(item.business) },
    dateline: formatDistrictHeadline(item.business.district),
    engraving: 'boxing-gloves',
  };
}
