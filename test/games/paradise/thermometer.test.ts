import { describe, expect, it } from 'vitest';
import { describeThermometer } from '#main/games/paradise/paper/writers/hall/outrage.ts';
import { readEdition, exportPaper } from '#queries/papers.ts';
import { played } from '#test/support/everyGame.ts';

const mood = (outrage: number, outrageBefore: number) =>
  ({ kind: 'outrage', value: 10, verdict: 'quiet', outrage, outrageBefore }) as const;

describe('the public thermometer', () => {
  it('[PO-1] begins where the edition before had left it, through a year', async () => {
    const session = await played('paradise', 12);
    const papers = Array.from({ length: 12 }, (_, nth) =>
      exportPaper(session.rulebook, readEdition(session, nth + 1), 'txt', []),
    );
    const lines = (await Promise.all(papers)).map(({ content }, nth) => {
      const line = /indignation stands at (.+?) degrees?\b/.exec(content.replace(/\s+/g, ' '));
      const moved = /; it has (?:risen|fallen) from (.+?) degrees?\./.exec(content.replace(/\s+/g, ' '));
      if (line === null) throw new Error(`No thermometer in the paper of month ${nth + 1}`);
      return { now: line[1], before: moved === null ? line[1] : moved[1] };
    });
    lines.slice(1).forEach(({ before }, nth) => expect(before).toBe(lines[nth]?.now));
    expect(new Set(lines.map(({ now }) => now)).size).toBeGreaterThan(4);
  });

  it('has a word for each band, and says plainly when nothing moved', () => {
    expect(describeThermometer(mood(1, 3), 'May 31')).toMatch(/stands at one degree; it has fallen from three/);
    expect(describeThermometer(mood(7, 7), 'May 31')).toMatch(/seven degrees: where it stood a month ago\.$/);
    const words = [20, 30, 60, 100].map((outrage) => describeThermometer(mood(outrage, 5), 'May 31'));
    expect(new Set(words.map((line) => line.replace(/stands at [\w -]+,/, ''))).size).toBe(4);
  });
});
