import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/venue-document.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { NOON } from '../fixtures/test-context.ts';
import { WELCOME } from './callers.ts';
import { checkAnswer } from './check-answer.ts';
import { checkContext } from './check-context.ts';
import { OPERATIONS, requireOperation } from './described-operations.ts';
import type { KnownThings } from './known-things.ts';
import { readWire } from './received.ts';
import { type SentRequest, toWire, type Wire } from './sent-request.ts';
import { someRequest } from './some-requests.ts';
import { Tally } from './tally.ts';
import { openTrialContext, type TrialContext, VENUES, type VenueName } from './trial-context.ts';
import { twisted } from './twisted.ts';

const USUAL_REQUESTS = 6000;
/** How many, and from which seed on: `npm run test:generative` sets both. */
const REQUESTS = Number(process.env.GENERATIVE_REQUESTS ?? USUAL_REQUESTS);
const SEED = Number(process.env.GENERATIVE_SEED ?? 1);

const HOUR_MS = 3_600_000;
const someEvening = fc.record({
  venue: fc.constantFrom<VenueName>(
    'as it is',
    'as it is',
    ...(Object.keys(VENUES) as VenueName[]),
  ),
  now: fc.constantFrom(NOON, NOON, NOON + 8.5 * HOUR_MS, NOON + 11.5 * HOUR_MS),
  requests: fc.array(someRequest, { minLength: 1, maxLength: 120, size: 'max' }),
});

test('the venue that all this is sent to is a sound one', () => {
  for (const overrides of Object.values(VENUES)) {
    expect(parseVenueDocument(aRichVenue(overrides))).toEqual({ venue: expect.anything() });
  }
});

test(
  `an answer that the document describes, and never a 5xx, to ${REQUESTS} requests of every kind`,
  async () => {
    const server = await openTrialContext();
    const tally = new Tally();
    const evening = fc.asyncProperty(someEvening, async ({ venue, now, requests }) => {
      const known = await server.begin(venue, now);
      for (const request of requests) await sendAndCheck(server, known, request, tally);
      await checkContext(server);
    });
    for (let round = 0; tally.requests < REQUESTS; round += 1) {
      await fc.assert(evening, { seed: SEED + round, numRuns: 10 });
    }
    if (process.env.GENERATIVE_REQUESTS) console.info(tally.toString());
    // Fewer than usual need not come everywhere.
    if (REQUESTS < USUAL_REQUESTS) return;
    expect(tally.missing(), tally.toString()).toEqual([]);
    for (const { name } of OPERATIONS) {
      expect([name, tally.count(name) > REQUESTS / 50]).toEqual([name, true]);
      expect([name, tally.count(name, 'OK') > REQUESTS / 500]).toEqual([name, true]);
    }
    for (const caller of WELCOME) {
      expect([caller, tally.countFrom(caller) > REQUESTS / 50]).toEqual([caller, true]);
    }
  },
  30_000 + REQUESTS * 20,
);

async function sendAndCheck(
  server: TrialContext,
  known: KnownThings,
  request: SentRequest,
  tally: Tally,
) {
  const operation = requireOperation(request.operation);
  const params = known.resolve(request.params);
  const resolved = known.resolve({ ...request, params }, String(params.bookingUuid));
  const wire = request.twists.reduce(twisted, toWire(operation, resolved));
  wire.headers = known.resolve(wire.headers, String(params.bookingUuid));
  const answer = await server.send(request.caller, wire);
  const reading = readWire(operation, request.caller, wire);
  try {
    checkAnswer(operation, request, reading, answer);
  } catch (cause) {
    const log = answer.status < 500 ? '' : `\n${server.test.log.slice(-2).join('')}`;
    throw new Error(
      `${describeExchange(request, wire)}\n→ ${answer.status} ${answer.body.slice(0, 2000)}${log}`,
      { cause },
    );
  }
  if (reading.kind === 'elsewhere') return tally.add(request, 'elsewhere');
  const body = JSON.parse(answer.body);
  if (answer.status === 200) known.learn(body, answer.headers);
  tally.add(request, body.code ?? 'OK');
}

function describeExchange({ caller }: SentRequest, { method, url, headers, payload }: Wire) {
  const text = payload?.toString() ?? '';
  const shown = text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text;
  return `${caller}: ${method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 1000)}\n${shown}`;
}
