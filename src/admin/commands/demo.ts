import { DemoNotSaved, saveDemo } from '../../demo/demo-file.ts';
import { demoOrigins } from '../../demo/demo-origins.ts';
import { makeDemo } from '../../demo/make-demo.ts';
import type { Command } from '../command.ts';
import { columns } from '../text.ts';

export const demoCommands: readonly Command[] = [
  {
    name: 'demo',
    summary: 'creates the demo venue again, with new keys',
    operands: [],
    options: {},
    async run({ context, settings }) {
      const demo = await makeDemo(context, demoOrigins(settings));
      const unfinished = await saveDemo(settings.databaseUrl, demo).then(() => null, toMessage);
      const text = [
        'The demo venue is ready. An earlier one was deleted with its bookings and keys.',
        '',
        ...columns([
          ['account', `${demo.accountId} (${demo.timezone})`],
          ['staff sign-in', `${demo.staff.email} with ${demo.staff.password}`],
          ...demo.partners.map(
            ({ partnerId, apiKey, dataAccess }) =>
              [`${dataAccess} partner`, `${partnerId} with ${apiKey}`] as const,
          ),
          ['publishable key', demo.publishableKey],
          ['valid on', demo.allowedOrigins.join(', ')],
          ['promo code', demo.promoCode],
          ['redemption code', demo.redemptionCode],
        ]),
      ];
      return { json: demo, text: text.join('\n'), unfinished };
    },
  },
];

/** The credentials are shown nevertheless: they are stored nowhere else. */
function toMessage(error: unknown): string {
  if (error instanceof DemoNotSaved) return error.message;
  throw error;
}
