import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, type Problem, type ProblemCode, problemSlug } from '../contract/problem.ts';
import { Refusal, type ValidationIssue } from '../domain/refusal.ts';
import { StoreUnavailable } from '../operations/context.ts';
import { toLoggedError } from './logged-error.ts';
import { RateLimitExceeded } from './rate-limit.ts';
import { MalformedRequest } from './requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem that this request was answered with. */
    problemCode: ProblemCode | null;
  }
}

/** The only writer of application/problem+json. */
export interface ProblemWriter {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    code: ProblemCode,
    detail?: string,
    issues?: readonly ValidationIssue[],
  ): FastifyReply;
  /** Whatever was thrown, told as a problem; an unknown error never tells its own message. */
  sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The bytes that answer what was no request at all, by the code of what went wrong. */
  answerToNoise(requestId: string, errorCode: string | undefined): string;
}

/** When to look again whether we are back. */
const RETRY_SECONDS = 5;
const CONTENT_TYPE = 'application/problem+json; charset=utf-8';

export function problemWriter(publicUrl: string): ProblemWriter {
  function problemOf(
    code: ProblemCode,
    requestId: string,
    detail?: string,
    issues: readonly ValidationIssue[] = [],
  ): Problem {
    const { status, title, advice, isGeneric } = PROBLEMS[code];
    return {
      type: isGeneric ? 'about:blank' : `${publicUrl}/problems/${problemSlug(code)}`,
      title,
      status,
      code,
      detail: detail ?? advice,
      ...(issues.length > 0 ? { errors: [...issues] } : {}),
      requestId,
    };
  }
  const writer: ProblemWriter = {
    send(request, reply, code, detail, issues) {
      const problem = problemOf(code, request.id, detail, issues);
      request.problemCode = code;
      if (code === 'UNAUTHORIZED') reply.header('WWW-Authenticate', 'Bearer');
      if (code === 'SERVICE_UNAVAILABLE') reply.header('Retry-After', String(RETRY_SECONDS));
      return reply
        .code(problem.status)
        .header('Cache-Control', 'no-store')
        .type(CONTENT_TYPE)
        .send(JSON.stringify(problem));
    },
    sendError(error, request, reply) {
      if (error instanceof Refusal) {
        return writer.send(request, reply, error.code, error.message, error.issues);
      }
      const [code, detail] = transportProblem(error);
      if (code === 'INTERNAL_ERROR') {
        request.log.error({ error: toLoggedError(error, request) }, 'a request failed');
      }
      if (code === 'SERVICE_UNAVAILABLE') {
        request.log.error({ error: toLoggedError(error, request) }, 'the database does not answer');
      }
      return writer.send(request, reply, code, detail);
    },
    answerToNoise(requestId, errorCode) {
      const detail = noiseDetail(errorCode);
      const body = JSON.stringify(problemOf('BAD_REQUEST', requestId, detail));
      return [
        'HTTP/1.1 400 Bad Request',
        `Content-Type: ${CONTENT_TYPE}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        `X-Request-Id: ${requestId}`,
        'Connection: close',
        `\r\n${body}`,
      ].join('\r\n');
    },
  };
  return writer;
}

function noiseDetail(errorCode: string | undefined): string {
  if (errorCode === 'HPE_HEADER_OVERFLOW') return 'The head of this request is too long.';
  if (errorCode === 'ERR_HTTP_REQUEST_TIMEOUT') return 'This request did not arrive in time.';
  return 'This is no HTTP request.';
}

/** What HTTP itself, or the database, made go wrong. */
function transportProblem(error: unknown): [ProblemCode, string?] {
  if (error instanceof StoreUnavailable) return ['SERVICE_UNAVAILABLE'];
  if (error instanceof MalformedRequest) return ['BAD_REQUEST', error.message];
  if (error instanceof RateLimitExceeded) return ['RATE_LIMIT_EXCEEDED', error.message];
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return ['UNSUPPORTED_MEDIA_TYPE'];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return ['PAYLOAD_TOO_LARGE'];
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [
        'BAD_REQUEST',
        'The body is empty, although its Content-Type says JSON. Send the JSON object that the operation takes; where it takes none, leave Content-Type out.',
      ];
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return [
        'BAD_REQUEST',
        'The body is not as long as Content-Length says. Send it whole, and count bytes, not characters.',
      ];
    case 'FST_ERR_BAD_URL':
      return [
        'BAD_REQUEST',
        'The address has a broken percent-encoding. Write a percent sign itself as %25.',
      ];
    default:
  }
  // A file that is not to be had is as good as none.
  if (statusCode === 403 || statusCode === 404) return ['NOT_FOUND'];
  if (statusCode === 413) return ['PAYLOAD_TOO_LARGE'];
  if (statusCode === 415) return ['UNSUPPORTED_MEDIA_TYPE'];
  if (statusCode === 400)
    return ['BAD_REQUEST', 'The body is not valid JSON. Check its quotes, commas and brackets.'];
  if (statusCode === 412 || statusCode === 416) {
    return ['BAD_REQUEST', 'There is no such version or part of this file: check the headers.'];
  }
  return ['INTERNAL_ERROR'];
}
