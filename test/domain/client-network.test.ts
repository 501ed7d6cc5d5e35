import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientNetworkOf } from '../../src/domain/client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});

test('addresses of one /64 share a network, others do not', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(four, four, four, (one, other, rest) => {
      const network = clientNetworkOf([...one, ...rest].join(':'));
      expect(clientNetworkOf([...one, ...rest.toReversed()].join(':'))).toBe(network);
      const isSame = one.join() === other.join();
      expect(clientNetworkOf([...other, ...rest].join(':')) === network).toBe(isSame);
    }),
  );
});
