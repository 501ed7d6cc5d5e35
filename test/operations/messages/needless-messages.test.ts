import { describe, expect, test } from 'vitest';
import type { Venue } from '../../../src/domain/venue.ts';
import { issueManageToken } from '../../../src/operations/bookings/manage-token.ts';
import { NOON, PUBLIC_URL, type TestServer, TODAY } from '../../fixtures/test-context.ts';
import { aPolicyRule, aShift } from '../../fixtures/venue.ts';
import { move } from '../../server/booking-fixtures.ts';
import { aVenueThatOffers, look } from '../wait-list/wait-list-server.ts';
import { book, messagesOf, openPostOffice } from './post-office.ts';

const MINUTE = 60_000;

async function change({ staff }: TestServer, uuid: string, body: object) {
  const answer = await staff({ method: 'PUT', path: `/bookings/${uuid}`, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Takes back the latest change. */
async function undo({ staff }: TestServer, uuid: string) {
  const { entries } = (await staff({ path: `/bookings/${uuid}/log` })).json();
  const entry = Math.max(...entries.map((each: { entry: number }) => each.entry));
  const answer = await staff({ method: 'POST', path: `/bookings/${uuid}/undo`, body: { entry } });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function sign({ app, context }: TestServer, uuid: string) {
  const token = await context.store.write(null, (db) => issueManageToken({ context, db }, uuid));
  const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
  const url = `/widget/v3/bookings/${uuid}/policy/sign`;
  const answer = await app.inject({ method: 'PUT', url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function statesOf(server: TestServer, uuid: string) {
  const messages = await messagesOf(server, uuid);
  return messages
    .filter(({ lane }) => lane === 'GUEST')
    .map(({ kind, status, problem }) => [kind, status, problem].filter(Boolean).join(' '));
}

/** A venue where parties of three and more have to sign. */
const WITH_POLICY: Partial<Venue> = { cancellationPolicies: [aPolicyRule({ minCovers: 3 })] };

test.each([
  ['PENDING_WAIT_LIST_BOOKING', 'You are no longer on the wait list'],
  ['CONFIRMED', 'Your booking is cancelled'],
] as const)('the mail about the end of a booking that was %s: %s', async (status, heading) => {
  const venue = aVenueThatOffers({ shifts: [aShift({ hasWaitList: true })] });
  const { server, postbox, send } = await openPostOffice(venue);
  const { uuid } = await book(server, { status });
  await send();
  await move(server, uuid, 'CANCELED');
  server.setNow(NOON + MINUTE);
  await send();
  expect(await statesOf(server, uuid)).toContain('CANCELED SENT');
  expect(postbox.mail.at(-1)?.text).toContain(heading);
});

describe('a mail that says less does not keep one back that says more', () => {
  test('staff answer a request at another time: the guest is told that it is confirmed', async () => {
    const { server, postbox, send } = await openPostOffice();
    const { uuid } = await book(server, { status: 'REQUESTED' });
    await send();
    await change(server, uuid, { time: '21:30:00' });
    await move(server, uuid, 'CONFIRMED');
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'REQUESTED SENT',
      'CHANGED SKIPPED OUTDATED',
      'CONFIRMED SENT',
    ]);
    expect(postbox.mail.at(-1)?.text).toContain('at 21:30');
  });

  test('or asked to sign, where a policy has to be signed', async () => {
    const { server, postbox, send } = await openPostOffice(WITH_POLICY);
    const { uuid } = await book(server, { status: 'REQUESTED', pax: 4 });
    await send();
    await change(server, uuid, { time: '21:30:00' });
    await move(server, uuid, 'CONFIRMED');
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'REQUESTED SENT',
      'CHANGED SKIPPED OUTDATED',
      'SIGNATURE_NEEDED SENT',
    ]);
    expect(postbox.subjects().at(-1)).toMatch(/^Please sign/);
  });

  test('a table is offered right after a change of the party', async () => {
    const { server, send } = await openPostOffice(aVenueThatOffers());
    const taken = await book(server, { date: TODAY });
    const waiting = await book(server, { date: TODAY, status: 'PENDING_WAIT_LIST_BOOKING' });
    await send();
    await change(server, waiting.uuid, { pax: 1 });
    await move(server, taken.uuid, 'CANCELED');
    await look(server);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, waiting.uuid)).toEqual([
      'WAIT_LIST_JOINED SENT',
      'CHANGED SKIPPED OUTDATED',
      'OFFERED SENT',
    ]);
  });

  test('a table is offered before the mail about the wait list could be sent', async () => {
    const { server, postbox, send } = await openPostOffice(aVenueThatOffers());
    const taken = await book(server, { date: TODAY });
    const { uuid } = await book(server, { date: TODAY, status: 'PENDING_WAIT_LIST_BOOKING' });
    postbox.failure = 'UNAVAILABLE';
    await send();
    await move(server, taken.uuid, 'CANCELED');
    await look(server);
    postbox.failure = null;
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'WAIT_LIST_JOINED SKIPPED OUTDATED',
      'OFFERED SENT',
    ]);
  });

  test('a change of the party ends its offer: the guest is told of the end', async () => {
    const { server, postbox, send } = await openPostOffice(aVenueThatOffers());
    const taken = await book(server, { date: TODAY });
    const { uuid } = await book(server, { date: TODAY, status: 'PENDING_WAIT_LIST_BOOKING' });
    await move(server, taken.uuid, 'CANCELED');
    await look(server);
    await send();
    await change(server, uuid, { pax: 1, time: '21:00:00' });
    server.setNow(NOON + MINUTE);
    await send();
    // The last two are of the same moment.
    expect((await statesOf(server, uuid)).sort()).toEqual([
      'CHANGED SKIPPED OUTDATED',
      'OFFERED SENT',
      'OFFER_EXPIRED SENT',
      'WAIT_LIST_JOINED SKIPPED OUTDATED',
    ]);
    expect(postbox.mail.filter(({ text }) => text.includes('21:00'))).toHaveLength(1);
  });

  test.each([
    [
      'before',
      ['WAIT_LIST_JOINED SENT', 'OFFERED SKIPPED OUTDATED', 'OFFER_EXPIRED SKIPPED OUTDATED'],
    ],
    [
      'after',
      ['WAIT_LIST_JOINED SKIPPED OUTDATED', 'OFFERED SKIPPED OUTDATED', 'OFFER_EXPIRED SENT'],
    ],
  ])(
    'no mail arrived until an offer ended, first tried %s it was made: the guest gets one that is true',
    async (when, states) => {
      const { server, postbox, send } = await openPostOffice(aVenueThatOffers());
      const taken = await book(server, { date: TODAY });
      const { uuid } = await book(server, { date: TODAY, status: 'PENDING_WAIT_LIST_BOOKING' });
      postbox.failure = 'UNAVAILABLE';
      if (when === 'before') await send();
      await move(server, taken.uuid, 'CANCELED');
      await look(server);
      if (when === 'after') await send();
      server.setNow(NOON + 10 * MINUTE);
      await look(server);
      postbox.failure = null;
      await send();
      expect(await statesOf(server, uuid)).toEqual(states);
    },
  );

  test('a mail that staff send again does not replace a confirmation', async () => {
    const { server, send } = await openPostOffice();
    const { uuid } = await book(server, { status: 'REQUESTED' });
    await change(server, uuid, { time: '21:30:00' });
    server.setNow(NOON + MINUTE);
    await send();
    const changed = (await messagesOf(server, uuid)).find(({ kind }) => kind === 'CHANGED');
    await move(server, uuid, 'CONFIRMED');
    const path = `/bookings/${uuid}/messages/${changed?.id}/send`;
    expect((await server.staff({ method: 'POST', path })).statusCode).toBe(200);
    server.setNow(NOON + 2 * MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual(
      expect.arrayContaining(['CHANGED SENT', 'CONFIRMED SENT']),
    );
  });
});

