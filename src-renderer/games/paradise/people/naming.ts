/** A name in its parts: what his mother called him, and what the street does. */
export type NameParts = { name: string; nickname: string };

const quoted = /\s*“([^”]*)”\s*/u;

/** `Al “Specs” Moran` in its parts; a name without quotation marks has no nickname. */
export function splitName(whole: string): NameParts {
  const nickname = quoted.exec(whole)?.[1]?.trim() ?? '';
  return { name: whole.replace(quoted, ' ').trim(), nickname };
}

/** The nickname stands in quotation marks behind the first name, or before the only one. */
export function formatName({ name, nickname }: NameParts): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const called = nickname.trim().replace(/[“”"]/gu, '');
  if (called === '') return words.join(' ');
  const [first = '', ...rest] = words;
  return (rest.length === 0 ? [`“${called}”`, first] : [first, `“${called}”`, ...rest]).filter(Boolean).join(' ');
}
