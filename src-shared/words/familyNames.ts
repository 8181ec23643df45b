import { findNamed, normalizeName } from './named.ts';

/**
 * Returns a family's name for use after “the”: the Rossis, the Sanchezes. A name of several words, or one that ends in
 * an s or in no letter, is unchanged, but for an article of its own: the Gang.
 */
export function pluralizeFamily(name: string): string {
  if (/\s/u.test(name)) return name.replace(/^the\s+(?=\S)/iu, '');
  if (!/\p{L}$/u.test(name) || /s$/iu.test(name)) return name;
  return /(x|z|ch|sh)$/iu.test(name) ? `${name}es` : `${name}s`;
}

/** Finds the family that is called so, in the singular or in the plural; undefined where none is, or several may be. */
export function findFamily<T extends { name: string }>(families: readonly T[], name: string): T | undefined {
  const wanted = normalizeName(name);
  return findNamed(families, name) ?? families.find((one) => normalizeName(pluralizeFamily(one.name)) === wanted);
}
