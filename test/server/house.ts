import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { StaffVenue, VenueChangeAnswer } from '../../src/contract/staff/venue.ts';
import type { StaffRole } from '../../src/domain/staff-role.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { insertStaff } from '../../src/store/staff.ts';
import { cheapPasswordHash } from '../fixtures/cheap-password-hash.ts';
import { PUBLIC_URL, type TestServer } from '../fixtures/test-context.ts';

/** What owners do in the house of a test venue. */

export async function readVenue(server: TestServer): Promise<StaffVenue> {
  const answer = await server.staff({ path: '/venue' });
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${answer.json().version}"`]);
  const venue = StaffVenue.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(venue);
  return venue;
}

/** Sends a document in place of a version. */
export function changeVenue(
  server: TestServer,
  document: unknown,
  version: number,
  query = '',
): Promise<LightMyRequestResponse> {
  const headers = { 'if-match': `"${version}"` };
  return server.staff({ method: 'PUT', path: `/venue${query}`, body: document, headers });
}

export function expectChange(answer: LightMyRequestResponse): VenueChangeAnswer {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const change = VenueChangeAnswer.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(change);
  expect(answer.headers.etag).toBe(`"${change.version}"`);
  return change;
}

/** What saving a document in place of the present one would change. */
export async function effectsOf(server: TestServer, document: Venue) {
  const { version } = await readVenue(server);
  const { effects } = expectChange(await changeVenue(server, document, version, '?dryRun=true'));
  if (!effects) throw new Error('A dry run without effects.');
  return effects;
}

/** Signs in somebody with a role. @returns sends a request as them */
export async function signInAs({ app, context, venue }: TestServer, role: StaffRole) {
  const email = `${role.toLowerCase()}-${randomUUID()}@venue.test`;
  const password = 'correct horse battery';
  const member = { uuid: randomUUID(), accountId: venue.accountId, email, name: role, role };
  const passwordHash = await cheapPasswordHash(password);
  await context.store.write(null, (db) =>
    insertStaff(db, { ...member, passwordHash }, context.now()),
  );
  const headers = { origin: PUBLIC_URL };
  const url = '/staff/v3/session';
  const signedIn = await app.inject({ method: 'POST', url, headers, payload: { email, password } });
  const [cookie] = signedIn.cookies;
  return ({
    method = 'GET',
    path,
    body,
    headers: more = {},
  }: {
    method?: 'GET' | 'POST' | 'PUT';
    path: string;
    body?: object;
    headers?: Record<string, string>;
  }) =>
    app.inject({
      method,
      url: `/staff/v3${path}`,
      headers: { ...headers, cookie: `${cookie?.name}=${cookie?.value}`, ...more },
      ...(body === undefined ? {} : { payload: body }),
    });
}
