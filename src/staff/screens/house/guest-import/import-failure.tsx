import { ProblemError } from '../../../../client/errors.ts';
import { MAX_IMPORTED_CUSTOMERS } from '../../../../contract/staff/import-limits.ts';
import { errorText } from '../../../bookings/error-text.ts';
import { useMessages } from '../../../messages/messages.ts';

interface ImportFailureProps {
  error: Error | null;
  /** What was not done, in words. */
  action: string;
}

/** Why a file was not checked or imported. */
export function ImportFailure({ error, action }: ImportFailureProps) {
  const messages = useMessages('house');
  if (!error) return null;
  return (
    <p className="problem" role="alert">
      {hasTooManyGuests(error)
        ? messages.guestImport.tooMany(MAX_IMPORTED_CUSTOMERS)
        : errorText(error, action, messages)}
    </p>
  );
}

/** Nothing else is wrong with a text whose columns were read from it. */
function hasTooManyGuests(error: Error): boolean {
  if (!(error instanceof ProblemError)) return false;
  return (error.problem.errors ?? []).some(({ parameter }) => parameter === 'csv');
}
