import { insertManageToken } from '../store/manage-tokens.ts';
import type { House } from './house.ts';
import { hashSecret, newSecret } from './secrets.ts';

/**
 * A fresh token for whoever just made a booking: it opens this booking and nothing else. Every
 * answer carries its own, since none is kept that could be given again.
 */
export async function issueManageToken(house: House, bookingUuid: string): Promise<string> {
  const token = newSecret();
  await house.store.write((db) =>
    insertManageToken(db, { tokenHash: hashSecret(token), bookingUuid }, house.now()),
  );
  return token;
}
