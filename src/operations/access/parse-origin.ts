/**
 * A web page's origin as browsers send it, in lower case and without a default port. Null for anything
 * else: an origin has no path and no user, and names one host.
 */
export function parseOrigin(text: string): string | null {
  if (!/^https?:\/\/[^\s/?#@\\*%]+\/?$/i.test(text)) return null;
  return URL.parse(text)?.origin ?? null;
}
