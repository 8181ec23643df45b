import type { NewsGang, NewsItemOf } from '../../../../src-shared/games/paradise/news.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
import { businessFacts, districtHeadline, gangFacts, gangPhrase, numberWord } from '../phrases.ts';
import type { Angle, Copy } from './copy.ts';
import { tollParagraphs } from './battles/toll.ts';
import { engravingOf } from './takenOver.ts';

const shared: Pick<Copy, 'follows' | 'quotes' | 'tags'> = {
  follows: [
    'The proprietor of {place} had set out chairs for one delegation. He is said to have counted the hats in his front room and stepped out to see about his cat.',
    'Traffic in {district} was turned aside for the better part of an hour by two gentlemen who belonged to no department of the city.',
    'The patrons of the house are much praised for the speed with which they remembered other engagements.',
    'An officer who chanced to be passing chose another street to be passing through.',
    'A supply of broken furniture was afterward set out for the junkman, who pronounced it good oak and a shame.',
    'Automobiles stood on both sides of the way with their engines running, to the profit of the gasoline trade.',
    'It is the opinion of the block that a {trade} of that size was hardly worth so much attention, and that it was not really about the {trade} at all.',
  ],
  quotes: [
    '“First one lot came in and then the other lot,” said a dishwasher, “and then I was under the sink.”',
    '“It began with manners,” a seamstress across the street recalled. “That was the first five minutes.”',
    '“I sold eleven hats on Thursday to gentlemen who had mislaid theirs,” a hatter in {district} reported.',
    '“The street was full of people not looking at anything,” said a newsboy who had looked at all of it.',
    '“We received a report of a difference of opinion,” the desk sergeant stated, closing the book.',
    '“I have put up the shutters three times in my life,” said a druggist. “The blizzard, the parade, and this.”',
  ],
  tags: [
    'Rivals Meet',
    'A Difference of Opinion',
    'Two Hats, One Peg',
    'Crossed Purposes',
    'An Awkward Encounter',
  ],
};

const won: Copy = {
  ...shared,
  headlines: [
    'Rivals Collide at {Place}; {Gang} the Victors',
    'The Day in {District} Goes to {Gang}',
    'Too Many Callers at {Place}',
    '{District} {Trade} Prized by Several, Taken by One',
    'Battle of the Front Room: {Place} to {Gang}',
    'Rival Crews Meet on One Doorstep in {District}',
    '{Place} Is Fought Over and Won',
    'Last Ones Standing at {Place}: {Gang}',
  ],
  decks: [
    '{Losers} go home without the {trade}; proprietor spends the evening elsewhere.',
    'Same address in {count} notebooks; {district} keeps its head down until the argument is over.',
    'Both sides came to talk to the owner, and found that they had first to talk to each other.',
    'Neighbors describe the noise as brief, the departure as hurried and the outcome as clear.',
  ],
  ledes: [
    '{Count} parties of visitors arrived at {place}, {aTrade} in {district}, on the same evening and with the same idea. When the evening was over the idea belonged to {gang}.',
    'The disputed {trade} known as {place} is disputed no longer. {gang} came out of the front door in possession, and {losers} came out of the back.',
    'A business meeting at {place}, in {district}, drew a larger attendance this month than the room would hold. It was adjourned with {gang} in the chair.',
    'There was one {trade} and there were {count} buyers. {district} learned this month that {gang} will outbid any rival, in a currency not kept at banks.',
    'What {losers} wanted in {district}, {gang} wanted more. {place} went to the latter this month after an exchange of views that was heard two streets off.',
  ],
  closers: [
    'It is not thought that {losers} will leave the matter there.',
    'The new owners have ordered chairs. The old ones were past mending.',
    'In {district} the talk is of the next meeting, and of being out of town for it.',
    'The score is being kept in {base}, where it is said that {boss} smiled.',
  ],
  notes: [
    '{gang} and {losers} met at {place}, in {district}; the former stayed and the latter left.',
    'Contending for {place}, {aTrade} in {district}, {gang} got the better of {losers}.',
    '{losers} arrived at {place} to find {gang} on the same errand, and went home without it.',
  ],
};

const undecided: Copy = {
  ...shared,
  headlines: [
    'Rivals Meet at {Place} and Think Better of It',
    'Nobody’s Victory in {District}',
    '{Place} Sought by {Count}, Won by None',
    'Crews Face to Face at {Place}; All Go Home',
    'Stand-Off in {District} Ends With Hats On',
    'Owner of {Place} Keeps His Keys in the Confusion',
    'Much Glaring, Little Gained at {Place}',
  ],
  decks: [
    'Proprietor, still independent, orders a stronger door and a longer vacation.',
    'Callers from {count} quarters compare strength, find it even and remember other engagements.',
    'The {trade} goes on as before, under an owner who has aged somewhat.',
  ],
  ledes: [
    '{Count} parties came to {place}, {aTrade} in {district}, to take it over, and not one of them did. Each found the others there already.',
    'The owner of {place} still owns it, to his own astonishment. The persons who meant to relieve him of it met on his stairs and could not agree who should go up first.',
    'There was a gathering this month at {place}, in {district}, of persons who had not been invited and did not care for the company. It broke up without a decision.',
    'So evenly were the visitors to {place} matched this month that all of them went home. The {trade} remains its own master.',
  ],
  closers: [
    'The chairs have been put back. The owner is considering whether to nail them down.',
    'All parties are expected to call again, though, it is hoped, on different days.',
    'The prize is where it was, and so is the quarrel.',
  ],
  notes: [
    '{gangs} met at {place}, in {district}, and parted with nothing decided.',
    'Callers from {count} sides wanted {place}, {aTrade} in {district}; its owner has it yet.',
    'The {trade} called {place} was wanted this month by {gangs}, and kept by its owner.',
  ],
};

const introductions = [
  'The parties were {gangs}. Each had come, it seems, for the same purpose, and each with the belief that it had thought of it first.',
  'On the one hand, and on the other, were {gangs}. Introductions were brief.',
  'Those present are given as {gangs}, though nobody signed the book.',
  'The street made out the colors of {gangs}, and went indoors.',
  'Persons who know a hat when they see one name {gangs} as the callers.',
] as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** [TAKE-2] Several crews came for one business. */
export function contested(item: NewsItemOf<'contested'>): Angle {
  const { winner } = item;
  const names = (gangs: readonly NewsGang[]): string => joinWords(gangs.map(gangPhrase));
  const losers = item.gangs.filter((gang) => gang.seat !== winner?.seat);
  const beaten = losers.length > 0 ? names(losers) : 'their rivals';
  const count = numberWord(Math.max(item.gangs.length, 2));
  return {
    key: winner ? 'contested' : 'contested-undecided',
    kind: item.kind,
    ...(winner ? { seat: winner.seat } : {}),
    value: item.value,
    copy: winner ? won : undecided,
    facts: {
      ...businessFacts(item.business),
      ...(winner ? gangFacts(winner) : {}),
      gangs: names(item.gangs),
      losers: beaten,
      Losers: capitalized(beaten),
      count,
      Count: capitalized(count),
    },
    dateline: districtHeadline(item.business.district),
    engraving: winner ? engravingOf(item.business) : 'street',
    details: (desk) => {
      const introduction = desk.say('contested/introduction', introductions, {
        gangs: names(item.gangs),
      });
      return [
        ...(introduction === null ? [] : [introduction]),
        ...tollParagraphs(desk, item.toll, businessFacts(item.business)),
      ];
    },
  };
}
