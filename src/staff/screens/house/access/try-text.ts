import type { MessagesWith } from '../../../messages/staff-messages.ts';
import type { WebhookTry } from './access-queries.ts';

type TryOutcome = Pick<WebhookTry, 'httpStatus' | 'problem' | 'durationMs'>;

/** What came of sending an event. */
export function tryText(
  { httpStatus, problem, durationMs }: TryOutcome,
  texts: MessagesWith<'house'>['access']['webhooks'],
): string {
  if (problem !== null && problem !== 'STATUS') return texts.problems[problem];
  const status = String(httpStatus ?? '–');
  return problem === null ? texts.accepted(status, durationMs) : texts.refusedWith(status);
}
