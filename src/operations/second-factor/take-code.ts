import type { BackoffLimit } from '../../domain/attempt-limit.ts';
import { ATTEMPTS_KEPT_MS, type AttemptKey, deleteAttempts } from '../../store/attempts.ts';
import type { StaffMember } from '../../store/staff.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCode,
  findAuthenticator,
  type StaffAuthenticator,
  saveLastStep,
} from '../../store/staff-authenticators.ts';
import type { Db } from '../../store/store.ts';
import { countAttempt } from '../access/counted-attempts.ts';
import type { AppContext } from '../context.ts';
import { memberCause } from '../journal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { decryptAppSecret, findStep } from './one-time-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/**
 * Wrong codes of one member's app, from wherever they come: only who knows the password gets to enter one, and a million
 * codes could be tried from many addresses otherwise. A hundred a day are left.
 */
const CODE_LIMIT: BackoffLimit = {
  freeAttempts: 10,
  firstWaitMs: 2000,
  maxWaitMs: 900_000,
  forgottenAfterMs: ATTEMPTS_KEPT_MS,
};

interface CodeUse {
  code: string;
  /** The purpose of the code. */
  operation: string;
}

/**
 * Uses up a code of a member's app, or one of their recovery codes.
 * @returns false if the code is wrong or was used before, or the member has no app
 * @throws RateLimitError after too many wrong codes for this member. Recovery codes are too long to be guessed: they
 *   are not counted here, so that whoever tries codes locks nobody out
 */
export async function takeCode(
  context: AppContext,
  member: StaffMember,
  use: CodeUse,
): Promise<boolean> {
  const { code } = use;
  const authenticator = await context.store.read((db) => findAuthenticator(db, member.uuid));
  if (!authenticator || authenticator.confirmedAt === null) return false;
  const digits = code.replace(/\s/g, '');
  return /^\d{6}$/.test(digits)
    ? takeOneTimeCode(context, authenticator, digits)
    : takeRecoveryCode(context, member, use);
}

async function takeOneTimeCode(
  context: AppContext,
  authenticator: StaffAuthenticator,
  code: string,
): Promise<boolean> {
  const { store } = context;
  const { staffUuid } = authenticator;
  const secret = decryptAppSecret(context, authenticator);
  await store.write(null, (db) => countCode(db, staffUuid, context.steadyNow()));
  const step = await findStep(secret, code, context.now());
  if (step === null) return false;
  return store.write(null, async (db) => {
    const isUsedNow = await saveLastStep(db, authenticator, step);
    if (isUsedNow) await deleteAttempts(db, codeKey(staffUuid));
    return isUsedNow;
  });
}

function takeRecoveryCode(
  context: AppContext,
  { uuid, accountId }: StaffMember,
  { code, operation }: CodeUse,
): Promise<boolean> {
  return context.store.write(accountId, async (db) => {
    const before = await countRecoveryCodes(db, uuid);
    if (!(await deleteRecoveryCode(db, uuid, hashRecoveryCode(code)))) return false;
    const left = (count: number) => ({ of: uuid, left: count });
    const changes = { recoveryCodes: [left(before), left(before - 1)] } as const;
    const cause = memberCause(operation, uuid);
    await recordTeamChange({ context, db, cause }, accountId, changes);
    return true;
  });
}

/**
 * Counts a code as wrong, before it is checked.
 * @throws RateLimitError
 */
async function countCode(db: Db, staffUuid: string, steadyNow: number): Promise<void> {
  const limits = [{ key: codeKey(staffUuid), limit: CODE_LIMIT }];
  await countAttempt(db, limits, {
    steadyNow,
    advice: 'then enter a new code, or use a recovery code',
  });
}

function codeKey(staffUuid: string): AttemptKey {
  return { limitName: 'one-time-code', actor: staffUuid };
}
