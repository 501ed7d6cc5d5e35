import {
  AddOnGroup,
  AddOnRequest,
  Availability,
  AvailabilityFilters,
  CalendarAnswer,
  CalendarDay,
  CalendarFilters,
  CalendarMetadata,
  CalendarRequest,
  DesiredStatus,
  ExperienceRequest,
  FallbackOption,
  LevelAddOnGroup,
  OfferedAddOn,
  RequestedAddOn,
  Shift,
  SlotAddOnsAnswer,
  SlotAnswer,
  SlotExplanation,
  SlotRequest,
  Stock,
  SuggestedArea,
  Suggestion,
  TimeSlot,
  UnavailabilityReason,
  WorkDay,
  WorkDayAnswer,
  WorkDayRequest,
  WorkDayShift,
  WorkDayTimeSlot,
} from '../../availability.ts';
import { described, describedValue } from '../described.ts';
import { addOn } from './catalogue-fields.ts';

const party = {
  pax: 'Number of people; only the adults where the venue counts children separately.',
  paxChildren: 'Number of children where the venue counts them separately; otherwise 0.',
  status: 'The desired status. Try CONFIRMED first, and the others if it is not available.',
  customerUuid: 'An existing customer to check for; an unknown uuid is 404.',
  excludeBookingUuid:
    'The booking to change: its table and extras count as free. An unknown uuid is 404.',
  promoCode: 'A promo code; an unknown or expired one gives `promo: null`.',
  redemptionCode:
    'The code of a prepaid product such as a gift card. Not checked here: creating the booking refuses an unknown or used code.',
};

const filters = 'Restricts the result to these experiences, areas and shifts. Default: all.';
const availability = 'Whether it can be booked as requested, and the alternatives.';
const promo = 'The promo of the code that was sent; null without a code or with an invalid one.';
const accountId = 'The venue’s account id, as in `Service-Account-Id`.';

const shift = {
  type: 'The shift’s id and name.',
  firstBookingAt: 'The first bookable time, with the venue’s UTC offset.',
  lastBookingAt: 'The last bookable time, with the venue’s UTC offset.',
  hasExperiences: 'Whether it offers experiences.',
  hasAddOns: 'Whether it offers add-ons.',
  isExperienceRequired: 'Whether a booking must include an experience.',
};

const timeSlot = {
  startAt: 'The start, with the venue’s UTC offset.',
  isTimeLimited: 'Whether the table is needed again after `turnMinutes`. Tell the customer.',
  strollersAvailable: 'Places for strollers left during the booking.',
  highChairsAvailable: 'High chairs left during the booking.',
  experienceId: 'The experience of this slot; null for a table without one.',
  floorPlanAreaId: 'The area of this slot, to be sent on create; null where the venue chooses.',
  turnMinutes: 'How long the table is reserved, in minutes.',
};

const addOnGroup = {
  name: 'The group’s name, localized.',
  summary: 'A short description in HTML, localized.',
  minTotalQuantity: 'The minimum total quantity, if anything from the group is ordered.',
  maxTotalQuantity: 'The maximum total quantity.',
  maxTotalTypes: 'How many different add-ons may be ordered.',
  addOns: 'The add-ons of the group.',
  availability: 'Whether any of them can be ordered for this slot.',
};

const slotAnswer = {
  promo,
  availability: 'Whether everything together can be booked as requested, and the alternatives.',
  accountId,
  addOns: 'The requested add-ons with their data; empty if none were requested.',
  experience: 'The requested experience; null if none was requested or the venue does not have it.',
  floorPlanArea: 'The requested area; null if none was requested or the venue does not have it.',
  shift: 'The shift at that time; null when the venue is closed.',
  timeSlot: 'The slot at that time; null when the venue is closed.',
  workDay: 'The requested work day.',
  explanation: 'Why the slot is unavailable and what would help. Only with `explain=true`.',
};

