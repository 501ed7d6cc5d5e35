import { expect } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Operation } from '../../src/contract/operation.ts';
import { PARTNER_OPERATIONS } from '../../src/contract/partner/operations.ts';
import { PROBLEMS } from '../../src/contract/problem.ts';
import { STAFF_OPERATIONS } from '../../src/contract/staff/operations.ts';
import { StaffProblem } from '../../src/contract/staff/rules.ts';
import { toValidationIssues } from '../../src/contract/validation-issues.ts';
import type { SentResponse } from './generative-context.ts';
import { isBeyondSchema, isReadAsTyped, type Received } from './rules-beyond-schema.ts';

/** What any operation of the staff API may answer besides its own problems. */
const COMMON = ['VALIDATION_ERROR', 'RATE_LIMIT_EXCEEDED', 'PAYLOAD_TOO_LARGE'];

/** The staff API's own contract for an operation; null where it has that of the partner API. */
export function staffEndpointOf(name: string): Operation | null {
  const own: Operation | undefined = STAFF_OPERATIONS[name as keyof typeof STAFF_OPERATIONS];
  const ofPartners = PARTNER_OPERATIONS[name as keyof typeof PARTNER_OPERATIONS];
  return own && own !== ofPartners ? own : null;
}

/** Asserts that a response is one that the staff API's contract allows for a request that could be read. */
export function checkStaffResponse(
  endpoint: Operation,
  received: Received,
  { status, headers, body }: SentResponse,
): void {
  const issues = (['params', 'query', 'body'] as const).flatMap((part) => {
    const result = safeParse(endpoint[part], received[part], { reportInput: true });
    const found = result.success ? [] : toValidationIssues(result.error.issues);
    // The server removes such fields before anything reads them.
    return found.filter(
      ({ parameter }) =>
        !/(^|\.)(__proto__|constructor)$/.test(parameter) && !isReadAsTyped(parameter, received),
    );
  });
  const answer = JSON.parse(body);
  if (status === 200) {
    expect(issues, 'nothing wrong with the request').toEqual([]);
    const result = safeParse(endpoint.answer, answer);
    expect(result.error?.issues ?? [], 'the contract').toEqual([]);
    expect(answer, 'nothing beyond the contract').toEqual(result.data);
    return;
  }
  const problem = StaffProblem.parse(answer);
  expect(answer, 'nothing beyond a problem').toEqual(problem);
  expect(problem.requestId, 'the id in the header').toBe(headers['x-request-id']);
  expect([status, problem.status]).toEqual([PROBLEMS[problem.code].status, status]);
  expect([...COMMON, ...endpoint.problems], 'described').toContain(problem.code);
  if (problem.code === 'VALIDATION_ERROR') {
    const beyond = (problem.errors ?? []).filter(
      ({ parameter }) => !issues.some((issue) => issue.parameter === parameter),
    );
    expect(
      beyond.filter(
        (issue) => !isBeyondSchema(issue, received) && !isReadAsTyped(issue.parameter, received),
      ),
    ).toEqual([]);
  } else expect(issues, `${problem.code} despite issues`).toEqual([]);
  if (problem.rules) expect(problem.rules.length, 'rules, if any').toBeGreaterThan(0);
}
