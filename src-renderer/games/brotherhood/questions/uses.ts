import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Use } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';

type Protected = Extract<Use, { kind: 'protect' }>['what'];

const protects: Readonly<Record<Protected, readonly [string, string]>> = {
  godfather: ['your Godfather', 'He is out of jail and back here, without bail.'],
  revenue: ['an operation', 'One that the card closed is open again.'],
  hitman: ['a Hitman', 'He is out of jail and back here, without bail.'],
  influence: ['a marker', 'One that the card ended stands again.'],
  thug: ['a Thug', 'He is out of jail and back here, without bail.'],
};

/** Describes a use of influence: its name, and in a sentence what it does. */
export function describeUse(use: Use, nameOf: (seat: SeatId) => string): { title: string; sentence: string } {
  if (use.kind === 'protect') {
    const [what, sentence] = protects[use.what];
    return { title: `Protect ${what}`, sentence };
  }
  const rivals = use.family === null ? 'a rival' : `the ${pluralizeFamily(nameOf(use.family))}`;
  return use.kind === 'frame'
    ? {
        title: `Frame ${rivals}`,
        sentence: 'One of their hoods here goes to jail before the fight if the die is high enough.',
      }
    : { title: `Neutralize ${rivals}`, sentence: 'One of their markers here has no effect for the rest of the turn.' };
}
