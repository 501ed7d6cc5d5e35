import type { Message } from '../../../src/domain/message.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import type { Mail } from '../../../src/mail/mail.ts';
import { type MailFailure, MailNotSent } from '../../../src/mail/mail-transport.ts';
import { listMessagesOfBooking } from '../../../src/store/messages.ts';
import { sendDueMessages } from '../../fixtures/send-due-messages.ts';
import { openTestServer, type TestServer } from '../../fixtures/test-context.ts';
import { aVenueWithContact } from '../../mail/a-mail-booking.ts';
import { createBooking } from '../../server/booking-fixtures.ts';

/** Remembers mail, or fails as it is told. */
class Postbox {
  readonly mail: Mail[] = [];
  failure: MailFailure | null = null;
  onSend: () => Promise<unknown> = async () => {};

  async send(mail: Mail): Promise<void> {
    await this.onSend();
    if (this.failure) throw new MailNotSent(this.failure, `550 no such user <${mail.to.address}>`);
    this.mail.push(mail);
  }

  subjects(): string[] {
    return this.mail.map(({ subject }) => subject);
  }
}

/** A server of a venue, and where its mail arrives. */
export async function openPostOffice(overrides: Partial<Venue> = {}) {
  const server = await openTestServer({ venue: aVenueWithContact(overrides), mailDelivery: 'ON' });
  const postbox = new Postbox();
  /** Sends all that is due. @returns what became of it */
  const send = async () => {
    const outcomes: string[] = [];
    for (;;) {
      const result = await sendDueMessages(server.context, postbox);
      outcomes.push(...result.outcomes);
      if (result.claimed === 0 || result.unavailable !== null) return outcomes;
    }
  };
  return { server, postbox, send };
}

export const guest = {
  name: 'Anna Puig',
  email: 'anna@guest.example',
  phone: null,
  hasGdprConsent: true,
  acceptsMarketing: false,
};

export function book(server: TestServer, overrides: Parameters<typeof createBooking>[1] = {}) {
  return createBooking(server, { customer: guest, ...overrides });
}

export function messagesOf(
  { context, venue }: TestServer,
  bookingUuid: string,
): Promise<Message[]> {
  const { accountId } = venue;
  return context.store.read((db) => listMessagesOfBooking(db, { accountId, bookingUuid }));
}
