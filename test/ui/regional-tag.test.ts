import { expect, test } from 'vitest';
import { formatTime } from '../../src/ui/format.ts';
import { regionalTag } from '../../src/ui/regional-tag.ts';

test('a language without a region is formatted as in the venue’s country', () => {
  expect(regionalTag('en', 'ES')).toBe('en-GB');
  expect(regionalTag('en-US', 'ES')).toBe('en-US');
  expect(regionalTag('pt', 'ES')).toBe('pt-PT');
  expect(regionalTag('ca', 'AD')).toBe('ca-AD');
  expect(regionalTag('not a tag!', null)).toBe('en');
  expect(formatTime(regionalTag('en', 'ES'), '2030-05-17T21:00:00+02:00')).toBe('21:00');
});
