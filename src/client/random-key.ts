/**
 * A key that nobody has yet: 128 random bits. `crypto.randomUUID` is only there on secure pages, and
 * a page under development, or the floor's tablet in a house of its own, may be none.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
