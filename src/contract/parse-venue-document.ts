import { isTimezone } from '../domain/is-timezone.ts';
import type { Language } from '../domain/language.ts';
import { parsePhone } from '../domain/parse-phone.ts';
import type { ValidationIssue } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue.ts';
import { phoneReason } from './phone-reason.ts';
import { checkVenueDocument, VenueDocument } from './venue-document.ts';

/**
 * Parses a venue document: the venue, with its phone number in E.164, or all issues with their paths in the document.
 * @param language of the reason of a phone number that is none
 */
export function parseVenueDocument(
  input: unknown,
  language: Language | null = null,
): { venue: Venue } | { issues: ValidationIssue[] } {
  const { venue, faults } = checkVenueDocument(input);
  const written = (input ?? {}) as { country?: unknown; contact?: unknown; timezone?: unknown };
  const { data: knownCountry } = VenueDocument.shape.country.safeParse(written.country);
  const typed = (written.contact as { phone?: unknown } | null | undefined)?.phone;
  const phone = typeof typed === 'string' ? parsePhone(typed, knownCountry) : null;
  const issues = faults
    .filter(({ code }) => code !== 'NOT_A_PHONE')
    .map(({ parameter, reason }) => ({ parameter, reason }));
  if (typeof typed === 'string' && phone === null) {
    const reason = phoneReason(knownCountry ?? '', language);
    issues.push({ parameter: 'contact.phone', reason });
  }
  const { data: timezone } = VenueDocument.shape.timezone.safeParse(written.timezone);
  if (timezone !== undefined && !isTimezone(timezone)) {
    const reason = 'must be an IANA time zone such as Europe/Madrid';
    issues.push({ parameter: 'timezone', reason });
  }
  if (!venue || issues.length > 0) return { issues };
  return { venue: { ...venue, contact: { ...venue.contact, phone } } };
}
