import * as limits from '../../contract/limits.ts';
import { Code } from '../../contract/venue-document-parts.ts';
import { createPartner } from '../../operations/access/create-partner.ts';
import { listPartners } from '../../operations/access/list-partners.ts';
import type { Command } from '../command.ts';
import { columns, toIsoTime } from '../text.ts';
import { validateArgs } from '../validate-args.ts';

export const partnerCommands: readonly Command[] = [
  {
    name: 'partner create',
    summary: 'makes a partner, its id out of its name unless you choose one',
    operands: ['NAME'],
    options: { id: { takes: 'PARTNER' } },
    async run({ context }, input) {
      const [name, partnerId] = [input.one('NAME'), input.maybe('id')];
      validateArgs(
        ['NAME', limits.text(255, 1), name],
        ...(partnerId === undefined ? [] : [['--id', Code, partnerId] as const]),
      );
      const partner = await createPartner(context, { name, partnerId });
      return { json: partner, text: `The partner ${partner.partnerId} was made.` };
    },
  },
  {
    name: 'partner list',
    summary: 'names every partner, and the venues that work with it',
    operands: [],
    options: {},
    async run({ context }) {
      const partners = await listPartners(context);
      const rows = partners.map(
        ({ partnerId, name, accountIds }) =>
          [
            partnerId,
            `${name}, ${accountIds.length > 0 ? `at ${accountIds.join(', ')}` : 'nowhere yet'}`,
          ] as const,
      );
      const json = partners.map((one) => ({ ...one, createdAt: toIsoTime(one.createdAt) }));
      const text = rows.length > 0 ? columns(rows, 64).join('\n') : 'There is no partner yet.';
      return { json, text };
    },
  },
];
