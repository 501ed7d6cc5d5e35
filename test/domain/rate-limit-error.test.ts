import { expect, test } from 'vitest';
import { RateLimitError } from '../../src/domain/rate-limit-error.ts';

test.each([
  [0, '1 second'],
  [64_000, '64 seconds'],
  [120_000, '120 seconds'],
  [120_001, '3 minutes'],
  [900_000, '15 minutes'],
  [3_600_000, '1 hour'],
  [3_660_000, '1 hour and 1 minute'],
  [14_890_000, '4 hours and 9 minutes'],
  [86_400_000, '24 hours'],
])('a wait of %d ms is told as %s', (milliseconds, text) => {
  const { message, retryAfterSeconds } = new RateLimitError(milliseconds, 'then try again');
  expect(message).toBe(`Wait ${text}, then try again.`);
  expect(retryAfterSeconds).toBe(Math.max(1, Math.ceil(milliseconds / 1000)));
});
