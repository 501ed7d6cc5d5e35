import { validationError } from '../../domain/refusal.ts';
import type { StaffWithSecrets } from '../../store/staff.ts';
import { countPin, forgetPin } from '../access/failed-pins.ts';
import { isPassword } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireMember } from './require-member.ts';
import { requireSession } from './require-session.ts';

/**
 * A member of the venue, after their PIN was checked on a device.
 * @throws Refusal VALIDATION_ERROR if it is wrong, or they have none; RateLimitError after too many
 */
export async function requirePin(
  context: AppContext,
  principal: Principal,
  { staff: staffUuid, pin }: { staff: string; pin: string },
): Promise<StaffWithSecrets> {
  const { store } = context;
  const { accountId } = principal;
  const { tokenHash, signedInUuid } = requireSession(principal);
  const attempt = { tokenHash, signedInUuid, staffUuid };
  const member = await store.read((db) =>
    requireMember(db, { accountId, uuid: staffUuid }, 'staff'),
  );
  const { pinHash } = member;
  if (pinHash === null)
    throw validationError({
      parameter: 'pin',
      reason: `cannot be right: ${member.name} has not set one`,
    });
  await store.write(null, (db) => countPin(db, attempt, context.steadyNow()));
  // The device is signed in, so no stranger's attempt goes first.
  const isRight = await context.passwordChecks.run(true, () => isPassword(pin, pinHash));
  if (!isRight)
    throw validationError({ parameter: 'pin', reason: `is not that of ${member.name}` });
  await store.write(null, (db) => forgetPin(db, attempt));
  return member;
}
