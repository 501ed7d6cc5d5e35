import { type WindowLimit, windowWait } from '../../domain/attempt-limit.ts';
import { GuestLimitError } from '../../domain/rate-limit-error.ts';
import {
  type AttemptKey,
  deleteAttempts,
  findAttempts,
  listCountedAttemptTimes,
  saveAttempts,
  tidyAttempts,
} from '../../store/attempts.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Call } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { InvalidCodeError } from './promo-codes.ts';

/** How many different wrong codes one actor may send within an hour. */
const LIMIT: WindowLimit = { maxAttempts: 10, windowMs: 3_600_000 };
const limitName = 'codes';

interface CodeFields {
  promoCode?: string | null | undefined;
  redemptionCode?: string | null | undefined;
}

interface GuardedWork<T> {
  run(): Promise<T>;
  /** Whether the result accepts the promo code; an operation that refuses codes throws an InvalidCodeError instead. */
  isRight?(result: T): boolean;
}

/**
 * Runs an operation whose response shows whether a code is right, and limits wrong codes, so that nobody
 * can find a right one by guessing. A code counts as wrong from when it is sent until the operation
 * accepts it, so that simultaneous guesses count too; sent again within an hour, it is not counted again.
 * If the operation fails for a reason other than the code, the code is not counted.
 * @throws GuestLimitError if the actor has reached the limit and sends a new code, even a right one. Codes
 *   that it sent within the last hour may be repeated.
 */
export async function limitWrongPromoCodes<T>(
  call: Call,
  { promoCode, redemptionCode }: CodeFields,
  { run, isRight = () => true }: GuardedWork<T>,
): Promise<T> {
  const { context, principal } = call;
  const codes = [promoCode, redemptionCode].flatMap((code) => code?.toLowerCase() ?? []);
  const { codeLimitActor } = principal;
  if (codeLimitActor === null || codes.length === 0) return run();
  const keys = codes.map((target) => ({ limitName, actor: codeLimitActor, target }));
  const counted = await countCodes(call, codeLimitActor, keys);
  try {
    const result = await run();
    if (isRight(result)) await markRight(context, keys);
    return result;
  } catch (error) {
    const wrong = error instanceof InvalidCodeError ? error.invalidCode.toLowerCase() : null;
    await uncount(
      context,
      counted.filter(({ target }) => target !== wrong),
    );
    throw error;
  }
}

/**
 * Counts the codes that the actor did not send within the last hour, and returns them.
 * @throws GuestLimitError
 */
async function countCodes(
  { context, principal }: Call,
  actor: string,
  keys: readonly AttemptKey[],
): Promise<AttemptKey[]> {
  // Not now(): setting the system's clock must neither free nor lock out anyone.
  const now = context.steadyNow();
  if ((await context.store.read((db) => listNew(db, keys, now))).length === 0) return [];
  return context.store.write(null, async (db) => {
    await tidyAttempts(db, now);
    const added = await listNew(db, keys, now);
    const since = now - LIMIT.windowMs;
    const wait = windowWait(
      LIMIT,
      await listCountedAttemptTimes(db, { limitName, actor }, since),
      now,
    );
    if (added.length > 0 && wait > 0) {
      const { contact, language } = await requireVenue(context, db, principal.accountId);
      throw new GuestLimitError('WRONG_CODES', wait, {
        language: principal.language ?? language,
        phone: contact.phone,
      });
    }
    for (const key of added) await saveAttempts(db, key, { count: 1, lastAt: now });
    return added;
  });
}

async function listNew(db: Db, keys: readonly AttemptKey[], now: number): Promise<AttemptKey[]> {
  const found = await Promise.all(keys.map((key) => findAttempts(db, key)));
  return keys.filter((_, index) => {
    const attempts = found[index];
    return !attempts || attempts.lastAt <= now - LIMIT.windowMs;
  });
}

/** Takes the codes out of the count, but remembers that the actor has sent them. */
async function markRight(context: AppContext, keys: readonly AttemptKey[]): Promise<void> {
  const found = await context.store.read((db) =>
    Promise.all(keys.map((key) => findAttempts(db, key))),
  );
  if (found.every((attempts) => attempts?.count === 0)) return;
  const lastAt = context.steadyNow();
  await context.store.write(null, async (db) => {
    for (const key of keys) await saveAttempts(db, key, { count: 0, lastAt });
  });
}

async function uncount(context: AppContext, keys: readonly AttemptKey[]): Promise<void> {
  if (keys.length === 0) return;
  await context.store.write(null, async (db) => {
    for (const key of keys) await deleteAttempts(db, key);
  });
}
