export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The least of the values that at least this share of them does not exceed; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
