import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Messages } from '../../src/jobs/messages.ts';
import { Slots } from '../../src/jobs/slots.ts';
import { MailNotSent, type MailTransport } from '../../src/mail/mail-transport.ts';
import type { AppContext } from '../../src/operations/context.ts';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { MESSAGES, nextMessageDueAt, sendDueMessages } from '../fixtures/send-due-messages.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
} from '../fixtures/test-context.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { book, guest, messagesOf, openPostOffice } from '../operations/messages/post-office.ts';
import { move } from '../server/booking-fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('one mail for a new booking, to the address that was sent with it', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  expect(await send()).toEqual(['SENT']);
  expect(postbox.mail).toMatchObject([{ to: { name: 'Anna Puig', address: guest.email } }]);
  expect(await send()).toEqual([]);
  const [message] = await messagesOf(server, uuid);
  expect(postbox.mail[0]?.id).toBe(message?.id);
  expect(message).toMatchObject({ status: 'SENT', tries: 1, endedAt: NOON, toldVersion: 1 });
});

test('nothing is queued where no mail is sent', async () => {
  const server = await openTestServer({ venue: aVenueWithContact() });
  const { uuid } = await book(server);
  expect(await messagesOf(server, uuid)).toEqual([]);
});

test('what was queued while there was a mail server waits until there is one again', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  const { context } = server;
  const without: AppContext = { ...context, mailDelivery: () => 'OFF' };
  expect(await sendDueMessages(without, postbox)).toMatchObject({ outcomes: ['WAITING'] });
  expect(await messagesOf(server, uuid)).toMatchObject([{ status: 'WAITING', tries: 0 }]);
  expect(postbox.mail).toEqual([]);
  server.setNow(NOON + 10 * MINUTE);
  expect(await send()).toEqual(['SENT']);
});

test('the link in the mail opens the booking', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  await send();
  const [, path, token] =
    /https:\/\/book\.test(\/manage\/[\w-]+)#([\w-]+)/.exec(postbox.mail[0]?.text ?? '') ?? [];
  expect(path).toBe(`/manage/${uuid}`);
  const answer = await server.app.inject({
    url: `/widget/v3/bookings/${uuid}`,
    headers: { origin: PUBLIC_URL, 'service-manage-token': token },
  });
  expect(answer.statusCode).toBe(200);
});

test('a request, its confirmation and its change are told; the venue is told of the request', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server, { status: 'REQUESTED' });
  await send();
  expect(postbox.mail.map(({ to, subject }) => [to.address, subject])).toEqual(
    expect.arrayContaining([
      [guest.email, expect.stringMatching(/^Your request to Casa Brisa/)],
      ['hola@brisa.example', expect.stringMatching(/^New request/)],
    ]),
  );
  await move(server, uuid, 'CONFIRMED');
  server.setNow(NOON + MINUTE);
  await send();
  await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { pax: 1 } });
  await send();
  expect(postbox.subjects().slice(2)).toEqual([
    expect.stringMatching(/^Confirmed/),
    expect.stringMatching(/^Changed/),
  ]);
});

test('a cancellation within a day is told to both; one by staff to the guest only', async () => {
  const { server, postbox, send } = await openPostOffice();
  const first = await book(server);
  const second = await book(server, { time: '21:30:00' });
  await send();
  server.setNow(NOON + 12 * HOUR);
  const reason = { cancelReason: 'OTHER' };
  await server.partner({ method: 'PUT', path: `/bookings/${first.uuid}/cancel`, body: reason });
  await server.staff({ method: 'PUT', path: `/bookings/${second.uuid}/cancel`, body: reason });
  server.setNow(NOON + 12 * HOUR + MINUTE);
  await send();
  const told = postbox.mail.slice(2).map(({ to, subject }) => `${to.address} ${subject}`);
  expect(told.sort()).toEqual([
    expect.stringMatching(/^anna@guest.example Cancelled: Casa Brisa/),
    expect.stringMatching(/^anna@guest.example Cancelled: Casa Brisa/),
    expect.stringMatching(/^hola@brisa.example Cancelled at short notice/),
  ]);
});

