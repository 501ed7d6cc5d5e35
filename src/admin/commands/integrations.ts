import { DATA_ACCESSES, PERMISSIONS } from '../../domain/permission.ts';
import { listIntegrations } from '../../operations/access/list-integrations.ts';
import { setIntegration } from '../../operations/access/set-integration.ts';
import type { Command } from '../command.ts';
import { columns } from '../text.ts';

export const integrationCommands: readonly Command[] = [
  {
    name: 'integration set',
    summary: 'says what a partner may do at a venue; what is left out stays as it was',
    operands: [],
    options: {
      partner: { takes: 'PARTNER', isRequired: true },
      account: { takes: 'ACCOUNT', isRequired: true },
      access: { takes: DATA_ACCESSES.join('|'), oneOf: DATA_ACCESSES },
      permission: { takes: 'PERMISSION', isRepeatable: true, oneOf: PERMISSIONS },
      enabled: { takes: 'yes|no', oneOf: ['yes', 'no'] },
    },
    async run({ context }, input) {
      const permissions = PERMISSIONS.filter((one) => input.all('permission').includes(one));
      const enabled = input.maybe('enabled');
      const integration = await setIntegration(context, {
        accountId: input.one('account'),
        partnerId: input.one('partner'),
        dataAccess: DATA_ACCESSES.find((one) => one === input.maybe('access')),
        permissions: permissions.length > 0 ? permissions : undefined,
        isEnabled: enabled === undefined ? undefined : enabled === 'yes',
      });
      return { json: integration, text: factsOf(integration) };
    },
  },
  {
    name: 'integration list',
    summary: 'says what each partner may do at a venue',
    operands: [],
    options: { account: { takes: 'ACCOUNT', isRequired: true } },
    async run({ context }, input) {
      const accountId = input.one('account');
      const integrations = await listIntegrations(context, accountId);
      const text =
        integrations.length > 0
          ? integrations.map(factsOf).join('\n\n')
          : `No partner works with ${accountId} yet.`;
      return { json: integrations, text };
    },
  },
];

function factsOf(integration: Awaited<ReturnType<typeof setIntegration>>): string {
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
