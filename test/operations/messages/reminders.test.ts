import { describe, expect, test } from 'vitest';
import type { MessageKind } from '../../../src/domain/message-kind.ts';
import type { MessageRules, Venue } from '../../../src/domain/venue.ts';
import type { Mail } from '../../../src/mail/mail.ts';
import { MailNotSent } from '../../../src/mail/mail-transport.ts';
import { issueManageToken } from '../../../src/operations/bookings/manage-token.ts';
import type { AppContext } from '../../../src/operations/context.ts';
import { planReminders } from '../../../src/operations/messages/plan-reminders.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { listMessagesOfBooking } from '../../../src/store/messages.ts';
import { deleteReminderPlan } from '../../../src/store/reminder-plans.ts';
import { nextMessageDueAt, sendDueMessages } from '../../fixtures/send-due-messages.ts';
import { openTestServer, PUBLIC_URL, type TestServer } from '../../fixtures/test-context.ts';
import { aTable } from '../../fixtures/venue.ts';
import { aVenueWithContact } from '../../mail/a-mail-booking.ts';
import { createBooking } from '../../server/booking-fixtures.ts';

const HOUR = 3_600_000;
const customer = {
  name: 'Anna Puig',
  email: 'anna@guest.example',
  phone: null,
  hasGdprConsent: true,
  acceptsMarketing: false,
};

/** Time passes; what is due is sent by two processes at once. */
async function open(
  now: string,
  reconfirmHours: number | null = null,
  overrides: Partial<Venue> = {},
) {
  const venue = aVenueWithContact({
    ...overrides,
    messages: {
      ...aVenueWithContact().messages,
      reminderHours: 24,
      reconfirmHours,
      quietHours: { from: '21:00:00', until: '09:00:00' },
    },
  });
  const server = await openTestServer({ venue, mailDelivery: 'ON', now: Date.parse(now) });
  const sent: { at: string; subject: string }[] = [];
  const transport = {
    isAvailable: true,
    send: async ({ subject }: Mail) => {
      if (!transport.isAvailable) throw new MailNotSent('UNAVAILABLE', 'connection refused');
      sent.push({ at: new Date(server.context.now()).toISOString(), subject });
    },
  };
  const sendAll = async () => {
    for (let claimed = 1; claimed > 0; ) {
      const both = await Promise.all([
        sendDueMessages(server.context, transport),
        sendDueMessages(server.context, transport),
      ]);
      claimed = both[0].claimed + both[1].claimed;
    }
  };
  const passHours = async (hours: number) => {
    const end = server.context.now() + hours * HOUR;
    for (;;) {
      const dueAt = await nextMessageDueAt(server.context);
      if (dueAt === null || dueAt > end) break;
      server.setNow(Math.max(dueAt, server.context.now()));
      await sendAll();
    }
    server.setNow(end);
  };
  const reminders = () => sent.filter(({ subject }) => /^(Reminder|Are you)/.test(subject));
  return { server, transport, sendAll, passHours, reminders };
}

/** As a process that is killed during a write. @param at its number */
function dyingAtWrite(context: AppContext, at: number): AppContext {
  let writes = 0;
  const write: AppContext['store']['write'] = async (accountId, work) => {
    writes += 1;
    if (writes >= at) throw new Error('killed');
    return context.store.write(accountId, work);
  };
  const store = new Proxy(context.store, {
    get: (target, name) => (name === 'write' ? write : Reflect.get(target, name).bind(target)),
  });
  return { ...context, store };
}

async function dueAt({ context, venue }: TestServer, bookingUuid: string, kind: MessageKind) {
  const messages = await context.store.read((db) =>
    listMessagesOfBooking(db, { accountId: venue.accountId, bookingUuid }),
  );
  return messages
    .filter((message) => message.kind === kind && message.status === 'WAITING')
    .map((message) => new Date(message.dueAt).toISOString());
}

test.each([
  ['2030-03-25T12:00:00+01:00', '2030-03-31', '2030-03-30T18:00:00.000Z'],
  ['2030-10-21T12:00:00+02:00', '2030-10-27', '2030-10-26T18:45:00.000Z'],
])('one reminder across a clock change, from %s', async (now, date, at) => {
  const { server, sendAll, passHours, reminders } = await open(now);
  await createBooking(server, { customer, date });
  await sendAll();
  await passHours(7 * 24);
  expect(reminders()).toEqual([{ at, subject: expect.stringMatching(/^Reminder: Casa Brisa/) }]);
});

