import { expect, test } from 'vitest';
import { StaffMessages } from '../../../src/contract/staff/messages.ts';
import type { Mail } from '../../../src/mail/mail.ts';
import { enableWebhook } from '../../../src/operations/webhooks/enable-webhook.ts';
import { removeWebhook } from '../../../src/operations/webhooks/remove-webhook.ts';
import { sendDueMessages } from '../../fixtures/send-due-messages.ts';
import { aMember, signInAs } from '../../fixtures/staff-members.ts';
import { PUBLIC_URL, type TestServerOptions } from '../../fixtures/test-context.ts';
import { aLargeVenue, createBooking } from '../../server/booking-fixtures.ts';
import { openWebhooks, REFUSED } from './webhook-fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GONE = { status: 410, retryAfterMs: null };
const CONTACT = {
  phone: null,
  email: 'hola@brisa.example',
  websiteUrl: null,
  address: null,
};

/** Gets no mail. */
const GUEST = { name: 'Anna Puig', hasGdprConsent: true, acceptsMarketing: false };

/** A venue whose mail is kept here. */
async function open(options: TestServerOptions = {}) {
  const webhooks = await openWebhooks(
    {},
    {
      venue: { ...aLargeVenue(), language: 'es', contact: CONTACT },
      mailDelivery: 'ON',
      ...options,
    },
  );
  const { server } = webhooks;
  const mail: Mail[] = [];
  const sendMail = () =>
    sendDueMessages(server.context, { send: async (each) => void mail.push(each) });
  const queued = () =>
    server.context.store.read((db) =>
      db
        .selectFrom('messages')
        .select(['kind', 'status', 'problem', 'webhook_id as webhookId'])
        .where('kind', '=', 'VENUE_WEBHOOK_DISABLED')
        .execute(),
    );
  return { ...webhooks, mail, sendMail, queued };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Causes an event, which the endpoint answers with 410. */
async function endWith410({ server, receiver, send, disabled }: Opened): Promise<void> {
  receiver.answer = () => GONE;
  await createBooking(server, { customer: GUEST });
  await send();
  expect(disabled).toHaveLength(1);
}

test('410: the venue is told once, in its language, with host and path and without the secret', async () => {
  const opened = await open();
  const { endpoint, mail, sendMail, queued } = opened;
  await endWith410(opened);
  expect(await queued()).toEqual([
    { kind: 'VENUE_WEBHOOK_DISABLED', status: 'WAITING', problem: null, webhookId: endpoint.id },
  ]);
  await sendMail();
  await opened.send();
  await sendMail();
  expect(await queued()).toMatchObject([{ status: 'SENT', problem: null }]);
  expect(mail).toHaveLength(1);
  expect(mail[0]).toMatchObject({
    to: { address: CONTACT.email },
    subject: 'El webhook de pos está desactivado',
    calendarFile: null,
  });
  const text = mail[0]?.text ?? '';
  expect(text).toContain('Dirección: partner.example/hooks\n');
  expect(text).toContain('Última respuesta: HTTP 410\n');
  expect(text).toMatch(/Falla desde: .*16 de enero de 2030.*12:00\n/);
  expect(text).toContain(`${PUBLIC_URL}/staff#place=house&section=webhooks`);
  expect(text + mail[0]?.html).not.toContain('url-secret');
});

test('five days without an accepted event: the mail says since when, and what the last try got', async () => {
  const opened = await open();
  const { server, receiver, send, disabled, mail, sendMail } = opened;
  receiver.answer = () => REFUSED;
  await createBooking(server, { customer: GUEST });
  const failingSince = server.context.now();
  await send();
  expect(await opened.queued()).toEqual([]);
  for (let hours = 1; disabled.length === 0 && hours < 6 * 24; hours += 1) {
    server.setNow(failingSince + hours * HOUR);
    if (hours === 5 * 24) await createBooking(server, { customer: GUEST, date: '2030-01-25' });
    await send();
  }
  expect(disabled).toMatchObject([{ because: 'FAILING' }]);
  expect(server.context.now()).toBeGreaterThanOrEqual(failingSince + 5 * DAY);
  await sendMail();
  const text = mail.find(({ subject }) => subject.includes('webhook'))?.text ?? '';
  expect(text).toMatch(/Falla desde: .*16 de enero de 2030.*12:00\n/);
  expect(text).toContain('Última respuesta: sin conexión\n');
  expect(text.replace(/\s+/g, ' ')).toContain('no ha aceptado nada durante cinco días');
});

test('enabled again or removed before the mail is sent: nobody is told', async () => {
  const opened = await open();
  await endWith410(opened);
  await enableWebhook(opened.server.context, opened.endpoint.id);
  await opened.sendMail();
  expect(await opened.queued()).toMatchObject([{ status: 'SKIPPED', problem: 'OUTDATED' }]);
  const other = await open();
  await endWith410(other);
  await removeWebhook(other.server.context, other.endpoint.id);
  await other.sendMail();
  expect(await other.queued()).toEqual([]);
  expect([...opened.mail, ...other.mail]).toEqual([]);
});

test('a venue without an address is told by the list alone; without a mail server there is no message', async () => {
  const venue = { ...aLargeVenue(), contact: { ...CONTACT, email: null } };
  const unreachable = await open({ venue });
  await endWith410(unreachable);
  await unreachable.sendMail();
  expect(await unreachable.queued()).toMatchObject([{ status: 'SKIPPED', problem: 'NO_ADDRESS' }]);
  const silent = await open({ mailDelivery: 'OFF' });
  await endWith410(silent);
  expect(await silent.queued()).toEqual([]);
});

test('who manages access sees the message and its mail; 403 for others, in whose list it is not', async () => {
  const opened = await open();
  const { server, sendMail } = opened;
  await endWith410(opened);
  await sendMail();
  const list = async (staff: typeof server.staff) => {
    const answer = await staff({ path: '/messages' });
    const { messages } = StaffMessages.parse(answer.json());
    return messages.filter(({ kind }) => kind === 'VENUE_WEBHOOK_DISABLED');
  };
  const [message, ...rest] = await list(server.staff);
  expect(rest).toEqual([]);
  expect(message).toMatchObject({
    kind: 'VENUE_WEBHOOK_DISABLED',
    recipient: 'VENUE',
    status: 'SENT',
    bookingUuid: null,
    bookingAt: null,
    webhookHost: 'partner.example',
  });
  const path = `/messages/${message?.id}/mail`;
  const shown = await server.staff({ path });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toContain('partner.example/hooks');
  const host = await signInAs(server, await aMember(server, { role: 'HOST' }));
  expect(await list(host)).toEqual([]);
  expect((await host({ path })).statusCode).toBe(403);
  const ofBooking = `/messages/${server.context.newUuid()}/mail`;
  expect((await server.staff({ path: ofBooking })).statusCode).toBe(422);
});
