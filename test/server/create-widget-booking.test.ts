import { describe, expect, test } from 'vitest';
import type { Venue } from '../../src/domain/venue.ts';
import { findBooking } from '../../src/store/bookings.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aPolicyRule, aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';

const VISIT = 'visit-4711';

async function referenceOf({ context, venue }: TestServer, uuid: string) {
  const booking = await context.store.read((db) => findBooking(db, venue.accountId, uuid));
  return booking?.clientReferenceId;
}

const creation = (clientReferenceId: unknown) => ({
  method: 'POST' as const,
  path: '/bookings',
  body: { ...aBookingRequest(), clientReferenceId },
});

describe('clientReferenceId', () => {
  test('200: it is stored with the booking and not returned', async () => {
    const test = await openTestServer();
    const response = await test.widget(creation(VISIT));

    expect(response.statusCode).toBe(200);
    expect(await referenceOf(test, response.json().uuid)).toBe(VISIT);
    expect(response.body).not.toContain(VISIT);
  });

  test.each([
    ['empty', ''],
    ['longer than 255 characters', 'x'.repeat(256)],
    ['not a string', 4711],
  ])('422 VALIDATION_ERROR where it is %s', async (_, reference) => {
    const { widget } = await openTestServer();

    const response = await widget(creation(reference));
    expectProblem(response, 422, 'VALIDATION_ERROR', ['clientReferenceId']);
  });

  test('200: the partner API ignores it', async () => {
    const test = await openTestServer();
    const response = await test.partner(creation(VISIT));

    expect(response.statusCode).toBe(200);
    expect(await referenceOf(test, response.json().uuid)).toBe(null);
  });
});

test('200 with the same booking for a retry that sends a later hold', async () => {
  const { widget } = await openTestServer();
  const send = (holdSecret: string) =>
    widget({
      method: 'POST',
      path: '/bookings',
      body: { ...aBookingRequest(), holdSecret },
      headers: { 'idempotency-key': 'one-booking' },
    });
  const first = await send('a'.repeat(43));
  expect(first.statusCode, first.body).toBe(200);
  const retry = await send('b'.repeat(43));
  expect(retry.statusCode, retry.body).toBe(200);
  expect(retry.json().uuid).toBe(first.json().uuid);
});

describe('the link of a booking that has to be signed', () => {
  /** A booking, and the answer to a retry. */
  async function bookTwice(overrides: Partial<Venue> = {}) {
    const cancellationPolicies = [aPolicyRule({ minCovers: 1 })];
    const server = await openTestServer({ venue: aVenue({ cancellationPolicies, ...overrides }) });
    const headers = { 'idempotency-key': 'k' };
    const send = () =>
      server.widget({ method: 'POST', path: '/bookings', body: aBookingRequest(), headers });
    return { server, answers: [await send(), await send()] };
  }

  test('200: it is one, in redirectUrl and in Location, also when the request is retried', async () => {
    const { server, answers } = await bookTwice();
    for (const answer of answers) {
      expect(answer.json().cancellationPolicy.status).toBe('PENDING_SIGNATURE');
      expect(answer.json().redirectUrl).toBe(answer.headers.location);
    }
    const tokens = await server.context.store.read((db) =>
      db.selectFrom('manage_tokens').select('token_hash').execute(),
    );
    expect(tokens).toHaveLength(1);
  });

  test("200: it is in Location where redirectUrl is the venue's own page, also when the request is retried", async () => {
    const redirectUrl = 'https://casa.example/thanks';
    const { answers } = await bookTwice({ redirectUrl });
    for (const answer of answers) {
      expect(answer.json().redirectUrl).toBe(redirectUrl);
      expect(String(answer.headers.location)).toContain(`/manage/${answer.json().uuid}#`);
    }
  });
});
