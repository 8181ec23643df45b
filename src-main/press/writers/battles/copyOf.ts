import type { Copy } from '../copy.ts';
import { talk } from './talk.ts';

/** What one kind of fight adds to the talk of the street. */
export type FightCopy = Pick<Copy, 'headlines' | 'decks' | 'ledes' | 'tags' | 'notes'> &
  Partial<Pick<Copy, 'follows' | 'quotes' | 'closers'>>;

export function fightCopy(own: FightCopy): Copy {
  return {
    ...own,
    follows: [...(own.follows ?? []), ...talk.follows],
    quotes: [...(own.quotes ?? []), ...talk.quotes],
    closers: [...(own.closers ?? []), ...talk.closers],
  };
}
