import { validationError } from '../../domain/refusal.ts';
import { findAuthenticator, insertAuthenticator } from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { appAddress, encryptAppSecret, newAppSecret } from './one-time-codes.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

export interface NewAuthenticator {
  secret: string;
  /** `otpauth://…` */
  address: string;
}

/**
 * POST /account/authenticator: the secret for an app, which is only available here. It counts once a code was entered
 * (`confirm-authenticator`).
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, an app is set up, or the server has no SECOND_FACTOR_KEY;
 *   RateLimitError
 */
export async function beginAuthenticator(
  context: AppContext,
  principal: Principal,
  proof: OwnProof,
): Promise<NewAuthenticator> {
  requirePermission(principal, 'bookings:read');
  const { secondFactorKey } = context;
  if (secondFactorKey === null)
    throw validationError({
      parameter: 'SECOND_FACTOR_KEY',
      reason: 'must be set for the server: it encrypts the secrets of authenticator apps',
    });
  const { accountId } = principal;
  const { uuid, email } = await requireOwnProof(context, principal, {
    ...proof,
    operation: 'begin-authenticator',
  });
  const secret = await newAppSecret();
  const encryptedSecret = encryptAppSecret(secondFactorKey, uuid, secret);
  const venue = await context.store.write(accountId, async (db) => {
    const before = await findAuthenticator(db, uuid);
    if (before && before.confirmedAt !== null)
      throw validationError({
        parameter: 'authenticator',
        reason: 'is set up already: remove it before you set up another',
      });
    const createdAt = context.now();
    await insertAuthenticator(db, { staffUuid: uuid, encryptedSecret, createdAt });
    return requireVenue(context, db, accountId);
  });
  return { secret, address: await appAddress(secret, venue.name, email) };
}
