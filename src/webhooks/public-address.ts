import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not reachable from everywhere, by the registry of special-purpose addresses. */
const RESERVED_IPV4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** All that is global in IPv6. It excludes loopback, link-local, unique local, multicast and mapped addresses. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
/** Within these: protocol assignments, which include Teredo, documentation, and 6to4, which stands for IPv4. */
const RESERVED_IPV6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const network of RESERVED_IPV4) reserved.addSubnet(...network, 'ipv4');
for (const network of RESERVED_IPV6) reserved.addSubnet(...network, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether an IP address is in a public network: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      // A zone names an interface of this machine.
      if (address.includes('%')) return false;
      return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
    default:
      return false;
  }
}
