const PROTOCOLS = /^(https?|mailto|tel):$/;

/**
 * The normalized URL of a link; null unless its scheme is http, https, mailto or tel. For links in texts
 * that the server does not sanitize, this is the only check.
 */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return PROTOCOLS.test(protocol) ? href : null;
}
