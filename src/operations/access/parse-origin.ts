import { validationError } from '../../domain/refusal.ts';

/**
 * A web page's origin as browsers send it, in lower case and without a default port. Null for anything
 * else: an origin has no path and no user, and names one host.
 */
export function parseOrigin(text: string): string | null {
  if (!/^https?:\/\/[^\s/?#@\\*%]+\/?$/i.test(text)) return null;
  return URL.parse(text)?.origin ?? null;
}

/** The origins of a request's field `origins`, each once. @throws Refusal VALIDATION_ERROR */
export function requireOrigins(texts: readonly string[]): string[] {
  const reason = 'must be an origin without a path, such as https://venue.example';
  const issues = texts.flatMap((text, index) =>
    parseOrigin(text) === null ? [{ parameter: `origins[${index}]`, reason }] : [],
  );
  if (issues.length > 0) throw validationError(...issues);
  return [...new Set(texts.flatMap((text) => parseOrigin(text) ?? []))];
}
