import { clientNetworkOf } from '../../domain/client-network.ts';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import type { AppContext } from '../context.ts';
import { forgetSignIn, type SignInAttempt } from './failed-sign-ins.ts';
import { takeBackTurn, takeTurn } from './strangers-turns.ts';

const STRANGERS_ADVICE =
  'then sign in within a quarter of an hour: many try passwords for this email. Meanwhile, sign in with a passkey, or where you have signed in before';

/**
 * Runs the check of a password, which throws if it is wrong, at the attempt's turn. An attempt counts as failed until its
 * check has succeeded. On a network that is new to an email, it makes no difference whether a member has the email.
 * @throws RateLimitError after too many wrong ones from there, or if there are so many attempts from unknown networks that the
 *   turn is later than a request can wait; StoreUnavailable if the server stops before the turn
 */
export function attemptPassword<T>(
  context: AppContext,
  attempt: SignInAttempt,
  check: () => Promise<T>,
): Promise<T> {
  const { store, attemptQueues, passwordChecks } = context;
  const arrivedAt = context.steadyNow();
  const key = `${clientNetworkOf(attempt.address)} ${attempt.email.toLowerCase()}`;
  return attemptQueues.runInTurn(key, async () => {
    const turn = await store.write(null, async (db) => {
      const found = await takeTurn(db, attempt, { arrivedAt, now: context.steadyNow() });
      // Checked here, so that a refused attempt uses up no turn.
      if (!found.isKnown) passwordChecks.requireRoom();
      return found;
    });
    if (!turn.isNow) throw new RateLimitError(turn.waitMs, STRANGERS_ADVICE);
    await attemptQueues.wait(turn.waitMs);
    const result = await passwordChecks.run(turn.isKnown, check);
    await store.write(null, async (db) => {
      await forgetSignIn(db, attempt);
      if (!turn.isKnown) await takeBackTurn(db, turn);
    });
    return result;
  });
}