describe('what is taken back within half a minute is not told', () => {
  test('a change', async () => {
    const { server, send } = await openPostOffice();
    const { uuid } = await book(server);
    await send();
    await change(server, uuid, { pax: 1 });
    await undo(server, uuid);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'BOOKED SENT',
      'CHANGED SKIPPED OUTDATED',
      'CHANGED SKIPPED OUTDATED',
    ]);
  });

  test('a cancellation', async () => {
    const { server, send } = await openPostOffice();
    const { uuid } = await book(server);
    await send();
    await move(server, uuid, 'CANCELED');
    await undo(server, uuid);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'BOOKED SENT',
      'CANCELED SKIPPED OUTDATED',
      'CONFIRMED SKIPPED OUTDATED',
    ]);
  });

  test('a larger party that would have had to sign', async () => {
    const { server, send } = await openPostOffice(WITH_POLICY);
    const { uuid } = await book(server);
    await send();
    await change(server, uuid, { pax: 4 });
    await undo(server, uuid);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'BOOKED SENT',
      'SIGNATURE_NEEDED SKIPPED OUTDATED',
      'CHANGED SKIPPED OUTDATED',
    ]);
  });

  test('but a cancellation that was told is followed by the confirmation', async () => {
    const { server, send } = await openPostOffice();
    const { uuid } = await book(server);
    await move(server, uuid, 'CANCELED');
    server.setNow(NOON + MINUTE);
    await send();
    await undo(server, uuid);
    server.setNow(NOON + 2 * MINUTE);
    await send();
    expect((await statesOf(server, uuid)).slice(1)).toEqual(['CANCELED SENT', 'CONFIRMED SENT']);
  });

  test('and so is one by the guest, whom the venue sends no mail about it', async () => {
    const { messages } = (await openPostOffice()).server.venue;
    const { server, send } = await openPostOffice({
      messages: { ...messages, omittedKinds: ['CANCELED'] },
    });
    const { uuid } = await book(server);
    await send();
    const body = { cancelReason: 'OTHER' };
    await server.partner({ method: 'PUT', path: `/bookings/${uuid}/cancel`, body });
    await undo(server, uuid);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual(['BOOKED SENT', 'CONFIRMED SENT']);
  });
});

