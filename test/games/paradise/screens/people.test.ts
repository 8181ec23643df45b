import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#shared/views/log.ts';
import { splitName, formatName } from '#games/paradise/people/naming.ts';
import { buildCareer, listBosses } from '#games/paradise/people/career.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { drawFace, type Likeness } from '#shared/views/face/face.ts';

const man: Likeness = {
  id: 'p7',
  name: 'Sal Moretti',
  role: 'Torpedo',
  gang: 'sicilian',
  isBoss: false,
  isWoman: false,
  months: 0,
  wounds: 0,
  scars: 0,
  isDead: false,
};
const drawn = (of: Likeness): string => JSON.stringify(drawFace(of));

describe('a face', () => {
  it('is the same for the same man, and another for another', () => {
    expect(drawn(man)).toBe(drawn({ ...man, name: 'Renamed' }));
    const faces = Array.from({ length: 60 }, (_, n) => drawn({ ...man, id: `p${n}` }));
    expect(new Set(faces).size).toBe(60);
  });

  it('ages, and shows wounds and scars on top of what it was', () => {
    const young = drawFace(man).map(({ d }) => d);
    for (const change of [{ months: 40 }, { wounds: 5 }, { scars: 2 }]) {
      const later = drawFace({ ...man, ...change }).map(({ d }) => d);
      expect(later.length).toBeGreaterThan(young.length);
      expect(young.every((d) => later.includes(d))).toBe(true);
    }
  });

  it('has no number that cannot be drawn', () => {
    for (let n = 0; n < 200; n += 1) {
      const face = drawn({ ...man, id: `x${n}`, isWoman: n % 3 === 0, months: n, wounds: n % 6, scars: n % 4 });
      expect(face).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

const sal = gangsterIdSchema.parse('p1');
const entry = (period: number, lines: [kind: string, text: string, about: string, dollars?: number][]): LogEntry => ({
  seq: period,
  endsStep: null,
  period,
  title: 'Close the month',
  author: { kind: 'gm' },
  authorName: 'Games master',
  writtenAt: '',
  reason: null,
  lines: lines.map(([kind, text, about, dollars]) => ({
    kind,
    text,
    about: [{ kind: about.startsWith('g') ? 'seat' : 'gangster', id: about }],
    dollars: dollars ?? null,
    dice: [],
    rules: [],
  })),
});

describe('a career', () => {
  const log = [
    entry(1, [
      ['recruited', 'Sal Moretti joined the Etna Club.', 'p1', -300],
      ['recruited', 'Sal Moretti-Rossi joined the Etna Club.', 'p2', -100],
    ]),
    entry(2, [
      ['order-filed', 'The Etna Club planned: Sal Moretti takes over Doyle’s.', 'p1'],
      ['taken-over', 'Sal Moretti took over Doyle’s.', 'p1'],
    ]),
    entry(3, [
      ['wounded', 'Sal Moretti was wounded: 4 points off his stats.', 'p1'],
      ['wounded', 'Sal Morettini was wounded: 1 point off his stats.', 'p3'],
      ['taken-over', 'Sal Moretti took over the Blue Parrot.', 'p1'],
    ]),
  ];
  it('counts what came to him, what was spent on him, and goes month by month, the newest first', () => {
    const career = buildCareer(log, sal);
    expect(career.tallies).toEqual([
      { name: 'Wounded', count: 1 },
      { name: 'Takeovers', count: 2 },
    ]);
    expect(career.months.map(({ month, lines }) => [month, lines.length])).toEqual([
      [3, 2],
      [2, 1],
      [1, 1],
    ]);
  });
  it('tells what came of things, not what was planned', () => {
    expect(JSON.stringify(buildCareer(log, sal).months)).not.toContain('planned');
  });
  it('is not mixed with that of somebody whose name goes on', () => {
    const text = JSON.stringify(buildCareer(log, sal).months);
    expect(text).not.toContain('Morettini');
  });
});

it('a nickname stands behind the first name, is taken apart again, and can be dropped', () => {
  expect(formatName({ name: ' Al  Moran ', nickname: '“Specs' })).toBe('Al “Specs” Moran');
  expect(splitName('Al “Specs” Moran')).toEqual({ name: 'Al Moran', nickname: 'Specs' });
  expect(formatName({ name: 'Doogan', nickname: 'Spats' })).toBe('“Spats” Doogan');
  expect(formatName({ ...splitName('“Spats” Doogan'), nickname: '' })).toBe('Doogan');
});

it('a career goes on under a new name', () => {
  const log = [
    entry(1, [['recruited', 'Sal Moretti joined the Etna Club.', 'p1', -300]]),
    entry(2, [['renamed', 'Sal Moretti is called Sal “Laces” Moretti from now on.', 'p1']]),
    entry(3, [['taken-over', 'Sal “Laces” Moretti took over the Blue Parrot.', 'p1']]),
  ];
  const career = buildCareer(log, sal);
  expect(career.months.map(({ month }) => month)).toEqual([3, 2, 1]);
  expect(career.tallies).toEqual([{ name: 'Takeovers', count: 1 }]);
});

it('the line of a gang’s Bosses is told from the first one on, each until the next', () => {
  const log = [
    entry(4, [['boss-succeeded', 'Spats Doogan took over The Sixth Streeters.', 'g1']]),
    entry(1, [['gang-formed', 'The Sixth Streeters formed under Jimmy O’Donnell.', 'g1']]),
    entry(2, [['boss-succeeded', 'Ray Marsh took over The Etna Club.', 'g2']]),
  ];
  const line = listBosses(log, seatIdSchema.parse('g1'));
  expect(line.map(({ month, until }) => [month, until])).toEqual([
    [1, 4],
    [4, null],
  ]);
});
