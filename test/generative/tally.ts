import {
  COMMON_PROBLEMS,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import type { CallerName } from './callers.ts';
import { OPERATIONS } from './described-operations.ts';
import type { SentRequest } from './sent-request.ts';

/** Codes that cannot occur in these tests, and why. */
const OUT_OF_REACH: Partial<Record<ProblemCode, string>> = {
  RATE_LIMIT_EXCEEDED: 'the limit is never reached',
  INTERNAL_ERROR: 'would be a bug',
  SERVICE_UNAVAILABLE: 'the database is always available',
  IDEMPOTENCY_REQUEST_IN_PROGRESS: 'requests are sequential',
};

/** Counts requests and response codes. */
export class Tally {
  requests = 0;
  readonly #callers = new Map<CallerName, number>();
  readonly #answers = new Map<PartnerOperation, Map<string, number>>();

  add({ operation, caller }: Pick<SentRequest, 'operation' | 'caller'>, code: string): void {
    this.requests += 1;
    this.#callers.set(caller, this.countFrom(caller) + 1);
    const answers = this.#answers.get(operation) ?? new Map<string, number>();
    answers.set(code, (answers.get(code) ?? 0) + 1);
    this.#answers.set(operation, answers);
  }

  count(operation: PartnerOperation, code?: string): number {
    const answers = this.#answers.get(operation) ?? new Map<string, number>();
    if (code !== undefined) return answers.get(code) ?? 0;
    return [...answers.values()].reduce((sum, n) => sum + n, 0);
  }

  countFrom(caller: CallerName): number {
    return this.#callers.get(caller) ?? 0;
  }

  /**
   * The missing codes as `operation CODE`. Each operation must return a success and all of its own
   * codes; shared codes must occur at least once.
   */
  missing(): string[] {
    const shared = new Set<string>(COMMON_PROBLEMS);
    const reached = new Set([...this.#answers.values()].flatMap((answers) => [...answers.keys()]));
    return OPERATIONS.flatMap(({ name, codes }) =>
      ['OK', ...[...codes.values()].flat()]
        .filter((code) => !(code in OUT_OF_REACH))
        .filter((code) => (shared.has(code) ? !reached.has(code) : this.count(name, code) === 0))
        .map((code) => `${name} ${code}`),
    );
  }

  /** A summary with one line per operation. */
  toString(): string {
    const lines = (Object.keys(PARTNER_OPERATIONS) as PartnerOperation[]).map((name) => {
      const answers = [...(this.#answers.get(name) ?? [])].sort(([, a], [, b]) => b - a);
      return `${name} ${this.count(name)}: ${answers.map(([code, n]) => `${code} ${n}`).join(', ')}`;
    });
    const callers = [...this.#callers].map(([caller, n]) => `${caller} ${n}`);
    return [`${this.requests} requests, from ${callers.join(', ')}`, ...lines].join('\n');
  }
}
