import * as limits from '../../contract/limits.ts';
import { Code } from '../../contract/venue-document-parts.ts';
import { cleanName } from '../../domain/typed-text.ts';
import { createPartner } from '../../operations/access/create-partner.ts';
import { listPartners } from '../../operations/access/list-partners.ts';
import type { Command } from '../command.ts';
import { columns, toIsoTime } from '../text.ts';
import { validateArgs } from '../validate-args.ts';

export const partnerCommands: readonly Command[] = [
  {
    name: 'partner create',
    summary: 'creates a partner; without --id, its id is made from its name',
    operands: ['NAME'],
    options: { id: { placeholder: 'PARTNER' } },
    async run({ context }, input) {
      const [name, partnerId] = [cleanName(input.one('NAME')), input.optional('id')];
      validateArgs(
        ['NAME', limits.name(), name],
        ...(partnerId === undefined ? [] : [['--id', Code, partnerId] as const]),
      );
      const partner = await createPartner(context, { name, partnerId });
      return { json: partner, text: `The partner ${partner.partnerId} was created.` };
    },
  },
  {
    name: 'partner list',
    summary: 'lists all partners and their venues',
    operands: [],
    options: {},
    async run({ context }) {
      const partners = await listPartners(context);
      const rows = partners.map(
        ({ partnerId, name, accountIds }) =>
          [
            partnerId,
            `${name}, ${accountIds.length > 0 ? `at ${accountIds.join(', ')}` : 'at no venue yet'}`,
          ] as const,
      );
      const json = partners.map((one) => ({ ...one, createdAt: toIsoTime(one.createdAt) }));
      const text = rows.length > 0 ? columns(rows, 64).join('\n') : 'There are no partners yet.';
      return { json, text };
    },
  },
];
