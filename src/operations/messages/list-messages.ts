import { listBookingsByUuid } from '../../store/bookings.ts';
import { listMessages, listWebhookMessages } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import { listWebhookEndpoints } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import type { MessagesView, WebhookMessageView } from './message-view.ts';

/** As many as a person looks through. */
const LIMIT = 200;

/** GET /staff/v3/messages: the latest ones of the venue, those about webhooks for who manages access. */
export function listVenueMessages(
  context: AppContext,
  principal: Principal,
): Promise<MessagesView> {
  const { accountId } = principal;
  return read({ context, principal }, 'bookings:update', async (tx) => {
    const { db, venue } = tx;
    const messages = await listMessages(db, accountId, LIMIT);
    const uuids = [...new Set(messages.map(({ bookingUuid }) => bookingUuid))];
    const bookings = await listBookingsByUuid(db, accountId, uuids);
    const byUuid = new Map(bookings.map((booking) => [booking.uuid, booking]));
    const aboutBookings = messages.flatMap((message) => {
      const booking = byUuid.get(message.bookingUuid);
      return booking ? [{ message, booking }] : [];
    });
    const aboutWebhooks = principal.permissions.has('access:manage')
      ? await listAboutWebhooks(db, accountId)
      : [];
    return {
      venue,
      delivery: context.mailDelivery(accountId),
      messages: [...aboutBookings, ...aboutWebhooks]
        .sort((a, b) => b.message.createdAt - a.message.createdAt)
        .slice(0, LIMIT),
    };
  });
}

async function listAboutWebhooks(db: Db, accountId: string): Promise<WebhookMessageView[]> {
  const messages = await listWebhookMessages(db, accountId, LIMIT);
  if (messages.length === 0) return [];
  const endpoints = await listWebhookEndpoints(db, accountId);
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  return messages.flatMap((message) => {
    const webhook = byId.get(message.webhookId);
    return webhook ? [{ message, webhook }] : [];
  });
}
