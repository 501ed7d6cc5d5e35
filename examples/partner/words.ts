import { ConnectionFailure, ProblemFailure } from '../../src/client/failure.ts';
import type { Waiting } from '../../src/client/retry.ts';
import type { OperationName } from '../../src/contract/paths.ts';

/** One line about what an operation did. */
export function say(operation: OperationName, words: string): void {
  console.log(`${operation.padEnd(22)} ${words}`);
}

/** The client waits before it tries again: after a 429, a 5xx, or a lost connection. */
export function tellWaiting({ milliseconds, failure }: Waiting): void {
  console.log(`(${failure.message} Trying again in ${(milliseconds / 1000).toFixed(1)} seconds.)`);
}

/** A failure at this address in words for people: the problem document's own, where there is one. */
export function wordsOf(failure: unknown, baseUrl: string): string {
  if (failure instanceof ProblemFailure) {
    const { status, code, detail, errors = [] } = failure.problem;
    const faults = errors.map(({ parameter, reason }) => `  ${parameter} ${reason}`);
    return [`${status} ${code}: ${detail}`, ...faults].join('\n');
  }
  if (failure instanceof ConnectionFailure) {
    return `No answer came from ${baseUrl}. Is the server running there? npm start starts it; PORT or API_URL names another address.`;
  }
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

/** Cents as a price. */
export function priceOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}
