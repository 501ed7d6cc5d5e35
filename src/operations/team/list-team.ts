import { listSecondFactorOwners } from '../../store/second-factors.ts';
import { type ListedStaff, listStaff } from '../../store/staff.ts';
import { listInvitations, type StaffInvitation } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';

export interface TeamMember extends ListedStaff {
  /** Whether they have a passkey or an authenticator app. */
  hasSecondFactor: boolean;
}

export interface TeamView {
  members: readonly TeamMember[];
  invitations: readonly StaffInvitation[];
}

/** GET /team: who works at the venue, and who is invited. */
export function listTeam(context: AppContext, principal: Principal): Promise<TeamView> {
  requirePermission(principal, 'team:manage');
  const { accountId } = principal;
  const now = context.now();
  return context.store.read(async (db) => {
    const owners = await listSecondFactorOwners(db, accountId);
    const staff = await listStaff(db, accountId);
    return {
      members: staff.map((each) => ({ ...each, hasSecondFactor: owners.has(each.uuid) })),
      invitations: await listInvitations(db, accountId, now),
    };
  });
}
