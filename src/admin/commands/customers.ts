import { eraseCustomer } from '../../operations/customers/erase-customer.ts';
import { exportCustomer } from '../../operations/customers/export-customer.ts';
import type { Command } from '../command.ts';
import { withReadableTimes } from '../readable-times.ts';
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
    async run({ context }, input) {
      const erasure = await eraseCustomer(context, input.one('UUID'));
      await context.store.truncateLog();
      const canceled = counted(erasure.canceledBookingUuids.length, 'booking');
      const text = [
        `The customer ${erasure.uuid} of ${erasure.accountId} was erased.`,
        `${counted(erasure.bookingsCount, 'booking')} stay without a name; ${canceled} still to come ${
          erasure.canceledBookingUuids.length === 1 ? 'was' : 'were'
        } canceled.`,
      ];
      return { json: erasure, text: text.join('\n') };
    },
  },
];
