import type { Customer, EarlierVisits } from './customer.ts';
import { tagsNamed } from './customer-tag.ts';
import type { Instant } from './venue-time.ts';

/** A field of which one of the two guests' values is kept. */
export type TakenField = 'name' | 'email' | 'phone' | 'language';

/**
 * Two customers as one. The kept one has its own values, and those of the other one where it has none or they are
 * taken. Notes and tags of both stay.
 * @param hasWithdrawnMarketing whether one of them took back the consent to marketing: then nobody's counts
 */
export function mergedCustomer(
  kept: Customer,
  other: Customer,
  take: readonly TakenField[],
  hasWithdrawnMarketing: boolean,
  now: Instant,
): Customer {
  const chosen = <Field extends TakenField>(field: Field): Customer[Field] =>
    take.includes(field) ? (other[field] ?? kept[field]) : (kept[field] ?? other[field]);
  const names = [...kept.tags, ...other.tags].map(({ name }) => name);
  return {
    ...kept,
    name: chosen('name'),
    email: chosen('email'),
    phone: chosen('phone'),
    language: chosen('language'),
    birthDate: kept.birthDate ?? other.birthDate,
    postalCode: kept.postalCode ?? other.postalCode,
    isVip: kept.isVip || other.isVip,
    isBusiness: kept.isBusiness || other.isBusiness,
    privateNotes: joined(kept.privateNotes, other.privateNotes),
    tags: tagsNamed(names, [...kept.tags, ...other.tags]),
    acceptsImportantAlerts: kept.acceptsImportantAlerts || other.acceptsImportantAlerts,
    earlierVisits: together(kept.earlierVisits, other.earlierVisits),
    consentedAt: earlier(kept.consentedAt, other.consentedAt),
    acceptsMarketing: !hasWithdrawnMarketing && (kept.acceptsMarketing || other.acceptsMarketing),
    createdAt: Math.min(kept.createdAt, other.createdAt),
    updatedAt: now,
  };
}

function earlier(one: Instant | null, other: Instant | null): Instant | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** The other system counted them as visits of two guests. */
function together(one: EarlierVisits | null, other: EarlierVisits | null): EarlierVisits | null {
  if (one === null || other === null) return one ?? other;
  const { count, lastOn } = other;
  return {
    count: one.count === null || count === null ? (one.count ?? count) : one.count + count,
    lastOn: one.lastOn === null || (lastOn !== null && lastOn > one.lastOn) ? lastOn : one.lastOn,
  };
}

function joined(one: string | null, other: string | null): string | null {
  if (one === null || other === null || one === other) return one ?? other;
  return `${one}\n${other}`;
}
