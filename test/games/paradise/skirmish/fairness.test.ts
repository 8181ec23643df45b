import { describe, expect, it } from 'vitest';
import { createSeededDice, type DiceSource, Dice } from '#kernel/dice/dice.ts';
import {
  findEnemySide,
  type BattleState,
  type Card,
  type CardSide,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { createCardDeck } from '#main/games/paradise/rules/skirmish/rules/cards.ts';
import { fightItOut, mirroredBattle, mirrorTally, standardErrors, type MirrorOptions } from '#test/support/mirror.ts';

const evenly: MirrorOptions = { men: 8, cars: 1, first: 'attackers', reversed: [] };

const across = (side: CardSide): CardSide => (side === 'law' ? side : findEnemySide(side));

/** The same battle with the names of the sides exchanged, everybody where he was and in the same order. */
function renamed(state: BattleState): BattleState {
  const copy = structuredClone(state);
  for (const figure of Object.values(copy.figures)) {
    if (figure.side !== 'civilians') figure.side = across(figure.side);
  }
  for (const car of Object.values(copy.cars)) {
    if (car.side !== 'civilians') car.side = across(car.side);
  }
  return copy;
}

const shuffling = 'Shuffling the deck';

/** Which card a shuffling throw takes out of what is left of a deck. */
function taken(left: Card[], faces: readonly number[]): Card | null {
  const index = faces.reduce((value, face) => value * 6 + face - 1, 0);
  const usable = Math.floor(6 ** faces.length / left.length) * left.length;
  return index < usable ? (left.splice(index % left.length, 1)[0] ?? null) : null;
}

/** Dice of a seed; for the renamed battle every card comes out as the other side's. */
function diceOf(seed: number, isRenamed: boolean): DiceSource {
  const source = createSeededDice(seedBattle(seed));
  let own = createCardDeck();
  let other = createCardDeck();
  const isSame = (a: Card, b: Card): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    throwDice(request) {
      const thrown = source.throwDice(request);
      if (!isRenamed || request.purpose !== shuffling) return thrown;
      if (own.length <= 1) {
        own = createCardDeck();
        other = createCardDeck();
      }
      const card = taken(own, thrown.faces);
      if (card === null) return thrown;
      const wanted: Card = card === 'joker' ? card : { ...card, side: across(card.side) };
      const index = other.findIndex((one) => isSame(one, wanted));
      const size = other.length;
      other.splice(index, 1);
      const faces = thrown.faces.map((_, i) => (Math.floor(index / 6 ** (thrown.faces.length - 1 - i)) % 6) + 1);
      expect(
        taken(
          Array.from({ length: size }, () => 'joker' as const),
          faces,
        ),
      ).not.toBeNull();
      return { ...thrown, faces };
    },
  };
}

/** How a battle came out, in terms that do not name the sides. */
function outcome(state: BattleState): unknown {
  return Object.values(state.figures).map(({ id, posture, wounds, at }) => ({ id, posture, wounds, at }));
}

describe('fairness', () => {
  it('exchanging the sides’ names changes nothing: same dice, same battle, the other name wins', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const plain = fightItOut(mirroredBattle(evenly), 0, diceOf(seed, false));
      const other = fightItOut(renamed(mirroredBattle(evenly)), 0, diceOf(seed, true));
      expect(outcome(other)).toEqual(outcome(plain));
      const winner = plain.winner === null || plain.winner === 'nobody' ? 'nobody' : plain.winner;
      expect(other.winner).toBe(winner === 'nobody' ? 'nobody' : findEnemySide(winner));
    }
  });

  it.each([
    ['on foot', { men: 8, cars: 0 }],
    ['in two cars', { men: 10, cars: 2 }],
  ])('equal forces on a mirrored table win as often %s', (_how, forces) => {
    const tally = mirrorTally({ ...evenly, ...forces }, { runs: 700, seed: 20_000 });
    expect(Math.abs(standardErrors(tally))).toBeLessThan(3);
  });

  it('who is listed first, or backwards, makes no difference', () => {
    const first = mirrorTally({ ...evenly, first: 'defenders' }, { runs: 700, seed: 40_000 });
    expect(Math.abs(standardErrors(first))).toBeLessThan(3);
    const backwards = mirrorTally({ ...evenly, reversed: ['defenders'] }, { runs: 700, seed: 60_000 });
    expect(Math.abs(standardErrors(backwards))).toBeLessThan(3);
  });

  it('the first card of a battle is either side’s as often over a row of seeds', () => {
    let attackers = 0;
    let defenders = 0;
    for (let seed = 0; seed < 4_000; seed += 1) {
      const dice = new Dice(createSeededDice(seedBattle(seed)));
      const card = dice.pick(createCardDeck(), shuffling);
      if (card === 'joker') continue;
      if (card.side === 'attackers') attackers += 1;
      else defenders += 1;
    }
    expect(Math.abs(standardErrors({ attackers, defenders, nobody: 0 }))).toBeLessThan(3);
  });
});
