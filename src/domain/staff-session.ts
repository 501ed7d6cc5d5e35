import type { Instant } from './venue-time.ts';

/** A device stays signed in for so long after its last use. */
export const SESSION_MS = 30 * 24 * 3_600_000;
/** How exactly the last use is known: each use would be a write otherwise. */
const RECORDED_EVERY_MS = 3_600_000;

/** When a session ends that is used now; null if its last use was recorded shortly before. */
export function prolongedEnd(lastUsedAt: Instant, now: Instant): Instant | null {
  return now - lastUsedAt < RECORDED_EVERY_MS ? null : now + SESSION_MS;
}

const KINDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a device is called until somebody names it, by what its browser says about itself. */
export function deviceNameOf(userAgent: string | null): string {
  return KINDS.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? 'Browser';
}
