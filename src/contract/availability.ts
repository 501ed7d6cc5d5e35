import * as z from 'zod/mini';
import { AVAILABILITY_CODES, FALLBACK_ACTIONS } from '../domain/availability/availability.ts';
import {
  REASON_CODES,
  SUGGESTED_CHANGES,
} from '../domain/availability/slot-explanation/slot-explanation.ts';
import { DESIRED_STATUSES } from '../domain/booking-status.ts';
import { AddOn, Experience, FloorPlanArea, PromoAnswer, ShiftType } from './catalogue.ts';
import * as limits from './limits.ts';

/** The status that a create or availability request may ask for. */
export const DesiredStatus = z.enum(DESIRED_STATUSES);

export const AddOnRequest = z.object({ id: limits.Id, quantity: limits.Quantity });
export type AddOnRequest = z.infer<typeof AddOnRequest>;

export const ExperienceRequest = z.object({
  id: limits.Id,
  tickets: limits.Quantity,
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
});
export type ExperienceRequest = z.infer<typeof ExperienceRequest>;

/** The fields of every availability request. */
const party = {
  pax: limits.Pax,
  paxChildren: limits.PaxChildren,
  status: DesiredStatus,
  customerUuid: z.optional(limits.Uuid),
  excludeBookingUuid: z.optional(limits.Uuid),
  promoCode: z.nullish(limits.PromoCode),
  redemptionCode: z.nullish(limits.RedemptionCode),
};

export const AvailabilityFilters = z.object({
  experienceIds: z.optional(z.array(limits.Id).check(z.maxLength(100))),
  floorPlanAreaIds: z.optional(z.array(limits.Id).check(z.maxLength(100))),
  shiftTypes: z.optional(z.array(limits.text({ max: 64 })).check(z.maxLength(100))),
});

/** POST /availability/calendar */
export const CalendarRequest = z
  .object({
    ...party,
    dateStart: limits.WallDate,
    dateEnd: limits.WallDate,
    filters: z.optional(AvailabilityFilters),
  })
  .check(
    limits.rule('dateEnd', 'must be dateStart or a later day', (range) => !(rangeDays(range) < 0)),
    limits.rule(
      'dateEnd',
      `must be at most ${limits.MAX_CALENDAR_RANGE_DAYS} days after dateStart`,
      (range) => !(rangeDays(range) > limits.MAX_CALENDAR_RANGE_DAYS),
    ),
  );
export type CalendarRequest = z.infer<typeof CalendarRequest>;

/** NaN where a date is missing or invalid. */
function rangeDays({ dateStart, dateEnd }: { dateStart?: unknown; dateEnd?: unknown }): number {
  const day = (date: unknown) => Date.parse(`${String(date)}T00:00:00Z`) / 86_400_000;
  return day(dateEnd) - day(dateStart);
}

/** POST /availability/work-days/{date} */
export const WorkDayRequest = z.object({ ...party, filters: z.optional(AvailabilityFilters) });
export type WorkDayRequest = z.infer<typeof WorkDayRequest>;

/** POST /availability/work-days/{date}/time-slots/{time}, and …/add-ons */
export const SlotRequest = z.object({
  ...party,
  experience: z.nullish(ExperienceRequest),
  floorPlanAreaId: z.nullish(limits.Id),
  highChairs: z.optional(limits.Count),
  strollers: z.optional(limits.Count),
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
});
export type SlotRequest = z.infer<typeof SlotRequest>;

/** The query of both. */
export const SlotQuery = z.object({
  /** Asks for an explanation if the slot is unavailable. */
  explain: z.optional(z.boolean()),
});
export type SlotQuery = z.infer<typeof SlotQuery>;

export const FallbackOption = z.object({
  action: z.enum(FALLBACK_ACTIONS),
  isPreferred: z.boolean(),
});

export const Availability = z.object({
  isAvailable: z.boolean(),
  outcome: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  code: z.enum(AVAILABILITY_CODES),
  /** A sentence for the guest, localized. */
  detail: z.string(),
  fallbackOptions: z.array(FallbackOption),
});
export type AvailabilityBody = z.infer<typeof Availability>;

export const WorkDay = z.object({ date: limits.WallDate });

export const Shift = z.object({
  type: ShiftType,
  firstBookingAt: limits.DateTime,
  lastBookingAt: limits.DateTime,
  hasExperiences: z.boolean(),
  hasAddOns: z.boolean(),
  isExperienceRequired: z.boolean(),
});
export type ShiftBody = z.infer<typeof Shift>;

