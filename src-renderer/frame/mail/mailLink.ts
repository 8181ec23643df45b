/** Mail programs take an address of so many letters for sure; a longer text is pasted. */
const longestLink = 1_900;

/** Writes the address that opens a mail with a packet; where it is too long for one, the packet is to be pasted. */
export function formatMailLink(subject: string, packet: string): { href: string; isWhole: boolean } {
  const write = (body: string): string =>
    // Mail has lines of its own kind.
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/gu, '\r\n'))}`;
  const whole = write(packet);
  if (whole.length <= longestLink) return { href: whole, isWhole: true };
  return { href: write('Paste the packet here; it has been copied.'), isWhole: false };
}
