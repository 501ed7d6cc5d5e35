import * as limits from '../../contract/limits.ts';
import { Code } from '../../contract/venue-document-parts.ts';
import { DATA_ACCESSES, PERMISSIONS } from '../../domain/permission.ts';
import { invalid } from '../../domain/refusal.ts';
import { createApiKey } from '../../operations/create-api-key.ts';
import { createPartner } from '../../operations/create-partner.ts';
import { createPublishableKey } from '../../operations/create-publishable-key.ts';
import { revokeApiKey } from '../../operations/revoke-api-key.ts';
import { prefixOf } from '../../operations/secrets.ts';
import { setIntegration } from '../../operations/set-integration.ts';
import type { Command } from '../command.ts';
import { parseOrigin } from '../origins.ts';
import { requireFine } from '../require-fine.ts';
import { columns } from '../text.ts';

const ONCE = 'It is shown this once and kept only as a hash.';

export const accessCommands: readonly Command[] = [
  {
    name: 'partner create',
    summary: 'makes a partner, its id out of its name unless you choose one',
    operands: ['NAME'],
    options: { id: { takes: 'PARTNER' } },
    async run({ house }, given) {
      const [name, partnerId] = [given.one('NAME'), given.maybe('id')];
      requireFine(
        ['NAME', limits.text(255, 1), name],
        ...(partnerId === undefined ? [] : [['--id', Code, partnerId] as const]),
      );
      const partner = await createPartner(house, { name, partnerId });
      return { json: partner, text: `The partner ${partner.partnerId} was made.` };
    },
  },
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
    async run({ house }, given) {
      const permissions = PERMISSIONS.filter((one) => given.all('permission').includes(one));
      const enabled = given.maybe('enabled');
      const integration = await setIntegration(house, {
        accountId: given.one('account'),
        partnerId: given.one('partner'),
        dataAccess: DATA_ACCESSES.find((one) => one === given.maybe('access')),
        permissions: permissions.length > 0 ? permissions : undefined,
        isEnabled: enabled === undefined ? undefined : enabled === 'yes',
      });
      const text = [
        `The integration of ${integration.partnerId} at ${integration.accountId}:`,
        '',
        ...columns([
          ['access', integration.dataAccess],
          ['permissions', integration.permissions.join(', ')],
          ['enabled', integration.isEnabled ? 'yes' : 'no'],
        ]),
      ];
      return { json: integration, text: text.join('\n') };
    },
  },
  {
    name: 'key create',
    summary: 'makes a partner a secret API key',
    operands: [],
    options: {
      partner: { takes: 'PARTNER', isRequired: true },
      account: { takes: 'ACCOUNT', isRequired: true, isRepeatable: true },
    },
    async run({ house }, given) {
      const { withoutIntegration, ...key } = await createApiKey(house, {
        partnerId: given.one('partner'),
        accountIds: given.all('account'),
      });
      const text = [
        `The key of ${key.partnerId} for ${key.accountIds.join(', ')}. ${ONCE}`,
        '',
        ...columns([
          ['key', key.apiKey],
          ['prefix', `${key.prefix}, to revoke it by`],
        ]),
        ...withoutIntegration.flatMap((accountId) => [
          '',
          `It opens nothing at ${accountId} until you run: integration set --partner ${key.partnerId} --account ${accountId}`,
        ]),
      ];
      return { json: key, text: text.join('\n') };
    },
  },
  {
    name: 'key revoke',
    summary: 'ends an API key from this moment on',
    operands: ['PREFIX'],
    options: {},
    async run({ house }, given) {
      const text = given.one('PREFIX');
      // A whole key does as well: who has to end one may have nothing else at hand.
      const revoked = await revokeApiKey(house, prefixOf(text) ?? text.replace(/^mk_/, ''));
      const revokedAt = new Date(revoked.revokedAt).toISOString();
      return {
        json: { ...revoked, revokedAt },
        text: `The key ${revoked.prefix} of ${revoked.partnerId} is revoked since ${revokedAt}.`,
      };
    },
  },
  {
    name: 'publishable-key create',
    summary: "makes a key for the widget on a venue's own pages",
    operands: [],
    options: {
      account: { takes: 'ACCOUNT', isRequired: true },
      origin: { takes: 'ORIGIN', isRequired: true, isRepeatable: true },
    },
    async run({ house }, given) {
      const key = await createPublishableKey(house, {
        accountId: given.one('account'),
        origins: requireOrigins(given.all('origin')),
      });
      const text = [
        `The publishable key of ${key.accountId}, which may stand in a page's source:`,
        '',
        ...columns([
          ['key', key.publishableKey],
          ['good on', key.origins.join(', ')],
        ]),
      ];
      return { json: key, text: text.join('\n') };
    },
  },
];

function requireOrigins(texts: readonly string[]): string[] {
  const faults = texts
    .filter((text) => parseOrigin(text) === null)
    .map((text) => ({
      parameter: '--origin',
      reason: `must be an address without a path, as https://venue.example, not "${text}"`,
    }));
  if (faults.length > 0) throw invalid(...faults);
  return texts.flatMap((text) => parseOrigin(text) ?? []);
}
