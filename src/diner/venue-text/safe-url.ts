const PROTOCOLS = /^(https?|mailto|tel):$/;

/**
 * The normalized URL of a link; null unless its scheme is http, https, mailto or tel. The server checks
 * this too; this is a second line of defence.
 */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return PROTOCOLS.test(protocol) ? href : null;
}
