import { type Refusal, validationError } from '../../domain/refusal.ts';
import {
  findAuthenticator,
  confirmAuthenticator as saveConfirmation,
  saveLastStep,
  saveRecoveryCodes,
} from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';
import { decryptAppSecret, findStep } from './one-time-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** How long the secret of an app can be confirmed. */
const SET_UP_MS = 900_000;

const CHANGE = { operation: 'confirm-authenticator', permission: 'bookings:read' } as const;

/**
 * PUT /account/authenticator: the first code of an app shows that it has the secret. From then on it is asked for.
 * @returns ten recovery codes, which are only available here
 * @throws Refusal VALIDATION_ERROR if the code is wrong, or no app waits for it
 */
export async function confirmAuthenticator(
  context: AppContext,
  principal: Principal,
  code: string,
): Promise<string[]> {
  requirePermission(principal, CHANGE.permission);
  const { accountId } = principal;
  const uuid = principal.staffUuid ?? '';
  const now = context.now();
  const pending = await context.store.read((db) => findAuthenticator(db, uuid));
  if (!pending || pending.confirmedAt !== null || pending.createdAt < now - SET_UP_MS)
    throw validationError({
      parameter: 'authenticator',
      reason: 'does not wait for a code: begin to set it up again',
    });
  const secret = decryptAppSecret(context, pending);
  const step = await findStep(secret, code.replace(/\s/g, ''), now);
  if (step === null) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    if (!(await saveLastStep(db, pending, step))) throw wrongCode();
    await saveConfirmation(db, uuid, now);
    await saveRecoveryCodes(db, uuid, recoveryCodes.map(hashRecoveryCode));
    const has = (isSet: boolean) => ({ of: uuid, isSet });
    const changes = { authenticator: [has(false), has(true)] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
  return recoveryCodes;
}

function wrongCode(): Refusal {
  return validationError({
    parameter: 'code',
    reason: 'is not the one that the app shows now: check the time of the phone',
  });
}
