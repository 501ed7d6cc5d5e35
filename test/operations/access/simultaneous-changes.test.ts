import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApiKey } from '../../../src/operations/access/create-api-key.ts';
import { revokeApiKey } from '../../../src/operations/access/revoke-api-key.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { listJournalEntries } from '../../../src/store/journal.ts';
import { aMember, type Device, signInAs } from '../../fixtures/staff-members.ts';
import { openTestServer, PUBLIC_URL, type TestServer } from '../../fixtures/test-context.ts';
import { aVenue } from '../../fixtures/venue.ts';

/** On PostgreSQL, writes of different venues run at the same time. */
const ROUNDS = Array.from({ length: 8 }, (_, round) => round);

/** An owner of the test venue, and one of the venue next door. */
async function openTwoOwners() {
  const server = await openTestServer();
  const venue = aVenue({ accountId: 'next-door' });
  await importVenue(server.context, venue);
  const owners: Device[] = [];
  for (const each of [server, { ...server, venue }])
    owners.push(await signInAs(each, await aMember(each, { role: 'OWNER' })));
  return { server, owners };
}

async function journalVersions({ context }: TestServer, accountId: string): Promise<number[]> {
  const subject = { accountId, subjectId: accountId };
  const entries = await context.store.read((db) => listJournalEntries(db, subject));
  return entries.map(({ version }) => version);
}

test('every key is revoked while the venue’s team changes', async () => {
  const server = await openTestServer();
  const { context, venue } = server;
  const owner = await signInAs(server, await aMember(server, { role: 'OWNER' }));
  const { accountId } = venue;
  const keys = await Promise.all(
    ROUNDS.map(() => createApiKey(context, { partnerId: 'pos', accountIds: [accountId] })),
  );
  const before = (await journalVersions(server, accountId)).length;
  const body = { role: 'HOST', name: 'Bea', language: 'es' };
  const answers = await Promise.all(
    keys.flatMap(({ prefix }) => [
      owner({ method: 'POST', path: `/access/keys/${prefix}/revoke` }),
      owner({ method: 'POST', path: '/team/invitations', body }),
    ]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const versions = await journalVersions(server, accountId);
  expect(versions).toHaveLength(before + answers.length);
});

test('keys of several venues are made and revoked while the teams of these change', async () => {
  const { server, owners } = await openTwoOwners();
  const { context, venue } = server;
  const accountIds = ['next-door', venue.accountId];
  const body = { role: 'HOST', name: 'Bea', language: 'es' };
  const invitations = ROUNDS.flatMap(() =>
    owners.map(async (owner) => {
      const answer = await owner({ method: 'POST', path: '/team/invitations', body });
      expect(answer.statusCode, answer.body).toBe(200);
    }),
  );
  const keys = ROUNDS.map(async () => {
    const { prefix } = await createApiKey(context, { partnerId: 'pos', accountIds });
    await revokeApiKey(context, prefix);
  });
  await Promise.all([...invitations, ...keys]);
});

test('200 for one of two venues that choose one id for a partner, 422 VALIDATION_ERROR for the other', async () => {
  const { owners } = await openTwoOwners();
  for (const round of ROUNDS) {
    const answers = await Promise.all(
      owners.map((owner, index) => {
        const body = { name: `Partner ${index}`, partnerId: `same-${round}`, dataAccess: 'public' };
        return owner({ method: 'POST', path: '/access/partners', body });
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    const winner = statuses.indexOf(200);
    for (const [index, owner] of owners.entries()) {
      const { partners } = (await owner({ path: '/access' })).json();
      const names = partners
        .filter(({ partnerId }: { partnerId: string }) => partnerId === `same-${round}`)
        .map(({ name }: { name: string }) => name);
      expect(names).toEqual(index === winner ? [`Partner ${winner}`] : []);
    }
  }
});

test('200 for one of two venues that somebody joins with one email, 422 VALIDATION_ERROR for the other', async () => {
  const { server, owners } = await openTwoOwners();
  const url = '/staff/v3/invitations/accept';
  const headers = { origin: PUBLIC_URL };
  for (const _ of ROUNDS.slice(0, 4)) {
    const email = `${randomUUID()}@venue.test`;
    const tokens: string[] = [];
    for (const owner of owners) {
      const body = { role: 'HOST', name: 'Bea', language: 'es' };
      const invited = await owner({ method: 'POST', path: '/team/invitations', body });
      tokens.push(invited.json().link.split('#invitation=')[1]);
    }
    const answers = await Promise.all(
      tokens.map((token) => {
        const payload = { token, name: 'Bea', email, password: 'four long words here' };
        return server.app.inject({ method: 'POST', url, headers, payload });
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  }
});
