import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  emptyRoom,
  exchange,
  findFreeSlots,
  freePort,
  readDemo,
  type ServerProcess,
  startServer,
} from './server-process.ts';

const GUEST = {
  name: 'Ximena Zubizarreta',
  email: 'ximena.z@guest.example',
  phone: '+34600987654',
};
const WISH = 'seat-me-by-the-window';
/** Sent where it is wrong, but might be right elsewhere. */
const WRONG_PASSWORD = 'my-other-password';
const WRONG_KEY = 'mk_000000000000_of-someone-else';

test('no log line and no metric contains a secret, personal data or a query string, at level trace and for any request', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const metricsPort = String(await freePort());
  const server = await startServer(file, { LOG_LEVEL: 'trace', METRICS_PORT: metricsPort });
  const demo = readDemo(file);
  await partnersDay(server, demo);
  const secrets = [
    ...demo.partners.map(({ apiKey }) => apiKey),
    ...demo.partners.map(({ apiKey }) => apiKey.replace(/^mk_[0-9a-f]+_/, '')),
    demo.staff.password,
    ...(await dinersDay(server, demo)),
    ...(await floorsDay(server, demo)),
  ];
  await sendBroken(server, demo);
  const ready = await fetch(`${server.url}/readyz?customer_email=${GUEST.email}`);
  expect(ready.status, await ready.text()).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('maitre_bookings_created_total{channel="WIDGET",status="CONFIRMED"} 1');
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });

  const log = server.stdout() + server.stderr();
  expect(log.split('\n').filter((line) => line.startsWith('{')).length).toBeGreaterThan(30);
  // The one line that is there to tell it, on the terminal of whoever starts the server.
  const signIn = `sign in as ${demo.staff.email} with ${demo.staff.password}`;
  expect(log.split(signIn)).toHaveLength(2);
  const rest = log.replace(signIn, '') + metrics;
  const people = [...Object.values(GUEST), ...GUEST.name.split(' '), demo.staff.email, WISH];
  const queries = ['customer_email', 'date_start'];
  const leaked = [...secrets, WRONG_PASSWORD, WRONG_KEY, ...people, ...queries].filter((text) =>
    disguisesOf(text).some((disguise) => rest.toLowerCase().includes(disguise.toLowerCase())),
  );
  expect(leaked).toEqual([]);
});

/** How a text may stand in a log: as it is, in an address, as base64, hex, or a list of bytes. */
function disguisesOf(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    encodeURIComponent(text),
    bytes.toString('hex'),
    [...bytes].join(','),
    // Wherever in a longer text it stood: three ways to be cut into groups of three bytes.
    ...[0, 1, 2].map((shift) => {
      const cut = bytes.subarray(shift, bytes.length - ((bytes.length - shift) % 3));
      return cut.toString('base64');
    }),
  ];
}

