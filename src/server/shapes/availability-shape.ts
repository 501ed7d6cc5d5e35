import type * as wire from '../../contract/availability.ts';
import type { CalendarAnswer } from '../../contract/partner/check-calendar.ts';
import type { WorkDayAnswer } from '../../contract/partner/check-work-day.ts';
import type {
  Availability,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { shiftsForGuests } from '../../domain/availability/service-slots.ts';
import { highChairsLeft, strollersLeft } from '../../domain/availability/stock.ts';
import type { Language } from '../../domain/language.ts';
import type { Shift, Venue } from '../../domain/venue.ts';
import { type Instant, MS_PER_MINUTE, toZonedIso } from '../../domain/venue-time.ts';
import { SERVER } from '../../locales/compiled/server.ts';
import type { CalendarView } from '../../operations/availability/calendar-view.ts';
import type { WorkDayView } from '../../operations/availability/check-work-day.ts';
import { areaShape, experienceShape, promoShape, shiftTypeShape } from './catalogue-shape.ts';
import { type DetailName, detailNameOf } from './detail-name.ts';

/** The quantity that stands for unlimited: the most a booking may ask for. */
const UNLIMITED_QUANTITY = 1000;

/** @param detail names the sentence for the guest */
export function availabilityShape(
  { code, fallbackOptions }: Availability,
  detail: DetailName,
  language: Language,
): wire.AvailabilityBody {
  const isAvailable = code === 'AVAILABLE';
  return {
    isAvailable,
    outcome: isAvailable ? 'AVAILABLE' : 'UNAVAILABLE',
    code,
    detail: SERVER[language].details[detail],
    fallbackOptions: [...fallbackOptions],
  };
}

export function calendarShape(view: CalendarView, language: Language): CalendarAnswer {
  const { venue, status } = view;
  const offeredAreas = new Set(venue.shifts.flatMap(({ floorPlanAreaIds }) => floorPlanAreaIds));
  const offeredExperiences = new Set(venue.shifts.flatMap(({ experienceIds }) => experienceIds));
  return {
    workDays: view.workDays.map(({ date, availability }) => ({
      date,
      availability: availabilityShape(
        availability,
        detailNameOf(availability.code, status),
        language,
      ),
    })),
    metadata: {
      filters: {
        experiences: venue.experiences
          .filter(({ id }) => offeredExperiences.has(id))
          .map((experience) => experienceShape(venue, experience, language)),
        floorPlanAreas: venue.floorPlanAreas
          .filter(({ id }) => offeredAreas.has(id))
          .map((area) => areaShape(venue, area, language)),
        shiftTypes: venue.shifts.map((shift) => shiftTypeShape(venue, shift, language)),
      },
    },
    promo: promoShape(venue, view.promo, language),
    accountId: venue.accountId,
  };
}

export function workDayShape(view: WorkDayView, language: Language): WorkDayAnswer {
  const { day, status, result, promo } = view;
  const { venue } = day;
  const availabilityOf = (availability: Availability) =>
    availabilityShape(availability, detailNameOf(availability.code, status), language);
  return {
    workDay: { date: day.workDay },
    shifts: result.shifts.map((shiftResult) => ({
      ...shiftShape(
        venue,
        shiftResult.shift,
        shiftResult.firstBookingAt,
        shiftResult.lastBookingAt,
        language,
      ),
      availability: availabilityOf(shiftResult.availability),
      timeSlots: shiftResult.slots.flatMap((slot) => {
        const timeSlot = timeSlotShape(day, slot);
        if (!timeSlot) return [];
        return [{ ...timeSlot, availability: availabilityOf(slot.availability) }];
      }),
    })),
    promo: promoShape(venue, promo, language),
    accountId: venue.accountId,
  };
}

export function shiftShape(
  venue: Venue,
  shift: Shift,
  firstBookingAt: Instant,
  lastBookingAt: Instant,
  language: Language,
): wire.ShiftBody {
  return {
    type: shiftTypeShape(venue, shift, language),
    firstBookingAt: toZonedIso(venue.timezone, firstBookingAt),
    lastBookingAt: toZonedIso(venue.timezone, lastBookingAt),
    hasExperiences: shift.experienceIds.length > 0,
    hasAddOns: shift.addOnGroupId !== null,
    isExperienceRequired: shift.isExperienceRequired,
  };
}

/** The shift of a slot with its times on that day; null if no shift takes bookings then. */
export function serviceShiftShape(
  day: ServiceDay,
  shift: Shift | null,
  language: Language,
): wire.ShiftBody | null {
  const serviceShift = shiftsForGuests(day).find((one) => one.shift === shift);
  if (!serviceShift) return null;
  const first = serviceShift.slots[0].startAt;
  const last = serviceShift.slots.at(-1)?.startAt ?? first;
  return shiftShape(day.venue, serviceShift.shift, first, last, language);
}

/** Null if no shift takes bookings at this time, or if a clock change skips it. */
export function timeSlotShape(day: ServiceDay, slot: SlotResult): wire.TimeSlot | null {
  const { startAt, shift, turnMinutes } = slot;
  if (startAt === null || shift === null) return null;
  const endAt = startAt + turnMinutes * MS_PER_MINUTE;
  return {
    startAt: toZonedIso(day.venue.timezone, startAt),
    isTimeLimited: slot.isTimeLimited,
    strollersAvailable: stockShape(day.venue.strollers, strollersLeft(day, startAt, endAt)),
    highChairsAvailable: stockShape(day.venue.highChairs, highChairsLeft(day, startAt, endAt)),
    experienceId: slot.experience?.id ?? null,
    floorPlanAreaId: slot.floorPlanArea?.id ?? null,
    turnMinutes,
  };
}

function stockShape(
  stock: number | null,
  left: number | null,
): wire.TimeSlot['highChairsAvailable'] {
  if (stock === null || left === null) return { type: 'UNLIMITED', available: UNLIMITED_QUANTITY };
  return stock === 0 ? { type: 'NONE', available: 0 } : { type: 'LIMITED', available: left };
}
