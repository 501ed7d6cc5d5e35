import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import type { StaffBookingRequest } from '../../../../src/contract/staff/staff-booking-request.ts';
import type { StaffStatusRequest } from '../../../../src/contract/staff/staff-status-request.ts';
import type { StaffUpdateRequest } from '../../../../src/contract/staff/staff-update-request.ts';
import type { StaffTimesRequest } from '../../../../src/contract/staff/times.ts';
import type { StaffTime } from '../../../../src/staff/screens/booking-sheet/times-query.ts';
import { aBooking, aCustomer, aTable, TODAY } from '../../fixtures/bookings.ts';
import { type FakeServer, problem, STAFF_API, server } from '../../fixtures/staff-view.tsx';
import { aTime, FULL } from './times.ts';

/** What the sheet asks the server. */
export interface SheetServer {
  times: StaffTime[];
  /** The questions for times, oldest first. */
  asked: { date: string; body: StaffTimesRequest }[];
}

/** Waits for the answer about the last question for times: no request may outlive its test. */
export function timesAreShown(): Promise<void> {
  return waitFor(() =>
    expect(document.querySelector('.time-shifts')?.getAttribute('aria-busy')).toBe('false'),
  );
}

/** Lets a fake server answer with times, make bookings and change them. */
export function serveSheet(fake: FakeServer): SheetServer {
  const state: SheetServer = {
    times: [
      aTime('20:30'),
      aTime('20:45', { tables: [aTable(5)] }),
      aTime('21:00', { tables: [], rules: [FULL] }),
      aTime('21:30'),
    ],
    asked: [],
  };
  server.use(
    // Nobody came before.
    http.post(`${STAFF_API}/customers/search`, () =>
      HttpResponse.json({ customers: [], hasMore: false }),
    ),
    http.post(`${STAFF_API}/availability/work-days/:date/times`, async ({ params, request }) => {
      const body = (await request.json()) as StaffTimesRequest;
      state.asked.push({ date: String(params.date), body });
      return HttpResponse.json({ times: state.times });
    }),
    http.post(`${STAFF_API}/bookings`, async ({ request }) => {
      const body = (await request.json()) as StaffBookingRequest;
      const booking = aBooking({
        uuid: 'new-booking',
        bookingAt: `${body.date}T${body.time}+01:00`,
        workDay: body.date,
        pax: body.pax,
        customer: aCustomer({ name: body.customer.name, phone: body.customer.phone ?? null }),
        privateNotes: body.privateNotes ?? null,
      });
      fake.bookings = [...fake.bookings, booking];
      return HttpResponse.json(booking, { status: 201, headers: { ETag: '"new-1"' } });
    }),
    http.put(`${STAFF_API}/bookings/:uuid`, async ({ params, request }) =>
      change(fake, params.uuid, request, toChanges((await request.json()) as StaffUpdateRequest)),
    ),
    http.put(`${STAFF_API}/bookings/:uuid/status`, async ({ params, request }) => {
      const { status } = (await request.json()) as StaffStatusRequest;
      return change(fake, params.uuid, request, { status });
    }),
  );
  return state;
}

function change(
  fake: FakeServer,
  uuid: unknown,
  request: Request,
  changes: Partial<StaffBooking>,
): Response {
  const before = fake.bookings.find((each) => each.uuid === uuid);
  if (!before) return problem(404, 'BOOKING_NOT_FOUND', 'There is no such booking.');
  if (request.headers.get('If-Match') !== `"${before.version}"`)
    return problem(409, 'BOOKING_IS_OUTDATED', 'Changed meanwhile.');
  const version = before.version + 1;
  fake.change(before.uuid, { ...changes, version });
  return HttpResponse.json({ ...before, ...changes, version });
}

function toChanges(body: StaffUpdateRequest): Partial<StaffBooking> {
  const { date = TODAY, time, pax, privateNotes } = body;
  return {
    ...(time !== undefined && { bookingAt: `${date}T${time}+01:00` }),
    ...(pax !== undefined && { pax }),
    ...(privateNotes !== undefined && { privateNotes }),
  };
}
