import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SlotRequest } from '../../src/contract/availability.ts';
import type { PublicBooking } from '../../src/contract/booking.ts';
import type { SlotAnswer } from '../../src/contract/partner/check-slot.ts';
import type { WorkDayAnswer } from '../../src/contract/partner/check-work-day.ts';
import type { UpdateBookingRequest } from '../../src/contract/partner/update-booking.ts';
import type { AnswerOfferRequest } from '../../src/contract/wait-list/answer-offer.ts';
import type { WaitListAnswer } from '../../src/contract/wait-list/wait-list-place.ts';
import type { WidgetVenue } from '../../src/contract/widget/start.ts';
import { publicBooking, slotAnswer, startAnswer, workDay } from '../diner/answers.ts';
import { API_URL, problem } from '../diner/api-responses.ts';
import { answerRequests } from '../fixtures/page-network.ts';
import { addManageStyles } from './manage-styles.ts';
import { NOW } from './show-booking.tsx';

interface Sent {
  name: string;
  body: unknown;
  ifMatch: string | null;
  token: string | null;
}

/** The responses of the test server; each test sets what it needs. */
interface Script {
  venue: Partial<WidgetVenue>;
  /** Replaces the booking. */
  readProblem: (() => Response | Promise<Response>) | null;
  /** Replaces a month. */
  calendarProblem: Response | Promise<Response> | null;
  /** Refuses a change with this response. */
  refuse: (name: string, body: unknown) => Response | null;
  /** Makes a change, but loses its response. */
  losesAnswer: boolean;
  workDay: (
    date: string,
    body: { pax: number; excludeBookingUuid?: string },
  ) => WorkDayAnswer | Response | Promise<WorkDayAnswer>;
  slot: (body: SlotRequest) => Partial<SlotAnswer>;
}

/** Replaces the server, with one booking, the clock at NOW and the page's style sheets, for one test file. */
export function bookingServer() {
  const begin = () => ({
    booking: publicBooking(),
    version: 1,
    waitList: null as WaitListAnswer['waitList'],
    hasLeft: false,
    sent: [] as Sent[],
    requests: [] as { body: unknown; token: string | null }[],
    script: {
      venue: { takesBookingUpdates: true },
      readProblem: null,
      calendarProblem: null,
      refuse: () => null,
      losesAnswer: false,
      workDay: (date) => workDay(date, []),
      slot: () => ({}),
    } as Script,
  });
  const state = begin();
  const tokenOf = (request: Request) => request.headers.get('Service-Manage-Token');
  const answer = () =>
    HttpResponse.json(state.booking, {
      // As on the real server: a response must not be cached.
      headers: { ETag: `"${state.version}"`, 'Cache-Control': 'no-store' },
    });

  async function change(
    name: string,
    request: Request,
    to: (body: never) => Partial<PublicBooking>,
  ) {
    const text = await request.text();
    const body = text === '' ? null : JSON.parse(text);
    const ifMatch = request.headers.get('If-Match');
    state.sent.push({ name, body, ifMatch, token: tokenOf(request) });
    const refused = state.script.refuse(name, body);
    if (refused) return refused;
    if (ifMatch !== `"${state.version}"`) return problem(409, 'BOOKING_IS_OUTDATED');
    state.booking = { ...state.booking, ...to(body as never) };
    state.version += 1;
    if (!state.script.losesAnswer) return answer();
    state.script.losesAnswer = false;
    return HttpResponse.error();
  }

  /** What an answer to an offer changes. */
  function answered({ answer, date, time }: AnswerOfferRequest): Partial<PublicBooking> {
    const { waitList } = state;
    if (answer === 'CLAIM') {
      state.waitList = null;
      const other = date && time && { bookingAt: `${date}T${time}+02:00` };
      return { status: 'CONFIRMED', ...other };
    }
    const next = answer === 'DECLINE' ? 'DECLINED' : 'WAITING';
    state.waitList = waitList && { ...waitList, state: next, offeredUntil: null };
    return {};
  }

  const one = `${API_URL}/bookings/:uuid`;
  answerRequests(
    http.get(`${API_URL}/start`, () => HttpResponse.json(startAnswer(state.script.venue))),
    http.get(one, ({ request }) => {
      state.requests.push({ body: null, token: tokenOf(request) });
      return state.script.readProblem?.() ?? answer();
    }),
    http.put(`${one}/reconfirm`, ({ request }) =>
      change('reconfirm', request, () => ({ isReconfirmedByCustomer: true })),
    ),
    http.get(`${one}/wait-list`, () =>
      HttpResponse.json({ waitList: state.waitList, hasLeft: state.hasLeft }),
    ),
    http.put(`${one}/offer`, ({ request }) => change('offer', request, answered)),
    http.put(`${one}/policy/sign`, ({ request }) =>
      change('sign', request, () => {
        const { cancellationPolicy: policy } = state.booking;
        const signedAt = '2030-05-10T13:30:00+02:00';
        return { cancellationPolicy: policy && { ...policy, status: 'SIGNED', signedAt } };
      }),
    ),
    http.put(`${one}/cancel`, ({ request }) =>
      change('cancel', request, () => ({ status: 'CANCELED' })),
    ),
    http.put(one, ({ request }) =>
      change('update', request, ({ date, time, ...changes }: UpdateBookingRequest) => ({
        ...(changes as Partial<PublicBooking>),
        ...(date && time ? { bookingAt: `${date}T${time}+02:00` } : {}),
      })),
    ),
    http.post(`${API_URL}/availability/calendar`, async () => {
      const { calendarProblem } = state.script;
      return (await calendarProblem)?.clone() ?? HttpResponse.json(startAnswer().calendar);
    }),
    http.post(`${API_URL}/availability/work-days/:date`, async ({ params, request }) => {
      const body = JSON.parse(await request.text());
      state.requests.push({ body, token: tokenOf(request) });
      const answer = await state.script.workDay(String(params.date), body);
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
    http.post(`${API_URL}/availability/work-days/:date/time-slots/:time`, async ({ request }) => {
      const body = JSON.parse(await request.text());
      state.requests.push({ body, token: tokenOf(request) });
      return HttpResponse.json(slotAnswer(state.script.slot(body)));
    }),
  );
  addManageStyles();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  });
  afterEach(() => {
    Object.assign(state, begin());
  });
  return state;
}
