import type * as z from 'zod/mini';
import { embedSnippet } from '../../contract/embed-snippet.ts';
import type { Access, WebhookTries } from '../../contract/staff/access.ts';
import { type Instant, toZonedIso } from '../../domain/venue-time.ts';
import type { WebhookTry } from '../../domain/webhook.ts';
import type { AccessView, OwnWebhook, PartnerAccess } from '../../operations/access/read-access.ts';
import { bookingPageKeyOf, bookingPageUrl } from '../../operations/venues/booking-page.ts';

type Clock = { timezone: string };
type PartnerAnswer = Access['partners'][number];

/** Who has access to a venue. */
export function accessShape(view: AccessView): Access {
  const { venue, publicUrl, publishableKeys, partners, hasWebhooks } = view;
  return {
    publishableKeys: publishableKeys.map(({ publishableKey, origins, createdAt, revokedAt }) => ({
      publishableKey,
      origins: [...origins],
      createdAt: toZonedIso(venue.timezone, createdAt),
      revokedAt: isoOrNull(venue, revokedAt),
      snippet: embedSnippet({
        form: 'element',
        publicUrl,
        attributes: { 'publishable-key': publishableKey, lang: venue.language },
      }),
    })),
    bookingPage: {
      url: bookingPageUrl(publicUrl, venue.accountId),
      publishableKey: bookingPageKeyOf(publishableKeys, publicUrl),
    },
    partners: partners.map((partner) => partnerShape(venue, partner)),
    hasWebhooks,
    mail: { delivery: view.mailDelivery, from: view.mailFrom },
  };
}

/** The tries to send to a webhook, newest first. */
export function webhookTriesShape(
  clock: Clock,
  tries: readonly WebhookTry[],
): z.infer<typeof WebhookTries> {
  return { tries: tries.map((each) => tryShape(clock, each)) };
}

function partnerShape(clock: Clock, partner: PartnerAccess): PartnerAnswer {
  const { partnerId, name, integration, apiKeys, webhooks } = partner;
  const { dataAccess, permissions, isEnabled } = integration;
  return {
    partnerId,
    name,
    integration: { dataAccess, permissions: [...permissions], isEnabled },
    apiKeys: apiKeys.map(({ prefix, createdAt, lastUsedAt, revokedAt }) => ({
      prefix,
      createdAt: toZonedIso(clock.timezone, createdAt),
      lastUsedAt: isoOrNull(clock, lastUsedAt),
      revokedAt: isoOrNull(clock, revokedAt),
    })),
    webhooks: webhooks.map((webhook) => webhookShape(clock, webhook)),
  };
}

function webhookShape(
  clock: Clock,
  { endpoint, deliveries, lastTry }: OwnWebhook,
): PartnerAnswer['webhooks'][number] {
  return {
    id: endpoint.id,
    url: endpoint.url,
    eventTypes: [...endpoint.eventTypes],
    isEnabled: endpoint.isEnabled,
    disabledBecause: endpoint.disabledBecause,
    failingSince: isoOrNull(clock, endpoint.failingSince),
    previousUntil: isoOrNull(clock, endpoint.previousUntil),
    createdAt: toZonedIso(clock.timezone, endpoint.createdAt),
    waiting: deliveries.WAITING,
    failed: deliveries.FAILED,
    lastTry: lastTry && tryShape(clock, lastTry),
  };
}

function tryShape(clock: Clock, { eventId, triedAt, durationMs, httpStatus, problem }: WebhookTry) {
  const at = toZonedIso(clock.timezone, triedAt);
  return { eventId, triedAt: at, durationMs, httpStatus, problem };
}

function isoOrNull({ timezone }: Clock, at: Instant | null): string | null {
  return at === null ? null : toZonedIso(timezone, at);
}
