import * as z from 'zod/mini';
import { AVAILABILITY_CODES, FALLBACK_ACTIONS } from '../domain/availability/judgement.ts';
import { DESIRED_STATUSES } from '../domain/booking-status.ts';
import { AddOn, Experience, FloorPlanArea, PromoAnswer, ShiftType } from './catalogue.ts';
import * as limits from './limits.ts';

export const AddOnRequest = z.object({ id: limits.Id, quantity: limits.Quantity });
export type AddOnRequest = z.infer<typeof AddOnRequest>;

export const ExperienceRequest = z.object({
  id: limits.Id,
  tickets: limits.Quantity,
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
});
export type ExperienceRequest = z.infer<typeof ExperienceRequest>;

/** What every availability question says of the party. */
const party = {
  pax: limits.Pax,
  paxChildren: limits.PaxChildren,
  status: z.enum(DESIRED_STATUSES),
  customerUuid: z.optional(limits.Uuid),
  excludeBookingUuid: z.optional(limits.Uuid),
  promoCode: z.nullish(limits.PromoCode),
  redemptionCode: z.nullish(limits.RedemptionCode),
};

export const AvailabilityFilters = z.object({
  experienceIds: z.optional(z.array(limits.Id).check(z.maxLength(100))),
  floorPlanAreaIds: z.optional(z.array(limits.Id).check(z.maxLength(100))),
  shiftTypes: z.optional(z.array(limits.text(64)).check(z.maxLength(100))),
});
export type AvailabilityFilters = z.infer<typeof AvailabilityFilters>;

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

/** NaN where one of the two is missing or no date. */
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

export const Availability = z.object({
  isAvailable: z.boolean(),
  outcome: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  code: z.enum(AVAILABILITY_CODES),
  /** In the reader's language, for people. */
  detail: z.string(),
  fallbackOptions: z.array(
    z.object({ action: z.enum(FALLBACK_ACTIONS), isPreferred: z.boolean() }),
  ),
});
export type Availability = z.infer<typeof Availability>;

export const WorkDay = z.object({ date: limits.WallDate });

export const Shift = z.object({
  type: ShiftType,
  firstBookingAt: limits.DateTime,
  lastBookingAt: limits.DateTime,
  hasExperiences: z.boolean(),
  hasAddOns: z.boolean(),
  isExperienceRequired: z.boolean(),
});
export type Shift = z.infer<typeof Shift>;

const Stock = z.object({
  type: z.enum(['LIMITED', 'UNLIMITED', 'NONE']),
  /** 0 where there are none; where there is no limit, as many as a booking may ask for. */
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

export const CalendarAnswer = z.object({
  workDays: z.array(z.object({ date: limits.WallDate, availability: Availability })),
  metadata: z.object({
    filters: z.object({
      experiences: z.array(Experience),
      floorPlanAreas: z.array(FloorPlanArea),
      shiftTypes: z.array(ShiftType),
    }),
  }),
  promo: PromoAnswer,
  accountId: z.string(),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

export const WorkDayAnswer = z.object({
  workDay: WorkDay,
  shifts: z.array(
    z.extend(Shift, {
      availability: Availability,
      timeSlots: z.array(z.extend(TimeSlot, { availability: Availability })),
    }),
  ),
  promo: PromoAnswer,
  accountId: z.string(),
});
export type WorkDayAnswer = z.infer<typeof WorkDayAnswer>;

export const AddOnGroup = z.object({
  name: z.string(),
  summary: z.string(),
  minTotalQuantity: z.int(),
  maxTotalQuantity: z.int(),
  maxTotalTypes: z.int(),
  addOns: z.array(
    z.extend(AddOn, {
      minQuantity: z.int(),
      maxQuantity: z.int(),
      minAdvanceBookingMinutes: z.int(),
      availability: Availability,
    }),
  ),
  availability: Availability,
});
export type AddOnGroup = z.infer<typeof AddOnGroup>;

const slotAnswer = {
  promo: PromoAnswer,
  availability: Availability,
  accountId: z.string(),
  /** The add-ons that were asked for, resolved; empty means that none were. */
  addOns: z.array(z.extend(AddOn, { quantity: z.int() })),
  experience: z.nullable(Experience),
  floorPlanArea: z.nullable(FloorPlanArea),
  shift: z.nullable(Shift),
  timeSlot: z.nullable(TimeSlot),
  workDay: WorkDay,
};

/** POST …/time-slots/{time}/add-ons: the add-on group of the experience where one is asked for, else of the shift. */
export const SlotAddOnsAnswer = z.object({ ...slotAnswer, addOnGroup: z.nullable(AddOnGroup) });
export type SlotAddOnsAnswer = z.infer<typeof SlotAddOnsAnswer>;

/** POST …/time-slots/{time}: the groups of both levels side by side. */
export const SlotAnswer = z.object({
  ...slotAnswer,
  addOnGroups: z.array(z.extend(AddOnGroup, { level: z.enum(['SHIFT', 'EXPERIENCE']) })),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;
