import { ConnectionError, ProblemError } from '../../src/client/errors.ts';
import type { RetryWait } from '../../src/client/retry.ts';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';

/** Prints one line about a call. */
export function print(operation: PartnerOperation, text: string): void {
  console.log(`${operation.padEnd(22)} ${text}`);
}

/** Prints why the client waits: a 429, a 5xx, or a lost connection. */
export function printWait({ milliseconds, error }: RetryWait): void {
  console.log(`(${error.message} Trying again in ${(milliseconds / 1000).toFixed(1)} seconds.)`);
}

/** Describes an error: status, code and detail of the problem document, if there is one. */
export function describeError(error: unknown, baseUrl: string): string {
  if (error instanceof ProblemError) {
    const { status, code, detail, errors = [] } = error.problem;
    const issues = errors.map(({ parameter, reason }) => `  ${parameter} ${reason}`);
    return [`${status} ${code}: ${detail}`, ...issues].join('\n');
  }
  if (error instanceof ConnectionError) {
    return `No response from ${baseUrl}. Is the server running? Run npm start to start it, or set PORT or API_URL to its address.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Formats cents as a price. */
export function formatPrice(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}
