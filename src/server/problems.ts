import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES } from '../contract/limits.ts';
import { type AnyProblemCode, PROBLEMS, problemSlug } from '../contract/problem.ts';
import type { VenueProblem } from '../contract/staff/venue.ts';
import { AnotherDayRefusal } from '../domain/another-day-refusal.ts';
import { RulesRefusal } from '../domain/availability/rules-refusal.ts';
import { GuestLimitError, RateLimitError } from '../domain/rate-limit-error.ts';
import { Refusal, type ValidationIssue } from '../domain/refusal.ts';
import { VenueOutdated } from '../domain/venue-effects/venue-outdated.ts';
import { StoreUnavailable } from '../operations/context.ts';
import { MalformedRequestError } from './http/headers.ts';
import { sendErrorPage, wantsErrorPage } from './pages/error-page.ts';
import { guestLimitDetail } from './shapes/guest-limit-detail.ts';

interface LoggedError {
  type: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/** Shorter values occur everywhere; masking them would make a stack unreadable. */
const SHORTEST_MASKED = 3;

/** What only problems of the staff API have. */
type OfStaff = Pick<VenueProblem, 'rules' | 'sections' | 'workDay'>;

/** A problem of any API. */
type AnyProblem = Omit<VenueProblem, 'code'> & { code: AnyProblemCode };

/**
 * Writes every application/problem+json response. Outside the APIs, a browser that asks for a page gets an error page
 * instead.
 */
export interface ProblemWriter {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    code: AnyProblemCode,
    detail?: string,
    issues?: readonly ValidationIssue[],
    ofStaff?: OfStaff,
  ): FastifyReply;
  /** Sends any error as a problem. The message of an unknown error is never sent. */
  sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The raw HTTP response for bytes that are no valid HTTP request, by Node's error code. */
  malformedRequestResponse(requestId: string, errorCode: string | undefined): string;
}

/** Retry-After of a 503. */
const UNAVAILABLE_RETRY_SECONDS = 5;
const CONTENT_TYPE = 'application/problem+json; charset=utf-8';

