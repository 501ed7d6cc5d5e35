import type { StaffSession } from '../../contract/staff/session.ts';
import type { StartAnswer } from '../../contract/widget/start.ts';
import { type Language, localize } from '../../domain/language.ts';
import { phoneExample } from '../../domain/parse-phone.ts';
import { permissionsOf } from '../../domain/staff-role.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { utcOffsetsOf } from '../../domain/zone-offsets.ts';
import type { SignedInStaff } from '../../operations/access/session.ts';
import type { StartView } from '../../operations/venues/read-widget-start.ts';
import { calendarShape } from './availability-shape.ts';
import { areaShape, shiftTypeShape } from './catalogue-shape.ts';

/** Years of UTC offsets before and after today: staff open old bookings of a guest, and take bookings far ahead. */
const STAFF_DAYS = { daysBefore: 5 * 366, daysAfter: 3 * 366 };

/** The public data of a venue, and the calendar of the first month. */
export function startShape(view: StartView, language: Language): StartAnswer {
  const { venue } = view;
  const { texts } = venue;
  return {
    venue: {
      accountId: venue.accountId,
      name: venue.name,
      language: venue.language,
      timezone: venue.timezone,
      utcOffsets: utcOffsetsOf(venue.timezone, ...view.offsetRanges),
      currency: venue.currency,
      country: venue.country,
      phone: venue.contact.phone,
      phoneExample: phoneExample(venue.country),
      today: view.today,
      lastBookableOn: view.lastBookableOn,
      dayStartsAt: venue.dayStartsAt,
      separatesAdultsAndChildren: venue.separatesAdultsAndChildren,
      maxCovers: Math.max(1, ...venue.shifts.map(({ maxCovers }) => maxCovers)),
      highChairs: venue.highChairs,
      strollers: venue.strollers,
      hasPromos: venue.promos.length > 0,
      hasRedemptionCodes: venue.redemptionCodes.length > 0,
      takesBookingUpdates:
        venue.features.publicBookingUpdates.isAvailable &&
        venue.features.publicBookingUpdates.isEnabled,
      mailedKinds: [...view.mailedKinds],
      cancellationPolicies: venue.cancellationPolicies.map((rule) => ({
        id: rule.id,
        type: rule.type,
        amountType: rule.amountType,
        amount: rule.amount,
        cancellationNoticeHours: rule.cancellationNoticeHours,
        signWithinMinutes: rule.signWithinMinutes,
        minCovers: rule.minCovers,
        shiftIds: [...rule.shiftIds],
        experienceIds: [...rule.experienceIds],
      })),
      texts: {
        dataProcessingConsent: localize(texts.dataProcessingConsent, language, venue.language),
        marketingConsent: localize(texts.marketingConsent, language, venue.language),
        consentVersion: texts.consentVersion,
        privacyPolicyUrl: texts.privacyPolicyUrl,
        timeLimit: localize(texts.timeLimit, language, venue.language),
        bookingNote: texts.bookingNote && localize(texts.bookingNote, language, venue.language),
      },
    },
    calendar: calendarShape(view.calendar, language),
  };
}

/** The signed-in staff member and their venue, whose names come in the language if it has them. */
export function sessionShape(
  { staff, session, venue }: SignedInStaff,
  language: Language,
  now: number,
): StaffSession {
  const today = workDayOf(venue, now);
  return {
    staff: {
      uuid: staff.uuid,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      permissions: [...permissionsOf(staff.role, session.isByPin)],
    },
    venue: {
      accountId: venue.accountId,
      name: venue.name,
      timezone: venue.timezone,
      utcOffsets: utcOffsetsOf(venue.timezone, { around: today, ...STAFF_DAYS }),
      currency: venue.currency,
      language: venue.language,
      country: venue.country,
      dayStartsAt: venue.dayStartsAt,
      separatesAdultsAndChildren: venue.separatesAdultsAndChildren,
      today,
      hasEmail: venue.contact.email !== null,
      floorPlanAreas: venue.floorPlanAreas.map((area) => areaShape(venue, area, language)),
      tables: venue.tables.map((table) => ({
        id: table.id,
        name: table.name,
        posId: table.posId,
        floorPlanAreaId: table.floorPlanAreaId,
        minCovers: table.minCovers,
        maxCovers: table.maxCovers,
        ...(table.place && { place: table.place }),
      })),
      shiftTypes: venue.shifts.map((shift) => shiftTypeShape(venue, shift, language)),
      experiences: venue.experiences.map(({ id, name, minTicketsPerBooking, paxPerTicket }) => ({
        id,
        name: localize(name, language, venue.language),
        minTicketsPerBooking,
        paxPerTicket,
      })),
    },
  };
}
