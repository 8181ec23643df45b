import type { Likeness, Stroke, Traits } from './traits.ts';

type Drawing = { of: Likeness; traits: Traits };

/** Draws a hat, or a head of hair; of a woman how she wears it. */
export function drawHeadgear({ of, traits }: Drawing): Stroke[] {
  if (of.isWoman) return drawCoif(traits);
  const side = drawSideHair(traits);
  const crown = traits.build.width + 1;
  const brim = traits.build.width + 13;
  if (of.calling !== undefined && !/editor|reporter/i.test(of.role))
    return [...side, ...drawHatOfOffice(of.calling, crown, brim)];
  const hat = of.isBoss && traits.hat === 'cap' ? 'homburg' : traits.hat;
  if (hat === 'none') return drawHair(traits);
  return [...side, ...drawHat(hat, traits, crown, brim)];
}

function drawSideHair({ build: { width }, hair, hairKind, whiskers }: Traits): Stroke[] {
  if (hair === 'bald' && whiskers !== 'sideburns') return [];
  const low = whiskers === 'sideburns' ? 64 : 46;
  const [left, right] = [50 - width, 50 + width];
  return [
    {
      kind: hairKind,
      d: `M${left - 0.5} ${low}L${left - 0.5} 28L${left + 5} 28L${left + 3.4} ${low - 3}ZM${right + 0.5} ${low}L${right + 0.5} 28L${right - 5} 28L${right - 3.4} ${low - 3}Z`,
    },
  ];
}

/** A head of hair without a hat. */
function drawHair(traits: Traits): Stroke[] {
  const { build, hair, hairKind } = traits;
  const w = build.width;
  const [left, right] = [50 - w, 50 + w];
  const top: Record<Traits['hair'], string> = {
    crop: `M${left} 40Q${left - 2} 17 50 17Q${right + 2} 17 ${right} 40Q${right - 3} 29 50 29Q${left + 3} 29 ${left} 40Z`,
    part: `M${left - 1} 44Q${left - 4} 15 46 13Q${right + 4} 12 ${right + 1} 43Q${right - 4} 31 ${50 + 6} 27Q40 26 36 18Q${left + 6} 26 ${left - 1} 44Z`,
    slick: `M${left} 42Q${left - 1} 15 50 14Q${right + 1} 15 ${right} 42Q${right - 2} 24 50 23Q${left + 2} 24 ${left} 42Z`,
    curls: `M${left - 2} 44q-6 -6 0 -11q-5 -8 4 -11q0 -9 9 -8q4 -8 12 -3q8 -6 13 2q9 -2 10 7q8 3 4 11q6 5 0 12q-1 -12 -8 -13q-8 6 -16 0q-8 6 -15 1q-9 2 -13 13Z`,
    bald: `M${left - 1} 52Q${left - 3} 36 ${left + 3} 32L${left + 5} 40ZM${right + 1} 52Q${right + 3} 36 ${right - 3} 32L${right - 5} 40Z`,
    pompadour: `M${left} 42Q${left - 3} 22 ${left + 6} 18Q44 2 ${right - 4} 10Q${right + 5} 18 ${right} 42Q${right - 3} 30 ${right - 8} 27Q50 34 ${left + 6} 29Q${left + 2} 32 ${left} 42Z`,
    peak: `M${left - 1} 46Q${left - 3} 15 50 14Q${right + 3} 15 ${right + 1} 46L${right - 4} 31Q56 24 50 35Q44 24 ${left + 4} 31Z`,
  };
  const shine: Stroke[] =
    hair === 'slick' || hair === 'part'
      ? [{ kind: hairKind === 'ink' ? 'plate' : 'thin', d: `M${left + 9} 22Q50 15 ${right - 9} 22` }]
      : [];
  return [{ kind: hairKind, d: top[hair] }, ...shine];
}

