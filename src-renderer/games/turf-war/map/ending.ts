import { joinWords } from '#shared/words/text.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** [WAR-WIN-1 to WAR-WIN-8] How it came about, after the names of those who won. */
const ways: Readonly<Record<string, string>> = {
  solo: 'won the war: no other gang is left.',
  allied: 'won the war together: only they are left.',
  points: 'won on points after the last turn.',
  standstill: 'won on points, after too many turns in which nothing happened.',
  agreed: 'won on points, as every gang wanted to stop.',
  supremacy: 'held too much of the city to be stopped.',
};

/** [WAR-WIN-3, WAR-WIN-4] Describes the winners, the way they won, and who may run the next game. */
export function describeEnding(
  { ending, finalTable }: Pick<TurfWarView, 'ending' | 'finalTable'>,
  nameOf: (seat: SeatId) => string,
): string {
  const [first] = finalTable;
  if (ending === null) return '';
  if (ending.how === 'nobody')
    return `Nobody won: the last gangs fell together.${first === undefined ? '' : ` ${nameOf(first)} stood best before that.`}`;
  const won = `${joinWords(ending.winners.map(nameOf))} ${ways[ending.how] ?? 'won the war.'}`;
  return ending.winners.length > 1 && first !== undefined ? `${won} The final winner is ${nameOf(first)}.` : won;
}
