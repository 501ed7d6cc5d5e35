import * as limits from '../../contract/limits.ts';
import { cleanEmail } from '../../domain/email.ts';
import { STAFF_ROLES } from '../../domain/staff-role.ts';
import { cleanName } from '../../domain/typed-text.ts';
import { createStaff } from '../../operations/access/create-staff.ts';
import { listStaff } from '../../operations/access/list-staff.ts';
import { removeStaff } from '../../operations/access/remove-staff.ts';
import { resetPassword } from '../../operations/access/reset-password.ts';
import { resetStaffSecondFactors } from '../../operations/access/reset-staff-second-factors.ts';
import type { Command } from '../command.ts';
import { columns, toIsoTime } from '../text.ts';
import { validateArgs } from '../validate-args.ts';

export const staffCommands: readonly Command[] = [
  {
    name: 'staff create',
    summary: "gives someone access to a venue's staff view",
    operands: [],
    options: {
      account: { placeholder: 'ACCOUNT', isRequired: true },
      email: { placeholder: 'EMAIL', isRequired: true },
      name: { placeholder: 'NAME' },
      role: { placeholder: 'ROLE', oneOf: STAFF_ROLES },
    },
    async run({ context }, input) {
      const email = cleanEmail(input.one('email'));
      const name = cleanName(input.optional('name') ?? email.replace(/@.*/, ''));
      validateArgs(['--email', limits.Email, email], ['--name', limits.name(), name]);
      const accountId = input.one('account');
      const role = STAFF_ROLES.find((one) => one === input.optional('role'));
      const request = { accountId, email, name, role };
      const { uuid, password, ...staff } = await createStaff(context, request);
      const text = `${staff.name} may sign in to the staff view of ${staff.accountId}, as ${staff.role}.`;
      return { json: { uuid, ...staff, password }, text: withSecret(text, staff.email, password) };
    },
  },
  {
    name: 'staff list',
    summary: "lists everyone who may sign in to a venue's staff view",
    operands: [],
    options: { account: { placeholder: 'ACCOUNT', isRequired: true } },
    async run({ context }, input) {
      const accountId = input.one('account');
      const staff = (await listStaff(context, accountId)).map((one) => ({
        ...one,
        createdAt: toIsoTime(one.createdAt),
      }));
      const rows = staff.map(
        ({ email, name, role, createdAt }) =>
          [email, `${name}, ${role}, since ${createdAt}`] as const,
      );
      const text =
        rows.length > 0 ? columns(rows, 64).join('\n') : `Nobody may sign in at ${accountId} yet.`;
      return { json: staff, text };
    },
  },
  {
    name: 'staff password',
    summary: 'sets a new password and ends all sessions',
    operands: ['EMAIL'],
    options: {},
    async run({ context }, input) {
      const staff = await resetPassword(context, cleanEmail(input.one('EMAIL')));
      const text = `${staff.name} has a new password and was signed out everywhere.`;
      return { json: staff, text: withSecret(text, staff.email, staff.password) };
    },
  },
  {
    name: 'staff reset-second-factors',
    summary: 'removes passkeys and the authenticator app of who lost them',
    operands: ['EMAIL'],
    options: {},
    async run({ context }, input) {
      const staff = await resetStaffSecondFactors(context, cleanEmail(input.one('EMAIL')));
      return {
        json: staff,
        text: `${staff.name} (${staff.email}) signs in with the password alone. Their passkeys and recovery codes no longer work.`,
      };
    },
  },
  {
    name: 'staff remove',
    summary: 'removes access to the staff view immediately',
    operands: ['EMAIL'],
    options: {},
    async run({ context }, input) {
      const staff = await removeStaff(context, cleanEmail(input.one('EMAIL')));
      return {
        json: staff,
        text: `${staff.name} (${staff.email}) may no longer sign in at ${staff.accountId}, and was signed out.`,
      };
    },
  },
];

function withSecret(text: string, email: string, password: string): string {
  return [
    text,
    'The password is shown only once and stored as a hash.',
    '',
    ...columns([
      ['email', email],
      ['password', password],
    ]),
  ].join('\n');
}
