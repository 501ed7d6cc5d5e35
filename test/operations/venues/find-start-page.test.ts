import { expect, test } from 'vitest';
import { createPublishableKey } from '../../../src/operations/access/create-publishable-key.ts';
import { findStartPage } from '../../../src/operations/venues/find-start-page.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { openTestServer, PUBLIC_URL } from '../../fixtures/test-context.ts';
import { aVenue } from '../../fixtures/venue.ts';

async function openServerWithPage() {
  const server = await openTestServer();
  const { context, venue } = server;
  await createPublishableKey(context, { accountId: venue.accountId, origins: [PUBLIC_URL] });
  return server;
}

test('the booking page of the only venue', async () => {
  const { context, venue } = await openServerWithPage();

  expect(await findStartPage(context)).toBe(`/book/${venue.accountId}`);
});

test('the staff view if that venue has no booking page', async () => {
  const { context } = await openTestServer();

  expect(await findStartPage(context)).toBe('/staff');
});

test('the staff view if there are several venues', async () => {
  const { context } = await openServerWithPage();
  await importVenue(context, { ...aVenue(), accountId: 'another' });

  expect(await findStartPage(context)).toBe('/staff');
});
