/** The sources of a face: every lasting fact of somebody, and nothing that changes by chance. */
export type Likeness = {
  /** The gangster's id: the face is his own for good. */
  id: string;
  name: string;
  role: string;
  /** The kind of his gang, as far as it shows in a face. */
  gang: string;
  isBoss: boolean;
  isWoman: boolean;
  /** Months in the trade; lines come with them. */
  months: number;
  /** Points wounds have taken: plasters and a sling of the cheek. */
  wounds: number;
  /** Times he was badly hurt and lived: scars stay. */
  scars: number;
  isDead: boolean;
  /** Set for whoever is of no gang: a policeman's cap, an official's silk hat. */
  calling?: 'police' | 'official';
};

/** One stroke or shape of a drawing of 100 by 120 units. */
export type Stroke = { d: string; kind: 'skin' | 'ink' | 'line' | 'thin' | 'cloth' | 'shade' | 'paper' };

/** Numbers of an id's own, one after another, each from 0 below 1. */
function drawLots(id: string): () => number {
  let state = 2_166_136_261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    state ^= state >>> 16;
    return (state >>> 0) / 4_294_967_296;
  };
}

const pickBetween = (lot: number, low: number, high: number): number => low + lot * (high - low);

function pick<T>(lot: number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(lot * from.length)] ?? from[0];
}

/** Half the head, from the temple to the chin; the other half is its mirror. */
type Build = { width: number; jaw: number; chin: number; long: number };

type Drawing = { build: Build; lot: () => number; of: Likeness };

/** An engraved likeness in the manner of 1925, always the same for the same person. */
export function drawFace(of: Likeness): Stroke[] {
  const lot = drawLots(of.id);
  const build: Build = {
    width: pickBetween(lot(), 20, 25),
    jaw: pickBetween(lot(), 15, 22),
    chin: pickBetween(lot(), 5, 10),
    long: pickBetween(lot(), 78, 86),
  };
  const drawing: Drawing = { build, lot, of };
  return [
    ...drawShoulders(drawing),
    ...drawHead(drawing),
    ...drawFeatures(drawing),
    ...(of.isWoman ? drawBob(drawing) : drawHair(drawing)),
    ...(of.isWoman ? drawCloche(drawing) : drawHat(drawing)),
    ...drawMarks(drawing),
  ];
}

function drawShoulders({ lot, of, build }: Drawing): Stroke[] {
  const slope = pickBetween(lot(), 94, 100);
  const neck = build.long - 4;
  const coat = `M6 120Q8 ${slope} 34 ${slope - 8}L50 ${slope + 8}L66 ${slope - 8}Q92 ${slope} 94 120Z`;
  const skin: Stroke = { kind: 'skin', d: `M40 ${neck - 8}L40 ${slope}L50 ${slope + 10}L60 ${slope}L60 ${neck - 8}Z` };
  if (of.isWoman) {
    const beads = Array.from({ length: 7 }, (_, n) => {
      const x = 38 + n * 4;
      const y = slope + 2 + 5 * Math.sin((n / 6) * Math.PI);
      return `M${x - 1.4} ${y.toFixed(1)}a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z`;
    }).join('');
    return [
      skin,
      { kind: 'cloth', d: `M10 120Q14 ${slope} 38 ${slope - 2}Q50 ${slope + 20} 62 ${slope - 2}Q86 ${slope} 90 120Z` },
      { kind: 'paper', d: beads },
    ];
  }
  const tie = pick(lot(), [
    `M47 ${slope + 2}L53 ${slope + 2}L55 120L45 120Z`,
    `M50 ${slope + 4}L42 ${slope}L42 ${slope + 9}ZM50 ${slope + 4}L58 ${slope}L58 ${slope + 9}Z`,
    `M46 ${slope + 1}L54 ${slope + 1}L52 ${slope + 5}L56 120L44 120L48 ${slope + 5}Z`,
  ]);
  const pinstripes = [20, 28, 72, 80].map((x) => `M${x} 120L${x + (x < 50 ? 5 : -5)} ${slope + 4}`).join('');
  return [
    skin,
    { kind: 'cloth', d: coat },
    { kind: 'paper', d: `M38 ${slope - 6}L50 ${slope + 12}L62 ${slope - 6}L66 ${slope + 2}L50 120L34 ${slope + 2}Z` },
    { kind: 'ink', d: tie },
    { kind: 'line', d: `M34 ${slope - 8}L46 120M66 ${slope - 8}L54 120` },
    ...(of.isBoss || lot() > 0.6 ? [{ kind: 'thin', d: pinstripes } as const] : []),
    ...(of.isBoss ? [{ kind: 'paper', d: `M70 ${slope + 9}q3 -4 6 0q-1 5 -3 5q-2 0 -3 -5Z` } as const] : []),
  ];
}

