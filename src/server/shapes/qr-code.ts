import encodeQR from 'qr';
import type { QrCode } from '../../contract/staff/second-factors.ts';

/** Draws a text for the camera of a phone. */
export function qrCodeOf(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: squares.join('') };
}
