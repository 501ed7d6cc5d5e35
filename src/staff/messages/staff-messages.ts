import type { StaffHouseTexts } from '../../locales/compiled/staff-house-texts.ts';
import type { StaffServiceTexts } from '../../locales/compiled/staff-service-texts.ts';
import type { StaffTexts } from '../../locales/compiled/staff-texts.ts';

/** The texts of the staff view in one language, without those of `MessageParts`. */
export type StaffMessages = StaffTexts;

/** The texts that are loaded with the part of the staff view that shows them. */
export interface MessageParts {
  service: StaffServiceTexts;
  house: StaffHouseTexts;
}

export type MessagePart = keyof MessageParts;

/** The texts of the staff view and of one of its parts. */
export type MessagesWith<Part extends MessagePart> = StaffMessages & MessageParts[Part];
