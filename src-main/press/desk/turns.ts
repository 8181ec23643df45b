/** A turning point: when it was, how grave, and the sentence for it. */
export type TurningPoint = { period: number; weight: number; text: string };

/** Picks the gravest turning points, in order of time; of equals the earlier. */
export function pickTurns(turns: readonly TurningPoint[], most: number): TurningPoint[] {
  return turns
    .map((turn, place) => ({ turn, place }))
    .toSorted((a, b) => b.turn.weight - a.turn.weight || a.place - b.place)
    .slice(0, most)
    .toSorted((a, b) => a.turn.period - b.turn.period || a.place - b.place)
    .map(({ turn }) => turn);
}
