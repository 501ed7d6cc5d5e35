import { Problem, ValidationIssue } from '../../problem.ts';
import { described } from '../described.ts';

/** Error responses. */
export const PROBLEM_ANSWERS = {
  Problem: described(Problem, 'Why a request failed: problem details, RFC 9457.', {
    type: 'The URL of a page about this problem; `about:blank` where the status says enough.',
    title: 'The problem in a few words, the same for every occurrence.',
    status: 'The HTTP status of the response.',
    code: 'The problem code, for programs.',
    detail:
      'What went wrong in this case and what to do next, in English, for the developer of the client.',
    errors: 'Only for VALIDATION_ERROR: every invalid field and parameter.',
    requestId: 'Identifies the request in our logs; the same as the header `X-Request-Id`.',
  }),
  Fault: described(ValidationIssue, 'An invalid field or parameter.', {
    parameter: 'A path such as `addOns[0].quantity`, or the name of a parameter.',
    reason: 'Why it is invalid.',
  }),
};
