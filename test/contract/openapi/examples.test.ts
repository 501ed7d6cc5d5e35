import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../../src/contract/partner/operations.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { DATA_ACCESS_LEVELS } from '../../../src/domain/permission.ts';
import {
  document,
  operationOf,
  resolved,
  responseOf,
  schemaErrorsOf,
} from './document-validator.ts';
import { playExamples } from './example-scenario.ts';

const NAMES = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];
const WITH_BODY = NAMES.filter((name) => PARTNER_OPERATIONS[name].method !== 'GET');

describe.each(WITH_BODY)('the example request of %s', (name) => {
  const media = operationOf(name).requestBody?.content['application/json'];
  const examples = Object.values(media?.examples ?? {});

  test('is valid by both schemas, without unknown fields', () => {
    expect(examples).toHaveLength(1);
    for (const { value } of examples) {
      expect(safeParse(PARTNER_OPERATIONS[name].body, value)).toEqual({
        success: true,
        data: value,
      });
      expect(schemaErrorsOf(media?.schema ?? {}, value, true)).toEqual([]);
    }
  });
});

describe.each(NAMES)('the example responses of %s', (name) => {
  const media = responseOf(name, 200).content['application/json'];
  const examples = Object.entries(media?.examples ?? {});

  test('are valid by both schemas, without unknown fields', () => {
    expect(examples.map(([access]) => access)).toEqual(Object.keys(exampleOf(name).answers));
    for (const [, { value }] of examples) {
      expect(safeParse(PARTNER_OPERATIONS[name].answer, value)).toMatchObject({ success: true });
      expect(schemaErrorsOf(media?.schema ?? {}, value, true)).toEqual([]);
    }
  });

  test('problems are valid by both schemas', () => {
    for (const [status, response] of Object.entries(operationOf(name).responses)) {
      if (status === '200') continue;
      const { schema = {}, examples = {} } =
        resolved(response).content['application/problem+json'] ?? {};
      for (const { value } of Object.values(examples)) {
        expect(safeParse(Problem, value)).toEqual({ success: true, data: value });
        expect(schemaErrorsOf(schema, value, true)).toEqual([]);
      }
    }
  });
});

describe.each(DATA_ACCESS_LEVELS)('the examples with %s data access', (access) => {
  test('the server responds as in the document, in this order', async () => {
    const played = await playExamples(access);
    for (const name of NAMES) {
      const { response, body } = played[name];
      const examples: Record<string, unknown> = exampleOf(name).answers;
      expect([name, response.statusCode, body]).toEqual([
        name,
        200,
        examples[access] ?? examples.answer,
      ]);
      const documented = responseOf(name, 200);
      expect(
        schemaErrorsOf(documented.content['application/json']?.schema ?? {}, body, true),
      ).toEqual([]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Object.keys(response.headers)).toEqual(
        expect.arrayContaining(
          Object.keys(documented.headers)
            .map((header) => header.toLowerCase())
            // Only for a venue without its own redirectUrl.
            .filter((header) => header !== 'location'),
        ),
      );
      expect('etag' in response.headers, `an ETag with ${name}`).toBe('ETag' in documented.headers);
    }
  });
});

test('the validator reports wrong values and additional fields', () => {
  const booking = { $ref: '#/components/schemas/PublicBooking' };
  const { public: value } = exampleOf('read-booking').answers as { public: object };
  expect(schemaErrorsOf(booking, { ...value, pax: 0 })).toEqual(['/pax must be >= 1']);
  expect(schemaErrorsOf(booking, { ...value, ip: '203.0.113.7' }, true)).toEqual([
    ' must NOT have additional properties',
  ]);
  expect(document.components.schemas.PublicBooking).toBeDefined();
});
