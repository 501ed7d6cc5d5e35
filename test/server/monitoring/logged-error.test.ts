import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/operations/context.ts';
import { aBookingRequest, openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

interface ErrorLine {
  msg: string;
  reqId: string;
  error: { type: string; code?: string; stack: string; cause?: ErrorLine['error'] };
}

/** Logs an error thrown while a request is handled, and gives the log line. */
async function logOf(error: unknown) {
  const { staff, context, log } = await openTestServer();
  expect((await staff({ path: '/session' })).statusCode).toBe(200);
  context.store.write = () => Promise.reject(error);
  const answer = await staff({
    method: 'POST',
    path: '/bookings?from=the-newsletter',
    body: aBookingRequest({ customerSpecialRequests: 'A quiet corner' }),
    headers: { 'user-agent': 'pos/7.1' },
  });
  const lines = log.filter((line) => line.includes('"level":50'));
  expect(lines).toHaveLength(1);
  return { answer, text: lines[0] ?? '', line: JSON.parse(lines[0] ?? '{}') as ErrorLine };
}

test('a 500 is logged once, with the request id, the error type and the stack', async () => {
  const { answer, line } = await logOf(new RangeError('no such time'));
  const { requestId } = expectProblem(answer, 500, 'INTERNAL_ERROR');
  expect(line).toMatchObject({ msg: 'request failed', reqId: requestId });
  expect(line.error.type).toBe('RangeError');
  expect(line.error.stack).toMatch(
    /^RangeError: no such time\n {4}at .*logged-error\.test\.ts:\d+/,
  );
});

test('a 500 is logged without values from the request, even if the error quotes them', async () => {
  const quoted = [
    'Laura Vidal',
    'laura@example.com',
    'A quiet corner',
    'the-newsletter',
    'pos/7.1',
    'CONFIRMED',
  ];
  const cause = new TypeError(`"${quoted.join('", "')}" is not a function`);
  const error = Object.assign(new Error(`cannot read ${quoted.join(' or ')}`, { cause }), {
    code: 'ERR_QUOTES',
    input: quoted,
  });
  const { text, line } = await logOf(error);
  expect(quoted.filter((value) => text.includes(value))).toEqual([]);
  expect(line.error).toMatchObject({ type: 'Error', code: 'ERR_QUOTES' });
  expect(line.error.stack).toMatch(/^Error: cannot read … or … or … or … or … or …\n/);
  expect(line.error.cause?.stack).toMatch(/^TypeError: "…", .+ is not a function\n {4}at /);
});

test('a 500 is logged if a value other than an Error was thrown', async () => {
  const { line } = await logOf('laura@example.com cannot be found');
  expect(line.error).toEqual({ type: 'string', stack: '… cannot be found' });
});

test('a 503 is logged with the database error, which the response does not contain', async () => {
  const cause = new Error('disk I/O error');
  const { answer, line } = await logOf(new StoreUnavailable('The database is away.', { cause }));
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.body).not.toMatch(/disk|away/);
  expect(line.msg).toBe('database unavailable');
  expect(line.error.cause?.stack).toContain('disk I/O error');
});
