import type { EngravingName } from '../../../press/engravings/names.ts';

/** What the Evening Bell can say of one kind of news. Phrasings hold `{facts}`. */
export type Copy = {
  engraving: EngravingName;
  headlines: readonly string[];
  ledes: readonly string[];
  follows: readonly string[];
  /** The whole matter in one sentence, over a short heading. */
  tag: string;
  notes: readonly string[];
};

/** A row of copy, in the order in which it is written. */
export const row = (
  engraving: EngravingName,
  tag: string,
  headlines: readonly string[],
  ledes: readonly string[],
  follows: readonly string[],
  notes: readonly string[],
): Copy => ({ engraving, tag, headlines, ledes, follows, notes });
