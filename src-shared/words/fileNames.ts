/** Most bytes of a name: file systems allow 255, endings and numbers are added to it. */
const mostBytes = 180;

/** Names that Windows reserves for devices, with any ending. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/iu;

/** Letters that a joiner shapes need it; anything else that is not seen is dropped. */
const other = /[^\p{L}\p{M}\p{N}\p{Join_Control} '’_.,&()!+-]/gu;
const atEdges = /^[\s.,'’_\p{Join_Control}-]+|[\s.,\p{Join_Control}-]+$/gu;

/**
 * Returns a file's name without ending, made from a title, that Windows, macOS and Linux all take: composed
 * letters, no device of Windows, no mark with a meaning in paths, at most 180 bytes in UTF-8.
 */
export function formatFileStem(title: string, fallback: string): string {
  const plain = title.replace(/\s+/gu, ' ').replace(other, '').replace(/ +/gu, ' ');
  const stem = shortenStem(plain.normalize('NFC').replace(atEdges, '')).replace(atEdges, '');
  if (!/[\p{L}\p{N}]/u.test(stem)) return fallback;
  return devices.test(stem) ? `_${stem}` : stem;
}

/** Returns such a name in small letters, its words joined by hyphens. */
export function formatHyphenStem(title: string, fallback: string): string {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}]+/gu, '-');
  return formatFileStem(words, fallback);
}

/** Cuts a name to its most bytes, between letters as readers see them. */
function shortenStem(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let short = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > mostBytes) return short;
    short += segment;
  }
  return short;
}
