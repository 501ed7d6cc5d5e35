import {
  areAhead,
  type GivenTurns,
  type PaceLimit,
  withTurn,
  withTurnAt,
} from '../../domain/attempt-limit.ts';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import {
  deleteTurn,
  findTurns,
  saveTurns,
  type TurnKey,
  tidyTurns,
} from '../../store/sign-in-turns.ts';
import { isNetworkOf } from '../../store/staff-networks.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import {
  countKeptTurn,
  countSignIn,
  forgetSignIn,
  type SignInAttempt,
  signInTarget,
} from './failed-sign-ins.ts';

const HOUR_MS = 3_600_000;

/** No request waits longer for its check: browsers and proxies give up after thirty seconds. */
const MAX_HELD_MS = 20_000;

/** How long a reserved turn is kept for a retry. */
const TURN_KEPT_MS = HOUR_MS / 4;

/**
 * Turns of strangers at one email. Strangers are networks from which nobody has signed in with that email. Each network has
 * one turn at a time, so guessing from more networks delays the guesses and does not add any.
 */
const TURNS: PaceLimit = {
  freeTurns: 10,
  pauseMs: 10_000,
  maxAheadMs: 24 * HOUR_MS,
  forgottenAfterMs: TURN_KEPT_MS,
};

/**
 * An IPv6 prefix has 65,536 networks or more, and may belong to one attacker. So the number of pending turns of one prefix is
 * limited; its further networks queue separately, at {@link CROWDED_TURNS}, and delay nobody else.
 */
const CROWDS = [
  { bits: 48, most: 5 },
  { bits: 32, most: 200 },
] as const;

const CROWDED_TURNS: PaceLimit = { ...TURNS, freeTurns: 1, pauseMs: HOUR_MS / 60 };

/**
 * Checks have a pace of their own, because reserved turns could all be used at once. It is faster than the pace of the turns:
 * even if every turn of the last quarter of an hour was reserved, all can be used before they expire.
 */
const CHECKS: PaceLimit = { ...TURNS, pauseMs: 4000 };

/** The `count` of a network's own turn tells in which queue it is. */
const OWN = { usual: 1, crowded: 2 };

/** On the steady clock. */
interface AttemptTimes {
  arrivedAt: number;
  now: number;
}

/** When a password is checked. */
interface SignInTurn {
  /** Whether somebody has signed in with this email from this network. */
  isKnown: boolean;
  /** Until the check, or until the next attempt if `isNow` is false. */
  waitMs: number;
  /** False if the check is too far off for one request. Then a turn is reserved for the network, and nothing counts as failed. */
  isNow: boolean;
  /** The turns to take back if the sign-in succeeds. */
  paces: readonly TurnKey[];
}

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

/**
 * Finds the turn of an attempt, and counts it as failed before its check. Known networks need no turn, so strangers cannot
 * make them wait. An email that no member has is known on no network.
 * @throws RateLimitError after too many wrong passwords from there
 */
async function takeTurn(db: Db, attempt: SignInAttempt, times: AttemptTimes): Promise<SignInTurn> {
  if (!(await isNetworkOf(db, attempt.email, clientNetworkOf(attempt.address))))
    return takeStrangersTurn(db, attempt, times);
  await countSignIn(db, attempt, times.now);
  return { isKnown: true, waitMs: 0, isNow: true, paces: [] };
}

/** Takes back the turn of a sign-in that succeeded, so that others do not notice the sign-in by their own waits. */
async function takeBackTurn(db: Db, { paces }: SignInTurn): Promise<void> {
  for (const key of paces) {
    const given = await findTurns(db, key);
    if (given) await saveTurns(db, key, { ...given, count: Math.max(0, given.count - 1) });
  }
}

interface Crowd {
  key: TurnKey;
  /** The turns of its networks, without those that they have among themselves. */
  given: GivenTurns | null;
  most: number;
}

/** The prefixes that an address is part of; none for IPv4. */
async function findCrowds(db: Db, { email, address }: SignInAttempt): Promise<Crowd[]> {
  const target = signInTarget(email);
  const crowds = CROWDS.map(({ bits, most }) => ({ of: clientNetworkOf(address, bits), most }));
  return Promise.all(
    crowds
      .filter(({ of }) => of !== clientNetworkOf(address))
      .map(async ({ of, most }) => {
        const key = { target, of };
        return { key, given: await findTurns(db, key), most };
      }),
  );
}

async function takeStrangersTurn(
  db: Db,
  attempt: SignInAttempt,
  { arrivedAt, now }: AttemptTimes,
): Promise<SignInTurn> {
  const latest = now + TURNS.maxAheadMs;
  // A turn after the latest possible one was given by a process whose clock was ahead.
  await tidyTurns(db, now - TURN_KEPT_MS, latest);
  const target = signInTarget(attempt.email);
  const own = { target, of: clientNetworkOf(attempt.address) };
  const kept = await findTurns(db, own);
  const crowds = await findCrowds(db, attempt);
  const isCrowded = kept
    ? kept.count === OWN.crowded
    : crowds.some(({ given, most }) => areAhead(given, most, now));
  const limit = isCrowded ? CROWDED_TURNS : TURNS;
  const turns = { target, of: isCrowded ? 'crowded turns' : 'turns' };
  const checks = { target, of: 'checks' };
  const paces = [turns, checks];
  const turn = kept ?? withTurn(limit, await findTurns(db, turns), now);
  const notYet = { isKnown: false, isNow: false, paces };
  if (turn.lastAt > latest) return { ...notYet, waitMs: turn.lastAt - latest };
  const check = withTurn(CHECKS, await findTurns(db, checks), Math.max(now, turn.lastAt));
  const isNow = check.lastAt - arrivedAt <= MAX_HELD_MS;
  if (!kept) {
    await saveTurns(db, turns, turn);
    if (!isCrowded)
      for (const { key, given } of crowds)
        await saveTurns(db, key, withTurnAt(given, turn.lastAt, now));
  }
  if (isNow) {
    await countSignIn(db, attempt, now);
    await saveTurns(db, checks, check);
    await deleteTurn(db, own);
  } else if (!kept) {
    await countKeptTurn(db, attempt, now);
    const count = isCrowded ? OWN.crowded : OWN.usual;
    await saveTurns(db, own, { count, lastAt: turn.lastAt });
  }
  return { ...notYet, waitMs: check.lastAt - now, isNow };
}
