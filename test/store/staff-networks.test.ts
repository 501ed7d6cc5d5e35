import { expect, test } from 'vitest';
import {
  isNetworkOf,
  MAX_NETWORKS,
  NETWORK_KEPT_MS,
  saveNetwork,
} from '../../src/store/staff-networks.ts';
import { aMember } from '../fixtures/staff-members.ts';
import { NOON, openTestServer } from '../fixtures/test-context.ts';

async function openWithMember() {
  const server = await openTestServer();
  const member = await aMember(server);
  const { write, read } = server.context.store;
  return {
    member,
    save: (network: string, now: number, staffUuid = member.uuid) =>
      write(server.venue.accountId, (db) => saveNetwork(db, { staffUuid, network }, now)),
    isKnown: (network: string, email = member.email) =>
      read((db) => isNetworkOf(db, email, network)),
    other: await aMember(server),
  };
}

test('a network is known for the member who signed in from it, in any spelling of the email, and for nobody else', async () => {
  const { member, other, save, isKnown } = await openWithMember();
  await save('192.0.2.1', NOON);
  expect(await isKnown('192.0.2.1')).toBe(true);
  expect(await isKnown('192.0.2.1', member.email.toUpperCase())).toBe(true);
  expect(await isKnown('192.0.2.2')).toBe(false);
  expect(await isKnown('192.0.2.1', other.email)).toBe(false);
  expect(await isKnown('192.0.2.1', 'nobody@venue.test')).toBe(false);
});

test('of more than twenty networks, the last used ones are known', async () => {
  const { other, save, isKnown } = await openWithMember();
  await save('192.0.2.100', NOON, other.uuid);
  for (let index = 0; index < MAX_NETWORKS; index += 1)
    await save(`192.0.2.${index}`, NOON + index);
  await save('192.0.2.0', NOON + 1000);
  await save('192.0.2.50', NOON + 1001);
  expect(await isKnown('192.0.2.0')).toBe(true);
  expect(await isKnown('192.0.2.1')).toBe(false);
  expect(await isKnown('192.0.2.2')).toBe(true);
  expect(await isKnown('192.0.2.50')).toBe(true);
  expect(await isKnown('192.0.2.100', other.email)).toBe(true);
});

test('a network is forgotten half a year after the last sign-in from it', async () => {
  const { save, isKnown } = await openWithMember();
  await save('192.0.2.1', NOON);
  await save('192.0.2.2', NOON + NETWORK_KEPT_MS);
  expect(await isKnown('192.0.2.1')).toBe(true);
  await save('192.0.2.2', NOON + NETWORK_KEPT_MS + 1);
  expect(await isKnown('192.0.2.1')).toBe(false);
});
