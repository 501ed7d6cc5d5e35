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
  SlotRequest,
  Stock,
  TimeSlot,
  WorkDay,
  WorkDayAnswer,
  WorkDayRequest,
  WorkDayShift,
  WorkDayTimeSlot,
} from '../../availability.ts';
import { described, describedValue } from '../described.ts';
import { addOn } from './catalogue-fields.ts';

const party = {
  pax: 'People of the party; the adults alone, where the venue counts children apart.',
  paxChildren: 'Children of the party, where the venue counts them apart from adults; otherwise 0.',
  status:
    'What is wished for. Ask with CONFIRMED first, and with the others where that is not to be had.',
  customerUuid:
    'An existing customer that the question is about; an unknown one is refused with 404.',
  excludeBookingUuid:
    'A booking that is to be changed: what it holds counts as free. An unknown one is refused with 404.',
  promoCode: 'A promo’s code; one that is unknown or expired gives `promo: null`.',
  redemptionCode:
    'A code of something already bought, such as a gift card. It is not checked here: an unknown or used one is refused on create.',
};

const filters = 'Only these experiences, areas and shifts. Left out, everything counts.';
const availability = 'Whether it can be booked as asked for, and what else could be done.';
const promo = 'The promo that the code names; null where none was sent or it is not valid.';
const accountId = 'The venue’s account, as `Service-Account-Id` names it.';

const shift = {
  type: 'Which shift it is.',
  firstBookingAt: 'The first time that can be booked, an instant with the venue’s offset.',
  lastBookingAt: 'The last time that can be booked, an instant with the venue’s offset.',
  hasExperiences: 'Whether experiences can be booked in it.',
  hasAddOns: 'Whether add-ons can be ordered in it.',
  isExperienceRequired: 'Whether it can only be booked with an experience.',
};

const timeSlot = {
  startAt: 'The start, an instant with the venue’s offset.',
  isTimeLimited: 'The table is needed again after `turnMinutes`: tell the customer.',
  strollersAvailable: 'Room for strollers during the stay.',
  highChairsAvailable: 'High chairs during the stay.',
  experienceId: 'The experience that this slot is for; null for a table alone.',
  floorPlanAreaId:
    'The area that this slot is in, to be sent on create; null where the venue chooses.',
  turnMinutes: 'How long the table would be kept, in minutes.',
};

const addOnGroup = {
  name: 'What the group is called, in the reader’s language.',
  summary: 'A few words on it, HTML, in the reader’s language.',
  minTotalQuantity: 'The least that may be ordered of the whole group, where anything is.',
  maxTotalQuantity: 'The most that may be ordered of the whole group.',
  maxTotalTypes: 'How many different add-ons may be chosen.',
  addOns: 'The add-ons to choose from.',
  availability: 'Whether any of them can be had at this slot.',
};

const slotAnswer = {
  promo,
  availability: 'Whether all of it together can be booked, and what else could be done.',
  accountId,
  addOns: 'The add-ons that were sent, resolved; empty means that none were.',
  experience: 'The experience that was sent; null for none, or one that the venue has not.',
  floorPlanArea: 'The area that was sent; null for none, or one that the venue has not.',
  shift: 'The shift at that time; null at a closed hour.',
  timeSlot: 'The slot at that time; null at a closed hour.',
  workDay: 'The work day that was asked for.',
};

/** Questions about availability. */
export const AVAILABILITY_REQUESTS = {
  CalendarRequest: described(CalendarRequest, 'A range of work days, and the party.', {
    ...party,
    dateStart: 'The first work day.',
    dateEnd: 'The last work day: `dateStart` or later, at most 366 days after it.',
    filters,
  }),
  WorkDayRequest: described(WorkDayRequest, 'The party that a work day is asked for.', {
    ...party,
    filters,
  }),
  SlotRequest: described(SlotRequest, 'Everything that is to be booked with one time slot.', {
    ...party,
    experience: 'The experience to book, with its tickets.',
    floorPlanAreaId:
      'The area, as the chosen time slot names it. Required where the shift lets guests choose among areas.',
    highChairs: 'High chairs for children. 0 if left out.',
    strollers: 'Strollers that need room at the table. 0 if left out.',
    addOns: 'Add-ons of the shift; those of an experience stand inside it.',
  }),
  AvailabilityFilters: described(AvailabilityFilters, 'What an answer is narrowed to.', {
    experienceIds: 'Ids of experiences: only slots for one of them. Empty counts as left out.',
    floorPlanAreaIds: 'Ids of areas: only slots in one of them. Empty counts as left out.',
    shiftTypes: 'Ids of shifts: only those. Empty counts as left out.',
  }),
  ExperienceRequest: described(ExperienceRequest, 'An experience to book.', {
    id: 'The experience’s id in the catalogue.',
    tickets: 'How many tickets; the experience says how many a party needs.',
    addOns: 'Add-ons of the experience.',
  }),
  AddOnRequest: described(AddOnRequest, 'An add-on to order.', {
    id: 'The add-on’s id in the catalogue.',
    quantity: 'How many, within the limits of the add-on and of its group.',
  }),
  DesiredStatus: describedValue(
    DesiredStatus,
    'What is wished for: a table at once, the venue’s decision, or a place on the wait list.',
  ),
};

