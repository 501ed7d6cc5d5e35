import { ConnectionFailure, ProblemFailure } from '../client/failure.ts';

const said = new Set<string>();

/** One line in the console for whoever put the widget on the page, naming the mend; once per cause. */
export function warnDeveloper(failure: Error | 'no-key'): void {
  const advice = adviceFor(failure);
  if (!advice || said.has(advice)) return;
  said.add(advice);
  console.error(`<table-booking> ${advice}`);
}

function adviceFor(failure: Error | 'no-key'): string | null {
  if (failure === 'no-key')
    return 'has no publishable-key. Add the attribute publishable-key="pk_…" with the key of the venue.';
  if (failure instanceof ConnectionFailure)
    return `could not reach the booking server. If other addresses can be reached: the page’s Content-Security-Policy must name it in connect-src, and ${location.origin} must be among the key’s origins.`;
  if (!(failure instanceof ProblemFailure)) return null;
  if (failure.problem.status === 401)
    return 'was given a publishable-key that is unknown or revoked. Compare the attribute with the key that the venue was issued.';
  if (failure.problem.status === 403)
    return `is not allowed on ${location.origin}. Add this origin to the list of the publishable key.`;
  return null;
}
