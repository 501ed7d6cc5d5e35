import type { Venue } from '../../domain/venue.ts';
import { type PrivacyNotice, savePrivacyNotice } from '../../store/privacy-notices.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

/** Records that a staff member told a guest how the venue handles personal data. */
export async function recordPrivacyNotice(
  context: AppContext,
  db: Db,
  { staffUuid }: Principal,
  { texts }: Venue,
  notice: Pick<PrivacyNotice, 'customerUuid' | 'bookingUuid' | 'told'>,
): Promise<void> {
  if (staffUuid === null) throw new Error('Only staff tell guests in person.');
  const { consentVersion: textVersion } = texts;
  await savePrivacyNotice(db, { ...notice, staffUuid, textVersion, toldAt: context.now() });
}
