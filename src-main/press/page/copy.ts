import type { EngravingName } from '../engravings/names.ts';

/** A paper's phrasings for one kind of news, with `{facts}` in them. */
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

/** A row of copy, in the order in which it is written. */
export function copyRow(
  engraving: EngravingName,
  tag: string,
  headlines: readonly string[],
  ledes: readonly string[],
  follows: readonly string[],
  notes: readonly string[],
): Copy {
  return { engraving, tag, headlines, ledes, follows, notes };
}

/** A feature that fills a page when the news does not. */
export type Feature = { headline: string; deck: string; paragraphs: readonly string[] };

/** An advertisement as a paper keeps it. */
export type Advertiser = {
  title: string;
  lines: readonly string[];
  engraving: EngravingName;
  /** It has nothing to sell now. */
  isClosed?: boolean;
};
