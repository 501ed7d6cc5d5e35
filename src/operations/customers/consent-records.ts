import type { Booking } from '../../domain/booking.ts';
import { type LocalizedText, localize } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { insertConsent } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

/** What a customer agreed to with a booking. */
interface Agreement {
  customerUuid: string;
  /** Agreed to the processing of the data. */
  hasGdprConsent: boolean;
  acceptsMarketing: boolean;
}

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
  { customerUuid, hasGdprConsent, acceptsMarketing }: Agreement,
): Promise<void> {
  const { showsConsentTexts } = principal.capabilities;
  const wordingOf = (text: LocalizedText) =>
    showsConsentTexts ? localize(text, language, venueLanguage) : null;
  const consent = {
    customerUuid,
    bookingUuid,
    source: principal.caller,
    ip: principal.ip,
    textVersion: texts.consentVersion,
    language,
  };
  const record = (kind: 'DATA_PROCESSING' | 'MARKETING', text: LocalizedText) =>
    insertConsent(db, { ...consent, kind, wording: wordingOf(text) }, context.now());
  if (hasGdprConsent) await record('DATA_PROCESSING', texts.dataProcessingConsent);
  if (acceptsMarketing) await record('MARKETING', texts.marketingConsent);
}
