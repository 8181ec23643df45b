/** Sets copy in the names of a place; null for copy about what the place does not have. */
export type CopyStyle = (copy: string) => string | null;

/** Sets all texts of plain data but its keys, or returns null for data with a text that the style leaves out. */
export function setTexts<T>(part: T, style: CopyStyle): T | null {
  if (typeof part === 'string') return style(part) as T | null;
  if (typeof part !== 'object' || part === null) return part;
  const texts = Object.entries(part).map(([key, inner]): [string, unknown] => [key, setTexts(inner, style)]);
  if (texts.some(([key, inner]) => inner === null && part[key as keyof T] !== null)) return null;
  return (Array.isArray(part) ? texts.map(([, inner]) => inner) : Object.fromEntries(texts)) as T;
}