/** Availability requests. */
export const AVAILABILITY_REQUESTS = {
  CalendarRequest: described(CalendarRequest, 'A range of work days and the party.', {
    ...party,
    dateStart: 'The first work day.',
    dateEnd: 'The last work day: `dateStart` or later, at most 366 days after it.',
    filters,
  }),
  WorkDayRequest: described(WorkDayRequest, 'The party to check a work day for.', {
    ...party,
    filters,
  }),
  SlotRequest: described(SlotRequest, 'Everything to book with one time slot.', {
    ...party,
    experience: 'The experience to book, with its tickets.',
    floorPlanAreaId:
      'The area of the chosen time slot. Required where guests choose an area in this shift.',
    highChairs: 'Number of high chairs. Default: 0.',
    strollers: 'Number of strollers. Default: 0.',
    addOns: 'Add-ons of the shift. Those of an experience go into `experience.addOns`.',
  }),
  AvailabilityFilters: described(AvailabilityFilters, 'Restricts an availability response.', {
    experienceIds: 'Only slots for one of these experiences. An empty list counts as left out.',
    floorPlanAreaIds: 'Only slots in one of these areas. An empty list counts as left out.',
    shiftTypes: 'Only these shifts, by id. An empty list counts as left out.',
  }),
  ExperienceRequest: described(ExperienceRequest, 'An experience to book.', {
    id: 'The experience’s id in the catalogue.',
    tickets: 'Number of tickets; the experience determines how many a party needs.',
    addOns: 'Add-ons of the experience.',
  }),
  AddOnRequest: described(AddOnRequest, 'An add-on to order.', {
    id: 'The add-on’s id in the catalogue.',
    quantity: 'Quantity, within the limits of the add-on and its group.',
  }),
  DesiredStatus: describedValue(
    DesiredStatus,
    'The desired status: a table at once, the venue’s decision, or a place on the wait list.',
  ),
};