function drawHead({ build: { width, jaw, chin, long } }: Drawing): Stroke[] {
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
  ];
}

function drawFeatures({ lot, of, build: { long } }: Drawing): Stroke[] {
  const apart = pickBetween(lot(), 8.6, 11);
  const eyes = pickBetween(lot(), 47, 50);
  const brow = pickBetween(lot(), -2, 3) - (of.isWoman ? 1 : 0);
  const thick = of.isWoman ? 1 : pickBetween(lot(), 1.6, 3.2);
  const nose = pickBetween(lot(), 9, 15);
  const flat = pickBetween(lot(), 2.5, 5.5);
  const mouth = Math.min(long - 9, eyes + nose + pickBetween(lot(), 8, 11));
  const wide = of.isWoman ? 5 : pickBetween(lot(), 6, 9.5);
  const curve = pickBetween(lot(), -2.5, 2);
  const eye = (side: 1 | -1): Stroke[] => {
    const x = 50 + side * apart;
    return [
      {
        kind: 'paper',
        d: `M${x - 4.6} ${eyes}Q${x} ${eyes - 3.6} ${x + 4.6} ${eyes}Q${x} ${eyes + 2.6} ${x - 4.6} ${eyes}Z`,
      },
      of.isDead
        ? { kind: 'line', d: `M${x - 4} ${eyes}q4 2.6 8 0` }
        : { kind: 'ink', d: `M${x - 1.7} ${eyes - 0.4}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z` },
      {
        kind: 'ink',
        d: `M${x - side * 5.6} ${eyes - 5 + brow * 0.4}L${x + side * 6} ${eyes - 6 - brow * 0.5}L${x + side * 6} ${eyes - 6 - brow * 0.5 + thick * 0.6}L${x - side * 5.6} ${eyes - 5 + brow * 0.4 + thick}Z`,
      },
    ];
  };
  const lip: Stroke = of.isWoman
    ? {
        kind: 'ink',
        d: `M${50 - wide} ${mouth}Q${50 - wide / 2} ${mouth - 3} 50 ${mouth - 1.2}Q${50 + wide / 2} ${mouth - 3} ${50 + wide} ${mouth}Q50 ${mouth + 4} ${50 - wide} ${mouth}Z`,
      }
    : {
        kind: 'line',
        d: `M${50 - wide} ${mouth - curve * 0.4}Q50 ${mouth + curve} ${50 + wide} ${mouth - curve * 0.4}M${50 - wide * 0.5} ${mouth + 3.6}q${wide * 0.5} 1.6 ${wide} 0`,
      };
  return [
    ...eye(-1),
    ...eye(1),
    {
      kind: 'line',
      d: `M${50 + 1} ${eyes}q${flat * 0.6} ${nose * 0.6} ${flat} ${nose - 1}q${-flat * 0.7} 2.4 ${-flat - 3} 1`,
    },
    lip,
    ...drawWhiskers({ lot, of, mouth, long }),
  ];
}

function drawWhiskers({
  lot,
  of,
  mouth,
  long,
}: {
  lot: () => number;
  of: Likeness;
  mouth: number;
  long: number;
}): Stroke[] {
  if (of.isWoman) return [];
  const kind = lot();
  const stubble: Stroke = {
    kind: 'shade',
    d: Array.from(
      { length: 14 },
      (_, n) => `M${38 + (n % 7) * 4} ${(mouth + 4 + Math.floor(n / 7) * 4).toFixed(1)}l0.6 1.6`,
    ).join(''),
  };
  if (kind < 0.16)
    return [
      {
        kind: 'ink',
        d: `M50 ${mouth - 5.6}Q43 ${mouth - 6.6} 40 ${mouth - 2.4}Q45 ${mouth - 2.6} 50 ${mouth - 3.4}Q55 ${mouth - 2.6} 60 ${mouth - 2.4}Q57 ${mouth - 6.6} 50 ${mouth - 5.6}Z`,
      },
    ];
  if (kind < 0.26)
    return [{ kind: 'ink', d: `M44 ${mouth - 5}H49.4V${mouth - 3.2}H44ZM50.6 ${mouth - 5}H56V${mouth - 3.2}H50.6Z` }];
  if (kind < 0.37 && of.gang !== 'tong')
    return [
      {
        kind: 'ink',
        d: `M40 ${mouth - 2}Q50 ${mouth - 9} 60 ${mouth - 2}L60 ${long - 6}Q50 ${long + 5} 40 ${long - 6}ZM44 ${mouth}q6 3 12 0Z`,
      },
    ];
  return kind < 0.62 ? [stubble] : [];
}

