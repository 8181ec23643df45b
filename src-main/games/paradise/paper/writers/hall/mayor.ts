import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts, collectOfficialFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const dismissalCopy: Phrasings = {
  headlines: [
    'Mayor Dismisses {Post}',
    '{Post} Is Thanked and Shown Out',
    'New Broom for the Police: {Post} Goes',
    'Mayor Wants a Younger Man; {Post} Is Older by a Day',
    '{Post} Learns of His Retirement From Mayor',
    'Shake-Up in Blue: {Post} Out',
    'Mayor Has Lost Confidence; {Post} Has Lost Post',
  ],
  decks: [
    'Service of many years closed by a note of four lines, one of them the date.',
    '{successor} takes {chair} and the keys.',
    'The Mayor speaks of fresh blood; the force asks quietly whose.',
    'No reason given, and several supplied.',
  ],
  ledes: [
    'Mayor {mayor} has relieved {official} of {chair}, with the thanks of the city and effect from noon. {successor} was measured for the cap the same day.',
    '{official} came to his office on Wednesday and found {successor} in it. The Mayor, asked when he had reached his decision, said that it had come to him.',
    'A department that has had few surprises had one this month. {official} is out, {successor} is in, and Mayor {mayor} considers the matter closed.',
    'The Mayor hires and the Mayor fires. {mayor} was reminded of the second half this month, and exercised it on {official}.',
  ],
  follows: [
    'The new man is said to be without enemies, having only just arrived at the place where they are issued.',
    'It is not thought that the change was the Mayor’s own idea. It is thought that {gang} had mentioned it.',
    'The men turned out to shake the hand of {name}. Some had never before been seen to turn out at that hour.',
    'Gentlemen who had come to know {name} well must now come to know {successor}, which will take time, and other things.',
    'A clock was presented. It had been ordered, an inscription shows, for somebody else.',
  ],
  quotes: [
    '“I serve at the pleasure of the Mayor,” said {name}, packing, “and he has had it.”',
    '“They come and they go,” said the desk sergeant. “The chair creaks just the same.”',
    '“I mean to look into everything,” {successor} announced, and was shown where the lamps were.',
    '“He never told us why,” a clerk of the Hall confided. “He looked as though nobody had told him, either.”',
  ],
  closers: [
    'The force will get used to {successor}. It has had practice.',
    'There is a pension. It was not mentioned in the note.',
    'Whether the streets will know the difference, the streets will have to say.',
  ],
  tags: ['Changes in the Police', 'Dismissals', 'New Men in Blue', 'At Headquarters'],
  notes: [
    'Mayor {mayor} has dismissed {official}; {successor} has his place.',
    '{successor} succeeds {official}, by the Mayor’s order.',
    'The Mayor found that he could do without {official}, and does.',
    'By a note from Mayor {mayor}, {chair} passes to {successor}.',
  ],
};

const fellCopy: Phrasings = {
  headlines: [
    'Mayor Points Finger; {Post} Falls',
    '{Post} Accused From the Balcony, Quits',
    '{Post} Broken in Open Session',
    'Mayor Calls {Post} a Grafter, and Is Believed',
    'A Bad Morning for the {Post}',
    '{Post} Cannot Meet the Mayor’s Eye',
  ],
  decks: [
    'Charge, pause and collapse occupy eleven minutes; gallery asks for more.',
    '{successor} is called in before the ink is dry on the resignation.',
    'Mayor displays a knowledge of graft that astonishes nobody.',
  ],
  ledes: [
    'Mayor {mayor} rose in his place this month and called {official} a taker of bribes. {official} rose to reply, looked about him, and sat down a private citizen.',
    'What Mayor {mayor} knows about the sale of public favor he poured out on {official} before a full house. The accused could only ask where the Mayor had learned it.',
    'A charge of corruption, brought by Mayor {mayor} in person, has cost {official} {chair}. {successor} will see whether it can be sat in safely.',
  ],
  follows: [
    'The proofs were in a brown portfolio. When it was opened afterward it was found to hold the Mayor’s lunch.',
    'Persons close to {gang} had taken seats in the gallery early, and brought sandwiches.',
    'It was a fine speech, and had plainly been written by somebody with an interest.',
    'The clerk was told to strike the exchange from the record. He has made copies.',
    'Nobody is to be prosecuted. There are few juries in Paradise, it was explained, and many calendars.',
  ],
  quotes: [
    '“It takes one to know one,” said {name} as he left, “and he knew me at once.”',
    '“I have never seen virtue so angry,” a lady in the gallery said, fanning herself.',
    '“I shall cooperate fully,” {successor} told the press, without saying with whom.',
  ],
  closers: [
    'The Mayor went home on foot, to be seen doing so.',
    'Other gentlemen of the government are reported to be sitting very straight.',
  ],
  tags: ['Accused and Gone', 'In Open Session', 'The Mayor’s Broom'],
  notes: [
    'Accused by Mayor {mayor}, {official} has resigned; {successor} succeeds him.',
    'Mayor {mayor} charged {official} with corruption, and {successor} has the vacancy.',
    '{official} did not survive a speech by the Mayor.',
  ],
};

