import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { casesOf } from '../fixtures/engine.ts';
import { NOON } from '../fixtures/test-context.ts';
import { ALLOWED_CALLERS } from './callers.ts';
import { checkResponse } from './check-response.ts';
import { checkServerState } from './check-server-state.ts';
import { OPERATIONS, requireOperation } from './described-operations.ts';
import {
  type GenerativeContext,
  openGenerativeContext,
  VENUES,
  type VenueName,
} from './generative-context.ts';
import type { KnownIds } from './known-ids.ts';
import { aLargeVenue } from './large-venue.ts';
import { mutated } from './mutated-request.ts';
import { parseWire } from './parse-wire.ts';
import { someRequest } from './random-requests.ts';
import { type SentRequest, toWire, type Wire } from './sent-request.ts';
import { Tally } from './tally.ts';

const USUAL_REQUESTS = 900;
/** With so many, every code of every operation has occurred. */
const REQUESTS_FOR_ALL = 4000;
/** `npm run test:generative` sets the number of requests and the first seed. */
const REQUESTS = Number(process.env.GENERATIVE_REQUESTS ?? casesOf(USUAL_REQUESTS, 4));
const SEED = Number(process.env.GENERATIVE_SEED ?? 1);
/** Of a round: so few that not many more requests are sent than wanted. */
const EVENINGS = 3;

const HOUR_MS = 3_600_000;
const someEvening = fc.record({
  venue: fc.constantFrom<VenueName>('default', 'default', ...(Object.keys(VENUES) as VenueName[])),
  now: fc.constantFrom(NOON, NOON, NOON + 8.5 * HOUR_MS, NOON + 11.5 * HOUR_MS),
  requests: fc.array(someRequest, { minLength: 1, maxLength: 120, size: 'max' }),
});

test('the venue of these tests is a valid document', () => {
  for (const overrides of Object.values(VENUES)) {
    expect(parseVenueDocument(aLargeVenue(overrides))).toEqual({ venue: expect.anything() });
  }
});

test(
  `${REQUESTS} random requests get a response that the document describes, and never a 5xx`,
  async () => {
    const server = await openGenerativeContext();
    const tally = new Tally();
    const evening = fc.asyncProperty(someEvening, async ({ venue, now, requests }) => {
      const known = await server.begin(venue, now);
      for (const request of requests) await sendAndCheck(server, known, request, tally);
      await checkServerState(server);
    });
    for (let round = 0; tally.requests < REQUESTS; round += 1) {
      await fc.assert(evening, { seed: SEED + round, numRuns: EVENINGS });
    }
    if (process.env.GENERATIVE_REQUESTS) console.info(tally.toString());
    // With fewer requests, some codes may not occur.
    if (REQUESTS < REQUESTS_FOR_ALL) return;
    expect(tally.missing(), tally.toString()).toEqual([]);
    for (const { name } of OPERATIONS) {
      expect([name, tally.count(name) > REQUESTS / 50]).toEqual([name, true]);
      expect([name, tally.count(name, 'OK') > REQUESTS / 500]).toEqual([name, true]);
    }
    for (const caller of ALLOWED_CALLERS) {
      expect([caller, tally.countFrom(caller) > REQUESTS / 50]).toEqual([caller, true]);
    }
  },
  600_000 + REQUESTS * 100,
);

async function sendAndCheck(
  server: GenerativeContext,
  known: KnownIds,
  request: SentRequest,
  tally: Tally,
) {
  const operation = requireOperation(request.operation);
  const params = known.resolve(request.params);
  const resolved = known.resolve({ ...request, params }, String(params.bookingUuid));
  const wire = request.mutations.reduce(mutated, toWire(operation, resolved));
  wire.headers = known.resolve(wire.headers, String(params.bookingUuid));
  const answer = await server.send(request.caller, wire);
  const parsed = parseWire(operation, request.caller, wire);
  try {
    checkResponse(operation, request, parsed, answer);
  } catch (cause) {
    const log = answer.status < 500 ? '' : `\n${server.test.log.slice(-2).join('')}`;
    throw new Error(
      `${describeExchange(request, wire)}\n→ ${answer.status} ${answer.body.slice(0, 2000)}${log}`,
      { cause },
    );
  }
  if (parsed.kind === 'other route') return tally.add(request, 'other route');
  const body = JSON.parse(answer.body);
  if (answer.status === 200) known.learn(body, answer.headers);
  tally.add(request, body.code ?? 'OK');
}

function describeExchange({ caller }: SentRequest, { method, url, headers, payload }: Wire) {
  const text = payload?.toString() ?? '';
  const shown = text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text;
  return `${caller}: ${method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 1000)}\n${shown}`;
}
