import { expect } from 'vitest';
import { PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { BookingList } from '../../src/contract/partner/list-bookings.ts';
import { PARTNER_OPERATIONS } from '../../src/contract/partner/operations.ts';
import { PROBLEMS, Problem, type ProblemCode } from '../../src/contract/problem.ts';
import { StaffBooking } from '../../src/contract/staff/booking.ts';
import { isRefused, REFUSED_CALLERS, seesAll } from './callers.ts';
import { checkStaffResponse, staffEndpointOf } from './check-staff-response.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { SentResponse } from './generative-context.ts';
import { findIssues } from './json-schema.ts';
import type { ParsedWire } from './parse-wire.ts';
import { isBeyondSchema, isReadAsTyped, type Received } from './rules-beyond-schema.ts';
import type { SentRequest } from './sent-request.ts';

/** Asserts that a response is one that the document allows for this request and caller. */
export function checkResponse(
  operation: DescribedOperation,
  { caller }: SentRequest,
  parsed: ParsedWire,
  answer: SentResponse,
): void {
  expect(answer.status, 'no 5xx').toBeLessThan(500);
  expect(answer.headers['x-request-id'], 'X-Request-Id').toMatch(/^[\da-f-]{36}$/);
  if (parsed.kind === 'other route') {
    if (isProblem(answer) && answer.body !== '') checkProblem(answer);
    return;
  }
  const ofStaff = caller === 'staff' ? staffEndpointOf(operation.name) : null;
  if (ofStaff && parsed.kind === 'received') {
    checkStaffResponse(ofStaff, parsed.received, answer);
    return;
  }
  const problem = answer.status === 200 ? null : checkProblem(answer);
  const code = problem?.code ?? 'OK';
  if (problem) expect(operation.codes.get(answer.status), 'described').toContain(code);
  else checkBody(operation, caller, answer);

  // The URL is decoded before the credentials are checked.
  if (parsed.kind === 'unreadable URL') expect(code, parsed.kind).toBe('BAD_REQUEST');
  else if (isRefused(caller)) expect(code, 'before anything is read').toBe(REFUSED_CALLERS[caller]);
  else if (parsed.kind === 'unreadable') expect(code, 'unreadable').toBe(parsed.code);
  else checkValidation(operation, parsed.received, code, problem);
}

function isProblem({ headers }: SentResponse): boolean {
  return String(headers['content-type']).startsWith('application/problem+json');
}

function checkProblem(answer: SentResponse): Problem {
  expect(isProblem(answer), `media type ${String(answer.headers['content-type'])}`).toBe(true);
  const body = JSON.parse(answer.body);
  const problem = Problem.parse(body);
  expect(body, 'nothing beyond a problem').toEqual(problem);
  expect(problem.status).toBe(answer.status);
  expect(problem.status).toBe(PROBLEMS[problem.code].status);
  expect(problem.requestId, 'the id in the header').toBe(answer.headers['x-request-id']);
  expect((problem.errors ?? []).length > 0, 'errors with VALIDATION_ERROR alone').toBe(
    problem.code === 'VALIDATION_ERROR',
  );
  return problem;
}

function checkBody(
  operation: DescribedOperation,
  caller: SentRequest['caller'],
  answer: SentResponse,
): void {
  const { name } = operation;
  expect(answer.headers['content-type']).toMatch(/^application\/json(;|$)/);
  const body = caller === 'staff' ? asSpecified(JSON.parse(answer.body)) : JSON.parse(answer.body);
  const schema: { parse: (value: unknown) => unknown } = PARTNER_OPERATIONS[name].answer;
  expect(body, 'nothing beyond the contract').toEqual(schema.parse(body));
  expect(findIssues(operation.answer, body), 'issues by the document').toEqual([]);
  const isPrivate = seesAll(caller) || name === 'create-walk-in';
  const shape = isPrivate ? PrivateBooking : PublicBooking;
  if ('bookingAt' in body) {
    expect(body, 'the shape for this caller').toEqual(shape.parse(body));
    expect(answer.headers.etag).toMatch(/^"\d+"$/);
  }
  if (name === 'list-bookings') {
    for (const one of BookingList.parse(body).data) shape.parse(one);
  }
}

/** A response of the staff API without the fields that it adds to bookings. */
function asSpecified(body: { data?: unknown[] }): object {
  if ('bookingAt' in body) {
    const booking = StaffBooking.parse(body);
    expect(body, 'nothing beyond the contract').toEqual(booking);
    return Object.fromEntries(
      Object.entries(booking).filter(([field]) => field in PrivateBooking.shape),
    );
  }
  return body.data ? { ...body, data: body.data.map((each) => asSpecified(each as object)) } : body;
}

/** Asserts that the server reports exactly the document's issues, apart from rules beyond JSON Schema. */
function checkValidation(
  operation: DescribedOperation,
  received: Received,
  code: ProblemCode | 'OK',
  problem: Problem | null,
): void {
  const issues = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    const found = schema ? findIssues(schema, received[part]) : [];
    return found.filter((parameter) => !isReadAsTyped(parameter, received));
  });
  expect(
    code === 'VALIDATION_ERROR' || issues.length === 0,
    `${code} despite ${issues.join()}`,
  ).toBe(true);
  expect(code, 'readable').not.toBe('BAD_REQUEST');
  if (code !== 'VALIDATION_ERROR') return;
  const reported = problem?.errors ?? [];
  const parametersOf = (some: typeof reported) =>
    [...new Set(some.map((one) => one.parameter))].sort();
  const byDocument = reported.filter(
    (issue) => !isBeyondSchema(issue, received) && !isReadAsTyped(issue.parameter, received),
  );
  expect(issues, 'only issues of the document').toEqual(
    expect.arrayContaining(parametersOf(byDocument)),
  );
  expect(parametersOf(reported), 'all issues of the document').toEqual(
    expect.arrayContaining(issues),
  );
}
