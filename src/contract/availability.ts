import * as z from 'zod/mini';
import { AVAILABILITY_CODES, FALLBACK_ACTIONS } from '../domain/availability/availability.ts';
import {
  REASON_CODES,
  SUGGESTED_CHANGES,
} from '../domain/availability/slot-explanation/slot-explanation.ts';
import { DESIRED_STATUSES } from '../domain/booking-status.ts';
import { addOn, Experience, FloorPlanArea, PromoAnswer, ShiftType } from './catalogue.ts';
import { fields, named, query, record } from './described.ts';
import * as limits from './limits.ts';

/** The status that a create or availability request may ask for. */
export const DesiredStatus = named(
  'DesiredStatus',
  'The desired status: a table at once, the venue’s decision, or a place on the wait list.',
  z.enum(DESIRED_STATUSES),
);

export const AddOnRequest = record('AddOnRequest', 'An add-on to order.', {
  id: [limits.Id, 'The add-on’s id in the catalogue.'],
  quantity: [limits.Quantity, 'Quantity, within the limits of the add-on and its group.'],
});
export type AddOnRequest = z.infer<typeof AddOnRequest>;

export const ExperienceRequest = record('ExperienceRequest', 'An experience to book.', {
  id: [limits.Id, 'The experience’s id in the catalogue.'],
  tickets: [
    limits.Quantity,
    'Number of tickets; the experience determines how many a party needs.',
  ],
  addOns: [z.optional(z.array(AddOnRequest).check(z.maxLength(100))), 'Add-ons of the experience.'],
});
export type ExperienceRequest = z.infer<typeof ExperienceRequest>;

/** The fields of every availability request. */
export const party = fields({
  pax: [
    limits.Pax,
    'Number of people; only the adults where the venue counts children separately.',
  ],
  paxChildren: [
    limits.PaxChildren,
    'Number of children where the venue counts them separately; otherwise 0.',
  ],
  status: [
    DesiredStatus,
    'The desired status. Try CONFIRMED first, and the others if it is not available.',
  ],
  customerUuid: [
    z.optional(limits.Uuid),
    'An existing customer to check for; an unknown uuid is 404.',
  ],
  excludeBookingUuid: [
    z.optional(limits.Uuid),
    'The booking to change: its table and extras count as free. An unknown uuid is 404.',
  ],
  promoCode: [
    z.nullish(limits.PromoCode),
    'A promo code; an unknown or expired one gives `promo: null`.',
  ],
  redemptionCode: [
    z.nullish(limits.RedemptionCode),
    'The code of a prepaid product such as a gift card. Not checked here: creating the booking refuses an unknown or used code.',
  ],
});

export const AvailabilityFilters = record(
  'AvailabilityFilters',
  'Restricts an availability response.',
  {
    experienceIds: [
      z.optional(z.array(limits.Id).check(z.maxLength(100))),
      'Only slots for one of these experiences. An empty list counts as left out.',
    ],
    floorPlanAreaIds: [
      z.optional(z.array(limits.Id).check(z.maxLength(100))),
      'Only slots in one of these areas. An empty list counts as left out.',
    ],
    shiftTypes: [
      z.optional(z.array(limits.text({ max: 64 })).check(z.maxLength(100))),
      'Only these shifts, by id. An empty list counts as left out.',
    ],
  },
);

/** POST /availability/work-days/{date}/time-slots/{time}, and …/add-ons */
export const SlotRequest = record('SlotRequest', 'Everything to book with one time slot.', {
  ...party,
  experience: [z.nullish(ExperienceRequest), 'The experience to book, with its tickets.'],
  floorPlanAreaId: [
    z.nullish(limits.Id),
    'The area of the chosen time slot. Required where guests choose an area in this shift.',
  ],
  highChairs: [z.optional(limits.Count), 'Number of high chairs. Default: 0.'],
  strollers: [z.optional(limits.Count), 'Number of strollers. Default: 0.'],
  addOns: [
    z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
    'Add-ons of the shift. Those of an experience go into `experience.addOns`.',
  ],
});
export type SlotRequest = z.infer<typeof SlotRequest>;

/** The query of both. */
export const SlotQuery = query({
  explain: [
    z.optional(z.boolean()),
    'If true and the slot is unavailable, the response has an `explanation`: what is lacking, and small changes with which the slot is available. Default: false.',
  ],
});
export type SlotQuery = z.infer<typeof SlotQuery>;

