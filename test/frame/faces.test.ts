import { describe, expect, it } from 'vitest';
import { drawFace, type Likeness } from '#shared/views/face/face.ts';
import { computeUnlikeness, rasterize } from '../support/raster.ts';

const gangs = ['irish', 'sicilian', 'tong', 'street', 'syndicate'] as const;
const roles = ['Mob Boss', 'Accountant', 'Torpedo', 'Enforcer', 'Hoodlum', 'Slugger'] as const;

const draw = (nth: number, more: Partial<Likeness> = {}): Likeness => ({
  ...{ id: `p${nth}`, name: `Man ${nth}`, role: roles[nth % 6] ?? 'Hoodlum', gang: gangs[nth % 5] ?? 'irish' },
  ...{ isBoss: nth % 6 === 0, isWoman: false, months: nth % 30, wounds: 0, scars: 0, isDead: false },
  ...more,
});

/** How unlike each head is to the one that is most like it, at 40 pixels, the least first. */
function compareHeads(people: readonly Likeness[]): number[] {
  const heads = people.map((of) => rasterize(drawFace(of), 40));
  return heads
    .map((head, nth) => Math.min(...heads.flatMap((other, at) => (at === nth ? [] : [computeUnlikeness(head, other)]))))
    .toSorted((a, b) => a - b);
}

describe('sixty people at 40 pixels', () => {
  it.each([
    ['men of five gangs', {}],
    ['men of one gang and one trade', { gang: 'irish', role: 'Hoodlum', isBoss: false }],
    ['women', { isWoman: true, role: 'Moll', isBoss: false }],
  ])('are told apart: %s', (_, more) => {
    const nearest = compareHeads(Array.from({ length: 60 }, (__, nth) => draw(nth, more)));
    expect(nearest[0]).toBeGreaterThan(0.03);
    expect(nearest[30]).toBeGreaterThan(0.07);
  });
});

it('a face is drawn from its seed, whatever id and standing somebody gets later', () => {
  const heads = [
    draw(1, { id: 'The Sixth Streeters Jimmy O’Donnell', seed: 'Jimmy O’Donnell', role: 'Hoodlum' }),
    draw(1, { id: 'p7', seed: 'Jimmy O’Donnell', role: 'Hoodlum', name: 'Mayor Jim' }),
  ].map((of) => JSON.stringify(drawFace(of)));
  expect(heads[0]).toBe(heads[1]);
  const [young, boss] = [draw(1, { isBoss: false }), draw(1, { isBoss: true })].map((of) => drawFace(of));
  const eyes = (strokes: ReturnType<typeof drawFace> = []) => strokes.filter(({ kind }) => kind === 'skin');
  expect(eyes(boss)).toEqual(eyes(young));
});
