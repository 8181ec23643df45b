import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts, collectOfficialFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const fellCopy: Phrasings = {
  headlines: [
    '{Post} Out; Books Tell All',
    '{Post} Undone by Printed Word',
    'A Ledger, a Safe, and One {Post} the Fewer',
    '{Post} Has No Answer to Questions',
    'What the {Post} Took, and From Whom',
    'Exposed in Monday’s Paper, Gone by Thursday',
    '{Post} Resigns for His Health, Which Was Good',
    'New Man for {Post} After Revelations',
  ],
  decks: [
    '{writer} of this newspaper lays bare a salary that no treasurer ever signed for.',
    'Envelopes, a boat and a brother-in-law figure in the account; explanations do not.',
    '{successor} is named to {chair} and asks to be judged on his future.',
    'Colleagues express shock, and are seen counting on their fingers.',
  ],
  ledes: [
    '{official} has left {chair}, three days after {writer} described in these columns how he had come to furnish his house. Nobody could be found to say that it was not so.',
    'It took {writer} eleven paragraphs to tell what {official} had been paid, and by whom, and it took {official} one sentence to depart. The sentence mentioned his family.',
    'A man may explain a new automobile. {official}, whose three were listed by {writer} in this newspaper with their license plates, tried to explain them, and cleared his desk.',
    'The career of {official} ended this month at a breakfast table. His wife, it is related, read him the article by {writer} aloud, and he asked her to stop at the second column.',
    'There were questions put to {official} by {writer}, in print and by number. Of the fourteen he answered one, which concerned the spelling of his name.',
  ],
  follows: [
    '{successor} was sworn in the same evening. He promised clean hands and kept them, for the length of the ceremony, in plain view.',
    'Whoever had been paying for the friendship of {name} will have to begin again with another man, and at the beginning.',
    'It is remarked that the article was uncommonly well informed. It is remarked further that {gang} have never been known to sleep badly over the troubles of public men.',
    'In the corridors the talk was not of what {name} had done, but of how he had come to be noticed doing it.',
    'A committee has been formed to see whether there is anything else. It has adjourned until after the summer.',
    'Two clerks of the office asked for leave on the same morning, and both gave a funeral as the reason. It was not the same funeral.',
    'No charge has been filed. A charge would mean a list of names, and there are said to be good names on it.',
  ],
  quotes: [
    '“I never saw an envelope in my life,” the fallen man declared, “and if I did I took it for a Christmas card.”',
    '“We all knew,” said an usher at the Hall. “But it looks different in type.”',
    '“I have bought the paper for thirty years,” a shoemaker said, “and this is the first time that I read it twice.”',
    '“The chair is still warm,” observed {successor}, “and I intend to have it aired.”',
    '“Who is next?” asked a gentleman in a good coat, who would not give his own name.',
  ],
  closers: [
    '{name} is understood to be looking at farms.',
    'The new man’s price is not yet known. That is to say, he has only just begun.',
    'It may be that the lesson will be learned. It has been taught before, in the same room.',
  ],
  tags: ['The Fallen', 'From the Halls', 'Men Lately in Office', 'Seats Vacated'],
  notes: [
    '{official} has given up {chair} after an article by {writer}.',
    'An account by {writer} cost {official} his post; {successor} has it.',
    '{successor} sits where {official} sat until he was written about.',
    'Revelations by {writer} have made {chair} vacant, and {successor} has filled it.',
    'Having no answer to {writer}, {official} gave none and went.',
  ],
};

const stoodCopy: Phrasings = {
  headlines: [
    '{Post} Denies All, and Well',
    '{Post} Answers His Accusers',
    'Charges Against {Post} Fall Flat',
    '{Post} Produces Receipts',
    'Storm Over {Post} Passes',
    'Not a Penny, Says {Post}; Shows Books',
    '{Post} Invites Inspection, Is Inspected',
  ],
  decks: [
    'Article by {writer} met with sworn statements, an aunt’s legacy and applause.',
    'The second set of books, if there is one, was not asked for.',
    'Accused stands where he stood, a little taller.',
  ],
  ledes: [
    'It was alleged in this newspaper by {writer} that {official} had sold his favor. {official} replied for two hours from the steps of the Hall, and was cheered.',
    '{official}, of whom {writer} had written things that would have sunk another man, has floated. He brought receipts, and they were for the right amounts.',
    'An article by {writer} on the private income of {official} was answered this month by the gentleman himself, point by point, without notes and without perspiring.',
    'Those who thought to see {official} led away after what {writer} wrote of him were kept waiting in the rain. He came out by the front door and raised his hat.',
  ],
  follows: [
    'An aunt in Ohio, lately deceased, turns out to have been fond of him.',
    'Several persons acquainted with {gang} are said to have been disappointed in their reading.',
    'The facts were not denied so much as introduced to other facts, until nobody could tell them apart.',
    'He thanked the press for its vigilance, and asked the name of the writer’s landlord.',
    'Men who have watched many such mornings agree that {name} is cleverer than he looks. His friends had always hoped so.',
  ],
  quotes: [
    '“If I were for sale,” {official} told the crowd, “would I live on that street?”',
    '“He looked me in the eye,” said a widow, “and I do not say that of many of them.”',
    '“I stand by every word,” said {writer}. “I only wish that some of them had stood by me.”',
    '“My door is open,” the accused remarked, “as it has always been, on weekdays.”',
  ],
  closers: [
    'He may be written of again. He will be the harder to write of.',
    'The city has taken a good look at {name}, and now at least knows what it is looking at.',
  ],
  tags: ['Cleared', 'Answers Given', 'Still in Office'],
  notes: [
    '{official} has answered what {writer} wrote of him, and keeps his post.',
    'An article by {writer} did {official} no harm that can be seen.',
    'Charged in print by {writer}, {official} replied at length and went back to work.',
    '{official} remains where he is, {writer} notwithstanding.',
  ],
};

/** [OFF-8] Writes a story on a corrupt official, and his fate. */
export function writeCorruption(item: NewsItemOf<'corruption'>): Angle {
  const fell = item.successor !== null;
  return {
    key: fell ? 'corruption-fell' : 'corruption-stood',
    kind: item.kind,
    value: item.value,
    copy: fell ? fellCopy : stoodCopy,
    facts: {
      ...collectGangFacts(item.gang),
      ...collectOfficialFacts(item.target),
      writer: item.writer,
      successor: item.successor ?? '',
    },
    dateline: 'City Hall',
    engraving: item.target.kind === 'judge' ? 'courthouse' : 'city-hall',
  };
}
