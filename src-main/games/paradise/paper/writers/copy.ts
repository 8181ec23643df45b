import type { Desk, Facts } from '#press/desk/desk.ts';
import type { EngravingName } from '#press/engravings/names.ts';

/** All phrasings for one kind of news, with `{facts}`. */
export type Phrasings = {
  headlines: readonly string[];
  decks: readonly string[];
  ledes: readonly string[];
  follows: readonly string[];
  quotes: readonly string[];
  closers: readonly string[];
  /** Heading over one or more short notes of this kind. */
  tags: readonly string[];
  /** The whole matter in one or two sentences. */
  notes: readonly string[];
};

/** One piece of news, ready to be written at any length. */
export type Angle = {
  /** Names the copy in the rotation. */
  key: string;
  /** Which of several lists of ledes `copy` holds, where they differ. */
  variant?: string;
  kind: string;
  /** The gang it is about, where it is about one. */
  seat?: string;
  value: number;
  copy: Phrasings;
  facts: Facts;
  /** Where it happened, for the dateline of a long story. */
  dateline: string | null;
  engraving: EngravingName;
  /** Paragraphs after the lede that only this news has, such as one for each gang. */
  details?: (desk: Desk) => string[];
  /** The news within the whole month; for a lead. */
  background?: (desk: Desk) => string[];
};
