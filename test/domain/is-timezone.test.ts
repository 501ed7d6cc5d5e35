import { expect, test } from 'vitest';
import { isTimezone } from '../../src/domain/is-timezone.ts';

test('false for an unknown zone', () => {
  expect(isTimezone('Europe/Madrid')).toBe(true);
  expect(isTimezone('Europe/Atlantis')).toBe(false);
});