/** Answers about availability. */
export const AVAILABILITY_ANSWERS = {
  CalendarAnswer: described(CalendarAnswer, 'The work days of a range.', {
    workDays: 'Every work day of the range, in order.',
    metadata: 'What the filters can name.',
    promo,
    accountId,
  }),
  CalendarDay: described(CalendarDay, 'A work day of the calendar.', {
    date: 'The work day on the venue’s calendar.',
    availability: 'Whether the party finds any time on that day.',
  }),
  CalendarMetadata: described(CalendarMetadata, 'What else there is to know of a calendar.', {
    filters: 'What `filters` of a calendar or work day can name.',
  }),
  CalendarFilters: described(CalendarFilters, 'What `filters` can name.', {
    experiences: 'The experiences that can be booked.',
    floorPlanAreas: 'The areas that guests can choose.',
    shiftTypes: 'The shifts.',
  }),
  WorkDayAnswer: described(WorkDayAnswer, 'The shifts of a work day.', {
    workDay: 'The work day that was asked for.',
    shifts: 'Its shifts with their time slots, in order; empty on a closed day.',
    promo,
    accountId,
  }),
  SlotAnswer: described(SlotAnswer, 'One time slot, with the add-ons of both levels.', {
    ...slotAnswer,
    addOnGroups:
      'The add-ons that can be ordered with it: those of the shift and of the experience.',
  }),
  SlotAddOnsAnswer: described(SlotAddOnsAnswer, 'One time slot, with its experience’s add-ons.', {
    ...slotAnswer,
    addOnGroup: 'The add-ons of the experience that was sent; null without one.',
  }),
  WorkDay: described(WorkDay, 'A work day.', { date: 'The work day on the venue’s calendar.' }),
  Shift: described(Shift, 'A service of the day, such as lunch or dinner.', shift),
  WorkDayShift: described(WorkDayShift, 'A shift of a work day with its time slots.', {
    ...shift,
    availability: 'Whether the party finds any time in it.',
    timeSlots: 'Its times; where guests choose the area, one slot for each area.',
  }),
  TimeSlot: described(TimeSlot, 'A time that can be booked.', timeSlot),
  WorkDayTimeSlot: described(WorkDayTimeSlot, 'A time of a work day, and whether it is free.', {
    ...timeSlot,
    availability,
  }),
  Stock: described(Stock, 'How many of something are left.', {
    type: 'Whether there is a limit, none, or nothing at all.',
    available: 'How many are left: 0 where there are none, 1000 where there is no limit.',
  }),
  Availability: described(Availability, 'Whether something can be booked, and why not.', {
    isAvailable: 'True where a create, with nothing in between, succeeds.',
    outcome: 'The same in a word.',
    code: 'Why, for programs.',
    detail:
      'What that means for the guest and what to do, in the language of `Accept-Language`; of what is available, by the `status` that was wished for.',
    fallbackOptions: 'What to offer instead; exactly one is preferred where there is any.',
  }),
  FallbackOption: described(FallbackOption, 'Something to offer instead.', {
    action: 'What to offer.',
    isPreferred: 'Whether it is the best of them.',
  }),
  AddOnGroup: described(AddOnGroup, 'Add-ons that are ordered together.', addOnGroup),
  LevelAddOnGroup: described(LevelAddOnGroup, 'A group of add-ons, and whose it is.', {
    ...addOnGroup,
    level: 'SHIFT: send them as `addOns`. EXPERIENCE: send them as `experience.addOns`.',
  }),
  OfferedAddOn: described(OfferedAddOn, 'An add-on that can be ordered.', {
    ...addOn,
    minQuantity: 'The least that may be ordered of it, where any is.',
    maxQuantity: 'The most that may be ordered of it.',
    minAdvanceBookingMinutes: 'How long before the start it must be ordered, in minutes.',
    availability: 'Whether it can be had at this slot.',
  }),
  RequestedAddOn: described(RequestedAddOn, 'An add-on that was asked for.', {
    ...addOn,
    quantity: 'How many were asked for.',
  }),
};
