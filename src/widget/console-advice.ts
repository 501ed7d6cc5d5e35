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
  if (failure === 'no-key') return 'needs the attribute publishable-key="pk_…".';
  if (failure instanceof ConnectionFailure)
    return `cannot reach the booking server. A Content-Security-Policy must name it in connect-src, and the key’s origins must include ${location.origin}.`;
  if (!(failure instanceof ProblemFailure)) return null;
  const { status } = failure.problem;
  if (status === 401) return 'has a publishable-key that is unknown or revoked.';
  if (status === 403) return `needs ${location.origin} among the origins of its publishable-key.`;
  return null;
}
