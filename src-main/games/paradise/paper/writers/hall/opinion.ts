import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Angle, Phrasings } from '../copy.ts';

const hostileColumn: Phrasings = {
  headlines: [
    'How Long, Paradise?',
    'A Walk Through Our Streets, by {writer}',
    'They Call It Business',
    'The Price of a Quiet Drink',
    'Who Pays? Asks {writer}',
    'The Men Behind the Doors Are Not Our Friends',
    'Count the Widows',
  ],
  decks: [
    '{writer} has gone about with his eyes open, and recommends it.',
    'Some plain questions for a city that has stopped asking them.',
    'Not one in ten of us is safe, our columnist holds, and names the ten.',
  ],
  ledes: [
    '{writer}, who writes on this page under his own name, has walked from the river to the bluff and back. He found fear at every second door, and a collector at the one between.',
    'It is asked by {writer} this month what the gangs have ever given Paradise that was not first taken from it. He has been through his notes and can find nothing.',
    'In a column that will not please everybody, {writer} calls the gangs of this city by a short word and spells it.',
    'Nobody, {writer} remarks in these pages, was ever robbed by a stranger in Paradise. We have all been introduced.',
  ],
  follows: [
    'He met a grocer who pays every Friday to go on being a grocer. The grocer asked that his street be left out, and then his city.',
    'Letters have come in by the basket. The writers are angry, and several have signed.',
    'It is the opinion of {writer} that the city would rise if only somebody would hold its coat.',
    'The Vigilance Union has ordered four hundred copies, and means to read one aloud at each lamp post.',
  ],
  quotes: [
    '“I was told not to write it,” said {writer}, “so I wrote it twice.”',
    '“My wife cut it out and put it on the icebox,” a motorman said. “Now I cannot eat.”',
    '“It is all true,” said a night watchman, “and I never said so.”',
  ],
  closers: [
    'The column closes with a question, and the question is addressed to the reader.',
    'It has been a long time since this city blushed. It may be out of practice.',
  ],
  tags: ['Our Columnists', 'Strong Words', 'From the Opinion Page'],
  notes: [
    '{writer} writes with some heat on the gangs and those who feed them.',
    'The gangs are called by their name in a column by {writer}.',
    'A piece by {writer} has set the wards talking, and not in whispers.',
    '{writer} asks the city what it is waiting for.',
    'Strong words from {writer} on the traffic of the back rooms.',
  ],
};

const friendlyColumn: Phrasings = {
  headlines: [
    'A Kind Word for Hard Men',
    'The Other Side of the Door, by {writer}',
    'Who Bought the Orphans Their Coal?',
    'Somebody Has to Keep Order',
    'Fraternal Societies of Our City',
    'Not So Black as Painted, Says {writer}',
  ],
  decks: [
    '{writer} finds good works in unexpected quarters.',
    'A turkey in every tenement is more than the Council ever managed.',
    'Our columnist was received with courtesy, and left with a cigar.',
  ],
  ledes: [
    'We hear so much of gangs, writes {writer}, and so little of the ton of coal that came to the orphanage in January without a card. He has seen the coal.',
    'It has been the fashion to speak ill of certain clubs and brotherhoods of this city. {writer}, who has dined with them, does not.',
    'A little charity is asked by {writer} for men whose charity is never asked about. He has a list of those who had their rent paid, and by whom.',
    'There are worse neighbors, in the view of {writer}, than a man with a large car and a long memory. One’s windows, for instance, are never broken by boys.',
  ],
  follows: [
    'A band is to be got up for the parish, with new trombones. The giver prefers to be known as a friend of the community.',
    'He observes that no lady was ever jostled on the steps of such an establishment, and that the coffee is hot.',
    'The Fathers of the settlement house decline to say where the new roof came from. They say that it keeps out the rain.',
    'Where the police see a conspiracy, {writer} sees a picnic, and he has the photographs of the three-legged race.',
  ],
  quotes: [
    '“They found my Joe a job,” said a mother of six. “He stands by a door.”',
    '“Write that I am only a simple merchant,” requested a gentleman of the brotherhood, who had sent a car for the interview.',
    '“I call it neighborly,” a pushcart man said, looking over his shoulder.',
  ],
  closers: [
    'The city might do worse than say thank you, and will be given the opportunity.',
    'Judge not, our columnist concludes. He was quoting somebody.',
  ],
  tags: ['Our Columnists', 'The Sunny Side', 'A Good Word'],
  notes: [
    '{writer} discovers benevolence where it had not been looked for.',
    'A column by {writer} speaks well of certain fraternal gentlemen.',
    'The gangs have their good points, holds {writer}, and lists two.',
    '{writer} was shown a soup kitchen, and has described the soup.',
    'Hard men have soft hearts, {writer} finds, having been introduced to some.',
  ],
};

