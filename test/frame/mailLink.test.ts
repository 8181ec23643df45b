import { describe, expect, it } from 'vitest';
import { formatMailLink } from '#frame/mail/mailLink.ts';

const read = (href: string): string[] => {
  const { protocol, searchParams } = new URL(href);
  return [protocol, searchParams.get('subject') ?? '', searchParams.get('body') ?? ''];
};

describe('the address that opens a mail with a packet', () => {
  it.each([
    ['plain', 'Hire Ed\nMove Moe'],
    ['marks of addresses', 'Salt & Sugar? 100% #1 + more; “Ünder” = x'],
  ])('holds a short packet whole: %s', (_, packet) => {
    const { href, isWhole } = formatMailLink('War & Peace: The Lamplighters, Turn 5', packet);
    expect(isWhole).toBe(true);
    expect(read(href)).toEqual(['mailto:', 'War & Peace: The Lamplighters, Turn 5', packet.replaceAll('\n', '\r\n')]);
  });

  it('has a longer one pasted', () => {
    const { href, isWhole } = formatMailLink('Turn 5', 'One order a line.\n'.repeat(200));
    expect(isWhole).toBe(false);
    expect(href.length).toBeLessThan(200);
    expect(read(href)[2]).toBe('Paste the packet here; it has been copied.');
  });
});
