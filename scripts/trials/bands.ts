export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Prints a figure with the band it is to stand in; one that is off makes the command fail. */
export function hold(name: string, value: number, low: number, high: number, digits = 2): void {
  const isHeld = value >= low && value <= high;
  if (!isHeld) process.exitCode = 1;
  console.log(`${isHeld ? 'held ' : 'OFF  '} ${name}: ${value.toFixed(digits)} (${low} to ${high})`);
}

/** Plays one game after another, seed by seed, and says how long it took. */
export function playSeeds<Result>(
  title: string,
  { first, seeds }: { first: number; seeds: number },
  play: (seed: number) => Result,
): Result[] {
  const started = performance.now();
  const results = Array.from({ length: seeds }, (_, n) => play(first + n));
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${seeds} games of ${title} in ${seconds} s`);
  return results;
}
