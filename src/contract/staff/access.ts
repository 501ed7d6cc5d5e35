import * as z from 'zod/mini';
import { DATA_ACCESS_LEVELS, PERMISSIONS } from '../../domain/permission.ts';
import { EVENT_TYPES } from '../../domain/venue-event.ts';
import { DELIVERY_PROBLEMS, DISABLED_REASONS } from '../../domain/webhook.ts';
import * as limits from '../limits.ts';
import { Code } from '../venue-document-parts.ts';
import { MAIL_DELIVERIES } from './messages.ts';

/** A web page's origin, such as `https://venue.example`. */
const Origin = limits.text({ min: 1, max: 255 });
const Origins = z.array(Origin).check(z.minLength(1), z.maxLength(50));
const Permissions = z.array(z.enum(PERMISSIONS)).check(z.minLength(1), z.maxLength(50));
const EventTypes = z.array(z.enum(EVENT_TYPES)).check(z.minLength(1), z.maxLength(50));
const Url = limits.text({ min: 1, max: 2048 });

/** A key of the widget. It is in the source of web pages, and works only on these origins. */
export const PublishableKey = z.object({
  publishableKey: z.string(),
  origins: z.array(z.string()),
  createdAt: limits.DateTime,
  revokedAt: z.nullable(limits.DateTime),
  /** The HTML for a page. */
  snippet: z.string(),
});

const Integration = z.object({
  dataAccess: z.enum(DATA_ACCESS_LEVELS),
  permissions: z.array(z.enum(PERMISSIONS)),
  isEnabled: z.boolean(),
});

/** An API key of a partner, by its prefix, which is not secret. */
const ApiKey = z.object({
  prefix: z.string(),
  createdAt: limits.DateTime,
  /** To the minute. */
  lastUsedAt: z.nullable(limits.DateTime),
  revokedAt: z.nullable(limits.DateTime),
});

const WebhookTry = z.object({
  eventId: z.string(),
  triedAt: limits.DateTime,
  durationMs: z.int(),
  httpStatus: z.nullable(z.int()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
});

const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  eventTypes: z.array(z.enum(EVENT_TYPES)),
  isEnabled: z.boolean(),
  disabledBecause: z.nullable(z.enum(DISABLED_REASONS)),
  failingSince: z.nullable(limits.DateTime),
  /** Until then, the secret before signs as well. */
  previousUntil: z.nullable(limits.DateTime),
  createdAt: limits.DateTime,
  waiting: z.int(),
  failed: z.int(),
  lastTry: z.nullable(WebhookTry),
});

const Partner = z.object({
  partnerId: z.string(),
  name: z.string(),
  integration: Integration,
  apiKeys: z.array(ApiKey),
  webhooks: z.array(Webhook),
});

/** GET /staff/v3/access: who has access to the venue besides its staff. No secret is in it. */
export const Access = z.object({
  publishableKeys: z.array(PublishableKey),
  /** Its own page for bookings; without a key that is valid on it, the venue has none. */
  bookingPage: z.object({ url: z.string(), publishableKey: z.nullable(z.string()) }),
  partners: z.array(Partner),
  /** Whether the server has WEBHOOK_KEY, without which nothing is sent. */
  hasWebhooks: z.boolean(),
  mail: z.object({ delivery: z.enum(MAIL_DELIVERIES), from: z.nullable(z.string()) }),
});
export type Access = z.infer<typeof Access>;

export const OriginsRequest = z.strictObject({ origins: Origins });
export const PublishableKeyParams = z.object({ publishableKey: z.string() });

export const CreatePartnerRequest = z.strictObject({
  name: limits.name(),
  /** Made from the name if it is left out. It never changes. */
  partnerId: z.optional(Code),
  dataAccess: z._default(z.enum(DATA_ACCESS_LEVELS), 'public'),
});
export const PartnerParams = z.object({ partnerId: z.string() });

/** What is left out stays as it is. */
export const SetIntegrationRequest = z.strictObject({
  dataAccess: z.optional(z.enum(DATA_ACCESS_LEVELS)),
  permissions: z.optional(Permissions),
  isEnabled: z.optional(z.boolean()),
});

/** The only answer with the whole key. */
export const IssuedApiKey = z.object({ apiKey: z.string(), prefix: z.string() });
export const ApiKeyParams = z.object({ prefix: z.string() });

export const CreateWebhookRequest = z.strictObject({
  partnerId: z.string(),
  url: Url,
  /** All types if it is left out. */
  eventTypes: z.optional(EventTypes),
});
export const WebhookParams = z.object({ webhookId: z.string() });

/** The only answer with the secret. */
export const IssuedSecret = z.object({ id: z.string(), secret: z.string() });

export const RotateSecretRequest = z.strictObject({
  /** How long the secret before signs as well. */
  overlapHours: z._default(z.int().check(z.gte(0), z.lte(720)), 24),
});

export const TestedWebhook = z.object({
  isAccepted: z.boolean(),
  httpStatus: z.nullable(z.int()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
  durationMs: z.int(),
});

/** One event, or all since a time. */
export const ReplayRequest = z.strictObject({
  eventId: z.optional(limits.Uuid),
  since: z.optional(limits.DateTime),
});
export const ReplayedEvents = z.object({ events: z.int() });

export const WebhookTries = z.object({ tries: z.array(WebhookTry) });

/** What became of a test mail to the one who asked for it. */
export const TestedMail = z.object({
  /** `OFF` and `SHOWN` as in `mail.delivery`: nothing was sent. */
  outcome: z.enum(['SENT', 'FAILED', 'OFF', 'SHOWN']),
  /** What the mail server said, without addresses. */
  serverAnswer: z.nullable(z.string()),
});
