/** The middle value, or the mean of both middle values; null of none. */
export function medianOf(values: readonly number[]): number | null {
  // A typed array is sorted as numbers, and several times as fast as a list.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}
