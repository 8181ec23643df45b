/** The sources of a face: every lasting fact of somebody, and nothing that changes by chance. */
export type Likeness = {
  /** The gangster's id: the face is his own for good. */
  id: string;
  /** The seed of the face in place of the ID, so that it is the same before there is one. */
  seed?: string;
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
export type Stroke = {
  d: string;
  kind: 'skin' | 'ink' | 'line' | 'thin' | 'cloth' | 'fair' | 'shade' | 'paper' | 'plate';
};

/** Half the head, from the temple to the chin; the other half is its mirror. */
export type Build = { width: number; jaw: number; chin: number; long: number; isHeavy: boolean };

const whiskers = [
  'none',
  'stubble',
  'pencil',
  'handlebar',
  'toothbrush',
  'walrus',
  'goatee',
  'beard',
  'sideburns',
] as const;
const hats = ['none', 'fedora', 'cap', 'bowler', 'boater', 'homburg'] as const;
const hairs = ['crop', 'part', 'slick', 'curls', 'bald', 'pompadour', 'peak'] as const;
const coifs = ['bob', 'waves', 'bun', 'curls', 'cloche', 'beret', 'band'] as const;
const noses = ['straight', 'hooked', 'snub', 'broad', 'broken', 'long'] as const;
const glasses = ['none', 'round', 'pince-nez', 'patch'] as const;
const smokes = ['none', 'cigar', 'cigarette', 'toothpick'] as const;

/** Everything that a face is made of but for what the years and other people do to it. */
export type Traits = {
  build: Build;
  age: 'young' | 'grown' | 'old';
  hairKind: 'ink' | 'cloth' | 'fair' | 'paper';
  hair: (typeof hairs)[number];
  coif: (typeof coifs)[number];
  hat: (typeof hats)[number];
  nose: (typeof noses)[number];
  whiskers: (typeof whiskers)[number];
  glasses: (typeof glasses)[number];
  smoke: (typeof smokes)[number];
  ground: 0 | 1 | 2 | 3;
  tie: 0 | 1 | 2;
  brow: { slant: number; thick: number };
  eyes: { apart: number; at: number; open: number };
  mouth: { wide: number; curve: number };
  hasFreckles: boolean;
  hasMole: boolean;
  hasPinstripes: boolean;
  tilt: number;
  slope: number;
  scarAt: number;
  bornScar: boolean;
  years: number;
};

/** Numbers of an id's own, one after another, each from 0 below 1. */
export function drawLots(id: string): () => number {
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

/** Picks by weight; a kind without a weight of its own weighs 1. */
function pickWeighted<T extends string>(lot: number, from: readonly T[], weights: Partial<Record<T, number>>): T {
  const weigh = (one: T): number => weights[one] ?? 1;
  let left = lot * from.reduce((sum, one) => sum + weigh(one), 0);
  for (const one of from) {
    left -= weigh(one);
    if (left < 0) return one;
  }
  return from[0] as T;
}

type Leaning = {
  hats?: Partial<Record<Traits['hat'], number>>;
  hairs?: Partial<Record<Traits['hair'], number>>;
  whiskers?: Partial<Record<Traits['whiskers'], number>>;
  glasses?: Partial<Record<Traits['glasses'], number>>;
};

/** How a kind of gang dresses and wears its hair. */
const leanings: Readonly<Record<string, Leaning>> = {
  irish: { hats: { cap: 4, bowler: 3, boater: 0.5 }, hairs: { curls: 3 }, whiskers: { sideburns: 3, walrus: 2 } },
  sicilian: { hats: { fedora: 4, cap: 2 }, hairs: { slick: 4 }, whiskers: { pencil: 3, handlebar: 3 } },
  tong: {
    hats: { none: 4, fedora: 2 },
    hairs: { slick: 3, crop: 3, curls: 0 },
    whiskers: { none: 5, goatee: 2 },
    glasses: { round: 1.2 },
  },
  street: { hats: { cap: 5, none: 3, homburg: 0 }, hairs: { crop: 3, curls: 2 }, whiskers: { none: 4, stubble: 4 } },
  syndicate: {
    hats: { homburg: 3, fedora: 2, boater: 2, cap: 0.3 },
    hairs: { part: 3 },
    glasses: { 'pince-nez': 0.8 },
  },
};

const heads: readonly Build[] = [
  { width: 18.5, jaw: 13, chin: 4, long: 88, isHeavy: false },
  { width: 21, jaw: 17, chin: 6, long: 84, isHeavy: false },
  { width: 22, jaw: 21, chin: 11, long: 82, isHeavy: false },
  { width: 24, jaw: 17, chin: 4, long: 82, isHeavy: false },
  { width: 25, jaw: 25, chin: 13, long: 82, isHeavy: true },
  { width: 28, jaw: 27, chin: 10, long: 80, isHeavy: true },
  { width: 26, jaw: 22, chin: 8, long: 74, isHeavy: false },
];

/** Draws the traits of somebody; each takes its lot in turn, so that none depends on what he has become. */
export function drawTraits(of: Pick<Likeness, 'id' | 'seed' | 'gang' | 'role' | 'isWoman'>): Traits {
  const lot = drawLots(of.seed ?? of.id);
  const lean = leanings[of.gang] ?? {};
  const head = heads[Math.floor(lot() * heads.length)] ?? heads[1];
  const build = { ...(head as Build) };
  build.width += pickBetween(lot(), -1, 1);
  build.jaw += pickBetween(lot(), -1.5, 1.5);
  build.long += pickBetween(lot(), -1.5, 2);
  const age = pickWeighted(lot(), ['young', 'grown', 'old'] as const, { young: 1.2, grown: 2, old: 1 });
  const shade = pickWeighted(lot(), ['ink', 'cloth', 'fair'] as const, of.gang === 'tong' ? { cloth: 0, fair: 0 } : {});
  const isHumble = /punk|slugger|hoodlum/i.test(of.role);
  const isLearned = /accountant|lawyer|editor|judge/i.test(of.role);
  const hatWeights = { none: 2.4, fedora: 2, ...lean.hats, ...(isHumble ? { homburg: 0.2 } : { cap: 0.5 }) };
  return {
    build: of.isWoman
      ? { ...build, width: Math.min(23, build.width), jaw: Math.min(19, build.jaw), isHeavy: build.isHeavy }
      : build,
    age,
    hairKind: age === 'old' ? 'paper' : shade,
    hair: pickWeighted(lot(), hairs, { ...lean.hairs, bald: age === 'old' ? 2 : age === 'young' ? 0.1 : 0.9 }),
    coif: pickWeighted(lot(), coifs, {}),
    hat: pickWeighted(lot(), hats, hatWeights),
    nose: pickWeighted(lot(), noses, {}),
    whiskers: pickWeighted(lot(), whiskers, {
      none: 3.4,
      stubble: 1.6,
      ...lean.whiskers,
      ...(age === 'young' ? { walrus: 0, beard: 0 } : {}),
    }),
    glasses: pickWeighted(lot(), glasses, {
      none: 5,
      round: 0.6,
      'pince-nez': 0.25,
      patch: 0.3,
      ...lean.glasses,
      ...(isLearned ? { none: 1, round: 3, patch: 0 } : {}),
    }),
    smoke: pickWeighted(lot(), smokes, { none: 4.5 }),
    ground: Math.floor(lot() * 4) as Traits['ground'],
    tie: Math.floor(lot() * 3) as Traits['tie'],
    brow: { slant: pickBetween(lot(), -3, 4), thick: pickBetween(lot(), 1.2, 4.4) },
    eyes: { apart: pickBetween(lot(), 8.2, 11.6), at: pickBetween(lot(), 46, 50), open: pickBetween(lot(), 2, 4.4) },
    mouth: { wide: pickBetween(lot(), 5.5, 10.5), curve: pickBetween(lot(), -3, 3) },
    hasFreckles: lot() < (of.gang === 'irish' ? 0.3 : 0.08),
    hasMole: lot() < 0.12,
    hasPinstripes: lot() > 0.6,
    tilt: pickBetween(lot(), -4, 4),
    slope: pickBetween(lot(), 93, 101),
    scarAt: Math.floor(lot() * 4),
    bornScar: lot() < 0.13,
    years: Math.floor(lot() * 14),
  };
}
