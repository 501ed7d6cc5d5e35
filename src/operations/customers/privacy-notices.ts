import { type PrivacyNotice, savePrivacyNotice } from '../../store/privacy-notices.ts';
import type { Tx } from '../tx.ts';

/** Records that a staff member told a guest how the venue handles personal data. */
export async function recordPrivacyNotice(
  tx: Tx<'principal' | 'venue'>,
  notice: Pick<PrivacyNotice, 'customerUuid' | 'bookingUuid' | 'told'>,
): Promise<void> {
  const { context, db } = tx;
  const { staffUuid } = tx.principal;
  const { texts } = tx.venue;
  if (staffUuid === null) throw new Error('Only staff tell guests in person.');
  const { consentVersion: textVersion } = texts;
  await savePrivacyNotice(db, { ...notice, staffUuid, textVersion, toldAt: context.now() });
}
