import { Problem, ValidationIssue } from '../../problem.ts';
import { described } from '../described.ts';

/** Answers that are no success. */
export const PROBLEM_ANSWERS = {
  Problem: described(Problem, 'Why a request failed: problem details, RFC 9457.', {
    type: 'The address of a page about this problem, or `about:blank` where its status says it all.',
    title: 'The problem in a few words, the same every time.',
    status: 'The HTTP status of the answer.',
    code: 'The problem, for programs.',
    detail:
      'What is the matter this time and what to do next, in English, for whoever sent the request.',
    errors: 'Only for VALIDATION_ERROR: every fault of the request.',
    requestId: 'Names the request in our logs, as the header `X-Request-Id` does.',
  }),
  ValidationIssue: described(ValidationIssue, 'A fault of a request.', {
    parameter: 'Where: a path such as `addOns[0].quantity`, or the name of a parameter.',
    reason: 'What is the matter with it.',
  }),
};
