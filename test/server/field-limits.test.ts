import { expect, test } from 'vitest';
import { LIMITS } from '../docs/limits-page.ts';
import { openTestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';
import { aVenueAtLimits, balanced, put, valuesOf } from './limit-values.ts';
import {
  BOOKING_CHANGES,
  createOwnIds,
  type OperationRequest,
  requestOf,
} from './operation-requests.ts';
import { SCHEMA_LIMITS, type SchemaLimit } from './schema-limits.ts';

/** The limits in docs/api.md, in every operation that takes the field. */

/** Only in responses: see response-limits.test.ts. */
const ANSWERED_ONLY = [
  'turnMinutes',
  'privateNotes',
  'publicNotes',
  'bookingExternalId',
  'tables[].name',
];
/** Created by the server and sent back unchanged. */
const OURS = ['cursor', 'after'];

const IN_AREA = { floorPlanAreaId: 1 };

async function openField({ name, part, field }: SchemaLimit) {
  const server = await openTestServer({ venue: aVenueAtLimits() });
  const names = BOOKING_CHANGES.some((change) => change === name)
    ? await createOwnIds(server, name, IN_AREA)
    : {};
  const send = (request: OperationRequest) =>
    field === 'quotedWaitMinutes' ? server.staff(request) : server.partner(request);
  const request = requestOf(name, names);
  const choice = /^(create-booking|check-slot.*)$/.test(name) ? IN_AREA : {};
  return (value: unknown, isGood: boolean) => {
    if (part === 'query') {
      const query = `${field}=${encodeURIComponent(String(value))}`;
      return send({ ...request, path: `${request.path}?${query}` });
    }
    const body = put({ ...choice, ...request.body }, field, value);
    return send({ ...request, body: isGood ? balanced(body) : body });
  };
}

/** Valid input that the venue refuses: no party takes a thousand tickets. */
const REFUSED_AT_MOST = 'experience.tickets of create-booking';

const ROWS = SCHEMA_LIMITS.flatMap((schemaLimit) => {
  const { name, field } = schemaLimit;
  const limit = LIMITS.get(field);
  if (!limit) return [];
  const { least, most, unit } = limit;
  // An empty text or list has no lower neighbor.
  const isCount = unit !== 'characters' && unit !== 'entries';
  const below = least === null || (least === 0 && !isCount) ? [] : [least - 1];
  const beyond = [...below, most + 1];
  const within = [...new Set([least ?? most, most])];
  const title = `${field} of ${name} for ${beyond.join(' and ')} ${unit}, 200 for ${within.join(' and ')}`;
  return [[title, { schemaLimit, unit, beyond, within }] as const];
});

test.each(ROWS)(
  '422 VALIDATION_ERROR names %s',
  async (_, { schemaLimit, unit, beyond, within }) => {
    const { field, name } = schemaLimit;
    const send = await openField(schemaLimit);
    for (const value of beyond.flatMap((count) => valuesOf(field, unit, count))) {
      const { errors } = expectProblem(await send(value, false), 422, 'VALIDATION_ERROR');
      const parameters = errors?.map(({ parameter }) => parameter);
      expect(parameters).toContain(field.replaceAll('[]', '[0]'));
    }
    for (const value of within.flatMap((count) => valuesOf(field, unit, count))) {
      const { statusCode, body } = await send(value, true);
      const isRefused = `${field} of ${name}` === REFUSED_AT_MOST && value === within.at(-1);
      expect([value, statusCode, body]).toEqual([value, isRefused ? 409 : 200, expect.any(String)]);
    }
  },
);

test('docs/api.md lists every limit of a request, and every listed limit is in a schema', () => {
  const documented = SCHEMA_LIMITS.filter(({ field }) => !OURS.includes(field));
  for (const { name, field, least, most } of documented) {
    const limit = LIMITS.get(field);
    const bounds = { least: limit?.least ?? least, most: limit?.most };
    expect([name, field, bounds]).toEqual([name, field, { least, most }]);
  }
  const known = new Set(documented.map(({ field }) => field));
  expect([...LIMITS.keys()].filter((field) => !known.has(field))).toEqual(ANSWERED_ONLY);
});
