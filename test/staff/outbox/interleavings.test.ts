import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isLong } from '../../fixtures/long-tests.ts';
import { expectKeptTaps, expectSameDay } from './expect-kept-taps.ts';
import type { Tablet } from './tablet.ts';
import type { Tap } from './tap-ledger.ts';
import { TwoTablets } from './two-tablets.ts';

/**
 * Two tablets and the real server, with a network that loses requests and answers, pages that are reloaded, and
 * people who tap what is on screen.
 */

const RUNS = isLong ? 2000 : 20;
/** So often each kind of tap and each fate has to be among them. */
const LEAST = isLong ? 25 : 1;

const KINDS = [
  'status',
  'note',
  'tables',
  'cancel',
  'swap',
  'walk-in',
  'ticket',
  'table-move-undo',
] as const;
const PAUSES = [200, 1000, 5000, 11_000, 40_000] as const;
const WRONG_BY = [-3_600_000, -20_000, 30_000, 3_600_000] as const;

/** What happens, and how often. */
const HAPPENINGS = {
  'tap status': 4,
  'tap note': 2,
  'tap tables': 3,
  'tap cancel': 1,
  'tap swap': 1,
  'tap walk-in': 2,
  'tap ticket': 2,
  'tap table-move-undo': 2,
  undo: 3,
  drop: 1,
  'try again': 8,
  deliver: 12,
  'lose request': 3,
  'lose answer': 4,
  hear: 6,
  reconnect: 1,
  refresh: 1,
  reload: 1,
  'reload with a wrong clock': 1,
  wait: 4,
} as const;
type Happening = keyof typeof HAPPENINGS;
const happening = fc.oneof(
  ...(Object.keys(HAPPENINGS) as Happening[]).map((what) => ({
    weight: HAPPENINGS[what],
    arbitrary: fc.constant(what),
  })),
);
const step = fc.tuple(fc.nat(1), happening, fc.nat(1000));
type Step = [tablet: number, what: Happening, pick: number];

async function take(two: TwoTablets, [index, what, pick]: Step): Promise<void> {
  const tablet = two.tablets[index];
  if (!tablet) return;
  const { network } = tablet;
  const kind = KINDS.find((each) => what === `tap ${each}`);
  if (kind) two.tap(tablet, kind, pick);
  else if (what === 'undo') two.undo(tablet, pick);
  else if (what === 'deliver') await network.deliver(pick);
  else if (what === 'lose request') network.loseRequest(pick);
  else if (what === 'lose answer') await network.loseAnswer(pick);
  else if (what === 'reload') await tablet.reload(pick);
  else if (what === 'reload with a wrong clock') {
    // As long as no stream says what time it is.
    tablet.clockError = WRONG_BY[pick % WRONG_BY.length] ?? 0;
    await tablet.reload(pick);
  } else if (what === 'wait') await two.pass(PAUSES[pick % PAUSES.length] ?? 0);
  else if (what === 'hear') tablet.hear();
  else if (what === 'reconnect') await two.reconnect(tablet);
  else if (what === 'refresh') tablet.refresh();
  else if (what === 'drop') await two.decide(tablet, false);
  else await two.decide(two.tablets.find(hasCard) ?? tablet, true);
  await two.settle();
}

function hasCard({ outbox }: Tablet): boolean {
  return outbox.view().entries.some(({ refusal }) => refusal !== null);
}

test('no tap is lost, made twice, out of order or overridden unseen, whatever the network does', async () => {
  const happened: Record<string, number> = {};
  const count = ({ change: { kind }, made, isRefused, takenBack }: Tap) => {
    const fate = made ? 'made' : isRefused ? 'refused' : takenBack ? 'taken back' : 'already so';
    for (const what of [kind, fate]) happened[what] = (happened[what] ?? 0) + 1;
  };
  const evening = fc.asyncProperty(
    fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }),
    async (steps) => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const two = await TwoTablets.open();
      try {
        for (const each of steps) await take(two, each);
        await two.heal();
        await expectKeptTaps(two);
        await expectSameDay(two);
        for (const tap of two.ledger.taps.values()) count(tap);
        for (const what of two.decided) happened[what] = (happened[what] ?? 0) + 1;
      } finally {
        await two.close();
        vi.useRealTimers();
      }
    },
  );
  await fc.assert(evening, { seed: 1, numRuns: RUNS });
  if (isLong) process.stdout.write(`${JSON.stringify(happened)}\n`);
  const fates = ['made', 'refused', 'taken back', 'already so'];
  for (const what of [...KINDS, 'undo', ...fates, 'forced', 'approved'])
    expect(happened[what] ?? 0, `${what} of ${JSON.stringify(happened)}`).toBeGreaterThanOrEqual(
      LEAST,
    );
}, 3_600_000);