function drawHair({ lot, build: { width } }: Drawing): Stroke[] {
  const low = pickBetween(lot(), 38, 46);
  const left = 50 - width;
  const right = 50 + width;
  return [
    {
      kind: 'ink',
      d: `M${left - 0.5} ${low + 6}L${left - 0.5} 30L${left + 4} 30L${left + 2.6} ${low + 4}ZM${right + 0.5} ${low + 6}L${right + 0.5} 30L${right - 4} 30L${right - 2.6} ${low + 4}Z`,
    },
  ];
}

function drawBob({ build: { width } }: Drawing): Stroke[] {
  const left = 50 - width;
  const right = 50 + width;
  return [
    {
      kind: 'ink',
      d: `M${left - 3} 34Q${left - 6} 60 ${left + 3} 68Q${left + 8} 62 ${left + 3} 50Q${left + 2} 40 ${left + 8} 34Z`,
    },
    {
      kind: 'ink',
      d: `M${right + 3} 34Q${right + 6} 60 ${right - 3} 68Q${right - 8} 62 ${right - 3} 50Q${right - 2} 40 ${right - 8} 34Z`,
    },
  ];
}

function drawCloche({ lot, build: { width } }: Drawing): Stroke[] {
  const wide = width + 5;
  const flower = lot() > 0.5;
  return [
    {
      kind: 'cloth',
      d: `M${50 - wide} 41Q${50 - wide - 2} 10 50 9Q${50 + wide + 2} 10 ${50 + wide} 41Q50 30 ${50 - wide} 41Z`,
    },
    { kind: 'line', d: `M${50 - wide} 36Q50 24 ${50 + wide} 36` },
    ...(flower ? [{ kind: 'paper', d: `M${50 + wide - 9} 26a5 5 0 1 0 8 4a5 5 0 1 0 -8 -4Z` } as const] : []),
  ];
}

/** By standing and trade: Bosses in homburgs, men in fedoras, sluggers and punks in caps, a few bareheaded. */
function drawHat({ lot, of, build: { width } }: Drawing): Stroke[] {
  const kind = lot();
  const humble = /punk|slugger|hoodlum/i.test(of.role);
  const crown = width + 1;
  const brim = width + 13;
  if (of.calling !== undefined) return drawHatOfOffice(of.calling, crown, brim);
  if (humble && kind < 0.62) {
    return [
      {
        kind: 'cloth',
        d: `M${50 - crown - 4} 33Q${50 - crown - 7} 13 50 12Q${50 + crown + 7} 13 ${50 + crown + 4} 33Q50 24 ${50 - crown - 4} 33Z`,
      },
      { kind: 'ink', d: `M${50 - crown} 33Q50 24 ${50 + crown - 2} 32Q${50 + 4} 40 ${50 - crown} 33Z` },
      { kind: 'thin', d: `M50 12L50 27M${50 - 14} 15L${50 - 18} 30M${50 + 14} 15L${50 + 18} 30` },
    ];
  }
  if (kind > 0.9 && !of.isBoss) {
    return [
      {
        kind: 'ink',
        d: `M${50 - width} 36Q${50 - width - 2} 17 50 16Q${50 + width + 2} 17 ${50 + width} 36Q${50 + width - 5} 26 54 25Q42 28 ${50 - width + 4} 27Z`,
      },
    ];
  }
  if (kind > 0.8) {
    // A straw boater for whoever is fond of the races.
    return [
      { kind: 'paper', d: `M${50 - crown + 3} 30V15H${50 + crown - 3}V30Z` },
      { kind: 'ink', d: `M${50 - crown + 3} 30V25H${50 + crown - 3}V30Z` },
      { kind: 'paper', d: `M${50 - brim} 30H${50 + brim}V33.5H${50 - brim}Z` },
    ];
  }
  if (kind > 0.68 || (of.isBoss && kind > 0.4)) {
    // A bowler or a homburg: a round crown under a curled brim.
    return [
      { kind: 'cloth', d: `M${50 - crown} 31Q${50 - crown} 7 50 6Q${50 + crown} 7 ${50 + crown} 31Z` },
      { kind: 'ink', d: `M${50 - crown} 31V26Q50 22 ${50 + crown} 26V31Z` },
      {
        kind: 'cloth',
        d: `M${50 - brim + 3} 29Q${50 - brim} 34 ${50 - brim + 8} 34Q50 29 ${50 + brim - 8} 34Q${50 + brim} 34 ${50 + brim - 3} 29Q50 27 ${50 - brim + 3} 29Z`,
      },
    ];
  }
  const tilt = pickBetween(lot(), -3, 3);
  return [
    {
      kind: 'cloth',
      d: `M${50 - crown} ${31 - tilt}L${50 - crown + 4} 11Q44 6 50 10Q56 6 ${50 + crown - 4} 11L${50 + crown} ${31 + tilt}Z`,
    },
    {
      kind: 'ink',
      d: `M${50 - crown} ${31 - tilt}L${50 - crown + 1} ${25.5 - tilt}Q50 22 ${50 + crown - 1} ${25.5 + tilt}L${50 + crown} ${31 + tilt}Z`,
    },
    {
      kind: 'cloth',
      d: `M${50 - brim} ${32 - tilt}Q50 21 ${50 + brim} ${32 + tilt}Q${50 + brim - 6} ${38 + tilt} 50 32.5Q${50 - brim + 6} ${38 - tilt} ${50 - brim} ${32 - tilt}Z`,
    },
  ];
}

