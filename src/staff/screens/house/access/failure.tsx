import { ConnectionError, ProblemError } from '../../../../client/errors.ts';
import { errorText } from '../../../bookings/error-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { MessagesWith } from '../../../messages/staff-messages.ts';

interface FailureProps {
  error: Error | null;
  /** What was not done, in words. */
  action: string;
}

/** Why something was not done. */
export function Failure({ error, action }: FailureProps) {
  const messages = useMessages('house');
  if (!error) return null;
  return (
    <p className="problem" role="alert">
      {failureText(error, action, messages)}
    </p>
  );
}

/** The parameters that the server refused. */
export function refusedParameters(error: Error | null): string[] {
  if (!(error instanceof ProblemError)) return [];
  return (error.problem.errors ?? []).map(({ parameter }) => parameter);
}

function failureText(error: Error, action: string, messages: MessagesWith<'house'>): string {
  const { access: texts, error: general } = messages;
  if (error instanceof ConnectionError) return texts.noAnswer(action);
  if (!(error instanceof ProblemError)) return errorText(error, action, messages);
  const { code, errors = [] } = error.problem;
  if (code === 'NOT_FOUND') return general.refused(action, texts.gone);
  if (refusedParameters(error).includes('prefix'))
    return general.refused(action, texts.partners.sharedKey);
  if (errors.length === 0) return errorText(error, action, messages);
  const reasons = errors.map(({ parameter, reason }) => `${parameter} ${reason}`);
  return general.refused(action, reasons.join('. '));
}
