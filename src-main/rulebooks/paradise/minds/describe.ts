import {
  levelNames,
  traitEnds,
  traits,
  type Character,
} from '../../../../src-shared/games/paradise/minds.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
import type { Describers } from '../describing.ts';
import { toAll, toGm, toSeat, type Audiences } from '../readers.ts';
import type { MindPayloads } from './events.ts';

export const mindDescribers: Pick<Describers, keyof MindPayloads> = {
  'mind-set': (names, event) =>
    `${names.gang(event.seat)} is played at level ${levelNames[event.mind.level]}; its Boss is ${characterWords(event.mind.character)}.`,
  remembered: (names, event) =>
    event.debt > event.grievance
      ? `${names.gang(event.seat)} will remember what ${names.gang(event.rival)} did for it: ${event.cause}.`
      : `${names.gang(event.seat)} will not forget what ${names.gang(event.rival)} did: ${event.cause}.`,
  'npc-reasons-set': (_names, event) =>
    `The games master settled what players learn of the other gangs’ reasons: ${reasonsTold[event.to]}.`,
  'orders-written': (names, event) =>
    `The orders of ${names.gang(event.seat)} for the month stand as the games master has them.`,
};

const reasonsTold: Record<MindPayloads['npc-reasons-set']['to'], string> = {
  rumor: 'rumors in the paper',
  exact: 'everything',
  summary: 'a sentence for each order',
  hidden: 'nothing',
};

/** `very bold, greedy and loyal`, or `an even-tempered man`. */
export function characterWords(character: Readonly<Character>): string {
  const words = traits.flatMap((trait) => {
    const degree = character[trait];
    if (degree === 0) return [];
    const { low, high } = traitEnds[trait];
    return [`${Math.abs(degree) === 2 ? 'very ' : ''}${degree > 0 ? high : low}`];
  });
  return words.length === 0 ? 'an even-tempered man' : joinWords(words);
}

/** How a gang is played is the games master's affair. */
export const mindAudiences: Audiences<keyof MindPayloads> = {
  'mind-set': toGm,
  remembered: toSeat,
  'npc-reasons-set': toAll,
  'orders-written': toGm,
};
