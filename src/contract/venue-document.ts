import * as z from 'zod/mini';
import { OPTIONAL_MESSAGE_KINDS } from '../domain/message-kind.ts';
import type { Venue } from '../domain/venue.ts';
import * as limits from './limits.ts';
import { checkVenue } from './venue-document-checks.ts';
import * as parts from './venue-document-parts.ts';
import { wellFormedParts } from './venue-document-well-formed-parts.ts';
import { toVenueFaults, type VenueFault } from './venue-fault.ts';

/** A venue's configuration for import and export, described in docs/venue-document.md. */
export const VenueDocument = z.strictObject({
  accountId: parts.Code,
  name: limits.name(),
  timezone: z.string(),
  currency: limits.Currency,
  language: limits.Language,
  country: limits.Country,
  contact: z.strictObject({
    phone: z.nullable(limits.TypedPhone),
    email: z.nullable(limits.Email),
    websiteUrl: z.nullable(parts.WebAddress),
    address: z.nullable(limits.text({ min: 1, max: 512 })),
  }),
  dayStartsAt: parts.WholeMinute,
  minAdvanceMinutes: parts.AdvanceMinutes,
  maxAdvanceDays: parts.integer(1, 730),
  maxOpenBookingsPerGuest: z._default(parts.integer(1, 1000), 6),
  separatesAdultsAndChildren: z.boolean(),
  autoAssignsTables: z.boolean(),
  freezeMinutes: parts.integer(0, 10_080),
  tableHoldMinutes: z._default(parts.integer(0, 30), 5),
  turnMinutes: parts.list(parts.TurnRule, 1),
  highChairs: z.nullable(limits.Count),
  strollers: z.nullable(limits.Count),
  features: z.strictObject({
    publicBookingUpdates: z.strictObject({ isAvailable: z.boolean(), isEnabled: z.boolean() }),
  }),
  floorPlanAreas: parts.list(parts.FloorPlanArea),
  tables: parts.list(parts.Table),
  combinations: parts.list(parts.TableCombination),
  shifts: parts.list(parts.Shift),
  exceptions: parts.list(
    z.strictObject({ date: limits.WallDate, shiftIds: parts.list(parts.Code) }),
  ),
  experiences: parts.list(parts.Experience),
  addOnGroups: parts.list(parts.AddOnGroup),
  promos: parts.list(parts.Promo),
  redemptionCodes: parts.list(parts.RedemptionCode),
  cancellationPolicies: parts.list(parts.CancellationPolicyRule),
  texts: z.strictObject({
    dataProcessingConsent: parts.localized({ min: 1, max: 2048 }),
    marketingConsent: parts.localized({ min: 1, max: 2048 }),
    consentVersion: limits.text({ min: 1, max: 64 }),
    privacyPolicyUrl: parts.WebAddress,
    timeLimit: parts.localized({ min: 1, max: 1024 }),
    bookingNote: z.nullable(parts.localized({ min: 1, max: 2048 })),
  }),
  messages: z._default(
    z.strictObject({
      reminderHours: z.nullable(parts.integer(1, 168)),
      reconfirmHours: z.nullable(parts.integer(1, 336)),
      quietHours: z.nullable(z.strictObject({ from: parts.WholeMinute, until: parts.WholeMinute })),
      omittedKinds: z._default(z.readonly(parts.list(z.enum(OPTIONAL_MESSAGE_KINDS))), []),
      writesToGuestsOfPartners: z._default(z.boolean(), true),
      nightlySheetAt: z._default(z.nullable(parts.WholeMinute), null),
    }),
    {
      reminderHours: 24,
      reconfirmHours: null,
      quietHours: { from: '21:00:00', until: '09:00:00' },
      omittedKinds: [],
      writesToGuestsOfPartners: true,
      nightlySheetAt: null,
    },
  ),
  waitList: z._default(
    z.strictObject({
      offersTables: z.boolean(),
      minutesToday: parts.integer(2, 240),
      minutesLater: parts.integer(10, 2880),
    }),
    { offersTables: false, minutesToday: 10, minutesLater: 120 },
  ),
  redirectUrl: z.nullable(parts.WebAddress),
}) satisfies z.ZodMiniType<Venue>;

/** Checks at compile time that the schema and the domain's type are identical. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
true satisfies IsSame<DeepReadonly<z.infer<typeof VenueDocument>>, DeepReadonly<Venue>>;

/**
 * Checks a venue document as far as a browser can: the phone number only roughly, and the time zone not at all, because the
 * browser may not know it yet. Each fault has a code, for a
 * screen that shows it in its own words. The venue is in the order in which it is written, for its export, with the fields
 * that it may omit.
 */
export function checkVenueDocument(input: unknown): { venue: Venue | null; faults: VenueFault[] } {
  const result = VenueDocument.safeParse(input, { reportInput: true });
  const schemaIssues = result.error?.issues ?? [];
  const faults = [
    ...toVenueFaults(schemaIssues),
    ...checkVenue(wellFormedParts(input, schemaIssues)),
  ];
  const isValid = result.success && faults.length === 0;
  return { venue: isValid ? (inOrderOf(input, result.data) as Venue) : null, faults };
}

function inOrderOf(written: unknown, parsed: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(parsed))
    return parsed.map((each, index) => inOrderOf(written[index], each));
  if (!isRecord(written) || !isRecord(parsed)) return parsed;
  const names = new Set([...Object.keys(written), ...Object.keys(parsed)]);
  return Object.fromEntries(
    [...names].map((name) => [name, inOrderOf(written[name], parsed[name])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
