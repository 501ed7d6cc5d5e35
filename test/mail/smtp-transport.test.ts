import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { MailNotSent, type MailTransport } from '../../src/mail/mail-transport.ts';
import { messageMail } from '../../src/mail/message-mail.ts';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { smtpError, startMailServer } from '../fixtures/mail-server.ts';
import { aMailBooking, aVenueWithContact } from './a-mail-booking.ts';

const FROM = 'bookings@book.example';
const GUEST = { name: 'Anna Puig', address: 'anna@guest.example' };

function aMail(overrides: Partial<Mail> = {}): Mail {
  const subject = {
    kind: 'BOOKED',
    venue: aVenueWithContact(),
    booking: aMailBooking(),
    url: null,
    now: 0,
  } as const;
  return { ...messageMail('m1', GUEST, subject), ...overrides };
}

function open(url: string): MailTransport {
  const transport = openSmtpTransport({ url, from: FROM });
  onTestFinished(() => transport.close());
  return transport;
}

async function failureOf(transport: MailTransport, mail = aMail()) {
  const error = await transport.send(mail).catch((cause: unknown) => cause);
  if (!(error instanceof MailNotSent)) throw new Error(`Not refused: ${String(error)}`);
  return { failure: error.failure, answer: error.message };
}

test('a mail arrives with sender, recipient, reply address, both texts and the calendar file', async () => {
  const server = await startMailServer();
  const mail = aMail();
  await open(server.url).send(mail);
  const [{ recipients, mail: got, raw } = { recipients: [], mail: null, raw: '' }] =
    server.received;
  expect(recipients).toEqual([GUEST.address]);
  expect(got).toMatchObject({
    from: { name: 'Casa Brisa', address: FROM },
    to: [GUEST],
    replyTo: [{ name: 'Casa Brisa', address: 'hola@brisa.example' }],
    subject: mail.subject,
    messageId: '<m1@book.example>',
  });
  expect(got?.text?.trim()).toBe(mail.text.trim());
  expect(got?.html?.trim()).toBe(mail.html.trim());
  expect(raw).toMatch(/^Auto-Submitted: auto-generated$/im);
  expect(raw).toMatch(/^Content-Type: text\/calendar;.*method=PUBLISH/im);
});

test.each([
  ['the name of the guest', { to: { ...GUEST, name: 'Anna\r\nBcc: all@victims.example' } }],
  ['the name of the venue', { fromName: 'Brisa\r\nBcc: all@victims.example\r\n\r\nBody' }],
  ['the subject', { subject: 'Hello\r\nBcc: all@victims.example' }],
  [
    'the name in the reply address',
    { replyTo: { name: '"\r\nBcc: all@victims.example', address: 'a@b.example' } },
  ],
  [
    'quotes and angles in a name',
    { to: { ...GUEST, name: '"<x@victims.example>", y@victims.example' } },
  ],
])('no header or recipient is added by %s', async (_, overrides) => {
  const server = await startMailServer();
  await open(server.url).send(aMail(overrides));
  const [{ recipients, mail: got } = { recipients: [], mail: null }] = server.received;
  expect(recipients).toEqual([GUEST.address]);
  expect(got?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(got?.to).toMatchObject([{ address: GUEST.address }]);
});

test('REFUSED for an address that the server does not accept, without the address in its answer', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(smtpError(550, `5.1.1 <${address}>: no mailbox ${address} here`)),
  });
  expect(await failureOf(open(server.url))).toEqual({
    failure: 'REFUSED',
    answer: expect.stringMatching(/^550 5\.1\.1 <…>: no mailbox … here$/),
  });
});

test('REFUSED for a mail that the server does not accept', async () => {
  const server = await startMailServer({ onMail: () => smtpError(554, '5.7.1 Spam') });
  expect(await failureOf(open(server.url))).toEqual({
    failure: 'REFUSED',
    answer: '554 5.7.1 Spam',
  });
});

