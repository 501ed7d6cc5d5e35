import { deleteInvitation } from '../../store/staff-invitations.ts';
import { addMember } from '../access/add-member.ts';
import { hashPassword } from '../access/secrets.ts';
import type { SignedInStaff } from '../access/session.ts';
import { type SignInClient, startSession } from '../access/start-session.ts';
import type { AppContext } from '../context.ts';
import { memberCause } from '../journal.ts';
import { requireInvitation } from './require-invitation.ts';
import { recordTeamChange } from './team-journal.ts';

export interface Acceptance {
  token: string;
  name: string;
  email: string;
  password: string;
}

/**
 * Somebody joins the staff with the link of an invitation, which works once, and is signed in.
 * @throws Refusal VALIDATION_ERROR if the invitation is not open, or the email belongs to another member
 */
export async function acceptInvitation(
  context: AppContext,
  acceptance: Acceptance,
  client: SignInClient,
): Promise<SignedInStaff & { token: string }> {
  const { token, name, password } = acceptance;
  const email = acceptance.email.toLowerCase();
  // Hashing is slow on purpose, so it waits until the link is known to be right.
  const { accountId } = await context.store.read((db) => requireInvitation({ context, db }, token));
  const passwordHash = await hashPassword(password);
  return context.store.write(accountId, async (db) => {
    const { id, role } = await requireInvitation({ context, db }, token);
    const staff = { uuid: context.newUuid(), accountId, email, name, role };
    const now = context.now();
    await addMember(db, { ...staff, passwordHash }, { now });
    await deleteInvitation(db, id);
    const changes = {
      invitation: [{ id, role }, null],
      member: [null, { uuid: staff.uuid, role }],
    } as const;
    const cause = memberCause('accept-invitation', staff.uuid);
    await recordTeamChange({ context, db, cause }, accountId, changes);
    return startSession({ context, db }, { staff, client });
  });
}
