import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, type Problem, type ProblemCode, problemSlug } from '../contract/problem.ts';
import { type Fault, Refusal } from '../domain/refusal.ts';
import { StoreUnavailable } from '../operations/house.ts';
import { MalformedRequest } from './requests.ts';

/** The only writer of application/problem+json. */
export interface ProblemWriter {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    code: ProblemCode,
    detail?: string,
    faults?: readonly Fault[],
  ): FastifyReply;
  /** Whatever was thrown, told as a problem; an unknown error never tells its own message. */
  sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The bytes that answer what was no request at all. */
  answerToNoise(requestId: string): string;
}

const CONTENT_TYPE = 'application/problem+json; charset=utf-8';

export function problemWriter(publicUrl: string): ProblemWriter {
  function problemOf(
    code: ProblemCode,
    requestId: string,
    detail?: string,
    faults: readonly Fault[] = [],
  ): Problem {
    const { status, title, advice, isGeneric } = PROBLEMS[code];
    return {
      type: isGeneric ? 'about:blank' : `${publicUrl}/problems/${problemSlug(code)}`,
      title,
      status,
      code,
      detail: detail ?? advice,
      ...(faults.length > 0 ? { errors: [...faults] } : {}),
      requestId,
    };
  }
  const writer: ProblemWriter = {
    send(request, reply, code, detail, faults) {
      const problem = problemOf(code, request.id, detail, faults);
      if (code === 'UNAUTHORIZED') reply.header('WWW-Authenticate', 'Bearer');
      return reply
        .code(problem.status)
        .header('Cache-Control', 'no-store')
        .type(CONTENT_TYPE)
        .send(JSON.stringify(problem));
    },
    sendError(error, request, reply) {
      if (error instanceof Refusal) {
        return writer.send(request, reply, error.code, error.message, error.faults);
      }
      const [code, detail] = transportProblem(error);
      if (code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'a request failed');
      if (code === 'SERVICE_UNAVAILABLE') {
        request.log.error({ err: error }, 'the database does not answer');
        reply.header('Retry-After', '5');
      }
      return writer.send(request, reply, code, detail);
    },
    answerToNoise(requestId) {
      const detail = 'This is no HTTP request, or its head is too long or never came to an end.';
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

/** What HTTP itself, or the database, made go wrong. */
function transportProblem(error: unknown): [ProblemCode, string?] {
  if (error instanceof StoreUnavailable) return ['SERVICE_UNAVAILABLE'];
  if (error instanceof MalformedRequest) return ['BAD_REQUEST', error.message];
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return ['UNSUPPORTED_MEDIA_TYPE'];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return ['PAYLOAD_TOO_LARGE'];
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return ['BAD_REQUEST', 'The body is empty, although its Content-Type says JSON.'];
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return ['BAD_REQUEST', 'The body is not as long as Content-Length says.'];
    case 'FST_ERR_BAD_URL':
      return ['BAD_REQUEST', 'The address has a broken percent-encoding.'];
    default:
  }
  if (statusCode === 429) return ['RATE_LIMIT_EXCEEDED'];
  if (statusCode === 413) return ['PAYLOAD_TOO_LARGE'];
  if (statusCode === 415) return ['UNSUPPORTED_MEDIA_TYPE'];
  if (statusCode === 400) return ['BAD_REQUEST', 'The body is not valid JSON.'];
  return ['INTERNAL_ERROR'];
}
