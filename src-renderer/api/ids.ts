/** Makes an id of 128 random bits, in sixteen bytes of hex; a page of plain HTTP has no other chance for one. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
