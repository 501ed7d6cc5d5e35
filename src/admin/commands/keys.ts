import { createApiKey } from '../../operations/access/create-api-key.ts';
import { listApiKeys } from '../../operations/access/list-api-keys.ts';
import { revokeApiKey } from '../../operations/access/revoke-api-key.ts';
import { prefixOf } from '../../operations/access/secrets.ts';
import type { Command } from '../command.ts';
import { columns, toIsoTime } from '../text.ts';

const ONCE = 'It is shown only once and stored as a hash.';

export const keyCommands: readonly Command[] = [
  {
    name: 'key create',
    summary: 'creates a secret API key for a partner',
    operands: [],
    options: {
      partner: { placeholder: 'PARTNER', isRequired: true },
      account: { placeholder: 'ACCOUNT', isRequired: true, isRepeatable: true },
    },
    async run({ context }, input) {
      const { withoutIntegration, ...key } = await createApiKey(context, {
        partnerId: input.one('partner'),
        accountIds: input.all('account'),
      });
      const text = [
        `The key of ${key.partnerId} for ${key.accountIds.join(', ')}. ${ONCE}`,
        '',
        ...columns([
          ['key', key.apiKey],
          ['prefix', `${key.prefix}, for revoking it`],
        ]),
        ...withoutIntegration.flatMap((accountId) => [
          '',
          `It does not work at ${accountId} until you run: integration set --partner ${key.partnerId} --account ${accountId}`,
        ]),
      ];
      return { json: key, text: text.join('\n') };
    },
  },
  {
    name: 'key list',
    summary: "lists a partner's API keys by prefix, and when each was last used",
    operands: [],
    options: { partner: { placeholder: 'PARTNER', isRequired: true } },
    async run({ context }, input) {
      const partnerId = input.one('partner');
      const keys = (await listApiKeys(context, partnerId)).map((key) => ({
        ...key,
        createdAt: toIsoTime(key.createdAt),
        lastUsedAt: toIsoTime(key.lastUsedAt),
        revokedAt: toIsoTime(key.revokedAt),
      }));
      const rows = keys.map(({ prefix, accountIds, createdAt, lastUsedAt, revokedAt }) => {
        const facts = [
          `for ${accountIds.join(', ') || 'no venue'}`,
          `created ${createdAt}`,
          lastUsedAt === null ? 'never used' : `last used ${lastUsedAt}`,
          ...(revokedAt === null ? [] : [`revoked ${revokedAt}`]),
        ];
        return [prefix, facts.join(', ')] as const;
      });
      const text = rows.length > 0 ? columns(rows).join('\n') : `${partnerId} has no key yet.`;
      return { json: keys, text };
    },
  },
  {
    name: 'key revoke',
    summary: 'revokes an API key immediately',
    operands: ['PREFIX'],
    options: {},
    async run({ context }, input) {
      const text = input.one('PREFIX');
      // A whole key works too, because it may be all that the user has.
      const revoked = await revokeApiKey(context, prefixOf(text) ?? text.replace(/^mk_/, ''));
      const revokedAt = toIsoTime(revoked.revokedAt);
      return {
        json: { ...revoked, revokedAt },
        text: `The key ${revoked.prefix} of ${revoked.partnerId} was revoked at ${revokedAt}.`,
      };
    },
  },
];
