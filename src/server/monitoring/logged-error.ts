import type { FastifyRequest } from 'fastify';

interface LoggedError {
  type: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/** Shorter values occur everywhere; masking them would make a stack unreadable. */
const SHORTEST_MASKED = 3;

/** An error as it is logged: its stack, with every value from the request masked. */
export function toLoggedError(error: unknown, request: FastifyRequest): LoggedError {
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
