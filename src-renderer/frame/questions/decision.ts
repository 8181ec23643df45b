/** A party of what is decided, with the figures that stand on its side. */
export type WeighedSide = {
  id: string;
  name: string;
  /** Its color; null for a party without one. */
  color: number | null;
  isOwn: boolean;
  /** One value for each head of the decision; null is nothing to tell. */
  figures: readonly (string | number | null)[];
};

/** One answer: what it leads to, and its chance from 0 to 1 where there is one. */
export type WeighedAnswer = {
  id: string;
  label: string;
  outcome: string;
  chance: number | null;
  /** The words for the chance: `they are all hit`. */
  chanceOf: string;
  isPrimary: boolean;
};

/** A question with all that it hangs on. */
export type WeighedQuestion = {
  /** Where and when: `Waterfront, after round 1`. */
  label: string;
  title: string;
  /** Why this seat is asked, as a sentence; null where the title says it. */
  why: string | null;
  heads: readonly string[];
  sides: readonly WeighedSide[];
  answers: readonly WeighedAnswer[];
};

export const noDecision: WeighedQuestion = { label: '', title: '', why: null, heads: [], sides: [], answers: [] };
