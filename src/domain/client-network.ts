/**
 * The network of a client address, for limits: an IPv6 address by its first 64 bits, which one client
 * usually owns whole; an IPv4 address, also one within IPv6, as it is.
 * @param bits of the IPv6 address: 48 for what a provider gives to one site, 32 for the provider
 */
export function clientNetworkOf(address: string, bits: 64 | 48 | 32 = 64): string {
  const [bare = ''] = address.toLowerCase().split('%');
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (v4) return v4;
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`;
}
