import type {
  AddOn,
  AddOnGroup,
  CancellationPolicyRule,
  Experience,
  FloorPlanArea,
  Promo,
  RedemptionCode,
  Shift,
  ShiftException,
  Table,
  TableCombination,
  TurnRule,
  Venue,
} from '../../../../domain/venue.ts';
import {
  addDays,
  minuteOfWorkDay,
  type WallDate,
  type WallTime,
} from '../../../../domain/venue-time.ts';

/** What is added to a list of the document begins as these, with an id that no other entry has. */

function nextId(entries: readonly { id: number }[]): number {
  return 1 + entries.reduce((most, { id }) => Math.max(most, Number.isNaN(id) ? 0 : id), 0);
}

/** Such as `T12` after `T11`; the number alone where names have none. */
function nextName(names: readonly string[]): string {
  const last = /^(.*?)(\d+)$/.exec(names.at(-1) ?? '');
  const [, prefix = '', digits = String(names.length)] = last ?? [];
  for (let number = Number(digits) + 1; ; number += 1) {
    const name = `${prefix}${number}`;
    if (!names.includes(name)) return name;
  }
}

export function newArea(areas: readonly FloorPlanArea[]): FloorPlanArea {
  return { id: nextId(areas), name: {}, summary: {}, images: [] };
}

/** Like the last one, since tables beside each other are often alike. */
export function newTable(tables: readonly Table[]): Table {
  const { floorPlanAreaId = null, minCovers = 1, maxCovers = 4 } = tables.at(-1) ?? {};
  const name = nextName(tables.map((table) => table.name));
  const posId = nextName(tables.map((table) => table.posId));
  return { id: nextId(tables), name, posId, floorPlanAreaId, minCovers, maxCovers };
}

export function newCombination(): TableCombination {
  return { tableIds: [], minCovers: 1, maxCovers: Number.NaN };
}

export function newTurnRule(rules: readonly TurnRule[]): TurnRule {
  const last = rules.at(-1);
  return { maxCovers: (last?.maxCovers ?? 0) + 2, minutes: (last?.minutes ?? 75) + 15 };
}

export function newShift(shifts: readonly Shift[], { dayStartsAt }: Venue): Shift {
  const ids = shifts.map(({ id }) => id);
  const evening = { firstBookingTime: '19:00:00', lastBookingTime: '22:00:00' };
  return {
    id: nextName(ids.length > 0 ? ids : ['SHIFT0']),
    name: {},
    weekdays: [],
    ...(dayStartsAt <= '19:00:00' ? evening : { firstBookingTime: '', lastBookingTime: '' }),
    stepMinutes: 15,
    minCovers: 1,
    maxCovers: 8,
    turnMinutes: null,
    pacing: { maxCovers: null, maxParties: null },
    needsManualConfirmation: false,
    hasWaitList: true,
    isTimeLimited: false,
    floorPlanAreaIds: [],
    experienceIds: [],
    isExperienceRequired: false,
    addOnGroupId: null,
  };
}

/** A day on which the venue is closed, after the last one that is listed. */
export function newException(
  exceptions: readonly ShiftException[],
  today: WallDate,
): ShiftException {
  const dates = exceptions.map(({ date }) => date).filter((date) => date >= today);
  const last = dates.sort().at(-1);
  return { date: last === undefined ? today : addDays(last, 1), shiftIds: [] };
}

/** At all times of the venue, so that it is offered in whatever service it is ticked. */
export function newExperience(experiences: readonly Experience[], venue: Venue): Experience {
  const byTime = (a: WallTime, b: WallTime) =>
    minuteOfWorkDay(venue, a) - minuteOfWorkDay(venue, b);
  const begins = venue.shifts.map(({ firstBookingTime }) => firstBookingTime).toSorted(byTime);
  const ends = venue.shifts.map(({ lastBookingTime }) => lastBookingTime).toSorted(byTime);
  return {
    id: nextId(experiences),
    name: {},
    summary: {},
    description: {},
    detailsUrl: null,
    images: [],
    turnMinutes: 120,
    isTimeLimited: false,
    minBookingSize: 1,
    maxBookingSize: 8,
    minTicketsPerBooking: 1,
    paxPerTicket: 1,
    automaticTicketQuantity: true,
    pricePerTicket: Number.NaN,
    minAdvanceBookingMinutes: 0,
    firstBookingTime: begins[0] ?? '19:00:00',
    lastBookingTime: ends.at(-1) ?? '22:00:00',
    groupId: null,
    floorPlanAreaIds: [],
    addOnGroupId: null,
  };
}

export function newAddOnGroup(groups: readonly AddOnGroup[]): AddOnGroup {
  return {
    id: nextId(groups),
    name: {},
    summary: {},
    minTotalQuantity: 0,
    maxTotalQuantity: 10,
    maxTotalTypes: 10,
    addOns: [newAddOn(groups)],
  };
}

/** Ids of add-ons are unique across groups. */
export function newAddOn(groups: readonly AddOnGroup[]): AddOn {
  return {
    id: nextId(groups.flatMap(({ addOns }) => addOns)),
    name: {},
    summary: {},
    unitPrice: Number.NaN,
    minQuantity: 1,
    maxQuantity: 10,
    minAdvanceBookingMinutes: 0,
    stock: null,
  };
}

export function newPromo(promos: readonly Promo[], today: WallDate): Promo {
  const validity = { validFrom: today, validUntil: addDays(today, 30) };
  return { id: nextId(promos), name: {}, code: '', ...validity };
}

export function newRedemptionCode(today: WallDate): RedemptionCode {
  return { code: '', validFrom: today, validUntil: addDays(today, 365), product: null };
}

export function newPolicy(
  policies: readonly CancellationPolicyRule[],
  { shifts }: Venue,
): CancellationPolicyRule {
  return {
    id: nextId(policies),
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: Number.NaN,
    cancellationNoticeHours: 24,
    signWithinMinutes: 120,
    minCovers: 1,
    shiftIds: shifts.map(({ id }) => id),
    experienceIds: [],
  };
}
