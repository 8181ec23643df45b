import type { HowToPlay } from '#frame/gameUi.ts';

/** Empire City on one page. */
export const howToPlay: HowToPlay = {
  aim: 'Reach 80 victory points. But if any family reaches 80 corruption the army marches in, and the least corrupt family wins instead.',
  parts: [
    {
      title: 'What you have',
      text: 'Blocks give points each round, downtown most. Rackets on your blocks give money. Men in your hand fight for you; a man who was used is exhausted until you pay for him again. City cards are played in your turn, in a fight, or against a cop, as each says.',
      rules: ['EMP-UPK-3', 'EMP-UPK-4', 'EMP-UPK-2'],
    },
    {
      title: 'Your turn',
      text: 'Each round you have three figures, the godfather four. The families place them one at a time. A figure claims an empty block and may buy rackets, goes to one of the seven places, attacks a rival’s block, or strikes at a man. Play cards before you place it; placing ends your turn.',
      rules: ['EMP-DECL-1', 'EMP-DECL-2', 'EMP-DECL-3', 'EMP-DECL-4'],
    },
    {
      title: 'Combat',
      text: 'When all figures stand, the attacks are fought. Each side commits men, arms and cards face down. Then everything is shown and added up, with 2 for each block you hold beside it. The highest sum takes the block and 5 points. Losers throw for each of their men: 1 or 2 is death. The godfather breaks ties.',
      rules: ['EMP-COMB-3', 'EMP-COMB-6', 'EMP-COMB-8', 'EMP-COMB-9'],
    },
    {
      title: 'The police',
      text: 'From the second round the cops walk. Where a cop stops, you pay the bribe on the card or lose the block with its racket. Nobody may claim, build on, or attack a block with a cop on it.',
      rules: ['EMP-COPS-10', 'EMP-COPS-1'],
    },
    {
      title: 'Corruption',
      text: 'Attacks, crooked men and dirty cards corrupt you. Some is the price of business. Watch who is near 80, and who would win if it happened today.',
      rules: ['EMP-WIN-3', 'EMP-ATT-1'],
    },
    {
      title: 'Habits of good players',
      text: 'Get a racket and a block each round early on; hire at the Station before you need fighters; keep one good man and one weapon back for your richest block.',
      rules: [],
    },
  ],
};
