import { validationError } from '../../domain/refusal.ts';
import { createPublishableKey } from '../../operations/access/create-publishable-key.ts';
import { listPublishableKeys } from '../../operations/access/list-publishable-keys.ts';
import { parseOrigin } from '../../operations/access/parse-origin.ts';
import { revokePublishableKey } from '../../operations/access/revoke-publishable-key.ts';
import type { Command } from '../command.ts';
import { columns, toIsoTime } from '../text.ts';

export const publishableKeyCommands: readonly Command[] = [
  {
    name: 'publishable-key create',
    summary: "creates a key for the widget on a venue's own web pages",
    operands: [],
    options: {
      account: { placeholder: 'ACCOUNT', isRequired: true },
      origin: { placeholder: 'ORIGIN', isRequired: true, isRepeatable: true },
    },
    async run({ context }, input) {
      const key = await createPublishableKey(context, {
        accountId: input.one('account'),
        origins: requireOrigins(input.all('origin')),
      });
      const text = [
        `The publishable key of ${key.accountId}, which may be visible in the source of web pages:`,
        '',
        ...columns([
          ['key', key.publishableKey],
          ['valid on', key.origins.join(', ')],
        ]),
      ];
      return { json: key, text: text.join('\n') };
    },
  },
  {
    name: 'publishable-key list',
    summary: "lists a venue's publishable keys and their origins",
    operands: [],
    options: { account: { placeholder: 'ACCOUNT', isRequired: true } },
    async run({ context }, input) {
      const accountId = input.one('account');
      const keys = (await listPublishableKeys(context, accountId)).map((key) => ({
        ...key,
        createdAt: toIsoTime(key.createdAt),
        revokedAt: toIsoTime(key.revokedAt),
      }));
      const rows = keys.map(({ publishableKey, origins, createdAt, revokedAt }) => {
        const facts = [`on ${origins.join(', ')}`, `created ${createdAt}`];
        if (revokedAt !== null) facts.push(`revoked ${revokedAt}`);
        return [publishableKey, facts.join(', ')] as const;
      });
      const text =
        rows.length > 0 ? columns(rows).join('\n') : `${accountId} has no publishable key yet.`;
      return { json: keys, text };
    },
  },
  {
    name: 'publishable-key revoke',
    summary: 'revokes a publishable key immediately: the widget stops working with it',
    operands: ['KEY'],
    options: {},
    async run({ context }, input) {
      const revoked = await revokePublishableKey(context, input.one('KEY'));
      const revokedAt = toIsoTime(revoked.revokedAt);
      return {
        json: { ...revoked, revokedAt },
        text: `The publishable key ${revoked.publishableKey} of ${revoked.accountId} was revoked at ${revokedAt}.`,
      };
    },
  },
];

function requireOrigins(texts: readonly string[]): string[] {
  const issues = texts
    .filter((text) => parseOrigin(text) === null)
    .map((text) => ({
      parameter: '--origin',
      reason: `must be an origin without a path, such as https://venue.example, not "${text}"`,
    }));
  if (issues.length > 0) throw validationError(...issues);
  return texts.flatMap((text) => parseOrigin(text) ?? []);
}
