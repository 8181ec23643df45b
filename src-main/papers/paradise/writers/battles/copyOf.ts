import type { Copy } from '../copy.ts';
import { talk, talkOfGangs } from './talk.ts';

/** What one kind of fight adds to the talk of the street. */
export type FightCopy = Pick<Copy, 'headlines' | 'decks' | 'ledes' | 'tags' | 'notes'> &
  Partial<Pick<Copy, 'follows' | 'quotes' | 'closers'>>;

/** Copy for a raid by the law. */
export function lawCopy(own: FightCopy): Copy {
  return {
    ...own,
    follows: [...(own.follows ?? []), ...talk.follows],
    quotes: [...(own.quotes ?? []), ...talk.quotes],
    closers: [...(own.closers ?? []), ...talk.closers],
  };
}

/** Copy for a fight of two gangs. */
export function fightCopy(own: FightCopy): Copy {
  const { follows, quotes, closers } = lawCopy(own);
  return {
    ...own,
    follows: [...follows, ...talkOfGangs.follows],
    quotes: [...quotes, ...talkOfGangs.quotes],
    closers: [...closers, ...talkOfGangs.closers],
  };
}
