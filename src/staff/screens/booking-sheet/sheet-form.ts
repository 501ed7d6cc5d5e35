import * as z from 'zod/mini';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { type NoteOf, notesBy, SPECIAL_OCCASIONS } from '../../../domain/booking-notes.ts';
import { isInProgress } from '../../../domain/booking-status.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { contactOf } from './contact.ts';
import type { SheetMode } from './sheet-scope.ts';

type SheetTexts = MessagesWith<'service'>['bookingSheet'];

/** Texts longer than these are refused by the server. */
export const MAX_LONG_TEXT = 1024;
export const MAX_NOTES = 2048;
const MAX_NAME = 255;
/** Roughly: the server parses it. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

interface SheetRules {
  /** Whether the booking has a guest: with a contact, it always needs a name. */
  needsName: boolean;
  needsTime: boolean;
}

/** The schema of the form’s values, with errors in the person’s language. */
export function sheetSchema(texts: SheetTexts, rules: SheetRules) {
  const between = (min: number, max: number, message: string) =>
    z.int(message).check(z.gte(min, message), z.lte(max, message));
  const atMost = (max: number) => z.string().check(z.maxLength(max, texts.tooLong(max)));
  return z
    .object({
      /** The guest who was found and chosen; empty for whoever the contact says. */
      customerUuid: z.string(),
      /** The name, with the phone number if that is convenient. */
      who: z.string(),
      phone: z.string(),
      email: z.string().check(
        z.trim(),
        z.refine((email) => email === '' || EMAIL.test(email), texts.emailInvalid),
      ),
      pax: between(1, 100, texts.paxInvalid),
      paxChildren: between(0, 100, texts.childrenInvalid),
      /** The work day. */
      date: z.iso.date(texts.dayInvalid),
      /** `HH:MM:SS`; empty until one is chosen. */
      time: z
        .string()
        .check(z.refine((time) => time !== '' || !rules.needsTime, texts.timeMissing)),
      /** Table ids; empty for tables that the server finds. */
      tables: z.array(z.int()),
      floorPlanAreaId: z.nullable(z.int()),
      /** Only of a new booking: a booking keeps the one that it has. */
      experienceId: z.nullable(z.int()),
      /** Null for the usual duration, or the one that the booking has. */
      turnMinutes: z.nullable(z.int()),
      allergies: atMost(MAX_LONG_TEXT),
      /** Allergies that the guest did not name. */
      hasUnknownAllergies: z.boolean(),
      occasion: z.enum(['', ...SPECIAL_OCCASIONS]),
      ...forStaffNotes(() => atMost(MAX_NOTES)),
      wishes: atMost(MAX_LONG_TEXT),
      highChairs: between(0, 1000, texts.countInvalid),
      isHighlighted: z.boolean(),
      isExemptFromPace: z.boolean(),
      /** Empty until somebody chooses: then what is likely counts. */
      privacyTold: z.enum(['', 'BY_PHONE', 'IN_PERSON']),
    })
    .check((payload) => {
      const { value, issues } = payload;
      const { name, isPhoneInvalid } = contactOf(value);
      const report = (field: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message });
      const hasContact = value.phone.trim() !== '' || value.email.trim() !== '';
      if ((rules.needsName || hasContact) && name === '') report('who', texts.nameMissing);
      if (name.length > MAX_NAME) report('who', texts.tooLong(MAX_NAME));
      if (isPhoneInvalid) report(value.phone.trim() === '' ? 'who' : 'phone', texts.phoneInvalid);
    });
}

export type SheetForm = z.infer<ReturnType<typeof sheetSchema>>;

/** A value for each note of the staff. */
export function forStaffNotes<T>(make: (name: NoteOf<'STAFF'>) => T): Record<NoteOf<'STAFF'>, T> {
  const entries = notesBy('STAFF').map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<NoteOf<'STAFF'>, T>;
}

const EMPTY: Omit<SheetForm, 'date'> = {
  customerUuid: '',
  who: '',
  phone: '',
  email: '',
  pax: 2,
  paxChildren: 0,
  time: '',
  tables: [],
  floorPlanAreaId: null,
  experienceId: null,
  turnMinutes: null,
  allergies: '',
  hasUnknownAllergies: false,
  occasion: '',
  ...forStaffNotes(() => ''),
  wishes: '',
  highChairs: 0,
  isHighlighted: false,
  isExemptFromPace: false,
  privacyTold: '',
};

/** The names of the form’s fields. */
export const SHEET_FIELDS = [...Object.keys(EMPTY), 'date'] as (keyof SheetForm)[];

/** The values with which the sheet opens. */
export function initialForm(mode: SheetMode): SheetForm {
  if (mode.kind !== 'new') return formOf(mode.booking);
  const { date, time = '', tableId, pax = EMPTY.pax } = mode;
  const tables = tableId === undefined ? [] : [tableId];
  return { ...EMPTY, ...guestFields(mode), date, time, pax, tables };
}

/** The fields of a guest who was chosen before the sheet was opened. */
export function guestFields(mode: SheetMode): Partial<SheetForm> {
  if (mode.kind !== 'new' || !mode.guest) return {};
  const { uuid, name, phone, email } = mode.guest;
  return { customerUuid: uuid, who: name, phone: phone ?? '', email: email ?? '' };
}

/** A booking as the form’s values. */
export function formOf(booking: StaffBooking): SheetForm {
  const { customer, allergiesDescription, tables } = booking;
  const hasOwnTables = booking.hasFixedTables || isInProgress(booking.status);
  return {
    customerUuid: customer?.uuid ?? '',
    who: customer?.name ?? '',
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
    pax: booking.pax,
    paxChildren: booking.paxChildren,
    date: booking.workDay,
    time: booking.bookingAt.slice(11, 19),
    tables: hasOwnTables ? tables.map(({ id }) => id).sort((a, b) => a - b) : [],
    floorPlanAreaId: booking.floorPlanArea?.id ?? null,
    experienceId: null,
    turnMinutes: null,
    allergies: allergiesDescription ?? '',
    hasUnknownAllergies: booking.hasAllergies && !allergiesDescription,
    occasion: booking.specialOccasion ?? '',
    ...forStaffNotes((name) => booking[name] ?? ''),
    wishes: booking.customerSpecialRequests ?? '',
    highChairs: booking.highChairs,
    isHighlighted: booking.isHighlighted,
    // A list that the device kept from before an upgrade does not have it.
    isExemptFromPace: booking.isExemptFromPace ?? false,
    privacyTold: '',
  };
}

/** The fields that differ, with their values in `form`. */
export function changedFields(initial: SheetForm, form: SheetForm): Partial<SheetForm> {
  const isSame = (name: keyof SheetForm) =>
    JSON.stringify(initial[name]) === JSON.stringify(form[name]);
  return Object.fromEntries(
    SHEET_FIELDS.filter((name) => !isSame(name)).map((name) => [name, form[name]]),
  );
}
