import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { PrivateBooking } from '../../src/contract/booking.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import { App } from '../../src/staff/app.tsx';
import { aSession } from './bookings.ts';

/** Stands in for the server’s staff door, for the tests of what people see. */

export const DOOR = 'http://localhost:3000/staff/v3';
export const server = setupServer();

/** What the view sent to the server, in order. */
export interface Sent {
  method: string;
  path: string;
  ifMatch: string | null;
  idempotencyKey: string | null;
  body: unknown;
}

/** The server’s side of a test: change its bookings, and look at what it was sent. */
export interface AppContext {
  bookings: PrivateBooking[];
  isSignedIn: boolean;
  isReachable: boolean;
  sent: Sent[];
  /** Changes a booking and with it its version, as someone elsewhere would. */
  touch: (uuid: string, changes: Partial<PrivateBooking>) => void;
  etagOf: (uuid: string) => string;
}

/** Listens for a whole test file; anything unexpected fails the test: requests and console errors. */
export function listenAtStaffDoor(): void {
  const errors: unknown[][] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said));
  });
  afterEach(() => {
    cleanup();
    expect(errors.splice(0)).toEqual([]);
    server.resetHandlers();
    server.events.removeAllListeners();
    window.location.hash = '';
    localStorage.clear();
  });
  afterAll(() => server.close());
}

export function problem(status: number, code: ProblemCode, detail: string, errors?: object[]) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, detail, ...(errors && { errors }) },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/** A house with these bookings, and the view of someone who is signed in there. */
export function openContext(bookings: PrivateBooking[] = []): AppContext {
  const versions = new Map<string, number>();
  const etagOf = (uuid: string) => `"${uuid}-${versions.get(uuid) ?? 1}"`;
  const context: AppContext = {
    bookings,
    isSignedIn: true,
    isReachable: true,
    sent: [],
    etagOf,
    touch: (uuid, changes) => {
      context.bookings = context.bookings.map((each) =>
        each.uuid === uuid ? { ...each, ...changes } : each,
      );
      versions.set(uuid, (versions.get(uuid) ?? 1) + 1);
    },
  };
  const find = (uuid: unknown) => context.bookings.find((each) => each.uuid === uuid);
  const reading = (uuid: unknown) => {
    const booking = find(uuid);
    return booking
      ? HttpResponse.json(booking, {
          headers: { ETag: etagOf(booking.uuid), 'Cache-Control': 'no-store' },
        })
      : problem(404, 'BOOKING_NOT_FOUND', 'There is no such booking.');
  };
  const guard = () => {
    if (!context.isReachable) return HttpResponse.error();
    if (!context.isSignedIn) return problem(401, 'UNAUTHORIZED', 'Sign in.');
    return undefined;
  };
  const keep = async (request: Request) => {
    const text = await request.text();
    context.sent.push({
      method: request.method,
      path: new URL(request.url).pathname.replace('/staff/v3', ''),
      ifMatch: request.headers.get('If-Match'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
      body: text === '' ? null : JSON.parse(text),
    });
  };
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') void keep(request.clone());
  });

  server.use(
    http.all(`${DOOR}/*`, ({ request }) => {
      const isSession = new URL(request.url).pathname.endsWith('/session');
      return isSession && context.isReachable ? undefined : guard();
    }),
    http.get(`${DOOR}/session`, () =>
      context.isSignedIn ? HttpResponse.json(aSession()) : problem(401, 'UNAUTHORIZED', 'Sign in.'),
    ),
    http.post(`${DOOR}/session`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      if (password !== 'right') return problem(401, 'UNAUTHORIZED', 'Wrong.');
      context.isSignedIn = true;
      return HttpResponse.json(aSession());
    }),
    http.delete(`${DOOR}/session`, () => {
      context.isSignedIn = false;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${DOOR}/bookings`, ({ request }) => {
      const date = new URL(request.url).searchParams.get('date_start') ?? '';
      const data = context.bookings.filter(({ bookingAt }) => bookingAt.startsWith(date));
      return HttpResponse.json({ data });
    }),
    http.get(`${DOOR}/bookings/:uuid`, ({ params }) => reading(params.uuid)),
    http.put(`${DOOR}/bookings/:uuid/status`, async ({ params, request }) => {
      const uuid = String(params.uuid);
      if (request.headers.get('If-Match') !== etagOf(uuid)) {
        return problem(409, 'BOOKING_IS_OUTDATED', 'Changed meanwhile.');
      }
      const { status } = (await request.json()) as Pick<PrivateBooking, 'status'>;
      context.touch(uuid, { status });
      return reading(uuid);
    }),
  );
  return context;
}

/** Draws the staff view, with polling as it is. */
export function showStaffView(): void {
  render(<App />);
}

/** The row of a guest. */
export async function rowOf(name: string): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  expect(row).not.toBeNull();
  return row as HTMLElement;
}

export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

export function press(name: string | RegExp, inside: HTMLElement = document.body): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}
