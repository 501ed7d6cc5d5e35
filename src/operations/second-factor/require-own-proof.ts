import { validationError } from '../../domain/refusal.ts';
import type { StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireMember } from '../team/require-member.ts';
import { requireOwnPassword } from '../team/require-own-password.ts';
import { takeCode } from './take-code.ts';

/** With what a member proves that it is them: their password, a code of their app, or a recovery code. */
export interface OwnProof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Who acts, after they proved it: whoever finds a signed-in device must not change what signs in.
 * @param operation for which a code is used up
 * @throws Refusal VALIDATION_ERROR if the proof is wrong; RateLimitError after too many
 */
export async function requireOwnProof(
  context: AppContext,
  principal: Principal,
  { password = '', code, operation }: OwnProof & { operation: string },
): Promise<StaffMember> {
  if (code === undefined)
    return requireOwnPassword(context, principal, { password, parameter: 'password' });
  const { accountId, staffUuid } = principal;
  const uuid = staffUuid ?? '';
  const member = await context.store.read((db) => requireMember(db, { accountId, uuid }));
  if (await takeCode(context, member, { code, operation })) return member;
  throw validationError({ parameter: 'code', reason: 'is not right, or was used before' });
}
