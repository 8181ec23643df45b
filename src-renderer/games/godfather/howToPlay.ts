import type { HowToPlay } from '#frame/gameUi.ts';

/** The Godfather Game on one page. */
export const howToPlay: HowToPlay = {
  aim: 'Control Neighborhoods of Manhattan. When all are settled, cash and the worth of what you control are added; the richest family is the Godfather.',
  parts: [
    {
      title: 'The first turn',
      text: 'Put one, two or three men into each of two Neighborhoods. The first family in a Neighborhood chooses its racket, once and for all: bookmaking pays most and costs $300 a man, hijacking pays least and costs $100.',
      rules: ['GOD-START-1', 'GOD-START-2', 'GOD-VALUE-1'],
    },
    {
      title: 'Every later turn',
      text: 'Play the card in your hand, whatever it is: money, free men, a Break, or a Fingerman who takes men off the board. Talk, if you like. Buy men and put them down, at most three in one Neighborhood. Draw a new card.',
      rules: ['GOD-TURN-1', 'GOD-PLACE-3'],
    },
    {
      title: 'Taking men',
      text: 'Men who touch along a side stand or fall together. When your men leave such a pack no empty square beside it, it is taken off the board. So look at the ways out: with three or fewer, a rival may shut you in with one turn’s men.',
      rules: ['GOD-TAKE-1', 'GOD-TAKE-2'],
    },
    {
      title: 'Ground held',
      text: 'You hold the squares you stand on, and small pockets of at most three squares that you have fenced in so firmly that no rival can break the fence in one turn. Men of others inside such a pocket are dead men: they do not count.',
      rules: ['GOD-HOLD-3', 'GOD-HOLD-4', 'GOD-HOLD-5'],
    },
    {
      title: 'Claims',
      text: 'Hold more than half of a Neighborhood at the end of your turn and you lay claim to it. Each rival has one turn to break the claim. If it still stands when your turn comes again, the Neighborhood is yours for good, and it pays a bonus.',
      rules: ['GOD-CLAIM-1', 'GOD-CLAIM-2', 'GOD-CLAIM-3', 'GOD-BONUS-1'],
    },
    {
      title: 'Habits of good players',
      text: 'Settle a small, rich Neighborhood before you fight for a big one. Build from the border, which closes fences for you. Money in hand at the end counts, but men who break a claim are worth more.',
      rules: [],
    },
  ],
};
