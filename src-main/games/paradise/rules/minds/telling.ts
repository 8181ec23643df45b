import type { EventOf } from '../events/schemas.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { traits, traitEnds, type Ambition, type Character } from '#shared/games/paradise/minds.ts';
import { joinWords } from '#shared/words/text.ts';

export const tellingWords: Record<EventOf<'npc-reasons-set'>['to'], string> = {
  rumor: 'rumors in the paper',
  exact: 'everything',
  summary: 'a sentence for each order',
  hidden: 'nothing',
};

/** `The aim for the year: to take Docks.` */
export function describeAmbition(ambition: DeepReadonly<Ambition>, nameGang: (seat: SeatId) => string): string {
  switch (ambition.kind) {
    case 'district':
      return `The aim for the year: to take ${nameDistrict(ambition.district)}.`;
    case 'rival':
      return `The aim for the year: to break ${nameGang(ambition.rival)}.`;
    case 'city-hall':
      return 'The aim for the year: to own City Hall.';
    case 'survive':
      return 'The aim for the year: to be there next year.';
  }
}

const endWords: Record<EventOf<'ambition-set'>['was'], string> = {
  none: 'made up their minds.',
  reached: 'got what they were after.',
  'given-up': 'gave up what they were after.',
  'kept-on': 'went on with what they were after.',
  replaced: 'changed their aim.',
};

/** Describes the end of the aim before this one. */
export function describeEnd(gang: string, was: EventOf<'ambition-set'>['was']): string {
  return `${gang} ${endWords[was]}`;
}

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
