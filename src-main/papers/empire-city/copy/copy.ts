import type { EngravingName } from '../../../press/engravings/names.ts';

/** What the Examiner can say of one kind of news. Phrasings hold `{facts}`. */
export type Copy = {
  engraving: EngravingName;
  /** Over short notes of the kind. */
  tag: string;
  headlines: readonly string[];
  ledes: readonly string[];
  follows: readonly string[];
  /** The whole matter in one sentence. */
  notes: readonly string[];
};

export function c(
  engraving: EngravingName,
  tag: string,
  headlines: readonly string[],
  ledes: readonly string[],
  follows: readonly string[],
  notes: readonly string[],
): Copy {
  return { engraving, tag, headlines, ledes, follows, notes };
}
