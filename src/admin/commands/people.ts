import * as limits from '../../contract/limits.ts';
import { createStaff } from '../../operations/create-staff.ts';
import { eraseCustomer } from '../../operations/erase-customer.ts';
import { exportCustomer } from '../../operations/export-customer.ts';
import { emptyLog } from '../../store/driver.ts';
import type { Command } from '../command.ts';
import { withReadableTimes } from '../readable-times.ts';
import { requireFine } from '../require-fine.ts';
import { columns, counted } from '../text.ts';

export const peopleCommands: readonly Command[] = [
  {
    name: 'staff create',
    summary: "lets someone into a venue's staff view",
    operands: [],
    options: {
      account: { takes: 'ACCOUNT', isRequired: true },
      email: { takes: 'EMAIL', isRequired: true },
      name: { takes: 'NAME' },
    },
    async run({ house }, given) {
      const email = given.one('email');
      const name = given.maybe('name') ?? email.replace(/@.*/, '');
      requireFine(['--email', limits.Email, email], ['--name', limits.text(255, 1), name]);
      const accountId = given.one('account');
      const { uuid, password, ...staff } = await createStaff(house, { accountId, email, name });
      const text = [
        `${staff.name} may sign in to the staff view of ${staff.accountId}.`,
        'The password is shown this once and kept only as a hash.',
        '',
        ...columns([
          ['email', staff.email],
          ['password', password],
        ]),
      ];
      return { json: { uuid, ...staff, password }, text: text.join('\n') };
    },
  },
  {
    name: 'customer export',
    summary: 'prints everything that is kept about a customer, as JSON',
    operands: ['UUID'],
    options: {},
    async run({ house }, given) {
      const { timezone, ...file } = await exportCustomer(house, given.one('UUID'));
      const readable = withReadableTimes(timezone, file);
      return { json: readable, text: JSON.stringify(readable, null, 2) };
    },
  },
  {
    name: 'customer erase',
    summary: "withdraws a customer's consent and forgets who they were; cannot be undone",
    operands: ['UUID'],
    options: {},
    async run({ house, settings }, given) {
      const erasure = await eraseCustomer(house, given.one('UUID'));
      emptyLog(settings.databaseUrl);
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
