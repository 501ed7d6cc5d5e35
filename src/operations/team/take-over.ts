import { saveActing } from '../../store/staff-sessions.ts';
import type { SignedInStaff } from '../access/session.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requirePin } from './require-pin.ts';
import { requireSession } from './require-session.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'take-over', permission: 'bookings:read' } as const;

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
  requirePermission(principal, CHANGE.permission);
  const session = requireSession(principal);
  const { accountId, staffUuid: before } = principal;
  const member = await requirePin(context, principal, request);
  const { uuid } = member;
  return changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await saveActing(db, session.tokenHash, uuid);
    const changes = {
      device: [
        { id: session.id, actingUuid: before },
        { id: session.id, actingUuid: uuid },
      ],
    } as const;
    await recordTeamChange(tx, accountId, changes);
    const venue = await requireVenue(context, db, accountId);
    return { staff: member, session: { ...session, isByPin: true }, venue };
  });
}