describe('a change that makes a signature necessary asks for it', () => {
  test('of a party that had nothing to sign, at once where the guest changes the booking', async () => {
    const { server, postbox, send } = await openPostOffice(WITH_POLICY);
    const { uuid } = await book(server);
    await send();
    await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { pax: 4 } });
    await send();
    expect(await statesOf(server, uuid)).toEqual(['BOOKED SENT', 'SIGNATURE_NEEDED SENT']);
    expect(postbox.mail.at(-1)?.text).toContain('Adults: 4');
  });

  test('of one that signed for a lower fee, after the time in which staff may undo it', async () => {
    const { server, send } = await openPostOffice(WITH_POLICY);
    const { uuid } = await book(server, { pax: 3 });
    await send();
    await sign(server, uuid);
    await change(server, uuid, { pax: 4 });
    expect(await send()).toEqual([]);
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual([
      'SIGNATURE_NEEDED SENT',
      'SIGNATURE_NEEDED SENT',
    ]);
  });

  test('not again while the guest has not signed: the booking has changed', async () => {
    const { server, send } = await openPostOffice(WITH_POLICY);
    const { uuid } = await book(server, { pax: 3 });
    await send();
    await change(server, uuid, { pax: 4 });
    server.setNow(NOON + MINUTE);
    await send();
    expect(await statesOf(server, uuid)).toEqual(['SIGNATURE_NEEDED SENT', 'CHANGED SENT']);
  });
});
