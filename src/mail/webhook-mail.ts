import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { DeliveryProblem, DisabledReason, WebhookTry } from '../domain/webhook.ts';
import { MAIL } from '../locales/compiled/mail.ts';
import type { MailTexts } from '../locales/compiled/mail-texts.ts';
import { fill } from '../locales/template.ts';
import type { Mail, MailAddress } from './mail.ts';
import type { Fact } from './mail-content.ts';
import { formatMoment } from './mail-formats.ts';
import { mailToVenue } from './mail-to-venue.ts';

export interface DisabledWebhook {
  venue: Venue;
  /** The partner's name. */
  partner: string;
  /** Where events were sent: what follows the path may be a secret, and is not told. */
  endpointUrl: string;
  because: DisabledReason;
  failingSince: Instant;
  /** Null if nothing is known of it any more. */
  lastTry: Pick<WebhookTry, 'httpStatus' | 'problem'> | null;
  /** The webhooks in the staff view. */
  url: string;
}

/** The mail to the venue, in its language, about a webhook that the server has disabled. */
export function webhookMail(id: string, to: MailAddress, about: DisabledWebhook): Mail {
  const { venue, partner, because, url } = about;
  const { webhook: texts } = MAIL[venue.language];
  const values = { partner, venue: venue.name };
  const { fix, enable, sendAgain } = texts.steps;
  return mailToVenue(id, to, venue, {
    subject: fill(texts.subject, values),
    heading: texts.heading,
    text: fill(texts.because[because], values),
    facts: factsOf(texts, about),
    lists: [
      {
        title: texts.whatToDo,
        items: [fill(fix, { partner }), enable, fill(sendAgain, { partner })],
      },
    ],
    action: { label: texts.open, url, hint: null },
  });
}

function factsOf(
  texts: MailTexts['webhook'],
  { venue, partner, endpointUrl, failingSince, lastTry }: DisabledWebhook,
): Fact[] {
  const { host, pathname } = new URL(endpointUrl);
  const answer = lastTry && answerOf(texts, lastTry);
  return [
    { label: texts.partner, value: partner },
    { label: texts.address, value: `${host}${pathname}` },
    { label: texts.failingSince, value: formatMoment(venue, venue.language, failingSince) },
    ...(answer === null ? [] : [{ label: texts.lastAnswer, value: answer }]),
  ];
}

/** Null for a try that says nothing about the endpoint. */
function answerOf(
  { problems }: MailTexts['webhook'],
  { httpStatus, problem }: Pick<WebhookTry, 'httpStatus' | 'problem'>,
): string | null {
  if (httpStatus !== null) return `HTTP ${httpStatus}`;
  return (problem && (problems as Partial<Record<DeliveryProblem, string>>)[problem]) ?? null;
}
