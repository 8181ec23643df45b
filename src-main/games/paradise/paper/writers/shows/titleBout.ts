import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Desk } from '#press/desk/desk.ts';
import { collectBoxerFacts, collectGangFacts, formatGang, roundWord } from '#main/games/paradise/paper/phrases.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { Angle, Phrasings } from '../copy.ts';

const shared: Omit<Phrasings, 'ledes'> = {
  headlines: [
    '{Winner} Stops {Loser} in the {Round}',
    '{Winner} Wins Title Bout',
    '{Loser} Counted Out; {Winner} Hailed',
    '{Winner} by a Knockout',
    'Round {RoundNumber} Does for {Loser}',
    'Big Night at the Ringside Goes to {Winner}',
    '{Winner} Keeps His Feet, {Loser} Does Not',
    'Lights Out for {Loser}',
    '{Winner} Over {Loser}; Hats Thrown',
    'Leather and Glory for {Winner}',
  ],
  decks: [
    'Seven thousand see it, and ten thousand will say so.',
    'Loser’s seconds still fanning when the band struck up.',
    'Referee counted slowly, out of habit, and it made no difference.',
    'Cigar smoke so thick that the bell was rung by ear.',
    'Ladies in the fourth row call for more; the gentlemen had seen enough.',
  ],
  follows: [
    'The loser was helped to a stool that he insisted was a streetcar.',
    'Until the last exchange there was little in it, and the judges had laid down their pencils to enjoy the evening.',
    'A tooth was returned to its owner by a lady in sequins, with her card.',
    'The two had touched gloves at the start. Witnesses differ as to whether they were friends by the finish.',
    'A roar went up that was heard on the ferry, whose captain answered with his whistle.',
    'Beaten men in this game go to the docks or to the movies. {loser} has not said which.',
    'There was some muttering in the gallery, as there is at every fight that somebody loses money on.',
    'The winner weighed in at what he said, and hit at rather more.',
  ],
  quotes: [
    '“I never saw it coming,” {loser} told his corner. “I never saw it going, either.”',
    '“Tell Mother,” said {winner} into a bouquet, and was unable to go on.',
    '“I had my rent on the other fellow,” a ticket taker said, tearing one more in half.',
    '“He can hit,” conceded an old welterweight at the rail, “and he was there at the time.”',
    '“It was as clean as a whistle,” the referee declared, blowing into one to show what he meant.',
    '“Fix? Who said fix?” asked a man who had not been asked.',
  ],
  closers: [
    'The winner will rest three months, on the orders of his manager and his nose.',
    'There will be another card, and another man who cannot lose.',
    'The ring was swept by midnight. A glove has not been accounted for.',
    'Bookmakers paid at the back door, in small bills and a smaller voice.',
  ],
  tags: ['At the Ringside', 'From the Ring', 'The Manly Art', 'Fight Results'],
  notes: [
    '{winner} beat {loser} in the {round} round of a title bout.',
    'In the ring {loser} fell to {winner}, and stayed for the count.',
    'Title bout: {winner} over {loser}, {round} round.',
    '{loser} was carried from the ring in the {round} round; {winner} walked.',
    'The crowd had come for {loser}, and went home with {winner}.',
  ],
};

const owned: Phrasings = {
  ...shared,
  ledes: [
    '{winner}, {winnersCorner}, put away {loser}, {losersCorner}, in the {round} round of their title bout this month. The purse will be counted by {gang}.',
    'It took {winner} until the {round} round to find the chin of {loser}, and no time at all to do something about it. {boss} was seen to smile.',
    'With one punch in the {round} round {winner}, {winnersCorner}, made a contender of himself and a rich month of it for {gang}. {loser} was at the other end.',
    '{loser}, {losersCorner}, went down in the {round} like a trunk on the stairs. {winner} stood over him, and friends of {gang} stood on their chairs.',
    'The title bout of the month lasted into the {round} round. It ended when {winner}, who trains under the eye of {gang}, stopped being polite to {loser}.',
  ],
};

const strangers: Phrasings = {
  ...shared,
  ledes: [
    'A stranger took the honors this month. {winner}, {winnersCorner}, beat {loser}, {losersCorner}, in the {round} round, and asked when the train left.',
    'Nobody here owns a share of {winner}, {winnersCorner}, which is a pity, for he knocked {loser} flat in the {round} round and took the purse out of town.',
    '{winner} had come, he said, to see the city. In the {round} round of the title bout he showed it to {loser}, {losersCorner}, upside down.',
    'The local money was on the other corner. It was still there in the {round} round, when {winner} put {loser} on top of it.',
  ],
};

const wagers = {
  won: [
    'It is known all over the ringside that {gang} had {money} on the winner, and left by the front door.',
    'A stake of {money} on the right man came home twice over to {gang}.',
    'Of those who bet, {gang} did so loudest and best: {money}, at even money, on {winner}.',
    '{gang} had backed {winner} with {money} and a straight face.',
    'The house was kept waiting while {money} and its twin were counted out to {gang}.',
  ],
  lost: [
    '{gang} had {money} on {loser}, and will have heard the fall as well as seen it.',
    'A matter of {money} went down with {loser}. It had belonged to {gang}.',
    'Not all were pleased. {money} had been laid on {loser} by {gang}.',
    'Condolences were offered to {gang}, poorer by {money}, and were not accepted.',
    'The bookmakers are {money} the better for the faith of {gang} in {loser}.',
  ],
} as const;

/** Describes the result of the gangs' public bets, a sentence for each of the largest. */
function describeBets(item: NewsItemOf<'title-bout'>): (desk: Desk) => string[] {
  const largest = [...item.bets].sort((a, b) => b.dollars - a.dollars).slice(0, 3);
  return (desk) => {
    const told = largest.flatMap(({ gang, dollars, won }) => {
      const facts = {
        gang: formatGang(gang),
        money: formatDollars(dollars),
        winner: item.winner.name,
        loser: item.loser.name,
      };
      const part = won ? 'won' : 'lost';
      return desk.say(`title-bout/bet ${part}`, wagers[part], facts, 3) ?? [];
    });
    return told.length === 0 ? [] : [told.join(' ')];
  };
}

/** [RK-13] A title bout. */
export function writeTitleBout(item: NewsItemOf<'title-bout'>): Angle {
  const { winner, loser, rounds } = item;
  const { owner } = winner;
  return {
    key: item.kind,
    variant: owner === null ? 'strangers' : 'owned',
    kind: item.kind,
    ...(owner === null ? {} : { seat: owner.seat }),
    value: item.value,
    copy: owner === null ? strangers : owned,
    facts: {
      ...(owner === null ? {} : collectGangFacts(owner)),
      ...collectBoxerFacts('winner', winner),
      ...collectBoxerFacts('loser', loser),
      round: roundWord(rounds).toLowerCase(),
      Round: roundWord(rounds),
      RoundNumber: String(rounds),
    },
    dateline: null,
    engraving: 'boxing-gloves',
    details: describeBets(item),
  };
}
