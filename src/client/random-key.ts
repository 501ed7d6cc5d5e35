/**
 * 128 random bits in hexadecimal, for an idempotency key. Not `crypto.randomUUID`: it exists only
 * in secure contexts, and a page may be served over plain HTTP (in development, or to a tablet on
 * the venue's network).
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
