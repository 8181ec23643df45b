/**
 * The hatch of each of the ten gang colors, in a cell of 14 by 14 units that tiles. The first is
 * plain; together they can be told apart without color.
 */
export const gangHatches = [
  '',
  'M0 14 14 0M-2 2 2-2M12 16 16 12',
  'M0 0 14 14M-2 12 2 16M12-2 16 2',
  'M0 7H14',
  'M7 0V14',
  'M0 7H14M7 0V14',
  'M0 14 14 0M0 0 14 14',
  'M0 4H14M0 11H14',
  'M3 3h3v3H3zM9 9h3v3H9z',
  'M0 9 7 3 14 9M0 16 7 10 14 16',
] as const;
