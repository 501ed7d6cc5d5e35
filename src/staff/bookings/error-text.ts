import { ConnectionError, ProblemError, problemCodeOf } from '../../client/errors.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import { refusalText } from './refusal-text.ts';

/** Describes an error in a whole sentence. */
export function errorText(error: unknown, action: string, messages: StaffMessages): string {
  if (error instanceof ConnectionError) return messages.error.connection(action);
  if (problemCodeOf(error) === 'BOOKING_NOT_FOUND') return messages.error.gone(action);
  if (problemCodeOf(error) === 'UNAUTHORIZED') return messages.error.signedOut(action);
  if (error instanceof ProblemError)
    return messages.error.refused(action, refusalText(error.problem.code, messages));
  return messages.error.unknown(action);
}
