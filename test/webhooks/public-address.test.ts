import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/webhooks/public-address.ts';

const NOT_PUBLIC = [
  // Private, shared and link-local networks, with the metadata service of clouds.
  '10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 100.127.255.255 169.254.169.254',
  // Loopback, this network, multicast, broadcast, documentation, benchmarks, protocols.
  '127.0.0.1 127.255.255.254 0.0.0.0 224.0.0.1 239.255.255.255 255.255.255.255 240.0.0.1',
  '192.0.2.1 198.51.100.7 203.0.113.9 198.18.0.1 198.19.255.255 192.0.0.8 192.88.99.1',
  // IPv6: loopback, unspecified, link-local, unique local, site-local, multicast, documentation.
  '::1 :: fe80::1 febf::1 fc00::1 fd12:3456::1 fec0::1 ff02::1 2001:db8::1 3fff::1 100::1',
  // IPv4 in IPv6: mapped, compatible, translated, 6to4, Teredo.
  '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::1',
  '2002:7f00:1:: 2001::1 2001:0:4136:e378::',
  // A zone, and no address at all.
  'fe80::1%eth0 2a00:1450::1%eth0 127.1 2130706433 localhost',
];
const PUBLIC = [
  '8.8.8.8 1.1.1.1 172.15.255.255 172.32.0.1 100.63.255.255 100.128.0.1 169.253.1.1 192.167.1.1',
  '198.17.1.1 223.255.255.255 11.0.0.1 126.1.1.1',
  '2a00:1450:4001::1 2600::1 2001:4860:4860::8888 2001:200::1 2003::1',
];
const words = (lines: string[]) => lines.flatMap((line) => line.split(' '));

test.each(words(NOT_PUBLIC))('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(words(PUBLIC))('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('an address mapped to IPv6 is never public, whatever it maps', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
    }),
  );
});
