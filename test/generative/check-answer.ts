import { expect } from 'vitest';
import { BookingList, PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { PROBLEMS, Problem, type ProblemCode } from '../../src/contract/problem.ts';
import { isTurnedAway, seesAll, TURNED_AWAY } from './callers.ts';
import type { DescribedOperation } from './described-operations.ts';
import { faultsOf } from './json-schema.ts';
import type { Reading } from './received.ts';
import type { SentRequest } from './sent-request.ts';
import type { Answer } from './trial-context.ts';
import { isUnsayable, type Received } from './unsayable-rules.ts';

/** That an answer is one that the document promises, to this request from this caller. */
export function checkAnswer(
  operation: DescribedOperation,
  { caller }: SentRequest,
  reading: Reading,
  answer: Answer,
): void {
  expect(answer.status, 'no 5xx').toBeLessThan(500);
  expect(answer.headers['x-request-id'], 'X-Request-Id').toMatch(/^[\da-f-]{36}$/);
  if (reading.kind === 'elsewhere') {
    if (isProblem(answer) && answer.body !== '') checkProblem(answer);
    return;
  }
  const problem = answer.status === 200 ? null : checkProblem(answer);
  const code = problem?.code ?? 'OK';
  if (problem) expect(operation.codes.get(answer.status), 'described').toContain(code);
  else checkBody(operation, caller, answer);

  // No check of the door comes before the address itself is read.
  if (reading.kind === 'unreadable address') expect(code, reading.kind).toBe('BAD_REQUEST');
  else if (isTurnedAway(caller)) expect(code, 'before anything is read').toBe(TURNED_AWAY[caller]);
  else if (reading.kind === 'unreadable') expect(code, 'unreadable').toBe(reading.code);
  else checkValidation(operation, reading.received, code, problem);
}

function isProblem({ headers }: Answer): boolean {
  return String(headers['content-type']).startsWith('application/problem+json');
}

function checkProblem(answer: Answer): Problem {
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
  answer: Answer,
): void {
  const { name } = operation;
  expect(answer.headers['content-type']).toMatch(/^application\/json(;|$)/);
  const body = JSON.parse(answer.body);
  const schema: { parse: (value: unknown) => unknown } = ENDPOINTS[name].answer;
  expect(body, 'nothing beyond the contract').toEqual(schema.parse(body));
  expect(faultsOf(operation.answer, body), 'faults by the document').toEqual([]);
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

/** Invalid by the document is 422, naming every fault; valid by it is not, but for the rules it cannot say. */
function checkValidation(
  operation: DescribedOperation,
  received: Received,
  code: ProblemCode | 'OK',
  problem: Problem | null,
): void {
  const faults = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    return schema ? faultsOf(schema, received[part]) : [];
  });
  expect(
    code === 'VALIDATION_ERROR' || faults.length === 0,
    `${code} in spite of ${faults.join()}`,
  ).toBe(true);
  expect(code, 'readable').not.toBe('BAD_REQUEST');
  if (code !== 'VALIDATION_ERROR') return;
  const told = problem?.errors ?? [];
  const parametersOf = (some: typeof told) => [...new Set(some.map((one) => one.parameter))].sort();
  const byDocument = told.filter((fault) => !isUnsayable(fault, received));
  expect(faults, 'no fault but by the document').toEqual(
    expect.arrayContaining(parametersOf(byDocument)),
  );
  expect(parametersOf(told), 'every fault by the document').toEqual(expect.arrayContaining(faults));
}
