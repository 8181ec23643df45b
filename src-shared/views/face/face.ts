import { drawFeatures } from './features.ts';
import { drawHeadgear } from './headgear.ts';
import { drawTraits, type Likeness, type Stroke, type Traits } from './traits.ts';

export type { Likeness, Stroke } from './traits.ts';

type Drawing = { of: Likeness; traits: Traits };

/** Draws an engraved likeness in the manner of 1925, always the same for the same person. */
export function drawFace(of: Likeness): Stroke[] {
  const drawing = { of, traits: drawTraits(of) };
  return [
    ...drawGround(drawing),
    ...drawShoulders(drawing),
    ...drawHead(drawing),
    ...drawFeatures(drawing),
    ...drawHeadgear(drawing),
    ...drawMarks(drawing),
  ];
}

/** The engraver's ground behind the sitter: plain, ruled, dark, or a dark half. */
function drawGround({ traits: { ground } }: Drawing): Stroke[] {
  const rule = Array.from({ length: 14 }, (_, n) => `M0 ${n * 9 - 20}L100 ${n * 9 + 14}`).join('');
  if (ground === 0) return [];
  if (ground === 1) return [{ kind: 'shade', d: rule }];
  return [{ kind: 'plate', d: ground === 2 ? 'M0 0H100V120H0Z' : 'M50 0H100V120H50Z' }];
}

function drawShoulders({ of, traits: { slope, tie, build, hasPinstripes } }: Drawing): Stroke[] {
  const neck = build.long - 4;
  const thick = build.isHeavy ? 14 : 10;
  const skin: Stroke = {
    kind: 'skin',
    d: `M${50 - thick} ${neck - 8}L${50 - thick} ${slope}L50 ${slope + 10}L${50 + thick} ${slope}L${50 + thick} ${neck - 8}Z`,
  };
  if (of.isWoman) {
    const beads = Array.from({ length: 7 }, (_, n) => {
      const x = 38 + n * 4;
      const y = slope + 2 + 5 * Math.sin((n / 6) * Math.PI);
      return `M${x - 1.4} ${y.toFixed(1)}a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z`;
    }).join('');
    const dress = { kind: hasPinstripes ? 'paper' : tie === 0 ? 'ink' : 'cloth' } as const;
    return [
      skin,
      { ...dress, d: `M10 120Q14 ${slope} 38 ${slope - 2}Q50 ${slope + 20} 62 ${slope - 2}Q86 ${slope} 90 120Z` },
      { kind: 'paper', d: beads },
    ];
  }
  const wide = build.isHeavy ? 0 : 6;
  const ties = [
    `M47 ${slope + 2}L53 ${slope + 2}L55 120L45 120Z`,
    `M50 ${slope + 4}L42 ${slope}L42 ${slope + 9}ZM50 ${slope + 4}L58 ${slope}L58 ${slope + 9}Z`,
    `M46 ${slope + 1}L54 ${slope + 1}L52 ${slope + 5}L56 120L44 120L48 ${slope + 5}Z`,
  ] as const;
  const pinstripes = [20, 28, 72, 80].map((x) => `M${x} 120L${x + (x < 50 ? 5 : -5)} ${slope + 4}`).join('');
  const coat: Stroke = {
    kind: tie === 1 ? 'ink' : of.gang === 'street' ? 'fair' : 'cloth',
    d: `M${wide} 120Q${wide + 2} ${slope} 34 ${slope - 8}L50 ${slope + 8}L66 ${slope - 8}Q${98 - wide} ${slope} ${100 - wide} 120Z`,
  };
  return [
    skin,
    coat,
    { kind: 'paper', d: `M38 ${slope - 6}L50 ${slope + 12}L62 ${slope - 6}L66 ${slope + 2}L50 120L34 ${slope + 2}Z` },
    { kind: 'ink', d: ties[tie] },
    { kind: 'line', d: `M34 ${slope - 8}L46 120M66 ${slope - 8}L54 120` },
    ...(of.isBoss || hasPinstripes ? [{ kind: 'thin', d: pinstripes } as const] : []),
    ...(of.isBoss ? [{ kind: 'paper', d: `M70 ${slope + 9}q3 -4 6 0q-1 5 -3 5q-2 0 -3 -5Z` } as const] : []),
  ];
}

function drawHead({ traits: { build, age } }: Drawing): Stroke[] {
  const { width, jaw, chin, long, isHeavy } = build;
  const d = `M${50 - width} 46C${50 - width} 62 ${50 - jaw - 2} 70 ${50 - chin - 5} ${long - 3}Q50 ${long + 4} ${50 + chin + 5} ${long - 3}C${50 + jaw + 2} 70 ${50 + width} 62 ${50 + width} 46Q${50 + width} 20 50 20Q${50 - width} 20 ${50 - width} 46Z`;
  const ear = (side: 1 | -1): string => {
    const x = 50 + side * (width - 0.5);
    return `M${x} 48q${side * 6} -3 ${side * 5} 5q${-side} 6 ${-side * 5} 6Z`;
  };
  const shade = Array.from({ length: 7 }, (_, n) => {
    const y = 50 + n * 4;
    return `M${(50 + width - 2 - n * 1.2).toFixed(1)} ${y}l${-5 - (n % 2)} 2`;
  }).join('');
  return [
    { kind: 'skin', d: ear(-1) + ear(1) },
    { kind: 'skin', d },
    { kind: 'shade', d: shade },
    ...(isHeavy
      ? [{ kind: 'line', d: `M${50 - jaw + 4} ${long - 2}Q50 ${long + 9} ${50 + jaw - 4} ${long - 2}` } as const]
      : []),
    ...(age === 'old'
      ? [
          {
            kind: 'thin',
            d: 'M38 58q-3 6 0 13M62 58q3 6 0 13M41 54q4 3 8 1M59 54q-4 3 -8 1M40 39q10 -3 20 0M41 36q9 -2.4 18 0',
          } as const,
        ]
      : []),
  ];
}

/** Draws the marks of the years and of other people. */
function drawMarks({ of, traits: { build, years, scarAt, bornScar } }: Drawing): Stroke[] {
  const { width } = build;
  const lined: Stroke[] = [];
  const age = of.months + years + (of.isBoss ? 18 : 0);
  if (age > 10) lined.push({ kind: 'thin', d: `M${50 - width + 3} 50l3 -1M${50 + width - 3} 50l-3 -1` });
  if (age > 20) lined.push({ kind: 'thin', d: 'M40 54q-2 3 1 5M60 54q2 3 -1 5' });
  if (age > 32) lined.push({ kind: 'thin', d: 'M40 61q-3 5 -1 10M60 61q3 5 1 10M42 40q8 -2 16 0' });
  const places: readonly [string, ...string[]] = ['M33 54l7 15', 'M67 50l-5 18', 'M36 43l10 -5', 'M57 70l8 6'];
  const scars = of.isWoman ? of.scars : of.scars + (bornScar ? 1 : 0);
  for (let scar = 0; scar < Math.min(3, scars); scar += 1) {
    lined.push({ kind: 'line', d: places[(scarAt + scar) % places.length] ?? places[0] });
  }
  if (of.wounds > 0) lined.push({ kind: 'paper', d: 'M56 56l9 4l-2 5l-9 -4ZM60 58' });
  if (of.wounds > 3) lined.push({ kind: 'paper', d: `M${50 - width} 38L${50 + width} 33V38L${50 - width} 43Z` });
  return lined;
}
