import type { WebhookMessage } from '../../domain/message.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import type { Mail } from '../../mail/mail.ts';
import { webhookMail } from '../../mail/webhook-mail.ts';
import { listPartnerNames } from '../../store/partners.ts';
import { listWebhookTries } from '../../store/webhook-tries.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { venueAddress } from './venue-address.ts';

/** The mail about a disabled webhook, made from what is true now. Null if the venue has no address. */
export async function renderWebhookMessage(
  { context, db }: Tx,
  { id }: Pick<WebhookMessage, 'id'>,
  endpoint: WebhookEndpoint,
): Promise<Mail | null> {
  const { accountId, partnerId } = endpoint;
  const venue = await requireVenue(context, db, accountId);
  const to = venueAddress(venue);
  if (!to) return null;
  const names = await listPartnerNames(db, [partnerId]);
  const [lastTry = null] = await listWebhookTries(db, endpoint.id, 1);
  return webhookMail(id, to, {
    venue,
    partner: names.get(partnerId) ?? partnerId,
    endpointUrl: endpoint.url,
    because: endpoint.disabledBecause ?? 'FAILING',
    // One that is gone may have failed only once.
    failingSince: endpoint.failingSince ?? endpoint.updatedAt,
    lastTry,
    url: `${context.publicUrl}/staff#place=house&section=webhooks`,
  });
}
