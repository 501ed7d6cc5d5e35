import type { Booking } from '../../domain/booking.ts';
import { type LocalizedText, localize } from '../../domain/language.ts';
import { insertConsent } from '../../store/customers.ts';
import type { Tx } from '../tx.ts';

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
  tx: Tx<'principal' | 'venue'>,
  { uuid: bookingUuid, language }: Pick<Booking, 'uuid' | 'language'>,
  { customerUuid, hasGdprConsent, acceptsMarketing }: Agreement,
): Promise<void> {
  const { context, db, principal } = tx;
  const { texts, language: venueLanguage } = tx.venue;
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