/** What partners do on a day, right and wrong. */
async function partnersDay(server: ServerProcess, demo: Demo): Promise<void> {
  await emptyRoom(server, demo);
  const booking = await aGuestsBooking(server, demo);
  const call = async (path: string, method = 'GET', body?: unknown, headers = {}) => {
    const answer = await callPartner(server, demo, { method, path, body, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const created = await call('/bookings', 'POST', booking);
  expect(created.status, created.text).toBe(200);
  const { uuid, customer } = JSON.parse(created.text) as {
    uuid: string;
    customer: { uuid: string };
  };
  const query = `date_start=${booking.date}&customer_email=${encodeURIComponent(GUEST.email)}`;
  const phone = encodeURIComponent(GUEST.phone);
  const right = [
    await call(`/bookings/${uuid}`),
    await call(`/bookings?${query}&customer_phone=${phone}`),
    await call(`/customers/${customer.uuid}`),
    await call(`/bookings/${uuid}/status`, 'PUT', { status: 'SEATED' }),
    await call(`/bookings/${uuid}/tickets/close`, 'PUT', { totalAmount: 100 }),
  ];
  const wrong = [
    await call('/bookings', 'POST', { ...booking, customer: { ...booking.customer, email: WISH } }),
    await call('/bookings', 'POST', { ...booking, customer: { ...booking.customer, name: 7 } }),
    await call('/bookings', 'POST', { ...booking, time: '04:44:00' }),
    await call(`/bookings?${query}&limit=none`),
    await call(`/bookings/${encodeURIComponent(GUEST.email)}`),
    await call(`/guests/${encodeURIComponent(GUEST.email)}?${query}`),
    await call(`/bookings/${uuid}/status`, 'PUT', { status: 'CANCELED' }, { 'if-match': '"9"' }),
    await call('/bookings', 'DELETE'),
    await call('/bookings', 'POST', { ...booking, customerSpecialRequests: WISH.repeat(20_000) }),
    await call(`/bookings?${query}`, 'GET', undefined, { authorization: `Bearer ${WRONG_KEY}` }),
    await call(`/bookings?${query}`, 'GET', undefined, { 'service-partner-id': GUEST.email }),
    await call(`/bookings?${query}`, 'GET', undefined, { 'service-account-id': GUEST.email }),
    await call('/bookings', 'POST', booking, { 'idempotency-key': GUEST.email.repeat(20) }),
    await call('/bookings', 'POST', booking, { 'content-type': `text/${WISH}` }),
    await call(`/bookings/${'%C3'}?${query}`),
  ];
  expect(right.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(wrong.map(({ status }) => status)).toEqual([
    422, 422, 409, 422, 404, 404, 409, 405, 413, 401, 422, 404, 400, 415, 400,
  ]);
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What diners do on the venue’s page. @returns the manage tokens */
async function dinersDay(server: ServerProcess, demo: Demo): Promise<string[]> {
  const call = (path: string, init: Init = {}) =>
    fetch(`${server.url}/widget/v3${path}`, {
      ...init,
      headers: {
        origin: demo.allowedOrigins[0] ?? '',
        'service-publishable-key': demo.publishableKey,
        'content-type': 'application/json',
        ...init.headers,
      },
    });
  const start = await call(`/start?key=${demo.publishableKey}&pax=2&paxChildren=0`);
  expect(start.status, await start.text()).toBe(200);
  const body = JSON.stringify(await aGuestsBooking(server, demo));
  const created = await call('/bookings', { method: 'POST', body });
  expect(created.status, await created.text()).toBe(200);
  const [, path, token = ''] =
    /(\/manage\/.+)#(.+)$/.exec(created.headers.get('location') ?? '') ?? [];
  expect(token.length).toBeGreaterThan(40);
  const manage = (path ?? '').replace('/manage/', '/bookings/');
  for (const sent of [token, `${token}x`]) {
    const headers = { 'service-manage-token': sent };
    await (await call(manage, { headers })).text();
    await (await call(`${manage}?token=${sent}`)).text();
    await (await call(`${manage}/cancel`, { method: 'PUT', headers, body: WISH })).text();
  }
  const stranger = await call('/bookings', {
    method: 'POST',
    body,
    headers: { origin: `https://${WISH}.example` },
  });
  expect(stranger.status, await stranger.text()).toBe(403);
  return [token];
}

/** What the staff do. @returns their session’s cookie */
async function floorsDay(server: ServerProcess, demo: Demo): Promise<string[]> {
  const call = (path: string, init: Init = {}) =>
    fetch(`${server.url}/staff/v3${path}`, {
      ...init,
      headers: {
        origin: server.url,
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
    });
  const signIn = (credentials: unknown) =>
    call('/session', { method: 'POST', body: JSON.stringify(credentials) });
  const { email, password } = demo.staff;
  const wrong = [
    await signIn({ email, password: WRONG_PASSWORD }),
    await signIn({ email: GUEST.email, password: WRONG_PASSWORD }),
    await signIn({ email: [GUEST.email], password: WRONG_PASSWORD }),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 422]);
  const broken = await call('/session', { method: 'POST', body: `{"password":"${password}` });
  expect(broken.status).toBe(400);
  const signedIn = await signIn({ email, password });
  expect(signedIn.status, await signedIn.text()).toBe(200);
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const token = cookie.split('=')[1] ?? '';
  expect(token.length).toBeGreaterThan(40);
  const date = daysAhead(25);
  const statuses = [
    await call('/session', { headers: { cookie } }),
    await call(`/bookings?date_start=${date}`, { headers: { cookie } }),
    await call('/session', {
      method: 'DELETE',
      headers: { cookie, origin: 'https://other.example' },
    }),
    await call('/session', { method: 'DELETE', headers: { cookie } }),
    await call('/session', { headers: { cookie } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 403, 204, 401]);
  return [token];
}

/** Bytes that are no request, requests that are cut off, and headers without end. */
async function sendBroken(server: ServerProcess, demo: Demo): Promise<void> {
  const head = [
    `GET /v3/bookings?customer_email=${GUEST.email} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${demo.partners[0]?.apiKey}`,
    `X-Name: ${GUEST.name}`,
  ].join('\r\n');
  const broken = [
    `${head}\r\nNot a header: ${GUEST.phone}\r\n\r\n`,
    `${GUEST.email} ${GUEST.phone}\r\n\r\n`,
    `${head}\r\nX-Long: ${WISH.repeat(2000)}\r\n\r\n`,
    `${head}\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n${WISH}`,
    `${head.replace('GET', 'POST').replace(/\?\S+/, '')}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${WISH}\r\n`,
    `${head.replace('HTTP/1.1', 'HTTP/9.9')}\r\n\r\n`,
  ];
  for (const bytes of broken) {
    const answer = await exchange(server, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).not.toContain(GUEST.email);
  }
  // Gone in the middle of the body.
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const { length } = WISH;
  const start = `${head.replace('GET', 'POST')}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${2 * length}\r\n\r\n`;
  socket.write(start);
  await once(socket, 'data');
  socket.write(WISH, () => socket.destroy());
  await once(socket, 'close');
}

async function aGuestsBooking(server: ServerProcess, demo: Demo) {
  const date = daysAhead(25);
  const [slot] = await findFreeSlots(server, demo, date);
  if (!slot) throw new Error('the demo is open in a few weeks');
  return aPartyOfTwo({
    date,
    time: slot.time,
    ...(slot.floorPlanAreaId === null ? {} : { floorPlanAreaId: slot.floorPlanAreaId }),
    customer: { ...GUEST, hasGdprConsent: true, acceptsMarketing: true },
    customerSpecialRequests: WISH,
  });
}
