import type { Instant } from '../../domain/venue-time.ts';
import { countRecoveryCodes, findAuthenticator } from '../../store/staff-authenticators.ts';
import { listPasskeys, type StaffPasskey } from '../../store/staff-passkeys.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { passkeySiteOf } from './passkey-site.ts';

export interface SecondFactors {
  passkeys: readonly StaffPasskey[];
  /** When an authenticator app was set up; null without one. */
  confirmedAt: Instant | null;
  recoveryCodesLeft: number;
  /** What the server's settings allow to add. */
  canAdd: { passkey: boolean; authenticator: boolean };
}

/** GET /account/second-factors: what the member signs in with besides the password. */
export function listSecondFactors(
  context: AppContext,
  principal: Principal,
): Promise<SecondFactors> {
  requirePermission(principal, 'bookings:read');
  const staffUuid = principal.staffUuid ?? '';
  return context.store.read(async (db) => {
    const authenticator = await findAuthenticator(db, staffUuid);
    return {
      passkeys: await listPasskeys(db, staffUuid),
      confirmedAt: authenticator?.confirmedAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, staffUuid),
      canAdd: {
        passkey: passkeySiteOf(context.publicUrl) !== null,
        authenticator: context.secondFactorKey !== null,
      },
    };
  });
}
