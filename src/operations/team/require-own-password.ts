import { type Refusal, validationError } from '../../domain/refusal.ts';
import type { StaffWithSecrets } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import { attemptPassword } from '../access/password-attempt.ts';
import { isPassword } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireMember } from './require-member.ts';

/**
 * Who acts, after their password was checked: whoever finds a signed-in device must not change what signs in. Wrong
 * passwords count as failed sign-ins.
 * @throws Refusal VALIDATION_ERROR if the password is wrong; RateLimitError after too many
 */
export async function requireOwnPassword(
  context: AppContext,
  { accountId, staffUuid, ip }: Principal,
  { password, parameter }: { password: string; parameter: string },
): Promise<StaffWithSecrets> {
  const uuid = staffUuid ?? '';
  const member = await context.store.read((db) => requireMember(db, { accountId, uuid }));
  await attemptPassword(context, { email: member.email, address: ip ?? '' }, async () => {
    if (!(await isPassword(password, member.passwordHash))) throw notYours(parameter);
  });
  return member;
}

/**
 * In the write for which {@link requireOwnPassword} let them: the password may have been reset since then.
 * @throws Refusal VALIDATION_ERROR
 */
export async function requireSamePassword(
  db: Db,
  { accountId, uuid, passwordHash }: StaffWithSecrets,
  parameter: string,
): Promise<void> {
  const current = await requireMember(db, { accountId, uuid });
  if (current.passwordHash !== passwordHash) throw notYours(parameter);
}

function notYours(parameter: string): Refusal {
  return validationError({ parameter, reason: 'is not your password' });
}
