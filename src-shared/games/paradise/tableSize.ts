import type { HouseRules } from './houseRules.ts';

const figuresASide: Readonly<Record<HouseRules['figuresASide'], number>> = {
  'no-limit': Infinity,
  twelve: 12,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
};

/** [MONTH-8] Finds the figures of a side at most by the house rule; infinity without a limit. */
export function findMostFigures({ houseRules }: { readonly houseRules: Pick<HouseRules, 'figuresASide'> }): number {
  return figuresASide[houseRules.figuresASide];
}
