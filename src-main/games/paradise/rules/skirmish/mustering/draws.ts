import type { Dice } from '#kernel/dice/dice.ts';
import { choose, exclude, type Wanted } from '../table/levels.ts';
import type { FigureSource } from '../sources.ts';
import { rollD6 } from './forces.ts';

/** The figures of a pool that are sent, and those left in it. */
export type Draw = { drawn: FigureSource[]; left: FigureSource[] };

function draw(pool: readonly FigureSource[], wanted: Wanted, count: number): Draw {
  const drawn = choose(pool, wanted, count);
  return { drawn, left: exclude(pool, drawn) };
}

/** Draws one kind of men after another out of the same pool. */
function drawAll(pool: readonly FigureSource[], wishes: readonly { wanted: Wanted; count: number }[]): Draw {
  let left = [...pool];
  const drawn: FigureSource[] = [];
  for (const { wanted, count } of wishes) {
    const next = draw(left, wanted, count);
    drawn.push(...next.drawn);
    left = next.left;
  }
  return { drawn, left };
}

/** Draws men of one profile; others do not make up the number. */
function drawProfile(pool: readonly FigureSource[], profile: string, count: number): Draw {
  const drawn = pool.filter((source) => source.profile === profile).slice(0, count);
  return { drawn, left: exclude(pool, drawn) };
}

/** [SCN-2] Rolls the men with the target in addition to his usual bodyguards; on a 6 he has neither. */
export function drawHitGuards(pool: readonly FigureSource[], dice: Dice): Draw & { isAlone: boolean } {
  const roll = rollD6(dice, 'Who is with the target');
  return { ...drawGuards(pool, dice, roll, 'lower'), isAlone: roll === 6 };
}

/** [SCN-3] D6: whether the defender has got wind of it; the many of a 1 or 2 bring cars of their own. */
export function drawHijackGuards(pool: readonly FigureSource[], dice: Dice): Draw & { bringCars: boolean } {
  const roll = rollD6(dice, 'Guards of the truck');
  const crew = pool.filter(({ profile }) => profile === 'Hoodlum' || profile === 'Slugger');
  const { drawn } = drawGuards(roll === 1 || roll === 3 ? pool : crew, dice, roll, 'any');
  return { drawn, left: exclude(pool, drawn), bringCars: roll <= 2 };
}

/** [SCN-2, SCN-3] 1: D6+1 of any, 2: D6+2 of a kind, 3: one of any, 4: two of a kind. */
function drawGuards(pool: readonly FigureSource[], dice: Dice, roll: number, kind: Wanted): Draw {
  if (roll === 1) return draw(pool, 'any', rollD6(dice, 'More men') + 1);
  if (roll === 2) return draw(pool, kind, rollD6(dice, 'More men') + 2);
  if (roll === 3) return draw(pool, 'any', 1);
  if (roll === 4) return draw(pool, kind, 2);
  return { drawn: [], left: [...pool] };
}

/** [SCN-6] Draws D6 of the gang's Punks and D6 of its Sluggers; missing ones are not replaced. */
export function drawBlock(pool: readonly FigureSource[], dice: Dice): Draw {
  const punks = drawProfile(pool, 'Punk', rollD6(dice, 'Punks on the block'));
  const sluggers = drawProfile(punks.left, 'Slugger', rollD6(dice, 'Sluggers on the block'));
  return { drawn: [...punks.drawn, ...sluggers.drawn], left: sluggers.left };
}

/** [SCN-9] The men on the street for each D6. */
const onTheStreet: Readonly<Record<number, readonly string[]>> = {
  1: ['Punk', 'Slugger', 'Hoodlum', 'Enforcer'],
  2: ['Punk', 'Slugger', 'Hoodlum'],
  3: ['Punk', 'Slugger', 'one Hoodlum'],
  4: ['Slugger', 'Hoodlum'],
  5: ['Hoodlum'],
  6: ['Slugger'],
};

/** [SCN-9] Draws any man of the gang nearby. */
export function drawStreet(pool: readonly FigureSource[], dice: Dice): Draw {
  const kinds = onTheStreet[rollD6(dice, 'Who is on the street')] ?? [];
  let left = [...pool];
  const drawn: FigureSource[] = [];
  for (const kind of kinds) {
    const isOne = kind === 'Enforcer' || kind === 'one Hoodlum';
    const count = isOne ? 1 : rollD6(dice, `${kind}s`);
    const next = drawProfile(left, kind.replace('one ', ''), count);
    drawn.push(...next.drawn);
    left = next.left;
  }
  return { drawn, left };
}

/** [SCN-9] Six of the lower level in one car; a 1 puts one of the upper level among them. */
export function drawPassengers(pool: readonly FigureSource[], dice: Dice): Draw {
  const hasUpper = rollD6(dice, 'An upper-level passenger') === 1;
  return drawAll(
    pool,
    hasUpper
      ? [
          { wanted: 'upper', count: 1 },
          { wanted: 'lower', count: 5 },
        ]
      : [{ wanted: 'lower', count: 6 }],
  );
}

/** [SCN-4] Rolls D6 for the SMARTS of a boss whose gang is not played: 3 on a 1, 4 on 2 to 4, then the face. */
export function rollBossSmarts(dice: Dice, who: string): number {
  const face = rollD6(dice, `SMARTS of ${who}`);
  return face === 1 ? 3 : Math.max(4, face);
}
