import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { CURRENCIES } from '../domain/money.ts';
import * as limits from './limits.ts';
import { TablePlace } from './table-place.ts';

/** Schemas of the parts of a venue document, with the limits of their fields. */

export const integer = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
export const list = <T extends z.ZodMiniType>(entry: T, min = 0) =>
  z.array(entry).check(z.minLength(min), z.maxLength(1000));

/** Adults and children together. */
const Covers = integer(1, 200);
export const AdvanceMinutes = integer(0, 525_600);
export const WebAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));
export const Code = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'));
/** A wall-clock time without seconds, since time slots start on whole minutes. */
export const WholeMinute = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:00$/, 'must be a time in whole minutes, as 20:30:00'));

/** Text by language. The venue's own language is required, which venue-document-checks.ts checks. */
export const localized = (length: { min?: number; max: number }) => {
  const one = z.optional(limits.text(length));
  const shape = Object.fromEntries(LANGUAGES.map((language) => [language, one]));
  return z.strictObject(shape as Record<Language, typeof one>);
};

const Name = localized({ min: 1, max: 255 });
const Summary = localized({ max: 4096 });

export const TurnRule = z.strictObject({ maxCovers: Covers, minutes: limits.TurnMinutes });
const Image = z.strictObject({ type: z.enum(['COVER', 'GALLERY']), url: WebAddress });

export const FloorPlanArea = z.strictObject({
  id: limits.Id,
  name: Name,
  summary: Summary,
  images: list(Image),
});

export const Table = z.strictObject({
  id: limits.Id,
  name: limits.TableName,
  posId: limits.text({ min: 1, max: 64 }),
  floorPlanAreaId: z.nullable(limits.Id),
  minCovers: Covers,
  maxCovers: Covers,
  place: z.optional(TablePlace),
});

export const TableCombination = z.strictObject({
  tableIds: list(limits.Id, 2),
  minCovers: Covers,
  maxCovers: Covers,
});

export const Shift = z.strictObject({
  id: Code,
  name: Name,
  weekdays: list(z.literal([1, 2, 3, 4, 5, 6, 7])),
  firstBookingTime: WholeMinute,
  lastBookingTime: WholeMinute,
  stepMinutes: integer(1, 240),
  minCovers: Covers,
  maxCovers: Covers,
  turnMinutes: z.nullable(list(TurnRule, 1)),
  pacing: z.strictObject({
    maxCovers: z.nullable(integer(1, 10_000)),
    maxParties: z.nullable(integer(1, 10_000)),
  }),
  needsManualConfirmation: z.boolean(),
  hasWaitList: z.boolean(),
  isTimeLimited: z.boolean(),
  floorPlanAreaIds: list(limits.Id),
  experienceIds: list(limits.Id),
  isExperienceRequired: z.boolean(),
  addOnGroupId: z.nullable(limits.Id),
});

export const Experience = z.strictObject({
  id: limits.Id,
  name: Name,
  summary: Summary,
  description: localized({ max: 16_384 }),
  detailsUrl: z.nullable(WebAddress),
  images: list(Image),
  turnMinutes: limits.TurnMinutes,
  isTimeLimited: z.boolean(),
  minBookingSize: Covers,
  maxBookingSize: Covers,
  minTicketsPerBooking: limits.Quantity,
  paxPerTicket: Covers,
  automaticTicketQuantity: z.boolean(),
  pricePerTicket: limits.Cents,
  minAdvanceBookingMinutes: AdvanceMinutes,
  firstBookingTime: WholeMinute,
  lastBookingTime: WholeMinute,
  groupId: z.nullable(limits.Id),
  floorPlanAreaIds: list(limits.Id),
  addOnGroupId: z.nullable(limits.Id),
});

const AddOn = z.strictObject({
  id: limits.Id,
  name: Name,
  summary: Summary,
  unitPrice: limits.Cents,
  minQuantity: limits.Quantity,
  maxQuantity: limits.Quantity,
  minAdvanceBookingMinutes: AdvanceMinutes,
  stock: z.nullable(integer(0, 1_000_000)),
});

export const AddOnGroup = z.strictObject({
  id: limits.Id,
  name: Name,
  summary: Summary,
  minTotalQuantity: limits.Count,
  maxTotalQuantity: limits.Quantity,
  maxTotalTypes: limits.Quantity,
  addOns: list(AddOn, 1),
});

export const Promo = z.strictObject({
  id: limits.Id,
  name: Name,
  code: limits.PromoCode,
  validFrom: limits.WallDate,
  validUntil: limits.WallDate,
});

const oneOf = (...values: readonly string[]) =>
  z
    .string()
    .check(z.refine((value) => values.includes(value), `must be one of ${values.join(', ')}`));

const Product = z.strictObject({
  id: limits.Id,
  orderItemId: limits.Id,
  orderUuid: limits.Uuid,
  type: oneOf('GIFT_CARD', 'EXPERIENCE'),
  name: limits.text({ min: 1, max: 255 }),
  currency: oneOf(...CURRENCIES),
  experienceTickets: limits.Count,
  isGift: z.boolean(),
  quantity: limits.Quantity,
  taxRate: integer(0, 100),
  unitPrice: limits.Cents,
});

export const RedemptionCode = z.strictObject({
  code: limits.RedemptionCode,
  validFrom: limits.WallDate,
  validUntil: limits.WallDate,
  product: z.nullable(Product),
});

export const CancellationPolicyRule = z.strictObject({
  id: limits.Id,
  type: z.enum(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE']),
  amountType: z.enum(['PER_PERSON', 'PER_BOOKING']),
  amount: limits.Cents,
  cancellationNoticeHours: integer(0, 8760),
  signWithinMinutes: integer(1, 43_200),
  minCovers: Covers,
  shiftIds: list(Code),
  experienceIds: list(limits.Id),
});
