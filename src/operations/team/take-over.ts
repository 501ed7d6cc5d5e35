import { saveActing } from '../../store/staff-sessions.ts';
import type { SignedInStaff } from '../access/session.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requirePin } from './require-pin.ts';
import { requireSession } from './require-session.ts';
import { recordTeamChange } from './team-journal.ts';

/**
 * POST /session/take-over: another member of the venue acts on this device from now on. An owner has a manager's
 * permissions then, until they sign in with their password.
 * @throws Refusal VALIDATION_ERROR if the PIN is wrong; RateLimitError
 */
export async function takeOver(
  context: AppContext,
  principal: Principal,
  request: { staff: string; pin: string },
): Promise<SignedInStaff> {
  requirePermission(principal, 'bookings:read');
  const session = requireSession(principal);
  const { accountId, staffUuid: before } = principal;
  const member = await requirePin(context, principal, session, request);
  const { uuid } = member;
  return context.store.write(accountId, async (db) => {
    await saveActing(db, session.tokenHash, uuid);
    const changes = {
      device: [
        { id: session.id, actingUuid: before },
        { id: session.id, actingUuid: uuid },
      ],
    } as const;
    const cause = causeOf(principal, 'take-over');
    await recordTeamChange(db, cause, accountId, changes, context.now());
    const venue = await requireVenue(context, db, accountId);
    return { staff: member, session: { ...session, isByPin: true }, venue };
  });
}
