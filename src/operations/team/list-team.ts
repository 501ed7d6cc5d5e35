import { type ListedStaff, listStaff } from '../../store/staff.ts';
import { listInvitations, type StaffInvitation } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';

export interface TeamView {
  members: readonly ListedStaff[];
  invitations: readonly StaffInvitation[];
}

/** GET /team: who works at the venue, and who is invited. */
export function listTeam(context: AppContext, principal: Principal): Promise<TeamView> {
  requirePermission(principal, 'team:manage');
  const { accountId } = principal;
  const now = context.now();
  return context.store.read(async (db) => ({
    members: await listStaff(db, accountId),
    invitations: await listInvitations(db, accountId, now),
  }));
}
