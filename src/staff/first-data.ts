import type { StaffSession } from '../contract/staff/session.ts';
import { type ServiceDay, toServiceDay } from './day-data/service-day.ts';
import { type DeviceCopy, readCopy } from './device/read-copy.ts';

/** What the first screen shows. */
export interface FirstData {
  /** What this device has kept; null if it has kept nothing. */
  copy: DeviceCopy | null;
  /** What the server has answered; null if there is a copy, which is shown first, or if nobody is signed in. */
  answers: FirstAnswers | null;
}

interface FirstAnswers {
  session: StaffSession;
  /** Null if another day is to be shown. */
  day: ServiceDay | null;
}

/** After this time the page is shown without them, and requests them again. */
const TIMEOUT_MS = 5000;

/**
 * Reads what the device has kept, or else requests the session and today's bookings. Whatever fails is requested again
 * by the page, which then says why.
 */
export async function requestFirstData(language: string): Promise<FirstData> {
  // A page without the worker is usually the first one on this device: nothing is kept, and the copy is not awaited.
  const early = navigator.serviceWorker?.controller ? null : requestAnswers(language);
  const copy = await readCopy();
  return copy
    ? { copy, answers: null }
    : { copy: null, answers: await (early ?? requestAnswers(language)) };
}

async function requestAnswers(language: string): Promise<FirstAnswers | null> {
  const isToday = !new URLSearchParams(window.location.hash.slice(1)).has('date');
  const [session, day] = await Promise.all([
    requestAnswer('/staff/v3/session', language, (body) => body as StaffSession),
    isToday ? requestAnswer('/staff/v3/bookings', language, toServiceDay) : null,
  ]);
  return session && { session, day };
}

/** Null if it fails. */
async function requestAnswer<Answer>(
  path: string,
  language: string,
  parse: (body: unknown, response: Response) => Answer,
): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      headers: { 'Accept-Language': language },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? parse(await response.json(), response) : null;
  } catch {
    return null;
  }
}
