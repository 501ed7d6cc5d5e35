import type { ExperienceRequest } from '../../../contract/availability.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { GuestChange } from '../../../contract/staff/guest-change.ts';
import type { StaffSession } from '../../../contract/staff/session.ts';
import type { StaffBookingRequest } from '../../../contract/staff/staff-booking-request.ts';
import type { StaffStatusRequest } from '../../../contract/staff/staff-status-request.ts';
import type { StaffUpdateRequest } from '../../../contract/staff/staff-update-request.ts';
import type { StaffTimesRequest } from '../../../contract/staff/times.ts';
import { ticketsFor } from '../../../domain/availability/experience-offer.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { type NoteOf, type NotesOf, notesBy } from '../../../domain/booking-notes.ts';
import { contactOf, endsAlike } from './contact.ts';
import { changedFields, formOf, type SheetForm } from './sheet-form.ts';

export type PrivacyTold = 'BY_PHONE' | 'IN_PERSON';

const orNull = (text: string) => text.trim() || null;
const tableIds = (tables: readonly number[]) => tables.map(String);

/** What a request says beside the form. */
export interface SheetTerms {
  privacyTold: PrivacyTold;
  /** The rules that are set aside. */
  force: readonly StaffRule[];
  /** What {@link experienceOf} gives for a new booking. */
  experience?: ExperienceRequest | null;
}

/** The chosen experience with the usual tickets for the party; null if none is chosen. */
export function experienceOf(
  venue: StaffSession['venue'],
  form: SheetForm,
): ExperienceRequest | null {
  const { experienceId } = form;
  // A session that the device kept from before an upgrade has none.
  const chosen = venue.experiences?.find(({ id }) => id === experienceId);
  return chosen ? { id: chosen.id, tickets: ticketsFor(chosen, coversOf(venue, form)) } : null;
}

/** The request for a new booking. Marketing is never asked about on the phone, so it is never sent. */
export function toBookingRequest(form: SheetForm, terms: SheetTerms): StaffBookingRequest {
  const { name, phone, email } = contactOf(form);
  const allergies = orNull(form.allergies);
  const wishes = orNull(form.wishes);
  return {
    customer: {
      ...(form.customerUuid !== '' && { uuid: form.customerUuid }),
      name,
      ...(phone && { phone }),
      ...(email && { email }),
    },
    privacyTold: terms.privacyTold,
    status: 'CONFIRMED',
    date: form.date,
    time: form.time,
    pax: form.pax,
    paxChildren: form.paxChildren,
    ...(form.tables.length > 0 && { tables: tableIds(form.tables) }),
    ...(form.floorPlanAreaId !== null && { floorPlanAreaId: form.floorPlanAreaId }),
    ...(terms.experience && { experience: terms.experience }),
    ...(form.turnMinutes !== null && { turnMinutes: form.turnMinutes }),
    ...(allergies !== null && { hasAllergies: true, allergiesDescription: allergies }),
    ...(form.occasion !== '' && { specialOccasion: form.occasion }),
    ...notesOf(form, (name) => form[name].trim() !== ''),
    ...(wishes !== null && { customerSpecialRequests: wishes }),
    ...(form.highChairs > 0 && { highChairs: form.highChairs }),
    ...(form.isHighlighted && { isHighlighted: true }),
    ...(form.isExemptFromPace && { isExemptFromPace: true }),
    ...(terms.force.length > 0 && { force: [...terms.force] }),
  };
}

/** The notes of the staff, as they are sent. */
function notesOf(
  form: SheetForm,
  isSent: (name: NoteOf<'STAFF'>) => boolean,
): Partial<NotesOf<'STAFF'>> {
  const names = notesBy('STAFF').filter(isSent);
  return Object.fromEntries(names.map((name) => [name, orNull(form[name])]));
}

