/** Seeds made of seeds, which do not reveal their source. Whole, 32 bits. */

/** A seed that changes with each of the three. */
export function scrambleSeed(seed: number, number: number, salt: number): number {
  return mixBits((seed ^ Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)) >>> 0);
}

/** A seed that changes with every letter of a text. */
export function hashText(text: string): number {
  let folded = 0x811c9dc5;
  for (const letter of text) {
    folded = Math.imul(folded ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return mixBits(folded);
}

function mixBits(bits: number): number {
  let word = Math.imul(bits ^ (bits >>> 16), 0x7feb352d) >>> 0;
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b) >>> 0;
  return (word ^ (word >>> 16)) >>> 0;
}
