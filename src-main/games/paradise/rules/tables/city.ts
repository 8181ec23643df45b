/** [CITY-6] Added to an independent owner's GUTS against a gang of a type that his district resists. */
export const outsidersGutsBonus = 2;

/** [CITY-8] GUTS of an independent owner by the face of one D6. */
export const ownerGutsByFace = [2, 2, 3, 3, 3, 4] as const;

/** [PO-1] */
export const startingOutrage = 2;