export const FallbackOption = record('FallbackOption', 'An alternative.', {
  action: [z.enum(FALLBACK_ACTIONS), 'What to offer.'],
  isPreferred: [z.boolean(), 'Whether it is the best alternative.'],
});

export const Availability = record(
  'Availability',
  'Whether something can be booked, and why not.',
  {
    isAvailable: [z.boolean(), 'True if creating the booking right now would succeed.'],
    outcome: [z.enum(['AVAILABLE', 'UNAVAILABLE']), 'The same as a word.'],
    code: [z.enum(AVAILABILITY_CODES), 'The reason, for programs.'],
    /** A sentence for the guest, localized. */
    detail: [
      z.string(),
      'A sentence for the guest, in the language of `Accept-Language`: what this means and what to do. Where it is available, the sentence depends on the requested `status`.',
    ],
    fallbackOptions: [
      z.array(FallbackOption),
      'The alternatives; if there are any, exactly one is preferred.',
    ],
  },
);
export type AvailabilityBody = z.infer<typeof Availability>;

export const WorkDay = record('WorkDay', 'A work day.', {
  date: [limits.WallDate, 'The work day on the venue’s calendar.'],
});

export const shift = fields({
  type: [ShiftType, 'The shift’s id and name.'],
  firstBookingAt: [limits.DateTime, 'The first bookable time, with the venue’s UTC offset.'],
  lastBookingAt: [limits.DateTime, 'The last bookable time, with the venue’s UTC offset.'],
  hasExperiences: [z.boolean(), 'Whether it offers experiences.'],
  hasAddOns: [z.boolean(), 'Whether it offers add-ons.'],
  isExperienceRequired: [z.boolean(), 'Whether a booking must include an experience.'],
});
export const Shift = record('Shift', 'A service period such as lunch or dinner.', shift);
export type ShiftBody = z.infer<typeof Shift>;

export const Stock = record('Stock', 'How many are left.', {
  type: [
    z.enum(['LIMITED', 'UNLIMITED', 'NONE']),
    'LIMITED: `available` says how many. UNLIMITED: no limit. NONE: the venue has none.',
  ],
  /** 0 for NONE; the most that a booking may ask for, for UNLIMITED. */
  available: [z.int(), 'How many are left; 0 for NONE, 1000 for UNLIMITED.'],
});

export const timeSlot = fields({
  startAt: [limits.DateTime, 'The start, with the venue’s UTC offset.'],
  isTimeLimited: [
    z.boolean(),
    'Whether the table is needed again after `turnMinutes`. Tell the customer.',
  ],
  strollersAvailable: [Stock, 'Places for strollers left during the booking.'],
  highChairsAvailable: [Stock, 'High chairs left during the booking.'],
  experienceId: [z.nullable(z.int()), 'The experience of this slot; null for a table without one.'],
  floorPlanAreaId: [
    z.nullable(z.int()),
    'The area of this slot, to be sent on create; null where the venue chooses.',
  ],
  turnMinutes: [z.int(), 'How long the table is reserved, in minutes.'],
});
export const TimeSlot = record('TimeSlot', 'A time slot.', timeSlot);
export type TimeSlot = z.infer<typeof TimeSlot>;

export const OfferedAddOn = record('OfferedAddOn', 'An add-on that can be ordered.', {
  ...addOn,
  minQuantity: [z.int(), 'The minimum quantity, if it is ordered.'],
  maxQuantity: [z.int(), 'The maximum quantity.'],
  minAdvanceBookingMinutes: [z.int(), 'How long before the start it must be ordered, in minutes.'],
  availability: [Availability, 'Whether it can be ordered for this slot.'],
});

export const addOnGroup = fields({
  name: [z.string(), 'The group’s name, localized.'],
  summary: [z.string(), 'A short description in HTML, localized.'],
  minTotalQuantity: [z.int(), 'The minimum total quantity, if anything from the group is ordered.'],
  maxTotalQuantity: [z.int(), 'The maximum total quantity.'],
  maxTotalTypes: [z.int(), 'How many different add-ons may be ordered.'],
  addOns: [z.array(OfferedAddOn), 'The add-ons of the group.'],
  availability: [Availability, 'Whether any of them can be ordered for this slot.'],
});
export const AddOnGroup = record('AddOnGroup', 'Add-ons with common limits.', addOnGroup);
export type AddOnGroupBody = z.infer<typeof AddOnGroup>;