test('what staff take back within half a minute is not told', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server, { status: 'REQUESTED' });
  await send();
  await move(server, uuid, 'CONFIRMED');
  const [{ entry } = { entry: 0 }] = (await server.staff({ path: `/bookings/${uuid}/log` })).json()
    .entries;
  server.setNow(NOON + 10_000);
  expect(await send()).toEqual([]);
  await server.staff({ method: 'POST', path: `/bookings/${uuid}/undo`, body: { entry } });
  server.setNow(NOON + MINUTE);
  expect(await send()).toEqual(['SKIPPED']);
  expect(postbox.mail).toHaveLength(2);
});

test('a mail that is sent late says what is true then, and makes later ones needless', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  postbox.failure = 'UNAVAILABLE';
  await send();
  await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { pax: 1 } });
  postbox.failure = null;
  expect((await send()).sort()).toEqual(['SENT', 'SKIPPED']);
  expect(postbox.mail).toMatchObject([{ text: expect.stringContaining('Adults: 1') }]);
  expect(await messagesOf(server, uuid)).toMatchObject([
    { kind: 'BOOKED', status: 'SENT', toldVersion: 2 },
    { kind: 'CHANGED', status: 'SKIPPED', problem: 'OUTDATED' },
  ]);
});

test('a refused address ends the message, and is not repeated in what is kept', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  postbox.failure = 'REFUSED';
  expect(await send()).toEqual(['FAILED']);
  const [message] = await messagesOf(server, uuid);
  expect(message).toMatchObject({ problem: 'REFUSED', serverAnswer: '550 no such user <…>' });
});

test('what the server does not accept for now is retried with longer and longer pauses, for three days', async () => {
  const { server, postbox } = await openPostOffice();
  const date = '2030-02-10';
  const { uuid } = await book(server, { date });
  postbox.failure = 'NOT_ACCEPTED';
  const tries: number[] = [];
  const tryAt = async (minute: number) => {
    server.setNow(NOON + minute * MINUTE);
    return (await sendDueMessages(server.context, postbox)).claimed;
  };
  for (;;) {
    const dueAt = await nextMessageDueAt(server.context);
    // The next message is the reminder, weeks later.
    if (dueAt === null || dueAt > NOON + 4 * 24 * HOUR) break;
    const minute = (dueAt - NOON) / MINUTE;
    if (minute > 0) expect(await tryAt(minute - 0.1)).toBe(0);
    expect(await tryAt(minute)).toBe(1);
    tries.push(minute);
  }
  expect(tries).toEqual([0, 1, 3, 8, 23, 53, 113, 233, 473, 953, 1913, 3353]);
  expect(await messagesOf(server, uuid)).toMatchObject([
    { status: 'FAILED', problem: 'NOT_ACCEPTED', tries: 12 },
  ]);
});

test('a server that is away for a day uses up no tries; after three days the message is given up', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server, { date: '2030-02-10' });
  postbox.failure = 'UNAVAILABLE';
  for (let hour = 0; hour < 24; hour += 1) {
    server.setNow(NOON + hour * HOUR);
    expect(await send()).toEqual(['WAITING']);
  }
  expect(await messagesOf(server, uuid)).toMatchObject([{ status: 'WAITING', tries: 0 }]);
  server.setNow(NOON + 3 * 24 * HOUR + MINUTE);
  expect(await send()).toEqual(['FAILED']);
});

test('no mail to a guest without an address, nor about a booking that is over', async () => {
  const { server, send, postbox } = await openPostOffice();
  const customer = {
    name: 'Ben',
    email: null,
    phone: '+34600000001',
    hasGdprConsent: true,
    acceptsMarketing: false,
  };
  const { uuid } = await book(server, { customer });
  expect(await send()).toEqual(['SKIPPED']);
  expect(await messagesOf(server, uuid)).toMatchObject([{ problem: 'NO_ADDRESS' }]);
  await book(server, { time: '21:30:00' });
  server.setNow(NOON + 48 * HOUR);
  expect(await send()).toEqual(['SKIPPED']);
  expect(postbox.mail).toEqual([]);
});

