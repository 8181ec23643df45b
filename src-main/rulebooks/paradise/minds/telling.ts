import type { EventOf } from '../events/schemas.ts';
import { traits, traitEnds, type Character } from '#shared/games/paradise/minds.ts';
import { joinWords } from '#shared/words/text.ts';

export const tellingWords: Record<EventOf<'npc-reasons-set'>['to'], string> = {
  rumor: 'rumors in the paper',
  exact: 'everything',
  summary: 'a sentence for each order',
  hidden: 'nothing',
};

/** `very bold, greedy and loyal`, or `an even-tempered man`. */
export function describeCharacter(character: Readonly<Character>): string {
  const words = traits.flatMap((trait) => {
    const degree = character[trait];
    if (degree === 0) return [];
    const { low, high } = traitEnds[trait];
    return [`${Math.abs(degree) === 2 ? 'very ' : ''}${degree > 0 ? high : low}`];
  });
  return words.length === 0 ? 'an even-tempered man' : joinWords(words);
}
