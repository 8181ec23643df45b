/** [OFF-10] An unknown stat, by one die: above average, average, or below. */
export const randomStatByFace = {
  better: [3, 4, 4, 4, 5, 5],
  average: [3, 3, 3, 4, 4, 4],
  less: [1, 2, 2, 2, 3, 3],
} as const satisfies Record<string, readonly number[]>;

export type StatColumn = keyof typeof randomStatByFace;

/** [OFF-10] The stat a face gives. */
export function lookUpRandomStat(column: StatColumn, face: number): number {
  return randomStatByFace[column][face - 1] ?? randomStatByFace[column][0];
}
