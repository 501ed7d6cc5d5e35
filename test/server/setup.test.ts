import { expect, test } from 'vitest';
import { StaffSession } from '../../src/contract/staff/session.ts';
import { Setup } from '../../src/contract/staff/setup.ts';
import { deleteAccount, listAccountIds } from '../../src/store/accounts.ts';
import { listPublishableKeys } from '../../src/store/publishable-keys.ts';
import { openTestServer, PUBLIC_URL, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

const CODE = 'the code in the terminal';
const OWNER = { name: 'Ana', email: 'ana@bodega.example', password: 'a good long password' };
const VENUE = {
  name: 'Bodega Ñandú',
  timezone: 'Europe/Madrid',
  country: 'ES',
  currency: 'EUR',
  language: 'es',
  privacyPolicyUrl: 'https://bodega.example/privacidad',
};
const REQUEST = { code: CODE, owner: OWNER, venue: VENUE };

/** A server whose database is empty. */
async function openEmptyServer(setupCode?: string): Promise<TestServer> {
  const server = await openTestServer(setupCode === undefined ? {} : { setupCode });
  const { accountId } = server.venue;
  await server.context.store.write(accountId, (db) => deleteAccount(db, accountId));
  return server;
}

const post = ({ app }: TestServer, payload: object, origin = PUBLIC_URL) =>
  app.inject({ method: 'POST', url: '/staff/v3/setup', headers: { origin }, payload });

async function isOpen({ app }: TestServer): Promise<boolean> {
  const answer = await app.inject({ url: '/staff/v3/setup' });
  const setup = Setup.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(setup);
  return setup.isOpen;
}

test('200 with the code: the venue, its owner who is signed in, and a key for its pages and the booking page', async () => {
  const server = await openEmptyServer(CODE);
  expect(await isOpen(server)).toBe(true);
  const answer = await post(server, { ...REQUEST, origins: ['https://www.bodega.example'] });
  expect(answer.statusCode, answer.body).toBe(200);
  const session = StaffSession.parse(answer.json());
  expect(session).toMatchObject({
    staff: { name: 'Ana', role: 'OWNER' },
    venue: { accountId: 'bodega-nandu', name: 'Bodega Ñandú' },
  });
  const [cookie] = answer.cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: PUBLIC_URL };
  const access = await server.app.inject({ url: '/staff/v3/access', headers });
  expect(access.json()).toMatchObject({
    publishableKeys: [{ origins: [PUBLIC_URL, 'https://www.bodega.example'] }],
    bookingPage: { publishableKey: expect.stringMatching(/^pk_/) },
  });
  const { document } = (await server.app.inject({ url: '/staff/v3/venue', headers })).json();
  expect(document.tables).toHaveLength(14);
  expect(document.shifts.map(({ name }: { name: object }) => name)).toMatchObject([
    { es: 'Comida', en: 'Lunch' },
    { es: 'Cena', en: 'Dinner' },
  ]);
  expect(await isOpen(server)).toBe(false);
  expect(server.log.join('')).not.toContain(CODE);
});

test('200 with the email of the owner and the website, unless the venue has another address', async () => {
  for (const [email, expected] of [
    [undefined, OWNER.email],
    ['hola@bodega.example', 'hola@bodega.example'],
  ] as const) {
    const server = await openEmptyServer(CODE);
    const websiteUrl = 'https://www.bodega.example/';
    const answer = await post(server, { ...REQUEST, venue: { ...VENUE, websiteUrl, email } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(StaffSession.parse(answer.json()).venue.hasEmail).toBe(true);
    const [cookie] = answer.cookies;
    const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: PUBLIC_URL };
    const { document } = (await server.app.inject({ url: '/staff/v3/venue', headers })).json();
    expect(document.contact).toMatchObject({ email: expected, websiteUrl });
  }
});

test('200 and guests can book at once, at the hours and tables that were chosen', async () => {
  const server = await openEmptyServer(CODE);
  const shifts = [
    { id: 'BREAKFAST', weekdays: [4], firstBookingTime: '09:00:00', lastBookingTime: '10:00:00' },
  ];
  const venue = { ...VENUE, shifts, tables: [{ count: 1, maxCovers: 3 }] };
  expect((await post(server, { ...REQUEST, venue })).statusCode).toBe(200);
  const keys = await server.context.store.read((db) => listPublishableKeys(db, 'bodega-nandu'));
  const answer = await server.widget({
    method: 'POST',
    path: '/availability/work-days/2030-01-17',
    body: { pax: 3, paxChildren: 0, status: 'CONFIRMED' },
    headers: { origin: PUBLIC_URL, 'service-publishable-key': keys[0]?.publishableKey ?? '' },
  });
  expect(answer.json().shifts[0].timeSlots).toHaveLength(5);
  expect(answer.json().shifts[0].timeSlots[0].availability).toMatchObject({ isAvailable: true });
});

test('403 FORBIDDEN once there is a venue, without a code, and from another site', async () => {
  const full = await openTestServer({ setupCode: CODE });
  expect(await isOpen(full)).toBe(false);
  expectProblem(await post(full, REQUEST), 403, 'FORBIDDEN');
  const without = await openEmptyServer();
  expect(await isOpen(without)).toBe(false);
  expectProblem(await post(without, REQUEST), 403, 'FORBIDDEN');
  const empty = await openEmptyServer(CODE);
  expectProblem(await post(empty, REQUEST, 'https://evil.example'), 403, 'FORBIDDEN');
  expect(await isOpen(empty)).toBe(true);
});

test('401 UNAUTHORIZED for a wrong code, which creates nothing', async () => {
  const server = await openEmptyServer(CODE);
  expectProblem(await post(server, { ...REQUEST, code: 'guessed' }), 401, 'UNAUTHORIZED');
  expect(await server.context.store.read(listAccountIds)).toEqual([]);
});

test('200 for one of several at the same time, and 403 FORBIDDEN for the others', async () => {
  const server = await openEmptyServer(CODE);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name, index) =>
      post(server, {
        ...REQUEST,
        owner: { ...OWNER, email: `${index}@bodega.example` },
        venue: { ...VENUE, name },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    200, 403, 403,
  ]);
  for (const answer of answers)
    if (answer.statusCode === 403) expectProblem(answer, 403, 'FORBIDDEN');
  expect(await server.context.store.read(listAccountIds)).toHaveLength(1);
});

test('422 VALIDATION_ERROR for what is missing, unknown, too short, or no document could have', async () => {
  const server = await openEmptyServer(CODE);
  const { timezone: _, ...venue } = VENUE;
  const wrong = {
    code: CODE,
    owner: { ...OWNER, password: 'short' },
    venue: { ...venue, stars: 3 },
  };
  expectProblem(await post(server, wrong), 422, 'VALIDATION_ERROR', [
    'owner.password',
    'venue.timezone',
    'venue.stars',
  ]);
  const shifts = [
    { id: 'LUNCH', weekdays: [1], firstBookingTime: '15:00:00', lastBookingTime: '13:00:00' },
  ];
  const backwards = await post(server, { ...REQUEST, venue: { ...VENUE, shifts } });
  expectProblem(backwards, 422, 'VALIDATION_ERROR', ['venue.shifts[0].lastBookingTime']);
  const origins = await post(server, { ...REQUEST, origins: ['bodega.example'] });
  expectProblem(origins, 422, 'VALIDATION_ERROR', ['origins[0]']);
});
