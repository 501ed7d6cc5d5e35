import type { LightMyRequestResponse } from 'fastify';
import { expect, type RunnerTestCase } from 'vitest';
import { PrivateBooking } from '../../src/contract/booking.ts';
import { DinerProblem, Problem } from '../../src/contract/problem.ts';
import { StaffBooking } from '../../src/contract/staff/booking.ts';
import { StaffProblem } from '../../src/contract/staff/rules.ts';
import { VenueProblem } from '../../src/contract/staff/venue.ts';

/** The problems that the running test has checked, such as `404 BOOKING_NOT_FOUND`. */
const seen = new Set<string>();

/** Called after each test: fails unless each problem in the title was checked by `expectProblem`. */
export function expectNamedProblems(task: RunnerTestCase): void {
  const named = task.result?.state === 'fail' ? [] : (task.name.match(PROBLEM_IN_TITLE) ?? []);
  const unseen = named.filter((problem) => !seen.has(problem));
  seen.clear();
  expect(unseen, 'named in the title, but not checked with expectProblem').toEqual([]);
}

/** A problem in a test's title: `404 BOOKING_NOT_FOUND`. */
export const PROBLEM_IN_TITLE = /\b[45]\d\d [A-Z]{2}[A-Z_]+/g;

/** Expects a response to be this problem. @param parameters of a 422, in any order */
export function expectProblem(
  answer: LightMyRequestResponse,
  status: number,
  code: string,
  parameters?: readonly string[],
): DinerProblem {
  expect([answer.statusCode, answer.body.slice(0, 500)]).toEqual([status, expect.any(String)]);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json(;|$)/);
  const isOfDiners = answer.raw.req.url?.startsWith('/widget/');
  const problem = (isOfDiners ? DinerProblem : Problem).parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(problem);
  expect(problem).toMatchObject({ status, code });
  seen.add(`${status} ${code}`);
  if (code === 'VALIDATION_ERROR') expect(problem.errors?.length).toBeGreaterThan(0);
  else expect(problem).not.toHaveProperty('errors');
  if (parameters) {
    expect([...new Set(problem.errors?.map((fault) => fault.parameter))].sort()).toEqual(
      [...parameters].sort(),
    );
  }
  return problem;
}

/** As {@link expectProblem}, for one that only the staff API has. */
export function expectVenueProblem(
  answer: LightMyRequestResponse,
  status: number,
  code: string,
): VenueProblem {
  const problem = VenueProblem.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(problem);
  expect([answer.statusCode, problem.status, problem.code]).toEqual([status, status, code]);
  seen.add(`${status} ${code}`);
  return problem;
}

/** Expects a refusal for exactly these rules, by their codes. */
export function expectRules(
  answer: LightMyRequestResponse,
  codes: readonly string[],
): StaffProblem {
  const problem = StaffProblem.parse(answer.json());
  expect([answer.statusCode, problem.rules?.map(({ code }) => code)]).toEqual([409, codes]);
  expect(answer.json(), 'nothing beyond the contract').toEqual(problem);
  return problem;
}

/** Expects a response to be a booking in the private shape, which the staff API extends. */
export function expectBooking(answer: LightMyRequestResponse): PrivateBooking {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const isOfStaff = answer.raw.req.url?.startsWith('/staff/');
  const booking = (isOfStaff ? StaffBooking : PrivateBooking).parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(booking);
  return booking;
}

/** Expects a response to be a booking as staff see it. */
export function expectStaffBooking(answer: LightMyRequestResponse): StaffBooking {
  return StaffBooking.parse(expectBooking(answer));
}
