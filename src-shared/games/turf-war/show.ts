/** The place of the act in which all set out; talk comes before it. */
export const actOfMoves = 1;
/** The place of the act of the fights; all acts before it are under way. */
export const actOfFights = 3;
