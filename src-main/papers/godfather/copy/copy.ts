import type { EngravingName } from '../../../press/engravings/names.ts';

/** What the Lamplighter can say of one kind of news. Phrasings hold `{facts}`. */
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
