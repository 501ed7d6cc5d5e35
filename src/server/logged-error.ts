import type { FastifyRequest } from 'fastify';

interface LoggedError {
  type: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/** Shorter texts are everywhere: masking them would leave nothing to read. */
const SHORTEST_MASKED = 3;

/** What the log tells of an error: whence it came, and nothing of what the request carried. */
export function toLoggedError(error: unknown, request: FastifyRequest): LoggedError {
  const { body, query, params, headers } = request;
  const values = new Set(textsIn({ body, query, params, headers, url: request.url }));
  // The longest first: a shorter one may be part of it.
  const longestFirst = [...values].sort((a, b) => b.length - a.length);
  return tell(error, (text) =>
    longestFirst.reduce((masked, value) => masked.replaceAll(value, '…'), text),
  );
}

function tell(error: unknown, mask: (text: string) => string): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: mask(String(error)) };
  const { name, stack, message, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const [first = '', ...frames] = (stack ?? '').split(/\n(?=\s+at )/);
  return {
    type: name,
    ...(typeof code === 'string' ? { code } : {}),
    // Where in the code it was is never of the request.
    stack: [mask(first || `${name}: ${message}`), ...frames].join('\n'),
    ...(cause === undefined ? {} : { cause: tell(cause, mask) }),
  };
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const open: unknown[] = [value];
  for (const each of open) {
    if (typeof each === 'string' || typeof each === 'number') {
      if (String(each).length >= SHORTEST_MASKED) texts.push(String(each));
    } else if (typeof each === 'object' && each !== null) {
      for (const inner of Object.values(each)) open.push(inner);
    }
  }
  return texts;
}
