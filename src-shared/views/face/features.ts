import type { Likeness, Stroke, Traits } from './traits.ts';

type Drawing = { of: Likeness; traits: Traits };

/** Draws eyes, nose, mouth, whiskers, spectacles, and whatever smokes. */
export function drawFeatures({ of, traits }: Drawing): Stroke[] {
  const { build, eyes, mouth: lips } = traits;
  const noseLong = { straight: 12, hooked: 13, snub: 8.5, broad: 11, broken: 12, long: 16 }[traits.nose];
  const mouth = Math.min(build.long - 8, eyes.at + noseLong + 8);
  const wide = of.isWoman ? Math.min(6, lips.wide) : lips.wide;
  return [
    ...drawEye(of, traits, -1),
    ...(traits.glasses === 'patch' && !of.isWoman ? drawPatch(traits) : drawEye(of, traits, 1)),
    ...drawNose(traits, noseLong),
    drawMouth(of, mouth, wide, lips.curve),
    ...(of.isWoman ? [] : drawWhiskers(traits, mouth)),
    ...drawGlasses(of, traits),
    ...drawSpots(traits, mouth),
    ...drawSmoke(of, traits, mouth, wide),
  ];
}

function drawEye(of: Likeness, { eyes, brow, glasses }: Traits, side: 1 | -1): Stroke[] {
  const x = 50 + side * eyes.apart;
  const y = eyes.at;
  const thick = of.isWoman ? 1 : brow.thick;
  const slant = of.isWoman ? Math.min(1.5, brow.slant) : brow.slant;
  const high = of.isWoman || glasses === 'round' ? 8 : 6.4;
  return [
    {
      kind: 'paper',
      d: `M${x - 4.8} ${y}Q${x} ${y - eyes.open} ${x + 4.8} ${y}Q${x} ${y + eyes.open * 0.7} ${x - 4.8} ${y}Z`,
    },
    of.isDead
      ? { kind: 'line', d: `M${x - 4} ${y}q4 2.6 8 0` }
      : { kind: 'ink', d: `M${x - 1.8} ${y - 0.3}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z` },
    ...(of.isWoman
      ? [{ kind: 'line', d: `M${x - 5.2} ${y}Q${x} ${y - eyes.open - 1.6} ${x + side * 6.4} ${y - 2.6}` } as const]
      : []),
    {
      kind: 'ink',
      d: `M${x - side * 5.8} ${y - high + 1 + slant * 0.5}L${x + side * 6.4} ${y - high - slant * 0.5}L${x + side * 6.4} ${y - high - slant * 0.5 + thick * 0.6}L${x - side * 5.8} ${y - high + 1 + slant * 0.5 + thick}Z`,
    },
  ];
}

function drawPatch({ eyes, build: { width } }: Traits): Stroke[] {
  const x = 50 + eyes.apart;
  return [
    { kind: 'line', d: `M${50 - width} 38L${50 + width} ${eyes.at + 4}` },
    {
      kind: 'ink',
      d: `M${x - 6.5} ${eyes.at - 5}Q${x} ${eyes.at - 8} ${x + 6.5} ${eyes.at - 4}Q${x + 6} ${eyes.at + 7} ${x} ${eyes.at + 7}Q${x - 6} ${eyes.at + 6} ${x - 6.5} ${eyes.at - 5}Z`,
    },
  ];
}

function drawNose({ nose, eyes: { at } }: Traits, long: number): Stroke[] {
  const lines: Record<Traits['nose'], string> = {
    straight: `M51 ${at}l3.4 ${long - 1}q-3 2.6 -6.6 1`,
    hooked: `M50 ${at - 2}q8 5 5.4 ${long}q-3.4 3.4 -8 .6`,
    snub: `M51 ${at + 2}q-1 ${long - 5} 3.4 ${long - 4}q1 4 -6.8 3`,
    broad: `M50.5 ${at}q2 ${long - 5} 6 ${long - 2}q-1 4 -6.5 2q-5.5 2 -6.5 -2q1.4 -3 2.6 -3.4`,
    broken: `M50 ${at - 1}l4.6 5l-4.4 3.4l4.2 ${long - 8}q-3.4 3 -7.4 1`,
    long: `M50.5 ${at - 2}l3.6 ${long}q-3.6 3 -7 .6`,
  };
  return [
    { kind: 'line', d: lines[nose] },
    ...(nose === 'broad' ? [{ kind: 'shade', d: `M45 ${at + long}l2 1M55 ${at + long}l-2 1` } as const] : []),
  ];
}

function drawMouth(of: Likeness, mouth: number, wide: number, curve: number): Stroke {
  if (of.isWoman)
    return {
      kind: 'ink',
      d: `M${50 - wide} ${mouth}Q${50 - wide / 2} ${mouth - 3} 50 ${mouth - 1.2}Q${50 + wide / 2} ${mouth - 3} ${50 + wide} ${mouth}Q50 ${mouth + 4} ${50 - wide} ${mouth}Z`,
    };
  return {
    kind: 'line',
    d: `M${50 - wide} ${mouth - curve * 0.4}Q50 ${mouth + curve} ${50 + wide} ${mouth - curve * 0.4}M${50 - wide * 0.5} ${mouth + 3.6}q${wide * 0.5} 1.6 ${wide} 0`,
  };
}