const hostileEditorial: Phrasings = {
  headlines: [
    'This Newspaper Has Had Enough',
    'An Editorial in Large Type',
    'The Editor Will Not Be Silent',
    'A City Held Cheap',
    'We Accuse Everybody',
  ],
  decks: [
    'Front page given over to indignation; the races will be found inside.',
    'Every citizen asked to be angry by Saturday.',
    'The Editor has bought a larger font.',
  ],
  ledes: [
    'There are months when a newspaper reports the temper of the public, and months when it supplies it. The City Editor has decided which kind this is.',
    'The Editor of this page has looked on the city and lost his temper. He invites the reader to lose his own, and encloses reasons.',
    'Every story in this edition that could be made to end in an exclamation has been made to. The Editor read the proofs himself, standing.',
  ],
  follows: [
    'The cartoonist was told to draw it larger, and then larger, and has asked for another page.',
    'Clergymen were telephoned, and found to be of the same opinion by the time they rang off.',
    'The word “outrage” occurs nineteen times, which is a record for the font.',
  ],
  quotes: [
    '“I felt quite calm until I read it,” a pharmacist admitted.',
    '“Somebody is paying for this,” said an alderman. “I mean for the ink.”',
    '“He has never been so angry since I have known him,” the Editor’s secretary said. “It began on Tuesday, after lunch.”',
  ],
  closers: [
    'The presses were run slower, so that it should be blacker.',
    'If nothing is done, it will not be for want of adjectives.',
  ],
  tags: ['From the Editor', 'Our Own View', 'The Leader Page'],
  notes: [
    'The Editor has spoken, and asks the city to shout.',
    'This page has been written hot, by order of the City Editor.',
    'An editorial on vice takes up the room commonly given to hats.',
    'The Editor’s patience is at an end, for the month.',
  ],
};

const friendlyEditorial: Phrasings = {
  headlines: [
    'Let Us Keep Our Heads',
    'A Word for Patience',
    'The Editor Recommends the Country',
    'Things Are Not So Bad',
    'Calm Counsel From This Page',
  ],
  decks: [
    'Alarm is bad for trade, and worse for the digestion.',
    'Unpleasant matters may be found on page eleven.',
    'The Editor has looked into it, and would not trouble the reader.',
  ],
  ledes: [
    'A good deal has been heard lately of crime. The City Editor has weighed it against the crop reports, and given the crops the room.',
    'It is the view of the Editor that the city wants rest. He has accordingly left out of this edition whatever might disturb it.',
    'Where other months have had headlines, this one has a flower show. The Editor chose it himself, and moved the rest below the fold.',
  ],
  follows: [
    'A story of some violence was held over until it should be less recent.',
    'The Editor has been sleeping better himself, he writes, since he stopped reading the overnight dispatches.',
    'A picture of a kitten was found, and is printed where a picture of a motor car had been.',
  ],
  quotes: [
    '“I had no idea that we were doing so well,” said a subscriber of many years.',
    '“They tell me it was a quiet month,” a surgeon at the hospital said, washing his hands.',
    '“He used to shout for copy,” a young man of the city room recalled. “Now he shouts for sonnets.”',
  ],
  closers: [
    'There will be time to be indignant. It need not be this month.',
    'The Editor thanks his friends for their interest in the tone of this page.',
  ],
  tags: ['From the Editor', 'Our Own View', 'Good Cheer'],
  notes: [
    'The Editor counsels calm, and has printed as little as he could against it.',
    'This page is given over to the brighter side, at the City Editor’s wish.',
    'Certain disagreeable items were lost on the way to the composing room.',
    'The Editor finds the times better than they are painted.',
  ],
};

/** [OFF-9] A Reporter's column against the gangs, or in their praise. */
export function writeColumn(item: NewsItemOf<'column'>): Angle {
  return {
    key: item.isHostile ? 'column-hostile' : 'column-friendly',
    kind: item.kind,
    value: item.value,
    copy: item.isHostile ? hostileColumn : friendlyColumn,
    facts: { writer: item.writer },
    dateline: null,
    engraving: 'street',
  };
}

/** [OFF-4, PO-3] The City Editor's own hand. */
export function writeEditorial(item: NewsItemOf<'editorial'>): Angle {
  return {
    key: item.isHostile ? 'editorial-hostile' : 'editorial-friendly',
    kind: item.kind,
    value: item.value,
    copy: item.isHostile ? hostileEditorial : friendlyEditorial,
    facts: {},
    dateline: null,
    engraving: 'skyline',
  };
}
