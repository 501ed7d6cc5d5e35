import { createClient } from '../../client/call.ts';
import type { PublicBooking } from '../../contract/booking.ts';
import type { StartAnswer } from '../../contract/widget.ts';
import type { Language } from '../../domain/language.ts';
import type { Door } from '../door.ts';
import type { WaitingRoom } from '../waiting.ts';
import type { ManageLink } from './link.ts';

/** The way to one booking: its token stands for the key that a venue's page has. */
export interface ManageDoor extends Door {
  bookingUuid: string;
}

export function openManageDoor(settings: {
  link: ManageLink;
  language: Language;
  waitingRoom: WaitingRoom;
}): ManageDoor {
  const { link, language, waitingRoom } = settings;
  const client = createClient({
    baseUrl: new URL('/widget/v3', location.href).href,
    headers: () => ({ 'Accept-Language': language, 'Service-Manage-Token': link.token }),
  });
  return {
    bookingUuid: link.bookingUuid,
    publishableKey: '',
    language,
    reads: client,
    writes: client,
    waitingRoom,
  };
}

/** A booking as it stands, with the venue that keeps it. */
export interface Managed {
  booking: PublicBooking;
  /** Of this very state: a change that is sent with it changes nothing else. */
  etag: string | null;
  start: StartAnswer;
}

/**
 * Reads the booking and its venue anew.
 * @throws ProblemError, of which BOOKING_NOT_FOUND means that the link opens none;
 *   ConnectionError
 */
export async function readManaged(door: ManageDoor, signal?: AbortSignal): Promise<Managed> {
  const { bookingUuid, language, reads, waitingRoom } = door;
  const options = { maxTries: 3, signal, onWait: waitingRoom.tell };
  const query = { lang: language, pax: 1, paxChildren: 0 };
  const [read, started] = await Promise.all([
    reads.call('read-booking', { params: { bookingUuid } }, options),
    reads.request<StartAnswer>({ method: 'GET', path: '/start', query }, options),
  ]);
  return { booking: read.answer as PublicBooking, etag: read.etag, start: started.answer };
}