test('the address of the customer, where none was sent with the booking', async () => {
  const { server, postbox, send } = await openPostOffice();
  const phone = '+34600000002';
  await book(server, { customer: { ...guest, phone } });
  const customer = {
    name: 'Puig, Anna',
    email: null,
    phone,
    hasGdprConsent: true,
    acceptsMarketing: false,
  };
  await book(server, { customer, time: '21:30:00' });
  await send();
  const names = postbox.mail.map(({ to }) => `${to.name} <${to.address}>`);
  expect(names.sort()).toEqual([`Anna Puig <${guest.email}>`, `Puig, Anna <${guest.email}>`]);
});

test('a message that another process is sending is left alone until its claim expires', async () => {
  const { server, postbox, send } = await openPostOffice();
  await book(server);
  let others: string[] = [];
  postbox.onSend = async () => {
    postbox.onSend = async () => {};
    others = await send();
  };
  expect(await send()).toEqual(['SENT']);
  expect(others).toEqual([]);
  expect(postbox.mail).toHaveLength(1);
});

test('mails that the server takes long to accept leave their slots to others, up to twenty in all', async () => {
  const { server } = await openPostOffice({ tables: [] });
  for (let number = 0; number < 25; number += 1) await book(server, { status: 'REQUESTED' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let changes = 0;
  const slots = slotsThatNeverEnd(server, () => {
    changes += 1;
  });
  const inUse: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await slots.turn();
    inUse.push(slots.inUse);
    expect(slots.free).toBe(0);
    vi.advanceTimersByTime(30_000);
  }
  expect(inUse).toEqual([5, 10, 15, 20, 20, 20]);
  expect(changes).toBe(20);
});

test('while the mail server is away, each message is tried once before any is tried again', async () => {
  const { server } = await openPostOffice();
  const uuids: string[] = [];
  for (let number = 0; number < 3; number += 1) uuids.push((await book(server)).uuid);
  const ids = (await Promise.all(uuids.map((uuid) => messagesOf(server, uuid)))).flat();
  const tried: string[] = [];
  const slots = slotsOf(server, (mail) => {
    tried.push(mail.id);
    return Promise.reject(new MailNotSent('UNAVAILABLE', 'Connection refused'));
  });
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await slots.turn(1)).toMatchObject({ begun: 1 });
    await vi.waitUntil(() => slots.hasResults);
  }
  expect(tried.slice(0, 3).toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  expect(tried.slice(3).toSorted()).toEqual(tried.slice(0, 3).toSorted());
});

test('a message of a process that was killed is sent by another one, once the claim has expired', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server);
  await slotsThatNeverEnd(server).turn();
  expect((await messagesOf(server, uuid))[0]?.claimedUntil).not.toBeNull();
  expect(await send()).toEqual([]);
  server.setNow(NOON + MINUTE);
  expect(await send()).toEqual(['SENT']);
  expect(postbox.mail).toHaveLength(1);
});

test('a clock that is set forward does not send a mail twice that is under way', async () => {
  const { server } = await openPostOffice();
  await book(server);
  const slots = slotsThatNeverEnd(server);
  expect(await slots.turn()).toMatchObject({ claimed: 1, begun: 1 });
  server.setNow(NOON + HOUR);
  expect(await slots.turn()).toMatchObject({ claimed: 0, begun: 0 });
  expect(slots.inUse).toBe(1);
});

test('a clock that is set back does not keep a mail back whose process was killed', async () => {
  const { server, send } = await openPostOffice();
  await book(server);
  server.setNow(NOON + 2 * HOUR);
  await slotsThatNeverEnd(server).turn();
  server.setNow(NOON + HOUR);
  expect(await send()).toEqual(['SENT']);
});

test('a link that nobody received does not stay valid; one that may have arrived does', async () => {
  const { server, postbox, send } = await openPostOffice();
  await book(server);
  const { context } = server;
  const countTokens = async () =>
    (
      await context.store.read((db) =>
        db.selectFrom('manage_tokens').select('token_hash').execute(),
      )
    ).length;
  const before = await countTokens();
  for (const failure of ['UNAVAILABLE', 'UNAVAILABLE', 'NOT_ACCEPTED'] as const) {
    postbox.failure = failure;
    await send();
  }
  expect(await countTokens()).toBe(before);
  const lost = {
    send: () => Promise.reject(new MailNotSent('NOT_ACCEPTED', 'cut', { mayHaveArrived: true })),
  };
  server.setNow(NOON + HOUR);
  await sendDueMessages(context, lost);
  expect(await countTokens()).toBe(before + 1);
  server.setNow(NOON + 2 * HOUR);
  postbox.failure = null;
  expect(await send()).toEqual(['SENT']);
  expect(await countTokens()).toBe(before + 2);
});

