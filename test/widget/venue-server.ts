import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type {
  AvailabilityBody,
  CalendarRequest,
  SlotAnswer,
  SlotRequest,
  WorkDayAnswer,
  WorkDayRequest,
} from '../../src/contract/availability.ts';
import type { PublicBooking } from '../../src/contract/booking.ts';
import type { ExperienceBody } from '../../src/contract/catalogue.ts';
import type { CreateBookingRequest } from '../../src/contract/requests/create-booking.ts';
import type { WidgetVenue } from '../../src/contract/widget.ts';
import { addDays } from '../../src/diner/calendar/month.ts';
import { judgedDay, publicBooking, slotAnswer, startAnswer, workDay } from '../diner/answers.ts';
import { API_URL } from '../diner/api-responses.ts';

/** At once, or when the test lets it come: what is shown until then is a state too. */
type Answer<T> = T | Response | Promise<T | Response>;

/** What the server of a test answers; each test changes what it is about. */
interface Script {
  venue: Partial<WidgetVenue>;
  /** Instead of the one that every answer has. */
  experiences: ExperienceBody[] | undefined;
  /** Instead of the first answer. */
  startProblem: Answer<Response> | null;
  /** Of each day of a month. */
  day: (date: string) => AvailabilityBody;
  /** Instead of a month that is asked for later. */
  calendarProblem: Answer<Response> | null;
  workDay: (date: string, body: WorkDayRequest) => Answer<WorkDayAnswer>;
  slot: (time: string, body: SlotRequest) => Answer<SlotAnswer>;
  create: (body: CreateBookingRequest) => Answer<Partial<PublicBooking>>;
}

interface Create {
  key: string | null;
  publishableKey: string | null;
  body: CreateBookingRequest;
}

/** A venue’s server in the place of the real one, for one test file. */
export function venueServer() {
  const begin = (): Script => ({
    venue: {},
    experiences: undefined,
    startProblem: null,
    day: judgedDay,
    calendarProblem: null,
    workDay: (date) => workDay(date, []),
    slot: () => slotAnswer(),
    create: () => ({}),
  });
  const state = { script: begin(), creates: [] as Create[], asked: [] as string[] };
  const server = setupServer(
    http.get(`${API_URL}/start`, async () => {
      state.asked.push('start');
      const { startProblem, venue, experiences, day } = state.script;
      const answer = startAnswer(venue, experiences);
      for (const each of answer.calendar.workDays) each.availability = day(each.date);
      return (await startProblem)?.clone() ?? HttpResponse.json(answer);
    }),
    http.post(`${API_URL}/availability/calendar`, async ({ request }) => {
      state.asked.push('calendar');
      const { dateStart, dateEnd } = (await request.json()) as CalendarRequest;
      const { calendarProblem, experiences, day } = state.script;
      const { calendar } = startAnswer({}, experiences);
      calendar.workDays = [];
      for (let date = dateStart; date <= dateEnd; date = addDays(date, 1))
        calendar.workDays.push({ date, availability: day(date) });
      return (await calendarProblem)?.clone() ?? HttpResponse.json(calendar);
    }),
    http.post(`${API_URL}/availability/work-days/:date`, async ({ params, request }) => {
      state.asked.push('work-day');
      const body = JSON.parse(await request.text());
      return responseTo(await state.script.workDay(String(params.date), body));
    }),
    http.post(
      `${API_URL}/availability/work-days/:date/time-slots/:time`,
      async ({ params, request }) => {
        state.asked.push('slot');
        const body = JSON.parse(await request.text()) as SlotRequest;
        const time = decodeURIComponent(String(params.time));
        return responseTo(await state.script.slot(time, body));
      },
    ),
    http.post(`${API_URL}/bookings`, async ({ request }) => {
      const body = (await request.json()) as CreateBookingRequest;
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
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    state.script = begin();
    state.creates = [];
    state.asked = [];
  });
  afterAll(() => server.close());
  return state;
}

function responseTo(answer: object): Response {
  return answer instanceof Response ? answer : HttpResponse.json(answer);
}
