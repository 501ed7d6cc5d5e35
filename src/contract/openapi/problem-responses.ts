import { COMMON_PROBLEMS, type PartnerOperation, problemsOf } from '../partner/operations.ts';
import { PROBLEMS, Problem, type ProblemCode, problemSlug } from '../problem.ts';
import type { Example, Reference, ResponseObject } from './document-parts.ts';
import { ALWAYS_SENT, SENT_WITH_STATUS } from './response-headers.ts';
import { referenceTo } from './schemas.ts';

/** Names of the responses that operations share, by status. */
const SHARED_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

/** The responses that operations share. An operation with other problems under a status has its own. */
export function sharedProblemResponses(publicUrl: string): Record<string, ResponseObject> {
  const byStatus = groupByStatus(COMMON_PROBLEMS);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      sharedName(status),
      problemResponse(publicUrl, status, codes),
    ]),
  );
}

/** The error responses of an operation, one per status. */
export function problemResponsesOf(
  publicUrl: string,
  name: PartnerOperation,
): Record<string, ResponseObject | Reference> {
  const common = groupByStatus(COMMON_PROBLEMS);
  return Object.fromEntries(
    [...groupByStatus(problemsOf(name))].map(([status, codes]) => {
      const isShared = common.get(status)?.join() === codes.join();
      return [
        String(status),
        isShared
          ? { $ref: `#/components/responses/${sharedName(status)}` }
          : problemResponse(publicUrl, status, codes),
      ];
    }),
  );
}

function sharedName(status: number): string {
  const name = SHARED_NAMES[status];
  if (name === undefined) throw new Error(`No shared response has a name for status ${status}.`);
  return name;
}

/** Groups by ascending status; within a group in the order of the checks. */
function groupByStatus(codes: readonly ProblemCode[]): Map<number, ProblemCode[]> {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))].sort((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, codes.filter((code) => PROBLEMS[code].status === status)]),
  );
}

function problemResponse(
  publicUrl: string,
  status: number,
  codes: readonly ProblemCode[],
): ResponseObject {
  return {
    description: codes
      .map((code) => `- \`${code}\`: ${PROBLEMS[code].title}. ${PROBLEMS[code].advice}`)
      .join('\n'),
    headers: { ...ALWAYS_SENT, ...SENT_WITH_STATUS[status] },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            referenceTo(Problem),
            {
              type: 'object',
              properties: {
                status: { const: status, description: 'The HTTP status of the response.' },
                code: { enum: [...codes], description: 'The problem code, for programs.' },
              },
            },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, problemExample(publicUrl, code)])),
      },
    },
  };
}

/** An example body. */
function problemExample(publicUrl: string, code: ProblemCode): Example {
  const { status, title, advice, isGeneric } = PROBLEMS[code];
  const value: Problem = {
    type: isGeneric ? 'about:blank' : `${publicUrl}/problems/${problemSlug(code)}`,
    title,
    status,
    code,
    detail: code === 'VALIDATION_ERROR' ? 'pax must be at least 1.' : advice,
    ...(code === 'VALIDATION_ERROR'
      ? { errors: [{ parameter: 'pax', reason: 'must be at least 1' }] }
      : {}),
    requestId: '5c49784d-d6b1-40b2-a213-554dcd86c6fb',
  };
  return { summary: title, value };
}
