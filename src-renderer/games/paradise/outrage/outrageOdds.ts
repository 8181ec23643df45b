import type { OutrageVerdict } from '#shared/games/paradise/city.ts';

/** Chances of what the month's 2D6 roll against outrage can bring; they sum to 1. */
export type OutrageOdds = Record<OutrageVerdict, number>;

/** The conditions of the roll: the total at which something must be done, and the Feds in town. */
export type OutrageReading = { somethingMustBeDoneFrom: 15 | 16; fedsInTown: boolean };

/** [PO-4] Above this outrage lower rolls than boxcars call the Feds too. */
export const fedsWidenAbove = 12;
const boxcars = 12;
const snakeEyes = 2;
const throws = 36;

/** [PO-3] Outrage from which a roll short of boxcars can reach Something Must Be Done. */
export function findSomethingMustBeDoneOutrage(somethingMustBeDoneFrom: number): number {
  return somethingMustBeDoneFrom - (boxcars - 1);
}

/** [PO-4] The lowest natural roll that calls the Feds. */
export function findFedsCall(outrage: number): number {
  return boxcars - Math.max(0, outrage - fedsWidenAbove);
}

/** [PO-3, PO-4] Finds the verdict of a natural roll. Snake-eyes come first: nothing else happens then. */
export function findVerdict(
  natural: number,
  outrage: number,
  { somethingMustBeDoneFrom, fedsInTown }: OutrageReading,
): OutrageVerdict {
  if (natural === snakeEyes) return 'calmed';
  if (fedsInTown) return 'feds-stay';
  if (natural >= findFedsCall(outrage)) return 'feds-called';
  return natural + outrage >= somethingMustBeDoneFrom ? 'something-must-be-done' : 'quiet';
}

/** [PO-3, PO-4] Exact chances of each verdict at an outrage, over the 36 throws of two dice. */
export function computeOutrageOdds(outrage: number, reading: OutrageReading): OutrageOdds {
  const odds: OutrageOdds = { calmed: 0, quiet: 0, 'something-must-be-done': 0, 'feds-called': 0, 'feds-stay': 0 };
  for (let first = 1; first <= 6; first += 1) {
    for (let second = 1; second <= 6; second += 1) {
      odds[findVerdict(first + second, outrage, reading)] += 1 / throws;
    }
  }
  return odds;
}
