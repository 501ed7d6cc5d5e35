import { DATA_ACCESS_LEVELS, PERMISSIONS } from '../../domain/permission.ts';
import { listIntegrations } from '../../operations/access/list-integrations.ts';
import { setIntegration } from '../../operations/access/set-integration.ts';
import type { Command } from '../command.ts';
import { columns } from '../text.ts';

export const integrationCommands: readonly Command[] = [
  {
    name: 'integration set',
    summary: 'sets what a partner may do at a venue; omitted options stay as they are',
    operands: [],
    options: {
      partner: { placeholder: 'PARTNER', isRequired: true },
      account: { placeholder: 'ACCOUNT', isRequired: true },
      access: { placeholder: DATA_ACCESS_LEVELS.join('|'), oneOf: DATA_ACCESS_LEVELS },
      permission: { placeholder: 'PERMISSION', isRepeatable: true, oneOf: PERMISSIONS },
      enabled: { placeholder: 'yes|no', oneOf: ['yes', 'no'] },
    },
    async run({ context }, input) {
      const permissions = PERMISSIONS.filter((one) => input.all('permission').includes(one));
      const enabled = input.optional('enabled');
      const integration = await setIntegration(context, {
        accountId: input.one('account'),
        partnerId: input.one('partner'),
        dataAccess: DATA_ACCESS_LEVELS.find((one) => one === input.optional('access')),
        permissions: permissions.length > 0 ? permissions : undefined,
        isEnabled: enabled === undefined ? undefined : enabled === 'yes',
      });
      return { json: integration, text: textOf(integration) };
    },
  },
  {
    name: 'integration list',
    summary: 'lists what each partner may do at a venue',
    operands: [],
    options: { account: { placeholder: 'ACCOUNT', isRequired: true } },
    async run({ context }, input) {
      const accountId = input.one('account');
      const integrations = await listIntegrations(context, accountId);
      const text =
        integrations.length > 0
          ? integrations.map(textOf).join('\n\n')
          : `${accountId} has no integration yet.`;
      return { json: integrations, text };
    },
  },
];

function textOf(integration: Awaited<ReturnType<typeof setIntegration>>): string {
  return [
    `The integration of ${integration.partnerId} at ${integration.accountId}:`,
    '',
    ...columns([
      ['access', integration.dataAccess],
      ['permissions', integration.permissions.join(', ')],
      ['enabled', integration.isEnabled ? 'yes' : 'no'],
    ]),
  ].join('\n');
}
