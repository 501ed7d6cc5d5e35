import type { BookingCustomerRequest } from '../../contract/requests/create-booking.ts';
import type { Booking } from '../../domain/booking.ts';
import { type LocalizedText, localize } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { insertConsent } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

/**
 * Records the consents of a new booking, so that the venue can prove who agreed to what and when. The
 * widget shows the venue's texts in the booking's language; what other callers showed is not known.
 */
export async function recordConsents(
  context: AppContext,
  db: Db,
  principal: Principal,
  { texts, language: venueLanguage }: Venue,
  { uuid: bookingUuid, language }: Pick<Booking, 'uuid' | 'language'>,
  customer: { uuid: string; acceptsMarketing: BookingCustomerRequest['acceptsMarketing'] },
): Promise<void> {
  const { showsConsentTexts } = principal.capabilities;
  const wordingOf = (text: LocalizedText) =>
    showsConsentTexts ? localize(text, language, venueLanguage) : null;
  const consent = {
    customerUuid: customer.uuid,
    bookingUuid,
    source: principal.caller,
    ip: principal.ip,
    textVersion: texts.consentVersion,
    language,
  };
  await insertConsent(
    db,
    { ...consent, kind: 'DATA_PROCESSING', wording: wordingOf(texts.dataProcessingConsent) },
    context.now(),
  );
  if (!customer.acceptsMarketing) return;
  await insertConsent(
    db,
    { ...consent, kind: 'MARKETING', wording: wordingOf(texts.marketingConsent) },
    context.now(),
  );
}