test('a server that was stopped over the time reminds after the quiet hours, once', async () => {
  const { server, sendAll, passHours, reminders } = await open('2030-01-16T12:00:00+01:00');
  await createBooking(server, { customer, date: '2030-01-20' });
  await sendAll();
  server.setNow(Date.parse('2030-01-19T23:30:00+01:00'));
  await sendAll();
  expect(reminders()).toEqual([]);
  await passHours(30);
  expect(reminders()).toEqual([{ at: '2030-01-20T08:00:00.000Z', subject: expect.anything() }]);
});

test('a moved booking is reminded of at its new time, a canceled one not at all', async () => {
  const { server, passHours, reminders } = await open('2030-01-16T12:00:00+01:00');
  const moved = await createBooking(server, { customer, date: '2030-01-20' });
  const canceled = await createBooking(server, { customer, date: '2030-01-21' });
  const path = `/bookings/${moved.uuid}`;
  const body = { date: '2030-01-25', time: '20:00:00' };
  expect((await server.partner({ method: 'PUT', path, body })).statusCode).toBe(200);
  await server.partner({
    method: 'PUT',
    path: `/bookings/${canceled.uuid}/cancel`,
    body: { cancelReason: 'OTHER' },
  });
  expect(await dueAt(server, moved.uuid, 'REMINDER')).toEqual(['2030-01-24T19:00:00.000Z']);
  expect(await dueAt(server, canceled.uuid, 'REMINDER')).toEqual([]);
  await passHours(12 * 24);
  expect(reminders()).toHaveLength(1);
});

test('who has reconfirmed by the link is not asked', async () => {
  const { server, sendAll, passHours, reminders } = await open('2030-01-16T12:00:00+01:00', 48);
  const asked = await createBooking(server, { customer, date: '2030-01-20' });
  await sendAll();
  expect(await dueAt(server, asked.uuid, 'RECONFIRM')).toEqual(['2030-01-18T19:00:00.000Z']);
  const { context } = server;
  const token = await context.store.write(null, (db) =>
    issueManageToken({ context, db }, asked.uuid),
  );
  const url = `/widget/v3/bookings/${asked.uuid}/reconfirm`;
  const headers = { origin: PUBLIC_URL, 'service-manage-token': token };
  expect((await server.app.inject({ method: 'PUT', url, headers })).statusCode).toBe(200);
  await passHours(5 * 24);
  expect(reminders().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Reminder/)]);
});

test('a late reminder does not keep other mail about the booking back', async () => {
  const { server, sendAll, passHours, reminders } = await open('2030-01-16T12:00:00+01:00', 48);
  const { uuid } = await createBooking(server, { customer, date: '2030-01-20' });
  await sendAll();
  await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { pax: 1 } });
  await sendAll();
  const { messages } = (await server.staff({ path: `/bookings/${uuid}/messages` })).json();
  const states = messages.map(
    ({ kind, status }: { kind: string; status: string }) => `${kind} ${status}`,
  );
  expect(states.sort()).toEqual([
    'BOOKED SENT',
    'CHANGED SENT',
    'RECONFIRM WAITING',
    'REMINDER WAITING',
  ]);
  await passHours(5 * 24);
  expect(reminders()).toHaveLength(2);
});

test('a reminder that was queued weeks ago waits while the mail server is away', async () => {
  const { server, transport, passHours, reminders } = await open('2030-01-16T12:00:00+01:00');
  const { uuid } = await createBooking(server, { customer, date: '2030-02-16' });
  await passHours(24);
  server.setNow(Date.parse('2030-02-15T20:00:00+01:00'));
  transport.isAvailable = false;
  await sendDueMessages(server.context, transport);
  expect(await dueAt(server, uuid, 'REMINDER')).toHaveLength(1);
  transport.isAvailable = true;
  await passHours(1);
  expect(reminders()).toHaveLength(1);
});

