import type { TurnNews } from '#shared/games/brotherhood/news.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMargin, type EndVoice, type PaperEnding } from '#press/page/ending.ts';
import { formatFamilies } from '#press/page/families.ts';

/** How the Courier takes leave of a year in Carthage, and of a family. */
export const voice: EndVoice = {
  margin: [
    'Between {first} and {second} there are {by}. In Carthage that is called a difference of opinion.',
    'It took two clerks and a locked door to find that {first} finished {by} in front of {second}.',
  ],
  fates: [
    'For {name} the drawer held {score}; the drawer is now locked, and the key has been sent to Chicago.',
    '{name} close the year on {score} and have been seen measuring a larger table, or a smaller one.',
    'Ask at the bank for {name} and you hear {score}, in a lowered voice.',
    'The accountants of {name} wrote {score} and underlined it once.',
    'Of {name} the last page reads {score}, in another hand.',
    'To {name} the year was worth {score}, by their own oath, which is what it is worth.',
  ],
  outs: [
    'The chair of {name} was broken up for kindling.',
    'What is left to {name} is a pew.',
    'Of {name} the last page is torn out, and the pages before it were burned.',
    'Nobody raised a glass for {name}, though several had one in hand.',
    'The estate of {name} was settled by those who caused it.',
    'For {name} the parish has a Mass to say and nobody to ask who is paying.',
  ],
  roadHeads: ['A Year of Carthage in Ten Lines', 'How the Table Was Cleared'],
  letterHeads: ['From Our Letter Box, for the Last Time', 'Readers Close Their Books Too'],
  letters: [
    'To the Courier: I kept the accounts for all of them and never made a mistake. Would you print that? My wife does not believe it. —A Bookkeeper.',
    'To the Courier: My café is full of men who say that they always knew it would be {first}. In January they said other things. I kept the slate. —Owner, Bright Lights.',
    'To the Courier: The bullet in my doorpost is not mine. I should like it fetched. —Widow, Skid Row.',
    'To the Courier: I am an official of this city and was never bought. I was never asked. I mention it without bitterness. —Third Clerk.',
  ],
  lastWords: [
    'That is the end of {name} in Carthage. The long table in the back of the restaurant has been cut in two and each half given a cloth of its own. The chair at the head of it was left for a week, out of respect or because nobody cared to be seen sitting down in it, and was then moved to the cloakroom, where hats are put on it. Their cook has found a place with a dentist. She says that it is quieter, that there is less to wash, and that nobody there has ever kissed her hand. The parish will say a Mass. It has been paid for, in advance and in cash, these nine years.',
    'With this {name} go out of our columns. They had come to Carthage with one suitcase among them, tied with cord; the cord, it turned out, was the more expensive part. The undertaker, the tailor and the florist have each been paid, and each has sent the family a card. The family’s box at the opera is to let. The attendant found in it a pair of opera glasses, a rosary and a sandwich, and has handed in two of the three.',
  ],
  lastLetters: [
    'To the Courier: I knew the old man of {name} when we both sold lemons. He gave short weight then, but he gave the short weight to the rich, and made it up to the poor, and kept the difference in his head. I could not do it. I have one shop still, and he had a city. I do not know which of us is to be pitied. —A Grocer.',
    'To the Courier: Who will now stand godfather to my youngest? I had the promise of {name}, a silver cup was spoken of, and the child is called after them. It is too late to change it. —Mother, Railyards.',
  ],
};

/** Composes the end of a year for the last edition; null before it. */
export function composeEnding({ final }: TurnNews): PaperEnding | null {
  if (final.length === 0) return null;
  return {
    places: final.map(({ name, place, dollars, isDead }) => ({
      place,
      name: `the ${formatFamilies(name)}`,
      score: isDead ? `eliminated, leaving ${formatDollars(dollars)}` : formatDollars(dollars),
      isOut: isDead,
    })),
    by: formatMargin(final, ({ dollars }) => dollars, formatDollars),
    voice,
  };
}