export function problemWriter(publicUrl: string): ProblemWriter {
  function problemOf(
    code: AnyProblemCode,
    requestId: string,
    detail?: string,
    issues: readonly ValidationIssue[] = [],
    ofStaff: OfStaff = {},
  ): AnyProblem {
    const { status, title, advice, isGeneric } = PROBLEMS[code];
    return {
      type: isGeneric ? 'about:blank' : `${publicUrl}/problems/${problemSlug(code)}`,
      title,
      status,
      code,
      detail: detail ?? advice,
      ...(issues.length > 0 ? { errors: [...issues] } : {}),
      ...ofStaff,
      requestId,
    };
  }
  const writer: ProblemWriter = {
    send(request, reply, code, detail, issues, ofStaff) {
      const problem = problemOf(code, request.id, detail, issues, ofStaff);
      request.problemCode = code;
      if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer');
      if (code === 'SERVICE_UNAVAILABLE') {
        reply.header('Retry-After', String(UNAVAILABLE_RETRY_SECONDS));
      }
      reply.code(problem.status).header('Cache-Control', 'no-store');
      return wantsErrorPage(request)
        ? sendErrorPage(request, reply, problem.status)
        : reply.type(CONTENT_TYPE).send(JSON.stringify(problem));
    },
    sendError(error, request, reply) {
      if (error instanceof Refusal) {
        const { code, message, issues } = error;
        return writer.send(request, reply, code, message, issues, ofStaffIn(error));
      }
      if (error instanceof RateLimitError) {
        reply.header('Retry-After', String(error.retryAfterSeconds));
        const detail = error instanceof GuestLimitError ? guestLimitDetail(error) : error.message;
        return writer.send(request, reply, 'RATE_LIMIT_EXCEEDED', detail);
      }
      const [code, detail] = transportProblem(error);
      if (code === 'INTERNAL_ERROR') {
        request.log.error({ error: toLoggedError(error, request) }, 'request failed');
      }
      if (code === 'SERVICE_UNAVAILABLE') {
        request.log.error({ error: toLoggedError(error, request) }, 'database unavailable');
      }
      return writer.send(request, reply, code, detail ?? detailOfLimit(code, request));
    },
    malformedRequestResponse(requestId, errorCode) {
      const detail = malformedRequestDetail(errorCode);
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

/** Some operations take longer bodies than the others, about which the catalogue speaks. */
function detailOfLimit(code: AnyProblemCode, { routeOptions }: FastifyRequest) {
  const { bodyLimit } = routeOptions;
  if (code !== 'PAYLOAD_TOO_LARGE' || bodyLimit === undefined || bodyLimit === MAX_BODY_BYTES)
    return undefined;
  return `A body may have at most ${bodyLimit / 1024} KiB here. Send less.`;
}

function ofStaffIn(error: Refusal): OfStaff {
  if (error instanceof RulesRefusal) return { rules: [...error.rules] };
  if (error instanceof AnotherDayRefusal) return { workDay: error.workDay };
  return error instanceof VenueOutdated ? { sections: [...error.sections] } : {};
}

function malformedRequestDetail(errorCode: string | undefined): string {
  if (errorCode === 'HPE_HEADER_OVERFLOW') return 'The headers of this request are too long.';
  if (errorCode === 'ERR_HTTP_REQUEST_TIMEOUT') return 'This request did not arrive in time.';
  return 'This is not a valid HTTP request.';
}

/** The problem for an error of the framework or the database. */
function transportProblem(error: unknown): [AnyProblemCode, string?] {
  if (error instanceof StoreUnavailable) return ['SERVICE_UNAVAILABLE'];
  if (error instanceof MalformedRequestError) return ['BAD_REQUEST', error.message];
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return ['UNSUPPORTED_MEDIA_TYPE'];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return ['PAYLOAD_TOO_LARGE'];
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [
        'BAD_REQUEST',
        'The body is empty, but its Content-Type is JSON. Send the JSON object that the operation takes. If it takes none, leave out Content-Type.',
      ];
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return [
        'BAD_REQUEST',
        'The length of the body differs from Content-Length. Send the whole body, and count bytes, not characters.',
      ];
    case 'FST_ERR_BAD_URL':
      return [
        'BAD_REQUEST',
        'The URL has an invalid percent-encoding. Write a percent sign as %25.',
      ];
    default:
  }
  // A static file that may not be read is reported like a missing one.
  if (statusCode === 403 || statusCode === 404) return ['NOT_FOUND'];
  if (statusCode === 413) return ['PAYLOAD_TOO_LARGE'];
  if (statusCode === 415) return ['UNSUPPORTED_MEDIA_TYPE'];
  if (statusCode === 400)
    return ['BAD_REQUEST', 'The body is not valid JSON. Check its quotes, commas and brackets.'];
  if (statusCode === 412 || statusCode === 416) {
    return ['BAD_REQUEST', 'The file has no such version or range. Check the request headers.'];
  }
  return ['INTERNAL_ERROR'];
}

/** An error as it is logged: its stack, with every value from the request masked. */
function toLoggedError(error: unknown, request: FastifyRequest): LoggedError {
  const { body, query, params, headers } = request;
  const values = new Set(textsIn({ body, query, params, headers, url: request.url }));
  // Longest first, since a shorter value may be part of a longer one.
  const longestFirst = [...values].sort((a, b) => b.length - a.length);
  return maskError(error, (text) =>
    longestFirst.reduce((masked, value) => masked.replaceAll(value, '…'), text),
  );
}

function maskError(error: unknown, mask: (text: string) => string): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: mask(String(error)) };
  const { name, stack, message, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const [first = '', ...frames] = (stack ?? '').split(/\n(?=\s+at )/);
  return {
    type: name,
    ...(typeof code === 'string' ? { code } : {}),
    // Stack frames never hold values from the request.
    stack: [mask(first || `${name}: ${message}`), ...frames].join('\n'),
    ...(cause === undefined ? {} : { cause: maskError(cause, mask) }),
  };
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const queue: unknown[] = [value];
  for (const each of queue) {
    if (typeof each === 'string' || typeof each === 'number') {
      if (String(each).length >= SHORTEST_MASKED) texts.push(String(each));
    } else if (typeof each === 'object' && each !== null) {
      for (const inner of Object.values(each)) queue.push(inner);
    }
  }
  return texts;
}
