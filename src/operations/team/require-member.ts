import { validationError } from '../../domain/refusal.ts';
import { findStaffByUuid, listStaff, type StaffWithSecrets } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';

/** @throws Refusal VALIDATION_ERROR if nobody at the venue has this uuid */
export async function requireMember(
  db: Db,
  { accountId, uuid }: Pick<StaffWithSecrets, 'accountId' | 'uuid'>,
  parameter = 'staffUuid',
): Promise<StaffWithSecrets> {
  const member = await findStaffByUuid(db, accountId, uuid);
  if (member) return member;
  throw validationError({ parameter, reason: 'belongs to nobody who works at this venue' });
}

/** @throws Refusal VALIDATION_ERROR if the venue had no owner without this member */
export async function requireOtherOwner(
  db: Db,
  { accountId, uuid }: Pick<StaffWithSecrets, 'accountId' | 'uuid'>,
  parameter: string,
): Promise<void> {
  const staff = await listStaff(db, accountId);
  if (staff.some((each) => each.role === 'OWNER' && each.uuid !== uuid)) return;
  throw validationError({
    parameter,
    reason: 'is the last owner of the venue: make somebody else an owner first',
  });
}