function drawWhiskers({ whiskers, hairKind, build: { long, jaw, chin, width } }: Traits, mouth: number): Stroke[] {
  const dots = (from: number, rows: number): string =>
    Array.from(
      { length: 7 * rows },
      (_, n) => `M${37 + (n % 7) * 4.3} ${(from + Math.floor(n / 7) * 4).toFixed(1)}l0.6 1.8`,
    ).join('');
  const drawings: Record<Traits['whiskers'], Stroke[]> = {
    none: [],
    sideburns: [],
    stubble: [{ kind: 'shade', d: dots(mouth - 3, 4) }],
    pencil: [
      { kind: 'line', d: `M41 ${mouth - 3}Q46 ${mouth - 5.4} 50 ${mouth - 4}Q54 ${mouth - 5.4} 59 ${mouth - 3}` },
    ],
    handlebar: [
      {
        kind: hairKind,
        d: `M50 ${mouth - 6}Q42 ${mouth - 7} 36 ${mouth - 2}Q32 ${mouth - 1} 33 ${mouth - 6}Q30 ${mouth + 3} 39 ${mouth + 1}Q46 ${mouth - 1} 50 ${mouth - 2.6}Q54 ${mouth - 1} 61 ${mouth + 1}Q70 ${mouth + 3} 67 ${mouth - 6}Q68 ${mouth - 1} 64 ${mouth - 2}Q58 ${mouth - 7} 50 ${mouth - 6}Z`,
      },
    ],
    toothbrush: [{ kind: hairKind, d: `M45 ${mouth - 6.5}H55V${mouth - 2.4}H45Z` }],
    walrus: [
      {
        kind: hairKind,
        d: `M50 ${mouth - 7}Q38 ${mouth - 8} 36 ${mouth + 5}Q42 ${mouth + 1} 50 ${mouth + 1}Q58 ${mouth + 1} 64 ${mouth + 5}Q62 ${mouth - 8} 50 ${mouth - 7}Z`,
      },
    ],
    goatee: [
      {
        kind: hairKind,
        d: `M44 ${mouth + 4}Q50 ${mouth + 3} 56 ${mouth + 4}L53 ${long + 7}Q50 ${long + 10} 47 ${long + 7}Z`,
      },
      { kind: 'line', d: `M42 ${mouth - 3}Q50 ${mouth - 6} 58 ${mouth - 3}` },
    ],
    beard: [
      {
        kind: hairKind,
        d: `M${50 - width + 1} 56Q${50 - jaw} 62 42 ${mouth - 5}Q50 ${mouth - 8} 58 ${mouth - 5}Q${50 + jaw} 62 ${50 + width - 1} 56Q${50 + jaw + 3} ${long - 6} ${50 + chin + 6} ${long + 5}Q50 ${long + 13} ${50 - chin - 6} ${long + 5}Q${50 - jaw - 3} ${long - 6} ${50 - width + 1} 56ZM43 ${mouth}Q50 ${mouth + 4} 57 ${mouth}Q50 ${mouth - 2} 43 ${mouth}Z`,
      },
    ],
  };
  return drawings[whiskers];
}

function drawGlasses(of: Likeness, { glasses, eyes: { apart, at }, build: { width } }: Traits): Stroke[] {
  if (glasses === 'none' || (glasses === 'patch' && !of.isWoman)) return [];
  const ring = (x: number, r: number): string =>
    `M${x - r} ${at}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (glasses === 'round')
    return [
      {
        kind: 'line',
        d: `${ring(50 - apart, 7.2)}${ring(50 + apart, 7.2)}M${50 - apart + 7.2} ${at}Q50 ${at - 3} ${50 + apart - 7.2} ${at}M${50 - apart - 7.2} ${at}L${50 - width} ${at - 2}M${50 + apart + 7.2} ${at}L${50 + width} ${at - 2}`,
      },
    ];
  return [
    {
      kind: 'thin',
      d: `${ring(50 - apart, 5.8)}${ring(50 + apart, 5.8)}M${50 - apart + 5.8} ${at}Q50 ${at - 4} ${50 + apart - 5.8} ${at}M${50 + apart + 5} ${at + 3}Q${50 + width} 76 ${50 + width + 4} 98`,
    },
  ];
}

function drawSpots({ hasFreckles, hasMole, eyes: { at } }: Traits, mouth: number): Stroke[] {
  const freckles = [36, 39.5, 43, 57, 60.5, 64].map((x, n) => `M${x} ${at + 8 + (n % 2) * 2.6}l.9 .5`).join('');
  return [
    ...(hasFreckles ? [{ kind: 'line', d: freckles } as const] : []),
    ...(hasMole ? [{ kind: 'ink', d: `M59 ${mouth - 4}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z` } as const] : []),
  ];
}

function drawSmoke(of: Likeness, { smoke }: Traits, mouth: number, wide: number): Stroke[] {
  const x = 50 + wide - 2;
  if (smoke === 'none' || of.isDead || (of.isWoman && smoke !== 'cigarette')) return [];
  if (smoke === 'cigar')
    return [
      {
        kind: 'cloth',
        d: `M${x} ${mouth - 2}L${x + 17} ${mouth + 2.6}L${x + 16} ${mouth + 6.4}L${x - 1} ${mouth + 2}Z`,
      },
      { kind: 'ink', d: `M${x + 15} ${mouth + 2}l3 .8l-1 3.8l-3 -.8Z` },
    ];
  if (smoke === 'toothpick') return [{ kind: 'line', d: `M${x} ${mouth}l11 -4` }];
  return [
    { kind: 'paper', d: `M${x} ${mouth - 1}l13 2.4l-.5 2.6l-13 -2.4Z` },
    { kind: 'thin', d: `M${x + 15} ${mouth}q5 -5 1 -10q-4 -5 2 -11` },
  ];
}
