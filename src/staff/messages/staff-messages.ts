import type { access } from './en/access.ts';
import type { bookingPanel } from './en/booking-panel.ts';
import type { bookingSheet } from './en/booking-sheet.ts';
import type { closeNight } from './en/close-night.ts';
import type { floorPlan } from './en/floor-plan.ts';
import type { guestImport } from './en/guest-import.ts';
import type { guests } from './en/guests.ts';
import type { house } from './en/house.ts';
import type { messages as english } from './en/messages.ts';
import type { print } from './en/print.ts';
import type { reports } from './en/reports.ts';
import type { setup } from './en/setup.ts';
import type { team } from './en/team.ts';
import type { tonight } from './en/tonight.ts';
import type { venue } from './en/venue.ts';

/** The same keys, with any text; functions take the same values. */
type AnyText<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: AnyText<T[Key]> };

/** The texts of the staff view in one language, without those of `MessageParts`. */
export type StaffMessages = AnyText<typeof english>;

/** The texts that are loaded with the part of the staff view that shows them. */
export interface MessageParts {
  access: AnyText<typeof access>;
  bookingPanel: AnyText<typeof bookingPanel>;
  bookingSheet: AnyText<typeof bookingSheet>;
  closeNight: AnyText<typeof closeNight>;
  floorPlan: AnyText<typeof floorPlan>;
  guestImport: AnyText<typeof guestImport>;
  guests: AnyText<typeof guests>;
  house: AnyText<typeof house>;
  print: AnyText<typeof print>;
  reports: AnyText<typeof reports>;
  setup: AnyText<typeof setup>;
  team: AnyText<typeof team>;
  tonight: AnyText<typeof tonight>;
  venue: AnyText<typeof venue>;
}

export type MessagePart = keyof MessageParts;

/** The texts of the staff view and of one of its parts. */
export type MessagesWith<Part extends MessagePart> = StaffMessages & MessageParts[Part];
