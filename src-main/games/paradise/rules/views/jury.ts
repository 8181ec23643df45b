import type { SeatId } from '#shared/words/ids.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { Character } from '#shared/games/paradise/minds.ts';
import { requireGang } from '../lookups.ts';
import { listMemories } from '../memory/feelings.ts';
import { computeSpendableDollars } from '../npc/money/budget.ts';
import type { Weigher } from '../npc/bargains/bargainWorth.ts';
import { buildImaginedWeigher } from '../npc/bargains/guessing.ts';
import { hasOwnTerms, judgeTerms, type Judgment } from '../npc/bargains/judging.ts';
import { buildSeatView } from '../npc/sight.ts';
import type { State } from '../state.ts';
import { makeMemoryKey } from '../state/records/minds.ts';
import type { SeatView } from '../state/seatView.ts';
import { listCharacters, lookUpUsualCharacter } from '../tables/people/characters.ts';

/** One man who may be a gang's Boss, and his answer to terms in which his gang is `us`. */
export type Judge = { character: Readonly<Character>; weigher: Weigher; judge: (terms: BargainTerms) => Judgment };

/** The possible Bosses of a gang as far as the asker knows: one for the games master, many for a seat. */
export type Jury =
  | { kind: 'player' }
  | {
      kind: 'boss' | 'guess' | 'whim';
      judges: readonly Judge[];
      usual: Judge;
      /** How sure their answer is and why, in one sentence. */
      basis: string;
    };

/** Lists who may answer the terms of the viewing seat for a rival; the planner's own judgment is theirs. */
export function listJudges(state: State, view: SeatView, rival: SeatId, isGm: boolean): Jury {
  if (requireGang(state, rival).isHuman) return { kind: 'player' };
  return isGm ? askTheBoss(state, view.seat, rival) : imagineBosses(state, view, rival);
}

function askTheBoss(state: State, seat: SeatId, rival: SeatId): Jury {
  const theirs = buildSeatView(state, rival);
  const means = { leftDollars: computeSpendableDollars(theirs), canCounter: !hasOwnTerms(theirs, seat) };
  const boss: Judge = {
    character: theirs.mind.character,
    weigher: theirs,
    judge: (terms) => judgeTerms(theirs, seat, terms, means),
  };
  const isErratic = theirs.mind.level === 'erratic';
  return {
    kind: isErratic ? 'whim' : 'boss',
    judges: [boss],
    usual: boss,
    basis: isErratic
      ? 'They are played erratically, and answer by whim.'
      : 'This is what they will answer if nothing changes before they do.',
  };
}

/**
 * Imagines a Boss of every temper of a rival's kind of gang, because the seat knows neither his temper nor his money.
 * They remember what the seat did to them.
 */
function imagineBosses(state: State, view: SeatView, rival: SeatId): Jury {
  const key = makeMemoryKey(rival, view.seat);
  const memory = listMemories(state, rival)[key];
  const remembered = memory === undefined ? {} : { [key]: memory };
  const canCounter = !view.proposals.some(({ from, to }) => from === rival && to === view.seat);
  const means = { leftDollars: Infinity, canCounter };
  const build = (character: Readonly<Character>): Judge => {
    const weigher = buildImaginedWeigher(view, rival, remembered, character);
    return { character, weigher, judge: (terms) => judgeTerms(weigher, view.seat, terms, means) };
  };
  const { type } = requireGang(view, rival);
  return {
    kind: 'guess',
    judges: listCharacters(type).map(build),
    usual: build(lookUpUsualCharacter(type)),
    basis:
      'A guess from what you know: their streets and yours, what you did to each other, whose word was broken. Their Boss’s temper, their money and their secret bargains you do not know.',
  };
}