test('nobody writes to a customer who was erased, and what the mail server said is gone', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid, customer } = await book(server);
  postbox.failure = 'NOT_ACCEPTED';
  await send();
  postbox.failure = null;
  await eraseCustomer(server.context, customer?.uuid ?? '');
  server.setNow(NOON + HOUR);
  await send();
  expect(postbox.mail.filter(({ to }) => to.address === guest.email)).toEqual([]);
  for (const message of await messagesOf(server, uuid)) {
    expect(message.status).toBe('SKIPPED');
    expect(message.serverAnswer).toBeNull();
  }
});

test('kinds that the venue does without are not sent, and nothing to the guests of partners but the signature', async () => {
  const contact = aVenueWithContact();
  const { messages } = contact;
  const venue = aVenueWithContact({
    messages: { ...messages, omittedKinds: ['CHANGED', 'VENUE_REQUESTED'] },
  });
  const server = await openTestServer({ venue, mailDelivery: 'ON' });
  const asked = await book(server, { status: 'REQUESTED' });
  await move(server, asked.uuid, 'CONFIRMED');
  await server.partner({ method: 'PUT', path: `/bookings/${asked.uuid}`, body: { pax: 1 } });
  const kindsOf = async (from: TestServer, uuid: string) =>
    (await messagesOf(from, uuid)).map(({ kind }) => kind);
  expect(await kindsOf(server, asked.uuid)).toEqual(['REQUESTED', 'CONFIRMED']);

  const quiet = await openTestServer({
    venue: aVenueWithContact({
      messages: { ...messages, reminderHours: 2, writesToGuestsOfPartners: false },
    }),
    mailDelivery: 'ON',
  });
  const ofPartner = await book(quiet, { status: 'REQUESTED' });
  expect(await kindsOf(quiet, ofPartner.uuid)).toEqual(['VENUE_REQUESTED']);
  const body = aBookingRequest({ customer: guest, time: '21:30:00' });
  const { uuid } = (await quiet.staff({ method: 'POST', path: '/bookings', body })).json();
  expect((await kindsOf(quiet, uuid)).sort()).toEqual(['BOOKED', 'REMINDER']);
});

test('a declined request names times that can be booked, none of them the declined one', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { uuid } = await book(server, { status: 'REQUESTED' });
  await move(server, uuid, 'DECLINED_BY_MERCHANT');
  server.setNow(NOON + MINUTE);
  await send();
  const { text = '' } =
    postbox.mail.find(({ subject }) => /could not be accepted/.test(subject)) ?? {};
  const times = [...text.matchAll(/^- .* at (\d\d:\d\d)$/gm)].map(([, time]) => `${time}:00`);
  expect(times).toHaveLength(3);
  expect(times).not.toContain('20:00:00');
  for (const time of times) expect((await book(server, { time })).status).toBe('CONFIRMED');
});

function slotsOf(
  { context }: TestServer,
  send: MailTransport['send'],
  onChange?: () => void,
): Slots {
  const mail = { send, close: () => {} };
  const kind = new Messages({ context, mail, logger: pino({ level: 'silent' }) });
  return new Slots({ context, kind }, MESSAGES, onChange);
}

/** Its mail server takes mails and answers none until the test ends, so that no claim is renewed after it. */
function slotsThatNeverEnd(server: TestServer, onChange?: () => void): Slots {
  const end = Promise.withResolvers<void>();
  const slots = slotsOf(server, () => end.promise, onChange);
  onTestFinished(async () => {
    end.resolve();
    await end.promise;
    await slots.turn(0);
    expect(slots.inUse).toBe(0);
  });
  return slots;
}