describe('a change of the rules', () => {
  const NOW = '2030-01-16T12:00:00+01:00';

  async function changeRules({ context, venue }: TestServer, rules: Partial<MessageRules>) {
    await importVenue(context, { ...venue, messages: { ...venue.messages, ...rules } });
    await planReminders(context);
  }

  test('moves the reminders of existing bookings, adds new ones and removes others', async () => {
    const { server } = await open(NOW);
    const { uuid } = await createBooking(server, { customer, date: '2030-01-20' });
    await changeRules(server, { reminderHours: 48, reconfirmHours: 72 });
    expect(await dueAt(server, uuid, 'REMINDER')).toEqual(['2030-01-18T19:00:00.000Z']);
    expect(await dueAt(server, uuid, 'RECONFIRM')).toEqual(['2030-01-17T19:00:00.000Z']);
    await changeRules(server, { reminderHours: null, reconfirmHours: 72 });
    expect(await dueAt(server, uuid, 'REMINDER')).toEqual([]);
    await changeRules(server, { omittedKinds: ['RECONFIRM'], reconfirmHours: 72 });
    expect(await dueAt(server, uuid, 'RECONFIRM')).toEqual([]);
  });

  test('reaches more bookings than one transaction takes', async () => {
    const { server } = await open(NOW, null, {
      tables: Array.from({ length: 20 }, (_, index) => aTable(index + 1)),
      combinations: [],
    });
    for (let number = 0; number < 30; number += 1) {
      const date = number % 2 === 0 ? '2030-01-20' : '2030-01-21';
      await createBooking(server, { customer, date, time: '20:00:00' });
    }
    await changeRules(server, { reminderHours: 30 });
    const due = await server.context.store.read((db) =>
      db.selectFrom('messages').select('due_at').where('kind', '=', 'REMINDER').execute(),
    );
    expect(due.filter(({ due_at }) => due_at === Date.parse('2030-01-19T13:00:00Z'))).toHaveLength(
      15,
    );
    expect(due.filter(({ due_at }) => due_at === Date.parse('2030-01-20T13:00:00Z'))).toHaveLength(
      15,
    );
  });

  test('reminds at once who would have been reminded already, and nobody twice', async () => {
    const { server, sendAll, passHours, reminders } = await open(NOW);
    await createBooking(server, { customer, date: '2030-01-20' });
    await createBooking(server, { customer, date: '2030-01-22' });
    server.setNow(Date.parse('2030-01-19T21:00:00+01:00') - HOUR);
    await sendAll();
    expect(reminders()).toHaveLength(1);
    // The second one is in three days.
    await changeRules(server, { reminderHours: 96 });
    await sendAll();
    expect(reminders()).toHaveLength(2);
    await changeRules(server, { reminderHours: 12 });
    await passHours(5 * 24);
    expect(reminders()).toHaveLength(2);
  });

  test('goes on where a process that was killed has stopped', async () => {
    const { server } = await open(NOW, null, {
      tables: Array.from({ length: 35 }, (_, index) => aTable(index + 1)),
      combinations: [],
    });
    for (let number = 0; number < 30; number += 1)
      await createBooking(server, { customer, date: '2030-01-20', time: '20:00:00' });
    const { context, venue } = server;
    await planReminders(context);
    const messages = { ...venue.messages, reminderHours: 30 };
    await importVenue(context, { ...venue, messages });
    const moved = async () => {
      const reminders = await context.store.read((db) =>
        db.selectFrom('messages').select('due_at').where('kind', '=', 'REMINDER').execute(),
      );
      return reminders.filter(({ due_at }) => due_at === Date.parse('2030-01-19T13:00:00Z')).length;
    };
    await planReminders(dyingAtWrite(context, 2)).catch(() => undefined);
    expect(await moved()).toBe(25);
    await planReminders(context);
    expect(await moved()).toBe(30);
  });

  test('bookings from before there was a mail server are reminded of, too', async () => {
    const { server } = await open(NOW);
    const { context } = server;
    const without: AppContext = { ...context, mailDelivery: () => 'OFF' };
    await planReminders(context);
    await planReminders(without);
    const { uuid } = await createBooking(server, { customer, date: '2030-01-20' });
    await context.store.write(null, (db) => db.deleteFrom('messages').execute());
    await planReminders(context);
    expect(await dueAt(server, uuid, 'REMINDER')).toEqual(['2030-01-19T19:00:00.000Z']);
  });

  test('changes nothing where it is called again', async () => {
    const { server } = await open(NOW);
    await createBooking(server, { customer, date: '2030-01-20' });
    const ids = () =>
      server.context.store.read((db) => db.selectFrom('messages').select('id').execute());
    const before = await ids();
    const { context, venue } = server;
    await planReminders(context);
    await context.store.write(null, (db) => deleteReminderPlan(db, venue.accountId));
    await planReminders(context);
    expect(await ids()).toEqual(before);
  });
});
