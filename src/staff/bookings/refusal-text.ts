import type { ProblemCode } from '../../contract/problem.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';

/**
 * Why the server did not make a change, in the reader's language.
 * @param detail as the server says it, in English and often at more length
 */
export function refusalText(code: ProblemCode, detail: string, messages: StaffMessages): string {
  if (document.documentElement.lang === 'en') return detail;
  const { refusal } = messages.service;
  switch (code) {
    case 'NO_AVAILABLE_SLOT':
      return refusal.noTable;
    case 'TABLE_NOT_MAPPED_BY_TENANT':
      return refusal.unknownTable;
    case 'BOOKING_IS_OUTDATED':
      return refusal.changed;
    case 'BOOKING_STATUS_NOT_VALID':
    case 'STATUS_NOT_ON_CONFIRMED_GROUP':
    case 'BOOKING_IS_ALREADY_CANCELED':
    case 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING':
    case 'BOOKING_CANCELLATION_NOT_ALLOWED':
    case 'BOOKING_IS_NOT_ON_SEATED_GROUP':
      return refusal.status;
    case 'FORBIDDEN':
      return refusal.forbidden;
    default:
      return detail;
  }
}