function drawHat(
  hat: Exclude<Traits['hat'], 'none'>,
  { tilt, hasPinstripes }: Traits,
  crown: number,
  brim: number,
): Stroke[] {
  const felt = hasPinstripes ? 'fair' : 'cloth';
  if (hat === 'cap')
    return [
      {
        kind: felt,
        d: `M${50 - crown - 4} 33Q${50 - crown - 8} 12 50 12Q${50 + crown + 8} 12 ${50 + crown + 4} 33Q50 24 ${50 - crown - 4} 33Z`,
      },
      { kind: 'ink', d: `M${50 - crown} 33Q50 24 ${50 + crown - 2} 32Q54 40 ${50 - crown} 33Z` },
      { kind: 'thin', d: 'M50 12L50 27M36 15L32 30M64 15L68 30' },
    ];
  if (hat === 'boater')
    return [
      { kind: 'paper', d: `M${50 - crown + 3} 30V15H${50 + crown - 3}V30Z` },
      { kind: 'ink', d: `M${50 - crown + 3} 30V25H${50 + crown - 3}V30Z` },
      { kind: 'paper', d: `M${50 - brim} 30H${50 + brim}V33.5H${50 - brim}Z` },
    ];
  if (hat === 'bowler')
    return [
      { kind: 'ink', d: `M${50 - crown} 31Q${50 - crown} 7 50 6Q${50 + crown} 7 ${50 + crown} 31Z` },
      { kind: 'plate', d: `M${50 - crown} 27Q50 22 ${50 + crown} 27` },
      {
        kind: 'ink',
        d: `M${50 - brim + 3} 29Q${50 - brim} 34 ${50 - brim + 8} 34Q50 29 ${50 + brim - 8} 34Q${50 + brim} 34 ${50 + brim - 3} 29Q50 27 ${50 - brim + 3} 29Z`,
      },
    ];
  const isHomburg = hat === 'homburg';
  return [
    {
      kind: isHomburg ? 'ink' : felt,
      d: `M${50 - crown} ${31 - tilt}L${50 - crown + 4} 11Q44 ${isHomburg ? 15 : 6} 50 10Q56 ${isHomburg ? 15 : 6} ${50 + crown - 4} 11L${50 + crown} ${31 + tilt}Z`,
    },
    {
      kind: isHomburg ? 'cloth' : 'ink',
      d: `M${50 - crown} ${31 - tilt}L${50 - crown + 1} ${25.5 - tilt}Q50 22 ${50 + crown - 1} ${25.5 + tilt}L${50 + crown} ${31 + tilt}Z`,
    },
    {
      kind: isHomburg ? 'ink' : felt,
      d: `M${50 - brim} ${32 - tilt}Q50 21 ${50 + brim} ${32 + tilt}Q${50 + brim - 6} ${38 + tilt} 50 32.5Q${50 - brim + 6} ${38 - tilt} ${50 - brim} ${32 - tilt}Z`,
    },
  ];
}

/** How a woman wears her hair, or her hat. */
function drawCoif({ build: { width }, coif, hairKind, tilt }: Traits): Stroke[] {
  const [left, right] = [50 - width, 50 + width];
  const bob = (low: number): Stroke => ({
    kind: hairKind,
    d: `M${left - 3} 34Q${left - 7} ${low - 8} ${left + 3} ${low}Q${left + 8} ${low - 6} ${left + 3} 50Q${left + 2} 40 ${left + 8} 34ZM${right + 3} 34Q${right + 7} ${low - 8} ${right - 3} ${low}Q${right - 8} ${low - 6} ${right - 3} 50Q${right - 2} 40 ${right - 8} 34Z`,
  });
  const cap = (low: number): Stroke => ({
    kind: hairKind,
    d: `M${left - 3} ${low}Q${left - 5} 14 50 13Q${right + 5} 14 ${right + 3} ${low}Q${right - 3} 30 50 29Q${left + 3} 30 ${left - 3} ${low}Z`,
  });
  const drawings: Record<Traits['coif'], Stroke[]> = {
    bob: [
      bob(70),
      {
        kind: hairKind,
        d: `M${left - 3} 46Q${left - 5} 13 50 12Q${right + 5} 13 ${right + 3} 46L${right - 2} 38H${left + 2}Z`,
      },
    ],
    waves: [
      bob(64),
      cap(44),
      {
        kind: hairKind === 'ink' ? 'plate' : 'thin',
        d: `M${left} 34q6 -6 11 0q6 6 12 0q6 -6 12 0q5 5 9 0M${left + 2} 24q7 -6 13 0q7 6 13 0q6 -5 11 0`,
      },
    ],
    bun: [{ kind: hairKind, d: 'M38 14a12 11 0 1 0 24 0a12 11 0 1 0 -24 0Z' }, cap(50)],
    curls: [
      {
        kind: hairKind,
        d: `M${left - 2} 60q-9 -4 -3 -12q-8 -6 -1 -13q-5 -9 5 -12q1 -10 11 -9q6 -7 13 -2q9 -4 14 4q10 0 10 9q8 4 4 12q7 6 0 13q5 8 -4 11q2 -18 -6 -30q-10 6 -20 2q-10 5 -15 -1q-8 10 -8 28Z`,
      },
    ],
    cloche: [
      bob(62),
      { kind: 'cloth', d: `M${left - 5} 42Q${left - 7} 10 50 9Q${right + 7} 10 ${right + 5} 42Q50 31 ${left - 5} 42Z` },
      { kind: 'line', d: `M${left - 5} 36Q50 24 ${right + 5} 36` },
      ...(tilt > 0 ? [{ kind: 'paper', d: `M${right - 6} 26a5 5 0 1 0 8 4a5 5 0 1 0 -8 -4Z` } as const] : []),
    ],
    beret: [
      bob(66),
      cap(42),
      {
        kind: 'fair',
        d: `M${left - 8} ${25 - tilt}Q${left - 4} 6 54 7Q${right + 14} 10 ${right + 6} ${26 + tilt}Q50 20 ${left - 8} ${25 - tilt}Z`,
      },
    ],
    band: [
      bob(66),
      cap(46),
      { kind: 'paper', d: `M${left - 3} 33Q50 21 ${right + 3} 33V38Q50 27 ${left - 3} 38Z` },
      { kind: 'paper', d: `M${right - 2} 33q8 -18 4 -28q-9 8 -9 26Z` },
    ],
  };
  return drawings[coif];
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