/** What differs about the guest: another known one, or the contact. Null if nothing does. */
function toGuestChange(initial: SheetForm, form: SheetForm): GuestChange | null {
  const { name, phone, email } = contactOf(form);
  const { customerUuid: uuid } = form;
  if (uuid !== '' && uuid !== initial.customerUuid)
    return { uuid, name, ...(phone && { phone }), ...(email && { email }) };
  const before = contactOf(initial);
  const change: GuestChange = {
    ...(name !== before.name && { name }),
    ...(phone !== before.phone && { phone }),
    ...(email !== before.email && { email }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** The request for a change: only what differs. Null if nothing does. */
export function toUpdateRequest(
  initial: SheetForm,
  form: SheetForm,
  { privacyTold, force }: SheetTerms,
): StaffUpdateRequest | null {
  const customer = toGuestChange(initial, form);
  const changed = changedFields(initial, form);
  const has = (...names: (keyof SheetForm)[]) => names.some((name) => name in changed);
  const allergies = orNull(form.allergies);
  const request: StaffUpdateRequest = {
    // Whoever is new to the booking has to be told; the server knows who that is.
    ...(customer && { customer, privacyTold }),
    ...(has('date', 'time') && { date: form.date, time: form.time }),
    ...(has('pax') && { pax: form.pax }),
    ...(has('paxChildren') && { paxChildren: form.paxChildren }),
    ...(has('tables') &&
      (form.tables.length > 0 ? { tables: tableIds(form.tables) } : { hasFixedTables: false })),
    ...(has('floorPlanAreaId') && { floorPlanAreaId: form.floorPlanAreaId }),
    ...(form.turnMinutes !== null && { turnMinutes: form.turnMinutes }),
    ...(has('allergies', 'hasUnknownAllergies') && {
      hasAllergies: allergies !== null || form.hasUnknownAllergies,
      allergiesDescription: allergies,
    }),
    ...(has('occasion') && { specialOccasion: form.occasion || null }),
    ...notesOf(form, (name) => has(name)),
    ...(has('wishes') && { customerSpecialRequests: orNull(form.wishes) }),
    ...(has('highChairs') && { highChairs: form.highChairs }),
    ...(has('isHighlighted') && { isHighlighted: form.isHighlighted }),
    ...(has('isExemptFromPace') && { isExemptFromPace: form.isExemptFromPace }),
  };
  if (Object.keys(request).length === 0) return null;
  return force.length > 0 ? { ...request, force: [...force] } : request;
}

/** The request that confirms a booking, at the chosen tables if there are any. */
export function toConfirmation(
  { tables }: SheetForm,
  force: readonly StaffRule[],
): StaffStatusRequest {
  const status = 'CONFIRMED' as const;
  const chosen = tables.length === 0 ? { status } : { status, tables: tableIds(tables) };
  return force.length > 0 ? { ...chosen, force: [...force] } : chosen;
}

/** Whether a booking already is as the form says, because the answer to the same request was lost. */
export function isAsWanted(booking: StaffBooking, form: SheetForm): boolean {
  const { turnMinutes } = form;
  const now = formOf(booking);
  const { name: who, phone } = contactOf(form);
  // With the same contact, it is the same guest. The booking has the number as the server writes it.
  const isSamePhone = phone !== null && endsAlike(phone, now.phone);
  const contact = { who, phone: isSamePhone ? now.phone : (phone ?? '') };
  const others = { ...form, ...contact, turnMinutes: null, customerUuid: now.customerUuid };
  const terms = { privacyTold: 'BY_PHONE', force: [] } as const;
  return (
    toUpdateRequest(now, others, terms) === null &&
    (turnMinutes === null || turnMinutes === booking.turnMinutes)
  );
}

/** What the sheet knows besides the form when it asks for times. */
interface TimesTerms {
  /** The booking that is being changed. */
  bookingUuid: string | null;
  strollers: number;
  /** A time to judge although no shift has it; empty for none. */
  typedTime: string;
  /** What {@link experienceOf} gives. */
  experience: ExperienceRequest | null;
}

/** The question for the times of a day; null while the party is not a number that can be asked for. */
export function toTimesRequest(form: SheetForm, terms: TimesTerms): StaffTimesRequest | null {
  const { pax, paxChildren, tables, turnMinutes, floorPlanAreaId, highChairs } = form;
  const isCount = (n: number, min: number, max: number) =>
    Number.isInteger(n) && n >= min && n <= max;
  if (!isCount(pax, 1, 100) || !isCount(paxChildren, 0, 100)) return null;
  return {
    pax,
    paxChildren,
    status: 'CONFIRMED',
    ...(tables.length > 0 && { tables: tableIds(tables) }),
    ...(turnMinutes !== null && { turnMinutes }),
    ...(floorPlanAreaId !== null && { floorPlanAreaId }),
    ...(isCount(highChairs, 1, 1000) && { highChairs }),
    ...(form.isExemptFromPace && { isExemptFromPace: true }),
    ...(terms.experience && { experience: terms.experience }),
    ...(terms.strollers > 0 && { strollers: terms.strollers }),
    ...(terms.bookingUuid !== null && { excludeBookingUuid: terms.bookingUuid }),
    ...(terms.typedTime !== '' && { time: terms.typedTime }),
  };
}

/** How far ahead a booking is for guests who stand at the door. */
const AT_THE_DOOR_MINUTES = 30;

/** How a guest was probably told: in person if the booking is for now, else by phone. */
export function likelyPrivacyTold(bookingAt: number | null, now: number): PrivacyTold {
  const isNow = bookingAt !== null && bookingAt - now <= AT_THE_DOOR_MINUTES * 60_000;
  return isNow ? 'IN_PERSON' : 'BY_PHONE';
}
