/** A caught value as an error. */
export function toError(caught: unknown): Error {
  return caught instanceof Error ? caught : new Error(String(caught));
}
