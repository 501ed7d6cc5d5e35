import { withDeadline } from '../../client/deadline.ts';
import { ConnectionError } from '../../client/errors.ts';
import { parseBody, toError } from '../../client/parse-response.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { ServerClock } from '../live/server-clock.ts';
import { type ServiceDay, versionOfTag } from './service-day.ts';

const TIMEOUT_MS = 15_000;

/**
 * Reads the bookings of a work day. The known day is returned, as read now, if nothing has changed since.
 * @param url of the list, without parameters
 * @throws ProblemError, ConnectionError, or the reason of `signal`
 */
export async function fetchDay(
  url: string,
  date: WallDate,
  known: ServiceDay | undefined,
  language: string,
  clock: Pick<ServerClock, 'correct' | 'now'>,
  signal: AbortSignal,
): Promise<ServiceDay> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (known?.tag) headers['If-None-Match'] = known.tag;
  const query = new URLSearchParams({ date_start: date, date_end: date });
  let response: Response;
  let text: string;
  try {
    [response, text] = await withDeadline(TIMEOUT_MS, signal, async (inTime) => {
      const received = await fetch(`${url}?${query}`, { headers, signal: inTime });
      return [received, await received.text()];
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ConnectionError(cause);
  }
  clock.correct(response.headers.get('Date'));
  const readAt = clock.now();
  if (known && response.status === 304) return { ...known, readAt };
  if (!response.ok) throw toError(response, text);
  const { data } = parseBody(text) as { data: StaffBooking[] };
  const tag = response.headers.get('ETag');
  return { date, bookings: data, tag, version: versionOfTag(tag), readAt };
}
