import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../operations/context.ts';
import { eraseCustomer } from '../../operations/customers/erase-customer.ts';
import { exportCustomer } from '../../operations/customers/export-customer.ts';
import { finishErasures } from '../../operations/customers/finish-erasures.ts';
import { withReadableTimes } from '../../operations/readable-times.ts';
import type { Command } from '../command.ts';
import { counted } from '../text.ts';

export const customerCommands: readonly Command[] = [
  {
    name: 'customer export',
    summary: 'prints everything stored about a customer, as JSON',
    operands: ['UUID'],
    options: {},
    async run({ context }, input) {
      const { timezone, ...file } = await exportCustomer(context, input.one('UUID'));
      const readable = withReadableTimes(timezone, file);
      return { json: readable, text: JSON.stringify(readable, null, 2) };
    },
  },
  {
    name: 'customer erase',
    summary: "withdraws a customer's consent and erases their personal data; cannot be undone",
    operands: ['UUID'],
    options: {},
    async run({ context, maxBusyMs }, input) {
      const { remaining, ...erasure } = await eraseCustomer(context, input.one('UUID'));
      const canceled = counted(erasure.canceledBookingUuids.length, 'booking');
      const text = [
        `The customer ${erasure.uuid} of ${erasure.accountId} was erased.`,
        `${counted(erasure.bookingsCount, 'booking')} stay without a name; ${canceled} still to come ${
          erasure.canceledBookingUuids.length === 1 ? 'was' : 'were'
        } canceled.`,
      ];
      const why = remaining === null ? null : await finishWithin(context, maxBusyMs);
      const unfinished =
        why &&
        `Not finished: the database still has the data, because ${why}. A running server finishes it by itself, and so does the next admin command.`;
      const json = { ...erasure, isIncomplete: unfinished !== null };
      return { json, text: text.join('\n'), unfinished };
    },
  },
];

const PAUSE_MS = 50;

/** Retries while another process reads the log. @returns why the erasure is not finished; null if it is */
async function finishWithin(context: AppContext, maxBusyMs: number): Promise<string | null> {
  const deadline = performance.now() + maxBusyMs;
  for (;;) {
    const remaining = await finishErasures(context);
    if (remaining === null || performance.now() >= deadline) return remaining;
    await setTimeout(PAUSE_MS);
  }
}