export const Stock = z.object({
  type: z.enum(['LIMITED', 'UNLIMITED', 'NONE']),
  /** 0 for NONE; the most that a booking may ask for, for UNLIMITED. */
  available: z.int(),
});

export const TimeSlot = z.object({
  startAt: limits.DateTime,
  isTimeLimited: z.boolean(),
  strollersAvailable: Stock,
  highChairsAvailable: Stock,
  experienceId: z.nullable(z.int()),
  floorPlanAreaId: z.nullable(z.int()),
  turnMinutes: z.int(),
});
export type TimeSlot = z.infer<typeof TimeSlot>;

export const CalendarDay = z.object({ date: limits.WallDate, availability: Availability });

/** The values that `filters` of a calendar or work day can have. */
export const CalendarFilters = z.object({
  experiences: z.array(Experience),
  floorPlanAreas: z.array(FloorPlanArea),
  shiftTypes: z.array(ShiftType),
});
export const CalendarMetadata = z.object({ filters: CalendarFilters });

export const CalendarAnswer = z.object({
  workDays: z.array(CalendarDay),
  metadata: CalendarMetadata,
  promo: PromoAnswer,
  accountId: z.string(),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

export const WorkDayTimeSlot = z.extend(TimeSlot, { availability: Availability });
export const WorkDayShift = z.extend(Shift, {
  availability: Availability,
  timeSlots: z.array(WorkDayTimeSlot),
});

export const WorkDayAnswer = z.object({
  workDay: WorkDay,
  shifts: z.array(WorkDayShift),
  promo: PromoAnswer,
  accountId: z.string(),
});
export type WorkDayAnswer = z.infer<typeof WorkDayAnswer>;

export const OfferedAddOn = z.extend(AddOn, {
  minQuantity: z.int(),
  maxQuantity: z.int(),
  minAdvanceBookingMinutes: z.int(),
  availability: Availability,
});

export const AddOnGroup = z.object({
  name: z.string(),
  summary: z.string(),
  minTotalQuantity: z.int(),
  maxTotalQuantity: z.int(),
  maxTotalTypes: z.int(),
  addOns: z.array(OfferedAddOn),
  availability: Availability,
});
export type AddOnGroupBody = z.infer<typeof AddOnGroup>;

/** With the level that the group belongs to. */
export const LevelAddOnGroup = z.extend(AddOnGroup, { level: z.enum(['SHIFT', 'EXPERIENCE']) });

export const RequestedAddOn = z.extend(AddOn, { quantity: z.int() });

export const UnavailabilityReason = z.object({
  code: z.enum(REASON_CODES),
  /** A sentence for the guest, localized. */
  text: z.string(),
  limit: z.nullable(z.int()),
  taken: z.nullable(z.int()),
  minimum: z.nullable(z.int()),
  tables: z.nullable(z.int()),
  combinations: z.nullable(z.int()),
  freeAt: z.nullable(limits.DateTime),
});

export const SuggestedArea = z.object({ id: z.int(), name: z.string() });

export const Suggestion = z.object({
  change: z.enum(SUGGESTED_CHANGES),
  time: limits.WallTime,
  floorPlanArea: z.nullable(SuggestedArea),
  pax: z.int(),
  paxChildren: z.int(),
  experienceTickets: z.nullable(z.int()),
});

export const SlotExplanation = z.object({
  reason: UnavailabilityReason,
  suggestions: z.array(Suggestion),
});
export type SlotExplanationBody = z.infer<typeof SlotExplanation>;

const slotAnswer = {
  promo: PromoAnswer,
  availability: Availability,
  accountId: z.string(),
  /** The requested add-ons with their data; empty if none were requested. */
  addOns: z.array(RequestedAddOn),
  experience: z.nullable(Experience),
  floorPlanArea: z.nullable(FloorPlanArea),
  shift: z.nullable(Shift),
  timeSlot: z.nullable(TimeSlot),
  workDay: WorkDay,
  /** Only if the query asks for it and the slot is unavailable. */
  explanation: z.optional(SlotExplanation),
};

/** POST …/time-slots/{time}/add-ons: the add-on group of the requested experience, or null. */
export const SlotAddOnsAnswer = z.object({ ...slotAnswer, addOnGroup: z.nullable(AddOnGroup) });
export type SlotAddOnsAnswer = z.infer<typeof SlotAddOnsAnswer>;

/** POST …/time-slots/{time}: the add-on groups of both levels. */
export const SlotAnswer = z.object({
  ...slotAnswer,
  addOnGroups: z.array(LevelAddOnGroup),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;
