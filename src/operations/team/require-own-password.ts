import { type Refusal, validationError } from '../../domain/refusal.ts';
import type { StaffWithSecrets } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import { countSignIn, forgetSignIn } from '../access/failed-sign-ins.ts';
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
  password: string,
  parameter: string,
): Promise<StaffWithSecrets> {
  const { store } = context;
  const member = await store.read((db) => requireMember(db, accountId, staffUuid ?? ''));
  const from = ip ?? '';
  await store.write(null, (db) => countSignIn(db, member.email, from, context.steadyNow()));
  if (!(await isPassword(password, member.passwordHash))) throw notYours(parameter);
  await store.write(null, (db) => forgetSignIn(db, member.email, from));
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
  const current = await requireMember(db, accountId, uuid);
  if (current.passwordHash !== passwordHash) throw notYours(parameter);
}

function notYours(parameter: string): Refusal {
  return validationError({ parameter, reason: 'is not your password' });
}
