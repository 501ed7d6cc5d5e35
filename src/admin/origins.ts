/**
 * A web page's origin as browsers send it, in lower case and without the usual port; null for what
 * is none: an origin has no path, no user, and stands for one host only.
 */
export function parseOrigin(text: string): string | null {
  if (!/^https?:\/\/[^\s/?#@\\*%]+\/?$/i.test(text)) return null;
  return URL.parse(text)?.origin ?? null;
}
