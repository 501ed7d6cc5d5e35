import { describe, expect, test } from 'vitest';
import { RateLimitError } from '../../../src/domain/rate-limit-error.ts';
import { attemptPassword } from '../../../src/operations/access/password-attempt.ts';
import { resetPassword } from '../../../src/operations/access/reset-password.ts';
import { createSignIn } from '../../../src/operations/access/sign-in.ts';
import {
  NOON,
  openTestServer,
  SIGN_IN_CLIENT,
  STAFF,
  type TestServer,
} from '../../fixtures/test-context.ts';

const MINUTE_MS = 60_000;
/** How long a password is checked. */
const CHECK_MS = 80;
/** The longest that a request may take: the browser gives up after half a minute. */
const MAX_HELD_MS = 20_000;

/** When a password was checked and how long the request took until then; or when to try again. */
type Attempt = { checkedAt: number; heldMs: number } | { retryMs: number };

/** A server on a simulated clock, and what happens there to attempts. */
async function openAttacked() {
  let heldMs = 0;
  const server = await openTestServer({
    pause: async (milliseconds) => {
      heldMs += milliseconds;
    },
  });
  /** @param isRight whether the password is */
  async function attempt(
    { at, address, email = STAFF.email }: { at: number; address: string; email?: string },
    isRight = false,
  ): Promise<Attempt> {
    server.setNow(at);
    heldMs = 0;
    let isChecked = false;
    try {
      await attemptPassword(server.context, { email, address }, async () => {
        isChecked = true;
        if (!isRight) throw new Error('wrong');
      });
    } catch (error) {
      if (error instanceof RateLimitError) return { retryMs: error.retryAfterSeconds * 1000 };
      if (!isChecked) throw error;
    }
    return { checkedAt: at + heldMs, heldMs };
  }
  return { server, attempt };
}

interface Guesser {
  address: string;
  at: number;
}

function guessers(count: number, from = NOON): Guesser[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `203.0.${Math.floor(index / 250)}.${index % 250}`,
    at: from + index,
  }));
}

/** Guessers of so many /64 of each of so many prefixes. */
function guessersOfPrefixes(prefixes: readonly string[], count: number): Guesser[] {
  return prefixes.flatMap((prefix, block) =>
    Array.from({ length: count }, (_, index) => ({
      address: `${prefix}:${index.toString(16)}::1`,
      at: NOON + block + index,
    })),
  );
}

/** When somebody from a network is told to come, or is checked. */
function waitOf(result: Attempt): number {
  return 'retryMs' in result ? result.retryMs : result.heldMs;
}

/**
 * Guessers try wrong passwords until a time, each as soon as it may, or so much later.
 * @returns when a password was checked
 */
async function attack(
  attempt: (guess: Guesser) => Promise<Attempt>,
  { guessers: all, until, lateMs = 0 }: { guessers: Guesser[]; until: number; lateMs?: number },
): Promise<number[]> {
  const checks: number[] = [];
  for (;;) {
    const next = all.reduce((first, each) => (each.at < first.at ? each : first));
    if (next.at >= until) return checks;
    const result = await attempt(next);
    if ('retryMs' in result) next.at += result.retryMs + lateMs;
    else {
      checks.push(result.checkedAt);
      next.at = result.checkedAt + CHECK_MS;
    }
  }
}

/** The most checks within any minute. */
function mostInAMinute(checks: readonly number[]): number {
  return Math.max(
    ...checks.map((from) => checks.filter((at) => at >= from && at < from + MINUTE_MS).length),
  );
}

async function signInAtHome({ context }: TestServer): Promise<void> {
  await createSignIn(context)(STAFF, SIGN_IN_CLIENT);
}

describe('a thousand networks guess the password of one account', () => {
  test('at most 25 checks in the first minute, at most 70 in the first ten', async () => {
    const { attempt } = await openAttacked();
    const checks = await attack(attempt, {
      guessers: guessers(1000),
      until: NOON + 10 * MINUTE_MS,
    });
    expect(mostInAMinute(checks)).toBeLessThanOrEqual(25);
    expect(checks.length).toBeGreaterThan(30);
    expect(checks.length).toBeLessThanOrEqual(10 + 60);
  });

  test('at most 16 checks a minute after the first, when all turns of ten minutes are reserved and used together', async () => {
    const { attempt } = await openAttacked();
    const late = { guessers: guessers(1000), until: NOON + 40 * MINUTE_MS, lateMs: 10 * MINUTE_MS };
    const checks = await attack(attempt, late);
    const later = checks.filter((at) => at > NOON + MINUTE_MS);
    expect(later.length).toBeGreaterThan(60);
    expect(mostInAMinute(later)).toBeLessThanOrEqual(16);
  });

  test('the right password is checked at once on a known network', async () => {
    const { server, attempt } = await openAttacked();
    await signInAtHome(server);
    const all = guessers(1000);
    for (let minute = 1; minute <= 10; minute += 1) {
      const at = NOON + minute * MINUTE_MS;
      await attack(attempt, { guessers: all, until: at });
      const result = await attempt({ at, address: SIGN_IN_CLIENT.address }, true);
      expect(result).toEqual({ checkedAt: at, heldMs: 0 });
    }
  });

  test('the right password from a new network is checked at the announced time, and the network is known then', async () => {
    const { server, attempt } = await openAttacked();
    const all = guessers(150);
    const cameAt = NOON + MINUTE_MS;
    await attack(attempt, { guessers: all, until: cameAt });
    const address = '198.51.100.7';
    const told = await attempt({ at: cameAt, address }, true);
    if (!('retryMs' in told)) throw new Error('The account is attacked.');
    // After all others, ten seconds each.
    expect(told.retryMs).toBeLessThanOrEqual(151 * 10_000);
    // Asking again changes nothing.
    const again = await attempt({ at: cameAt + MINUTE_MS, address }, true);
    expect(again).toEqual({ retryMs: told.retryMs - MINUTE_MS });
    const at = cameAt + told.retryMs;
    await attack(attempt, { guessers: all, until: at });
    server.setNow(at);
    await createSignIn(server.context)(STAFF, { address, userAgent: null });
    await attack(attempt, { guessers: all, until: at + MINUTE_MS });
    const known = await attempt({ at: at + MINUTE_MS, address }, true);
    expect(known).toMatchObject({ heldMs: 0 });
  });

  test('an unknown email gets the same answers at the same times', async () => {
    const known = await openAttacked();
    await signInAtHome(known.server);
    const unknown = await openAttacked();
    const until = NOON + 2 * MINUTE_MS;
    const checks = await attack(known.attempt, { guessers: guessers(100), until });
    const sameChecks = await attack(
      (guess) => unknown.attempt({ ...guess, email: 'nobody@venue.test' }),
      { guessers: guessers(100), until },
    );
    expect(sameChecks).toEqual(checks);
  });
});