export const RequestedAddOn = record('RequestedAddOn', 'A requested add-on.', {
  ...addOn,
  quantity: [z.int(), 'The requested quantity.'],
});

export const UnavailabilityReason = record(
  'UnavailabilityReason',
  'Why a slot is unavailable. Numbers that do not belong to the code are null.',
  {
    code: [
      z.enum(REASON_CODES),
      'For programs. COVERS_PER_SLOT, PARTIES_PER_SLOT: too many guests or bookings start at this time. TABLES_TAKEN: the tables that suit the party are taken. NO_TABLE_FOR_PARTY: no table there seats a party of this size, and none may be joined for it. ADD_ON_STOCK: too few of an add-on are left. The others are as in `availability.code`.',
    ],
    /** A sentence for the guest, localized. */
    text: [z.string(), 'A sentence for the guest, in the language of `Accept-Language`.'],
    limit: [
      z.nullable(z.int()),
      'The most: guests or bookings per start time, high chairs, places for strollers, pieces of the add-on, the largest party of the shift (PARTY_TOO_LARGE), or the largest smaller party that can sit together (NO_TABLE_FOR_PARTY).',
    ],
    taken: [z.nullable(z.int()), 'How many of `limit` are taken.'],
    minimum: [
      z.nullable(z.int()),
      'The smallest party of the shift (PARTY_TOO_SMALL), or the smallest larger party for which there are tables (NO_TABLE_FOR_PARTY).',
    ],
    tables: [
      z.nullable(z.int()),
      'How many tables suit the party in the requested area, or anywhere without one.',
    ],
    combinations: [z.nullable(z.int()), 'How many combinations of tables suit it there.'],
    freeAt: [
      z.nullable(limits.DateTime),
      'From when on one of them is free for the whole stay if no booking moves, with the venue’s UTC offset; null if not before the last booking time of the shift.',
    ],
  },
);

export const SuggestedArea = record('SuggestedArea', 'A floor plan area.', {
  id: [z.int(), 'The area’s id, to be sent as `floorPlanAreaId`.'],
  name: [z.string(), 'The name, localized.'],
});

export const Suggestion = record(
  'Suggestion',
  'A booking that is available now, with one change.',
  {
    change: [
      z.enum(SUGGESTED_CHANGES),
      'AREA: another area. TIME: the nearest earlier or later time of the work day, at most two hours away. PARTY: one guest less.',
    ],
    time: [limits.WallTime, 'The start on the venue’s wall clock.'],
    floorPlanArea: [z.nullable(SuggestedArea), 'The area to book; null where the venue chooses.'],
    pax: [z.int(), 'Number of people to book.'],
    paxChildren: [z.int(), 'Number of children to book.'],
    experienceTickets: [z.nullable(z.int()), 'The tickets of the experience; null without one.'],
  },
);

export const SlotExplanation = record(
  'SlotExplanation',
  'Why a slot is unavailable, and what would help.',
  {
    reason: [UnavailabilityReason, 'The rule, or what is lacking.'],
    suggestions: [
      z.array(Suggestion),
      'Changes of the request, each by itself, with which the slot is available. Empty if no small change helps.',
    ],
  },
);
export type SlotExplanationBody = z.infer<typeof SlotExplanation>;

/** The common part of both answers about a slot. */
export const slotAnswer = fields({
  promo: [
    PromoAnswer,
    'The promo of the code that was sent; null without a code or with an invalid one.',
  ],
  availability: [
    Availability,
    'Whether everything together can be booked as requested, and the alternatives.',
  ],
  accountId: [z.string(), 'The venue’s account id, as in `Service-Account-Id`.'],
  /** The requested add-ons with their data; empty if none were requested. */
  addOns: [
    z.array(RequestedAddOn),
    'The requested add-ons with their data; empty if none were requested.',
  ],
  experience: [
    z.nullable(Experience),
    'The requested experience; null if none was requested or the venue does not have it.',
  ],
  floorPlanArea: [
    z.nullable(FloorPlanArea),
    'The requested area; null if none was requested or the venue does not have it.',
  ],
  shift: [z.nullable(Shift), 'The shift at that time; null when the venue is closed.'],
  timeSlot: [z.nullable(TimeSlot), 'The slot at that time; null when the venue is closed.'],
  workDay: [WorkDay, 'The requested work day.'],
  /** Only if the query asks for it and the slot is unavailable. */
  explanation: [
    z.optional(SlotExplanation),
    'Why the slot is unavailable and what would help. Only with `explain=true`.',
  ],
});
