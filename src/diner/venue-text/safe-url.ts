const PROTOCOLS = /^(https?|mailto|tel):$/;

/**
 * The address of a link as the browser parses it; null unless it is a web, mail or phone address. The
 * server accepts no others either, but this does not rely on that.
 */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return PROTOCOLS.test(protocol) ? href : null;
}
