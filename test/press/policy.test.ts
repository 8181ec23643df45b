import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderHtml, renderVolume } from '#press/index.ts';
import { renderPacketHtml } from '#press/packet/html.ts';
import type { Edition } from '#shared/views/paper.ts';
import type { Packet } from '#shared/views/mail.ts';

const story = { headline: 'News', deck: '', dateline: '', paragraphs: ['It rained.'], kind: 'gang' };
const edition = {
  period: 1,
  date: 'March 1925',
  volume: 'I',
  price: 'Two cents',
  motto: '',
  weather: 'Rain',
  lead: story,
  picture: { engraving: 'speakeasy', caption: 'A door' },
  seconds: [],
  briefs: [],
  ads: [],
  smallPrint: [],
} as unknown as Edition;
const packet: Packet = {
  title: 'Turf War',
  game: 'Turf War',
  name: 'North Side',
  date: 'Turn 1',
  due: null,
  report: [],
  parts: [],
  sheetHead: 'Orders',
  examples: [],
};

const pages = {
  'a paper': renderHtml('Paper', edition, []),
  'a bound volume': renderVolume('Paper', [edition], []),
  'a packet': renderPacketHtml(packet),
};

describe.each(Object.entries(pages))('%s', (_name, page) => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';

  it('brings its own content policy, before anything that it governs', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/\*|https?:|'self'|unsafe-eval|script-src 'unsafe/);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style'));
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<title'));
  });

  it('runs the scripts that its policy names by their hash, and has no others', () => {
    const scripts = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(page.match(/<script/g) ?? []).toHaveLength(scripts.length);
    expect(/script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? []).toEqual(scripts);
    expect(page).not.toMatch(/\son\w+=/);
  });
});
