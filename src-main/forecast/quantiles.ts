/** The quantiles of a band: one in twenty futures is below the first, half below the third. */
export const shares = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** Computes the quantiles of a sample, interpolated between two neighbors. */
export function computeQuantiles(values: Float64Array): number[] {
  const sorted = values.toSorted();
  return shares.map((share) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  });
}