test.each([
  [
    'an address',
    {
      onRcptTo: (_: unknown, __: unknown, callback: (error: Error) => void) =>
        callback(smtpError(450, '4.2.1 Try later')),
    },
  ],
  ['a mail', { onMail: () => smtpError(451, '4.3.0 Greylisted') }],
])('NOT_ACCEPTED for %s that the server does not accept for now', async (_, behavior) => {
  const server = await startMailServer(behavior);
  expect(await failureOf(open(server.url))).toMatchObject({ failure: 'NOT_ACCEPTED' });
});

test('UNAVAILABLE while the server is away; the same transport sends once it is back', async () => {
  const first = await startMailServer();
  const transport = open(first.url);
  await transport.send(aMail());
  await first.stop();
  expect(await failureOf(transport)).toMatchObject({ failure: 'UNAVAILABLE' });
  const again = await startMailServer({ port: Number(new URL(first.url).port) });
  await transport.send(aMail());
  expect(again.received).toHaveLength(1);
});

test('UNAVAILABLE with a password that the server does not accept', async () => {
  const server = await startMailServer({
    onAuth: (_, __, callback) => callback(smtpError(535, '5.7.8 Authentication failed')),
  });
  const url = server.url.replace('//', '//user:wrong@');
  const { failure, answer } = await failureOf(open(url));
  expect(failure).toBe('UNAVAILABLE');
  expect(answer).not.toContain('wrong');
});

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
  'UNAVAILABLE when the connection is cut at %s',
  async (command) => {
    const server = await startCuttingServer(command);
    expect(await failureOf(open(server))).toMatchObject({ failure: 'UNAVAILABLE' });
  },
);

test('NOT_ACCEPTED when it is cut after the text: the server may have accepted the mail', async () => {
  const server = await startCuttingServer('.');
  expect(await failureOf(open(server))).toMatchObject({ failure: 'NOT_ACCEPTED' });
});

describe('a slow mail server', () => {
  const MINUTE = 60_000;

  beforeEach(() => {
    // The test's own mail server needs a time that passes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A mail that has arrived; the server does not answer yet. */
  async function arrived() {
    const has = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<null>();
    const server = await startMailServer({
      onMail: () => {
        has.resolve();
        return mayAnswer.promise;
      },
    });
    const transport = open(server.url);
    const result = transport.send(aMail()).then(
      () => 'SENT',
      (error: unknown) => (error instanceof MailNotSent ? error.failure : error),
    );
    await has.promise;
    return { server, transport, result, mayAnswer };
  }

  test('has ten minutes to accept a mail that has arrived', async () => {
    const { result, mayAnswer } = await arrived();
    vi.advanceTimersByTime(10 * MINUTE);
    mayAnswer.resolve(null);
    expect(await result).toBe('SENT');
  });

  test('NOT_ACCEPTED after that', async () => {
    const { result } = await arrived();
    vi.advanceTimersByTime(12 * MINUTE);
    expect(await result).toBe('NOT_ACCEPTED');
  });

  test('NOT_ACCEPTED at once when Maitre is stopped', async () => {
    const { result, transport } = await arrived();
    transport.close();
    expect(await result).toBe('NOT_ACCEPTED');
  });

  test('UNAVAILABLE where it is silent before the text', async () => {
    const asked = Promise.withResolvers<void>();
    const server = await startMailServer({ onRcptTo: () => asked.resolve() });
    const failed = failureOf(open(server.url));
    await asked.promise;
    vi.advanceTimersByTime(3 * MINUTE);
    expect(await failed).toEqual({ failure: 'UNAVAILABLE', answer: 'No answer within 2 min' });
  });
});

/** Speaks SMTP until a client sends a command, and then cuts the connection. */
async function startCuttingServer(command: string): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    let isInData = false;
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isInData && line !== '.') continue;
        if (line.startsWith(command)) return void socket.destroy();
        isInData = line === 'DATA';
        socket.write(isInData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `smtp://127.0.0.1:${address.port}`;
}
