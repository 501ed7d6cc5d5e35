import { validationError } from '../../domain/refusal.ts';
import { findInvitation, type StaffInvitation } from '../../store/staff-invitations.ts';
import { hashSecret } from '../access/secrets.ts';
import type { Tx } from '../tx.ts';

/** @throws Refusal VALIDATION_ERROR if the link was used or withdrawn, has expired, or never existed */
export async function requireInvitation(
  { context, db }: Tx,
  token: string,
): Promise<StaffInvitation> {
  const invitation = await findInvitation(db, hashSecret(token), context.now());
  if (invitation) return invitation;
  throw validationError({
    parameter: 'token',
    reason:
      'is not of an open invitation: it was used or withdrawn, or has expired. Ask for another',
  });
}
