/** `Benvolio` → `Benvolios`; a name that is plural already is kept, with or without its article. */
export function formatFamilies(name: string): string {
  return name.endsWith('s') ? name : `${name}s`;
}
