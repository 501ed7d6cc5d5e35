const PROTOCOLS = /^(https?|mailto|tel):$/;

/**
 * Where a link may lead from a page of others, as the browser will read it; null for what is no
 * page, mailbox or phone. The server takes no other address, and here nobody has to rely on that.
 */
export function safeAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return PROTOCOLS.test(protocol) ? href : null;
}
