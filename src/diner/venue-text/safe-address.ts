const PROTOCOLS = /^(https?|mailto|tel):$/;

/**
 * The address of a link as the browser parses it; null unless it is a web, mail or phone address. The
 * server accepts no others either, but this does not rely on that.
 */
export function safeAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return PROTOCOLS.test(protocol) ? href : null;
}
