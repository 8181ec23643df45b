import type { MonthNews, NewsGang } from '../../../../src-shared/games/paradise/news.ts';
import type { Desk } from '../../../press/desk/desk.ts';
import { gangFacts, numberWord } from '../phrases.ts';
import type { Angle } from './copy.ts';

const holdingPhrasings = [
  'By this newspaper’s count {gang} closed the month with {houses} in all. {Boss} has not disputed the figure.',
  'It brings the doors that answer to {boss} to {number}, so far as doors can be counted from the street.',
  'Taking one district with another, {houses} stood at the month’s end to the account of {gang}.',
  'Those who add such things up put the holdings of {gang} at {houses}, large and small.',
  'A walk past everything that belongs to {gang} would take in {houses}, and is not advised.',
  'When the month was out the {outfit} could show {houses}, where it shows anything.',
  'In the ledger that this newspaper keeps of other people’s ledgers, the page for {gang} shows {houses}.',
] as const;

const companyPhrasings = [
  'It was not the month’s only transfer. {Count} houses in all went over to one gang or another.',
  'In the same month {count} independent doors in the city found new friends, this one among them.',
  'Counting this one, {count} proprietors were relieved of their independence between the first of the month and the last.',
  '{Count} such bargains were struck in Paradise in the month, and not one was advertised.',
  'The movers had a busy month of it, with {count} houses changing masters across the twelve districts.',
] as const;

const independentPhrasings = [
  'There remain in the city {number} doors that answer to nobody but their owners.',
  'Independent owners were left with {number} houses at the month’s end, and a growing habit of looking over their shoulders.',
  'Of doors that pay no tribute the city had {number} when the month ran out.',
  'The free trade of Paradise, if it may be called so, came out of the month with {number} houses.',
  'At the close {number} proprietors could still say that the place was theirs, and most of them said it softly.',
  'Some {number} houses go on without a protector, each believing that it is too small to notice.',
] as const;

function sayWith(
  desk: Desk,
  key: string,
  phrasings: readonly string[],
  facts: Record<string, string>,
): string[] {
  const text = desk.say(key, phrasings, facts);
  return text === null ? [] : [text];
}

function holdings(gang: NewsGang, businesses: number, desk: Desk): string[] {
  const number = numberWord(businesses);
  return sayWith(desk, 'background/holdings', holdingPhrasings, {
    ...gangFacts(gang),
    Boss: gang.boss,
    number,
    houses: businesses === 1 ? 'one house' : `${number} houses`,
  });
}

/** Public facts of the month that a lead may add: doors held, doors lost, doors still free. */
export function backgroundOf(angle: Angle, news: MonthNews, desk: Desk): string[] {
  if (angle.kind === 'standings' || angle.kind === 'victory') return [];
  const standings = news.items.find((item) => item.kind === 'standings');
  const taken = news.items.filter((item) => item.kind === 'taken-over').length;
  const held = standings?.holdings.find(
    ({ gang, businesses }) => businesses > 0 && gang.seat === angle.seat,
  );
  const paragraphs = held ? holdings(held.gang, held.businesses, desk) : [];
  if (angle.kind === 'taken-over' && taken > 1) {
    const count = numberWord(taken);
    paragraphs.push(
      ...sayWith(desk, 'background/company', companyPhrasings, {
        count,
        Count: count.charAt(0).toUpperCase() + count.slice(1),
      }),
    );
  } else if (standings && standings.independent > 1) {
    const number = numberWord(standings.independent);
    paragraphs.push(...sayWith(desk, 'background/free', independentPhrasings, { number }));
  }
  return paragraphs;
}
