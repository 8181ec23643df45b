import UFuzzy from '@leeoniya/ufuzzy';

/** Something that can be gone to or done: a person, a place, a screen, a command. */
export type Found = {
  /** Unlike every other one's, so that a list can tell them apart. */
  id: string;
  name: string;
  /** The kind of thing, in a word or two: `Person`, `Screen`. */
  kind: string;
  /** The detail that tells it from others of its name; may be empty. */
  detail: string;
  /** The sentences of the card that it has wherever it is named; without them it has none. */
  facts?: readonly string[];
  /** The color of the side it belongs to. */
  color?: number | null;
  go(): void;
};

/** Most that are shown at once: the list is read, not browsed. */
export const mostFound = 40;

/** A letter may have been left out between any two. */
const search = new UFuzzy({ intraIns: 1 });

/** The text that a search looks through: the name first, so that a hit there counts more. */
const formatSearchText = ({ name, kind, detail }: Found): string => `${name} ${kind} ${detail}`;

/** Finds the hits of the words, the best first; everything in its own order where nothing is asked. */
export function findIn(all: readonly Found[], words: string): Found[] {
  const needle = UFuzzy.latinize(words).trim();
  if (needle === '') return all.slice(0, mostFound);
  const texts = UFuzzy.latinize(all.map(formatSearchText));
  const [places, info, order] = search.search(texts, needle, 1);
  const ranked = order === null ? places : order.map((one) => info.idx[one] ?? -1);
  const found = (ranked ?? []).flatMap((place) => all[place] ?? []);
  // A name that begins with the words stands before a mere mention.
  const lower = needle.toLowerCase();
  const isBeginning = (one: Found): boolean => UFuzzy.latinize(one.name).toLowerCase().startsWith(lower);
  return [...found.filter(isBeginning), ...found.filter((one) => !isBeginning(one))].slice(0, mostFound);
}
