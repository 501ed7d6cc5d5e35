import type { CallOptions } from '../../../client/call.ts';
import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffProblem } from '../../../contract/staff/rules.ts';
import type { BrokenRule } from '../../../domain/availability/staff-rules.ts';
import type { StaffCall, StaffClient } from '../../api-client.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { forStaffNotes, type SheetForm } from './sheet-form.ts';

type SheetTexts = MessagesWith<'service'>['bookingSheet'];

/** Three attempts: after about two seconds the person learns that the connection is lost. */
const TRIES = 3;

/** A request that the sheet makes, as it is sent and, if need be, approved. */
export type SheetRequest = StaffCall<'create-booking' | 'update-booking' | 'update-booking-status'>;

export async function sendSheetRequest(
  apiClient: StaffClient,
  request: SheetRequest,
  options: CallOptions,
): Promise<StaffBooking> {
  return (await apiClient.send(request, { maxTries: TRIES, ...options })).answer;
}

const NO_RULES: readonly BrokenRule[] = [];

/** The rules for which a request was refused; empty if it was refused for something else. */
export function refusedRules(error: unknown): readonly BrokenRule[] {
  const problem: StaffProblem | null = error instanceof ProblemError ? error.problem : null;
  return problem?.rules ?? NO_RULES;
}

/** The form’s fields by the parameters of the requests. */
const FIELDS: Record<string, keyof SheetForm> = {
  'customer.name': 'who',
  'customer.phone': 'phone',
  'customer.email': 'email',
  hasAllergies: 'allergies',
  allergiesDescription: 'allergies',
  specialOccasion: 'occasion',
  customerSpecialRequests: 'wishes',
  pax: 'pax',
  paxChildren: 'paxChildren',
  date: 'date',
  time: 'time',
  tables: 'tables',
  floorPlanAreaId: 'floorPlanAreaId',
  experience: 'experienceId',
  turnMinutes: 'turnMinutes',
  ...forStaffNotes((name) => name),
  highChairs: 'highChairs',
  privacyTold: 'privacyTold',
};

/** The field of a validation issue; null if the form has none for it. */
export function fieldOfParameter(parameter: string): keyof SheetForm | null {
  return FIELDS[parameter.replace(/\[.*/, '')] ?? null;
}

type PlainText = {
  [Key in keyof SheetTexts]: SheetTexts[Key] extends string ? Key : never;
}[keyof SheetTexts];

/** Fields with a sentence of their own when the server refuses them. */
const FIELD_TEXTS: Partial<Record<keyof SheetForm, PlainText>> = {
  who: 'nameMissing',
  phone: 'phoneInvalid',
  email: 'emailInvalid',
  pax: 'paxInvalid',
  paxChildren: 'childrenInvalid',
  date: 'dayInvalid',
  time: 'timeRefused',
  tables: 'tablesRefused',
  highChairs: 'countInvalid',
};

/** What is said at a field that the server refuses. The form has been checked, so that is rare. */
export function refusedFieldText(field: keyof SheetForm, texts: SheetTexts): string {
  return texts[FIELD_TEXTS[field] ?? 'fieldRefused'];
}
