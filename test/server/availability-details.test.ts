import { expect, test } from 'vitest';
import { AVAILABILITY_CODES } from '../../src/domain/availability/judgement.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { availabilityDetail } from '../../src/server/availability-details.ts';

const CASES = AVAILABILITY_CODES.flatMap((code) =>
  LANGUAGES.map((language) => ({ code, language })),
);

test.each(CASES)('one or two whole sentences for $code in $language', ({ code, language }) => {
  const detail = availabilityDetail(code, language);

  expect(detail).toMatch(/^[\p{Lu}][^.]+\.( [\p{Lu}][^.]+\.)?$/u);
  expect(detail).not.toMatch(/[{}<>_]|\s\s/);
  expect(detail.length).toBeLessThan(140);
});

test.each(AVAILABILITY_CODES)('a sentence of its own in every language for %s', (code) => {
  const details = LANGUAGES.map((language) => availabilityDetail(code, language));

  expect(new Set(details).size).toBe(LANGUAGES.length);
});

test.each(LANGUAGES)('a sentence of its own for every code in %s', (language) => {
  const details = AVAILABILITY_CODES.map((code) => availabilityDetail(code, language));

  expect(new Set(details).size).toBe(AVAILABILITY_CODES.length);
});

test('what a diner can do instead is said with what is the matter', () => {
  expect(availabilityDetail('FULL', 'en')).toBe(
    'Sorry, everything is booked. Another time or day may still be free.',
  );
  expect(availabilityDetail('AVAILABLE', 'en')).toBe('There is a table for you.');
});
