import type { NewsItemOf } from '../../../../src-shared/games/paradise/news.ts';
import type { RumorDeed } from '../../../../src-shared/games/paradise/rumors.ts';
import { gangFacts } from '../phrases.ts';
import type { Angle, Copy } from './copy.ts';

const copy: Copy = {
  headlines: [
    'What {Gang} Is Said to Want',
    'Barber Shops Explain {Gang}',
    'A Little Bird Speaks of {Gang}',
    'The Talk Turns to {Gang}',
    'Why, Asks the Street, and Answers Itself',
    'Overheard: a Word About {Gang}',
  ],
  decks: [
    'This paper repeats it with its gloves on.',
    'Heard twice, from one man, in two hats.',
    'No name given; the voice came from under a hot towel.',
    'The source was paid in coffee, and it was weak.',
  ],
  ledes: [
    'Much has been said about {deed}. In the barber shops of {base} they hold that it comes down to one thing: “{because}.”',
    'Those who pour for {gang} listen while they pour. As to {deed}, they have brought away a few words and a shrug: “{because}.”',
    'Nobody at {gang} gives interviews. A man who carries their coats was asked about {deed}, and said only: “{because}.”',
    'The washerwomen of {base} know most things a day before the police. They put {deed} down to “{because},” and wring it out.',
  ],
  follows: [
    'It may be nonsense. Most of what is true in this city began as nonsense.',
    'A second man was asked, and remembered that he had a train to catch.',
    '{boss} was shown the sentence, and returned it with a crease in it.',
    'A cab driver who had the same passengers heard the same thing, and turned up his collar.',
    'The bootblack at the corner says no, but he says it for a quarter.',
  ],
  quotes: [
    '“I heard nothing,” a waiter insisted, “and I heard it distinctly.”',
    '“Ask them,” advised a detective. “I would, but I have a family.”',
    '“People talk,” said a bartender, “because nobody has told them to stop. Yet.”',
  ],
  closers: [
    'It is set down here for what it is worth, which is two cents a copy.',
    'The rest will be in the papers, or in the river.',
    'Time will tell. It is the only witness that cannot be reached.',
  ],
  tags: ['It Is Whispered', 'Heard at the Bar', 'Street Talk', 'They Say'],
  notes: [
    'As for {deed} by {gang}, the word is “{because}.”',
    'Friends of friends of {boss} explain {deed}: “{because}.”',
    'Asked about {deed}, a man close to {gang} wrote upon a napkin: “{because}.”',
    'They say in {base} that {gang} had one thing in mind with {deed}: “{because}.”',
    '“{because},” is how a doorman accounts for {deed} by {gang}.',
  ],
};

/** What each deed is called over a counter. */
const deeds: Record<RumorDeed, string> = {
  takeover: 'that call upon an independent man',
  raid: 'that visit to a rival’s house',
  smash: 'that business with the broken glass',
  hit: 'that shooting',
  hijack: 'that trouble upon the road',
  show: 'that parade of automobiles',
  fight: 'that quarrel in the open street',
  funeral: 'that very large funeral',
  works: 'that sudden charity',
};

/** What the street makes of a gang’s reasons. */
export function rumor(item: NewsItemOf<'rumor'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: { ...gangFacts(item.gang), deed: deeds[item.deed], because: item.because },
    dateline: null,
    engraving: 'hat',
  };
}
