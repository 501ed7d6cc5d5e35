import type { Venue } from '../../domain/venue.ts';
import type { StaffInvitation } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireInvitation } from './require-invitation.ts';

/** What somebody is invited to, for who has the link. @throws Refusal VALIDATION_ERROR */
export function readInvitation(
  context: AppContext,
  token: string,
): Promise<{ invitation: StaffInvitation; venue: Venue }> {
  return context.store.read(async (db) => {
    const invitation = await requireInvitation({ context, db }, token);
    return { invitation, venue: await requireVenue(context, db, invitation.accountId) };
  });
}
