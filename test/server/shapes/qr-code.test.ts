import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCodeOf } from '../../../src/server/shapes/qr-code.ts';

const ADDRESS = 'otpauth://totp/Casa%20Vidal:nuria%40example.org?secret=JBSWY3DPEHPK3PXP';
/** Pixels per square, as a camera sees it. */
const SCALE = 4;

test('a camera reads the text from the drawn squares', () => {
  const { size, path } = qrCodeOf(ADDRESS);
  const width = size * SCALE;
  const data = new Uint8Array(width * width).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1) {
      const start = (Number(y) * SCALE + row) * width + Number(x) * SCALE;
      data.fill(0, start, start + SCALE);
    }
  const pixels = new Uint8Array(width * width * 3).map(
    (_, index) => data[Math.floor(index / 3)] ?? 0,
  );
  expect(decodeQR({ width, height: width, data: pixels })).toBe(ADDRESS);
});