/** Availability responses. */
export const AVAILABILITY_ANSWERS = {
  CalendarAnswer: described(CalendarAnswer, 'The work days of a range.', {
    workDays: 'Every work day of the range, in order.',
    metadata: 'The values that `filters` can have.',
    promo,
    accountId,
  }),
  CalendarDay: described(CalendarDay, 'A work day of the calendar.', {
    date: 'The work day on the venue’s calendar.',
    availability: 'Whether the party can book any time on that day.',
  }),
  CalendarMetadata: described(CalendarMetadata, 'Further data of a calendar.', {
    filters: 'The values that `filters` of a calendar or work day can have.',
  }),
  CalendarFilters: described(CalendarFilters, 'The values that `filters` can have.', {
    experiences: 'The experiences that can be booked.',
    floorPlanAreas: 'The areas that guests can choose.',
    shiftTypes: 'The shifts.',
  }),
  WorkDayAnswer: described(WorkDayAnswer, 'The shifts of a work day.', {
    workDay: 'The requested work day.',
    shifts: 'Its shifts with their time slots, in order; empty on a closed day.',
    promo,
    accountId,
  }),
  SlotAnswer: described(SlotAnswer, 'One time slot with the add-ons of its shift and experience.', {
    ...slotAnswer,
    addOnGroups: 'The add-on groups of the shift and of the experience.',
  }),
  SlotAddOnsAnswer: described(
    SlotAddOnsAnswer,
    'One time slot with the add-ons of the requested experience.',
    {
      ...slotAnswer,
      addOnGroup: 'The add-on group of the requested experience; null without one.',
    },
  ),
  WorkDay: described(WorkDay, 'A work day.', { date: 'The work day on the venue’s calendar.' }),
  Shift: described(Shift, 'A service period such as lunch or dinner.', shift),
  WorkDayShift: described(WorkDayShift, 'A shift of a work day with its time slots.', {
    ...shift,
    availability: 'Whether the party can book any time in it.',
    timeSlots: 'Its time slots; where guests choose the area, one per area.',
  }),
  TimeSlot: described(TimeSlot, 'A time slot.', timeSlot),
  WorkDayTimeSlot: described(WorkDayTimeSlot, 'A time slot of a work day and its availability.', {
    ...timeSlot,
    availability,
  }),
  Stock: described(Stock, 'How many are left.', {
    type: 'LIMITED: `available` says how many. UNLIMITED: no limit. NONE: the venue has none.',
    available: 'How many are left; 0 for NONE, 1000 for UNLIMITED.',
  }),
  Availability: described(Availability, 'Whether something can be booked, and why not.', {
    isAvailable: 'True if creating the booking right now would succeed.',
    outcome: 'The same as a word.',
    code: 'The reason, for programs.',
    detail:
      'A sentence for the guest, in the language of `Accept-Language`: what this means and what to do. Where it is available, the sentence depends on the requested `status`.',
    fallbackOptions: 'The alternatives; if there are any, exactly one is preferred.',
  }),
  SlotExplanation: described(SlotExplanation, 'Why a slot is unavailable, and what would help.', {
    reason: 'The rule, or what there is too little of.',
    suggestions:
      'Changes of the request, each by itself, with which the slot is available. Empty if no small change helps.',
  }),
  UnavailabilityReason: described(
    UnavailabilityReason,
    'Why a slot is unavailable. Numbers that do not belong to the code are null.',
    {
      code: 'For programs. COVERS_PER_SLOT, PARTIES_PER_SLOT: too many guests or bookings start at this time. TABLES_TAKEN: the tables that suit the party are taken. NO_TABLE_FOR_PARTY: no table there seats a party of this size, and none may be joined for it. ADD_ON_STOCK: too few of an add-on are left. The others are as in `availability.code`.',
      text: 'A sentence for the guest, in the language of `Accept-Language`.',
      limit:
        'The most: guests or bookings per start time, high chairs, places for strollers, pieces of the add-on, the largest party of the shift (PARTY_TOO_LARGE), or the largest smaller party that can sit together (NO_TABLE_FOR_PARTY).',
      taken: 'How many of `limit` are taken.',
      minimum:
        'The smallest party of the shift (PARTY_TOO_SMALL), or the smallest larger party for which there are tables (NO_TABLE_FOR_PARTY).',
      tables: 'How many tables suit the party in the requested area, or anywhere without one.',
      combinations: 'How many combinations of tables suit it there.',
      freeAt:
        'From when on one of them is free for the whole stay if no booking moves, with the venue’s UTC offset; null if not before the last booking time of the shift.',
    },
  ),
  Suggestion: described(Suggestion, 'A booking that is available now, with one change.', {
    change:
      'AREA: another area. TIME: the nearest earlier or later time of the work day, at most two hours away. PARTY: one guest less.',
    time: 'The start on the venue’s wall clock.',
    floorPlanArea: 'The area to book; null where the venue chooses.',
    pax: 'Number of people to book.',
    paxChildren: 'Number of children to book.',
    experienceTickets: 'The tickets of the experience; null without one.',
  }),
  SuggestedArea: described(SuggestedArea, 'A floor plan area.', {
    id: 'The area’s id, to be sent as `floorPlanAreaId`.',
    name: 'The name, localized.',
  }),
  FallbackOption: described(FallbackOption, 'An alternative.', {
    action: 'What to offer.',
    isPreferred: 'Whether it is the best alternative.',
  }),
  AddOnGroup: described(AddOnGroup, 'Add-ons with common limits.', addOnGroup),
  LevelAddOnGroup: described(
    LevelAddOnGroup,
    'A group of add-ons of a shift or of an experience.',
    {
      ...addOnGroup,
      level: 'SHIFT: send them as `addOns`. EXPERIENCE: send them as `experience.addOns`.',
    },
  ),
  OfferedAddOn: described(OfferedAddOn, 'An add-on that can be ordered.', {
    ...addOn,
    minQuantity: 'The minimum quantity, if it is ordered.',
    maxQuantity: 'The maximum quantity.',
    minAdvanceBookingMinutes: 'How long before the start it must be ordered, in minutes.',
    availability: 'Whether it can be ordered for this slot.',
  }),
  RequestedAddOn: described(RequestedAddOn, 'A requested add-on.', {
    ...addOn,
    quantity: 'The requested quantity.',
  }),
};
