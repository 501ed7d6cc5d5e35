import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
  problemsOf,
} from '../../../src/contract/partner/operations.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../../src/contract/problem.ts';
import { PUBLIC_URL } from '../../fixtures/test-context.ts';
import { document, operationOf, resolved } from './document-validator.ts';

const NAMES = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object inside a value, with its path. */
function* objectsIn(value: unknown, path = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate({ ...structuredClone(document) });
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has the API version and the URL of this deployment', () => {
  expect(document.info.version).toBe('3.0.0-alpha');
  expect(document.servers.map(({ url }) => url)).toEqual([`${PUBLIC_URL}/v3`]);
});

test('has every operation once, with method, path and permission', () => {
  const documented = operations.map(({ path, method, operation }) => ({
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    permission: operation.security.map((one) => one.apiKey),
  }));
  const known = NAMES.map((name) => {
    const { method, path, summary, permission } = PARTNER_OPERATIONS[name];
    return { name, method, path, summary, permission: [[permission]] };
  });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(documented.sort(byName)).toEqual(known.sort(byName));
});

test.each(NAMES)('has exactly the problems of %s, by status', (name) => {
  const documented = Object.entries(operationOf(name).responses)
    .filter(([status]) => status !== '200')
    .flatMap(([status, response]) => {
      const { schema, examples = {} } =
        resolved(response).content['application/problem+json'] ?? {};
      const codes = schema?.allOf?.[1]?.properties?.code?.enum ?? [];
      expect(Object.keys(examples), 'an example for each code').toEqual(codes);
      expect(schema?.allOf?.[1]?.properties?.status?.const).toBe(Number(status));
      return codes.map((code) => `${status} ${String(code)}`);
    });
  const known = problemsOf(name).map((code) => `${PROBLEMS[code].status} ${code}`);
  expect(documented.sort()).toEqual(known.sort());
});

test('has every problem code except those of unknown routes', () => {
  const documented = new Set(NAMES.flatMap(problemsOf));
  expect(PROBLEM_CODES.filter((code) => !documented.has(code))).toEqual([
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
  ]);
});

test('every reference resolves', () => {
  const dangling = [...objectsIn(document)].flatMap(([path, { $ref }]) => {
    if (typeof $ref !== 'string') return [];
    const parts = $ref.replace('#/', '').split('/');
    const target = parts.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    );
    return target === undefined ? [`${path} → ${$ref}`] : [];
  });
  expect(dangling).toEqual([]);
});

test('every component is used', () => {
  const used = new Set([...objectsIn(document)].map(([, { $ref }]) => $ref));
  const { schemas, parameters, headers, responses } = document.components;
  const unused = Object.entries({ schemas, parameters, headers, responses }).flatMap(
    ([kind, parts]) =>
      Object.keys(parts)
        .map((name) => `#/components/${kind}/${name}`)
        .filter((reference) => !used.has(reference)),
  );
  expect(unused).toEqual([]);
});

test('every schema, field and parameter has a description', () => {
  const isTold = (part: unknown) =>
    /\w{2}.*\.$/s.test((part as { description: string }).description);
  const undocumented = [...objectsIn(document)].flatMap(([path, part]) => {
    const parts =
      'properties' in part && part.type === 'object'
        ? Object.entries(part.properties as object).map(([name, field]) => [
            `${path}.${name}`,
            field,
          ])
        : 'in' in part
          ? [[path, part]]
          : [];
    return parts.filter(([, field]) => !isTold(field)).map(([name]) => name);
  });
  const schemas = Object.entries(document.components.schemas).filter(([, one]) => !isTold(one));
  expect([...undocumented, ...schemas]).toEqual([]);
});
