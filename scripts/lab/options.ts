/** Reads a whole number given on the command line as `--name N`, within bounds. */
export function readNumberOption(name: string, usual: number, most: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return usual;
  const value = Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  return refuse(`--${name} takes a whole number from 1 to ${most}.`);
}

/** Reads a word given on the command line as `--name WORD`, one of a few. */
export function readWordOption<W extends string>(name: string, words: readonly W[]): W | null {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return null;
  const word = words.find((one) => one === process.argv[at + 1]);
  return word ?? refuse(`--${name} takes one of ${words.join(', ')}.`);
}

/** Reads any text given on the command line as `--name TEXT`. */
export function readTextOption(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