describe('the networks of one /48 guess the password of one account', () => {
  test('a network outside the /48 waits for at most a minute, and is checked then', async () => {
    const { attempt } = await openAttacked();
    const all = guessersOfPrefixes(['2001:db8:1'], 2000);
    const cameAt = NOON + MINUTE_MS;
    await attack(attempt, { guessers: all, until: cameAt });
    for (const address of ['198.51.100.7', '2001:db8:2::1']) {
      const told = waitOf(await attempt({ at: cameAt, address }, true));
      expect(told).toBeLessThanOrEqual(MINUTE_MS + 10_000);
      const at = cameAt + told;
      expect(await attempt({ at, address }, true)).toHaveProperty('checkedAt');
    }
  });

  test('another network of the /48 is checked at the announced time', async () => {
    const { attempt } = await openAttacked();
    const all = guessersOfPrefixes(['2001:db8:1'], 100);
    const cameAt = NOON + 1000;
    await attack(attempt, { guessers: all, until: cameAt });
    const address = '2001:db8:1:ffff::1';
    const told = await attempt({ at: cameAt, address }, true);
    if (!('retryMs' in told)) throw new Error('Its networks are many.');
    // After the others of it, a minute each.
    expect(told.retryMs).toBeLessThanOrEqual(100 * MINUTE_MS);
    const at = cameAt + told.retryMs;
    await attack(attempt, { guessers: all, until: at });
    expect(await attempt({ at, address }, true)).toHaveProperty('checkedAt');
  });

  test('at most 81 checks in the first ten minutes', async () => {
    const { attempt } = await openAttacked();
    const checks = await attack(attempt, {
      guessers: guessersOfPrefixes(['2001:db8:1'], 500),
      until: NOON + 10 * MINUTE_MS,
    });
    expect(checks.length).toBeGreaterThan(30);
    // Ten at once, six a minute, and one a minute of those who are too many.
    expect(checks.length).toBeLessThanOrEqual(10 + 60 + 11);
  });
});

test('a network outside the /32 waits for at most 35 minutes while many of its /48 guess', async () => {
  const { attempt } = await openAttacked();
  const prefixes = Array.from({ length: 600 }, (_, index) => `2001:db8:${index.toString(16)}`);
  const all = guessersOfPrefixes(prefixes, 2);
  const cameAt = NOON + MINUTE_MS;
  await attack(attempt, { guessers: all, until: cameAt });
  const told = waitOf(await attempt({ at: cameAt, address: '198.51.100.7' }, true));
  expect(told).toBeGreaterThan(10 * MINUTE_MS);
  expect(told).toBeLessThanOrEqual(35 * MINUTE_MS);
});

test('every request is answered within twenty seconds, also behind four others of its network', async () => {
  const server = await openTestServer({
    pause: async (milliseconds) => server.setNow(server.context.now() + milliseconds),
  });
  const guess = async (address: string) => {
    const from = server.context.now();
    await attemptPassword(server.context, { email: STAFF.email, address }, () =>
      Promise.reject(new Error('wrong')),
    ).catch(() => undefined);
    return server.context.now() - from;
  };
  for (const { address } of guessers(12)) await guess(address);
  const together = Array.from({ length: 5 }, () => guess('198.51.100.7'));
  const longest = Math.max(...(await Promise.all(together)));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(MAX_HELD_MS);
});

test('a new network is checked at once after a reset of the password', async () => {
  const { server, attempt } = await openAttacked();
  await attack(attempt, { guessers: guessers(40), until: NOON + MINUTE_MS });
  const stranger = { at: NOON + MINUTE_MS, address: '198.51.100.7' };
  expect(await attempt(stranger)).toHaveProperty('retryMs');
  await resetPassword(server.context, STAFF.email);
  expect(await attempt(stranger, true)).toMatchObject({ heldMs: 0 });
});

test('a new network is checked at once a quarter of an hour after the last turn', async () => {
  const { attempt } = await openAttacked();
  const checks = await attack(attempt, { guessers: guessers(12), until: NOON + MINUTE_MS });
  const last = Math.max(...checks);
  const at = last + 15 * MINUTE_MS;
  expect(await attempt({ at, address: '198.51.100.7' })).toMatchObject({ heldMs: 0 });
});