const stoodCopy: Phrasings = {
  headlines: [
    '{Post} Throws Charge Back at Mayor',
    'Mayor Accuses {Post}; Nothing Comes of It',
    'Mayor Swings, Misses {Post}',
    '{Post} Unmoved by Mayor’s Thunder',
    'Much Noise in Council, {Post} Still There',
  ],
  decks: [
    'Accuser loses his place, his temper and the vote.',
    'Gallery divided; furniture intact.',
    'Accused asks that the Mayor’s remarks be framed.',
  ],
  ledes: [
    'Mayor {mayor} accused {official} of corruption this month, in a loud voice. When he had finished, {official} was still there.',
    'An attempt by Mayor {mayor} to rid the city of {official} broke down at the second question. The first had been about the weather.',
    'If it was the purpose of Mayor {mayor} to frighten {official} out of office, he will have to think of something else. {official} yawned.',
  ],
  follows: [
    'It was observed that the Mayor read his charges from a sheet, and that he had not seen it before.',
    'The friends of {gang}, who had looked for a different ending, left before the hat check opened.',
    'A motion to adjourn was carried by those who were awake.',
    'The matter is to be taken up again when somebody has found the papers.',
  ],
  quotes: [
    '“I have been called worse by better,” said {official}.',
    '“The Mayor meant it as a compliment,” his secretary explained on Friday.',
    '“He had a good beginning,” a reporter conceded. “He should have stopped there.”',
  ],
  closers: [
    'They are said to nod to each other on the stairs, as before.',
    'The Mayor is not expected to mention it in his memoirs.',
  ],
  tags: ['Charges and Answers', 'Council Notes', 'Nothing Proved'],
  notes: [
    'A charge by Mayor {mayor} against {official} came to nothing.',
    '{official} has outlasted an accusation by the Mayor.',
    'Mayor {mayor} spoke against {official} for an hour, without effect.',
  ],
};

/** [OFF-4] Writes of a Chief or a Captain who was dismissed. */
export function writeDismissal(item: NewsItemOf<'dismissal'>): Angle {
  const { gang, target, mayor, successor } = item;
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy: dismissalCopy,
    facts: { ...collectGangFacts(gang), ...collectOfficialFacts(target), mayor, successor },
    dateline: 'Headquarters',
    engraving: 'precinct-house',
  };
}

/** [OFF-4] Writes of the Mayor's accusation of an official. */
export function writeAccusation(item: NewsItemOf<'accusation'>): Angle {
  const { gang, target, mayor, successor } = item;
  const fell = successor !== null;
  return {
    key: fell ? 'accusation-fell' : 'accusation-stood',
    kind: item.kind,
    value: item.value,
    copy: fell ? fellCopy : stoodCopy,
    facts: { ...collectGangFacts(gang), ...collectOfficialFacts(target), mayor, successor: successor ?? '' },
    dateline: 'City Hall',
    engraving: target.kind === 'judge' ? 'courthouse' : 'city-hall',
  };
}
