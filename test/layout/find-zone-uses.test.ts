import { expect, test } from 'vitest';
import { findZoneUses } from './find-zone-uses.ts';

const linesOf = (code: string) => findZoneUses('code.ts', code);

test.each([
  'const f = new Intl.DateTimeFormat("en", { timeZone: zone });',
  'const f = new Intl.DateTimeFormat("en", { timeZone: "Europe/Madrid" });',
  'const f = new Intl.DateTimeFormat("en", { timeZone });',
  'const options = { "timeZone": zone };',
  'const zone = session.venue.timezone;',
  'const zone = session.venue["timezone"];',
  'const { timezone } = session.venue;',
  'const { name, timezone: zone } = venue;',
  'function f({ timezone }: Venue) {}',
  'import { wallOf } from "../domain/venue-time.ts";',
  'import { addDays, toZonedIso as iso } from "../domain/venue-time.ts";',
  'const at = Temporal.Instant.fromEpochMilliseconds(0);',
])('a use of a time zone: %s', (code) => {
  expect(linesOf(`const one = 1;\n${code}`)).toEqual([2]);
});

test.each([
  'const f = new Intl.DateTimeFormat("en", { timeZone: "UTC", hour: "numeric" });',
  'const { locale, timeZone } = new Intl.DateTimeFormat("en").resolvedOptions();',
  'const zones = Intl.supportedValuesOf("timeZone");',
  'import { addDays, type Instant } from "../domain/venue-time.ts";',
  'import { toVenueIso } from "../domain/utc-offsets.ts";',
  'const sections = { timezone: "venue" };',
  'interface Venue { timezone: string }',
  '// venue.timezone',
])('none: %s', (code) => {
  expect(linesOf(code)).toEqual([]);
});
