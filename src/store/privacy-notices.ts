import type { Db } from './db.ts';

/** That a guest was told how the venue handles personal data. */
export interface PrivacyNotice {
  customerUuid: string;
  bookingUuid: string;
  told: 'BY_PHONE' | 'IN_PERSON';
  toldAt: number;
  staffUuid: string;
  /** The version of the venue's text. */
  textVersion: string;
}

/** Stores a notice, in place of an earlier one to the same guest about the same booking. */
export async function savePrivacyNotice(db: Db, notice: PrivacyNotice): Promise<void> {
  const told = {
    told: notice.told,
    told_at: notice.toldAt,
    staff_uuid: notice.staffUuid,
    text_version: notice.textVersion,
  };
  await db
    .insertInto('privacy_notices')
    .values({ customer_uuid: notice.customerUuid, booking_uuid: notice.bookingUuid, ...told })
    .onConflict((conflict) => conflict.columns(['customer_uuid', 'booking_uuid']).doUpdateSet(told))
    .execute();
}

/** Those of one customer, oldest first. */
export async function listPrivacyNotices(db: Db, customerUuid: string): Promise<PrivacyNotice[]> {
  const rows = await db
    .selectFrom('privacy_notices')
    .selectAll()
    .where('customer_uuid', '=', customerUuid)
    .orderBy('told_at')
    .orderBy('booking_uuid')
    .execute();
  return rows.map((row) => ({
    customerUuid: row.customer_uuid,
    bookingUuid: row.booking_uuid,
    told: row.told,
    toldAt: row.told_at,
    staffUuid: row.staff_uuid,
    textVersion: row.text_version,
  }));
}
