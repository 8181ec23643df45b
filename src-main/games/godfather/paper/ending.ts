import type { RoundNews } from '#shared/games/godfather/news.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMargin, type EndVoice, type PaperEnding } from '#press/page/ending.ts';
import { formatFamilies } from '#press/page/families.ts';

/** How the Lamplighter takes leave of the island's contest. */
export const voice: EndVoice = {
  margin: [
    'It was {by} from {first} to {second}: about the price of a street, on a day when streets are cheap.',
    '{first} finished {by} ahead of {second}. On Mulberry Street they had said more, and on Grand Street less.',
  ],
  fates: [
    '{name} turn out their pockets and show {score}.',
    'For {name} it came to {score}, counted twice, the second time with the door open.',
    'On the ledger of {name} the last line is {score}.',
    'In the hat of {name} there was {score}.',
    'To {name} the island paid {score} and asked for a receipt.',
  ],
  outs: ['Of {name} nothing was left to count.'],
  roadHeads: ['How the Lamps Went Out, Street by Street', 'The Contest for the Island in Ten Lines'],
  letterHeads: ['Lights Out: Our Last Letters', 'Letters From Under the Lamp'],
  letters: [
    'Editor: Whoever has Harlem now, the third step of No. 41 is loose. I told the last ones. —Janitor.',
    'Editor: Congratulations to {first}. I am told that I had better. —Hatter, Mulberry Street.',
    'Editor: They have all promised to leave my pushcart out of it. It has been left out of it nine times and wants a new wheel. —Pickles.',
    'Editor: My son came home with a watch. He says that the contest is over and everyone got one. Is this so? —Anxious, Park West.',
    'Editor: I light the lamps from the Battery to Canal. This week nobody asked me to leave one dark. I did not know what to do with my hands. —J. F.',
  ],
  lastWords: [
    'Of {name} nothing is left on the island but a name over a door, and the painter has been sent for. They had been heard of in every Neighborhood and were at home in none.',
  ],
  lastLetters: ['Editor: I will miss {name}. They were always so careful on the stairs. —Landlady.'],
};

/** Composes the end of the contest for the last edition; null before it. */
export function composeEnding({ final }: RoundNews): PaperEnding | null {
  if (final.length === 0) return null;
  return {
    places: final.map(({ name, place, totalDollars, valueDollars }) => ({
      place,
      name: `the ${formatFamilies(name)}`,
      score: formatDollars(totalDollars),
      detail: `, ${valueDollars === 0 ? 'none of it' : `of which ${formatDollars(valueDollars)} is`} in streets`,
    })),
    by: formatMargin(final, ({ totalDollars }) => totalDollars, formatDollars),
    voice,
  };
}