/** A policeman's peaked cap with its badge, or an official's silk hat. */
function drawHatOfOffice(calling: NonNullable<Likeness['calling']>, crown: number, brim: number): Stroke[] {
  const [left, right] = [50 - crown, 50 + crown];
  if (calling === 'official') {
    return [
      { kind: 'cloth', d: `M${left + 1} 30L${left + 4} 4Q50 0 ${right - 4} 4L${right - 1} 30Z` },
      { kind: 'ink', d: `M${left + 1} 30V23Q50 20 ${right - 1} 23V30Z` },
      { kind: 'cloth', d: `M${50 - brim} 31Q50 25 ${50 + brim} 31Q50 38 ${50 - brim} 31Z` },
    ];
  }
  return [
    { kind: 'cloth', d: `M${left} 31L${left - 8} 17Q50 2 ${right + 8} 17L${right} 31Z` },
    { kind: 'ink', d: `M${left} 31V24Q50 20 ${right} 24V31Z` },
    { kind: 'ink', d: `M${left + 2} 31Q50 25 ${right - 2} 31Q50 42 ${left + 2} 31Z` },
    { kind: 'paper', d: 'M50 9l2.4 4.6l5 .6l-3.7 3.5l1 5l-4.7 -2.5l-4.7 2.5l1 -5l-3.7 -3.5l5 -.6Z' },
  ];
}

/** Draws the marks of the years and of other people. */
function drawMarks({ lot, of, build: { width } }: Drawing): Stroke[] {
  const lined: Stroke[] = [];
  const age = of.months + Math.floor(lot() * 14) + (of.isBoss ? 18 : 0);
  if (age > 10) lined.push({ kind: 'thin', d: `M${50 - width + 3} 50l3 -1M${50 + width - 3} 50l-3 -1` });
  if (age > 20) lined.push({ kind: 'thin', d: 'M40 54q-2 3 1 5M60 54q2 3 -1 5' });
  if (age > 32) lined.push({ kind: 'thin', d: 'M40 61q-3 5 -1 10M60 61q3 5 1 10M42 40q8 -2 16 0' });
  const places: readonly [string, ...string[]] = ['M33 56l6 12', 'M66 52l-3 14', 'M36 44l9 -5', 'M58 72l7 4'];
  for (let scar = 0; scar < Math.min(3, of.scars); scar += 1) {
    const d = places[(Math.floor(lot() * 4) + scar) % places.length] ?? places[0];
    lined.push({ kind: 'line', d });
  }
  if (of.wounds > 0) lined.push({ kind: 'paper', d: 'M56 56l9 4l-2 5l-9 -4ZM60 58' });
  if (of.wounds > 3) lined.push({ kind: 'paper', d: `M${50 - width} 38L${50 + width} 33V38L${50 - width} 43Z` });
  return lined;
}
