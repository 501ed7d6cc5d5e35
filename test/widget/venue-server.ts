import { HttpResponse, http } from 'msw';
import { afterEach } from 'vitest';
import type { AvailabilityBody, SlotRequest } from '../../src/contract/availability.ts';
import type { PublicBooking } from '../../src/contract/booking.ts';
import type { ExperienceBody, FloorPlanAreaBody } from '../../src/contract/catalogue.ts';
import type { CalendarRequest } from '../../src/contract/partner/check-calendar.ts';
import type { SlotAnswer } from '../../src/contract/partner/check-slot.ts';
import type { WorkDayAnswer, WorkDayRequest } from '../../src/contract/partner/check-work-day.ts';
import type { CreateWidgetBookingRequest } from '../../src/contract/widget/create-booking.ts';
import type { HoldAnswer } from '../../src/contract/widget/hold-table.ts';
import type { WidgetVenue } from '../../src/contract/widget/start.ts';
import { addDays } from '../../src/diner/calendar/month.ts';
import {
  dayAvailability,
  publicBooking,
  slotAnswer,
  startAnswer,
  workDay,
} from '../diner/answers.ts';
import { API_URL } from '../diner/api-responses.ts';
import { answerRequests } from '../fixtures/page-network.ts';

/** Responds at once, or when the test resolves the promise: the state until then is tested too. */
type Answer<T> = T | Response | Promise<T | Response>;

/** The responses of the test server; each test sets what it needs. */
interface Script {
  venue: Partial<WidgetVenue>;
  /** Replaces the default experience. */
  experiences: ExperienceBody[] | undefined;
  /** Replaces the default areas. */
  areas: FloorPlanAreaBody[] | undefined;
  /** Replaces the start response. */
  startProblem: Answer<Response> | null;
  /** The availability of each day of a month. */
  day: (date: string) => AvailabilityBody;
  /** Replaces the response for a later month. */
  calendarProblem: Answer<Response> | null;
  workDay: (date: string, body: WorkDayRequest) => Answer<WorkDayAnswer>;
  /** The ETag of the times of a day, without its quotes. */
  dayVersion: string;
  slot: (time: string, body: SlotRequest, query: URLSearchParams) => Answer<SlotAnswer>;
  create: (body: CreateWidgetBookingRequest) => Answer<Partial<PublicBooking>>;
  /** By default no table is kept. */
  hold: (path: string, body: { holdSecret?: string | null }) => Answer<HoldAnswer>;
}

interface Create {
  key: string | null;
  publishableKey: string | null;
  body: CreateWidgetBookingRequest;
}

/** Replaces the venue’s server for one test file. */
export function venueServer() {
  const begin = (): Script => ({
    venue: {},
    experiences: undefined,
    areas: undefined,
    startProblem: null,
    day: dayAvailability,
    calendarProblem: null,
    workDay: (date) => workDay(date, []),
    dayVersion: 'first',
    slot: () => slotAnswer(),
    create: () => ({}),
    hold: () => ({ hold: null }),
  });
  const state = {
    script: begin(),
    creates: [] as Create[],
    holds: [] as { path: string; body: { holdSecret?: string | null } }[],
    requests: [] as string[],
  };
  answerRequests(
    http.get(`${API_URL}/start`, async () => {
      state.requests.push('start');
      const { startProblem, venue, experiences, areas, day } = state.script;
      const answer = startAnswer(venue, experiences, areas);
      for (const each of answer.calendar.workDays) each.availability = day(each.date);
      return (await startProblem)?.clone() ?? HttpResponse.json(answer);
    }),
    http.post(`${API_URL}/availability/calendar`, async ({ request }) => {
      state.requests.push('calendar');
      const { dateStart, dateEnd } = (await request.json()) as CalendarRequest;
      const { calendarProblem, experiences, areas, day } = state.script;
      const { calendar } = startAnswer({}, experiences, areas);
      calendar.workDays = [];
      for (let date = dateStart; date <= dateEnd; date = addDays(date, 1))
        calendar.workDays.push({ date, availability: day(date) });
      return (await calendarProblem)?.clone() ?? HttpResponse.json(calendar);
    }),
    http.post(`${API_URL}/availability/work-days/:date`, async ({ params, request }) => {
      state.requests.push('work-day');
      const body = JSON.parse(await request.text());
      const { dayVersion } = state.script;
      const answer = await state.script.workDay(String(params.date), body);
      return responseTo(answer, { ETag: `"${dayVersion}"` });
    }),
    http.post(
      `${API_URL}/availability/work-days/:date/time-slots/:time`,
      async ({ params, request }) => {
        state.requests.push('slot');
        const body = JSON.parse(await request.text()) as SlotRequest;
        const time = decodeURIComponent(String(params.time));
        const { searchParams } = new URL(request.url);
        return responseTo(await state.script.slot(time, body, searchParams));
      },
    ),
    ...['/holds', '/holds/prolong', '/holds/release'].map((path) =>
      http.post(`${API_URL}${path}`, async ({ request }) => {
        const body = JSON.parse(await request.text());
        state.holds.push({ path, body });
        return responseTo(await state.script.hold(path, body));
      }),
    ),
    http.post(`${API_URL}/bookings`, async ({ request }) => {
      const body = (await request.json()) as CreateWidgetBookingRequest;
      state.creates.push({
        key: request.headers.get('Idempotency-Key'),
        publishableKey: request.headers.get('Service-Publishable-Key'),
        body,
      });
      const answer = await state.script.create(body);
      if (answer instanceof Response) return answer;
      const { pax, paxChildren, status } = body;
      return HttpResponse.json(publicBooking({ pax, paxChildren, status, ...answer }), {
        headers: { Location: 'https://book.example/manage/6f0d#token' },
      });
    }),
  );
  afterEach(() => {
    state.script = begin();
    state.creates = [];
    state.holds = [];
    state.requests = [];
  });
  return state;
}

function responseTo(answer: object, headers: Record<string, string> = {}): Response {
  return answer instanceof Response ? answer : HttpResponse.json(answer, { headers });
}
