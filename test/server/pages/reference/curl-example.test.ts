import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../../../src/contract/partner/operations.ts';
import { curlExample } from '../../../../src/server/pages/reference/curl-example.ts';

const NAMES = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];

/** The arguments that a shell passes to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { ...process.env, API_KEY: 'a key' };
  return execFileSync('bash', ['-euc', script], { env }).toString().split('\0').slice(0, -1);
}

test.each(NAMES)('a shell parses the example of %s correctly', (name) => {
  const { params = {}, query, headers = {}, body } = exampleOf(name);
  const path = PARTNER_OPERATIONS[name].path.replace(
    /\{(\w+)\}/g,
    (_, key: string) => params[key] ?? '?',
  );

  const [flag, method, address, ...rest] = argumentsOf(curlExample("https://it's.test", name));

  expect([flag, method]).toEqual(['--request', PARTNER_OPERATIONS[name].method]);
  expect(address).toBe(`https://it's.test/v3${path}${query === undefined ? '' : `?${query}`}`);
  const options = rest.filter((_, index) => index % 2 === 0);
  const values = rest.filter((_, index) => index % 2 === 1);
  expect(values.filter((_, index) => options[index] === '--header')).toEqual([
    'Authorization: Bearer a key',
    'Service-Partner-Id: demo-pos',
    'Service-Account-Id: casa-brisa',
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ]);
  const data = values.filter((_, index) => options[index] === '--data');
  expect(data.map((text) => JSON.parse(text))).toEqual(body === undefined ? [] : [body]);
});
