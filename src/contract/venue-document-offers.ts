import type { AddOnGroup, Venue } from '../domain/venue.ts';
import { each } from './venue-document-references.ts';
import { atLeast, timesInOrder } from './venue-document-semantic-checks.ts';
import type { WellFormed } from './venue-document-well-formed-parts.ts';
import type { VenueFault } from './venue-fault.ts';

/** Checks experiences, add-ons, codes and policies for offers that no guest could ever book. */
export function* checkOffers(venue: WellFormed<Venue>): Generator<VenueFault> {
  yield* checkExperiences(venue);
  for (const { at, it } of each('addOnGroups', venue.addOnGroups)) yield* checkAddOnGroup(at, it);
  for (const { at, it } of each('promos', venue.promos)) {
    yield* atLeast(`${at}.validUntil`, it.validUntil, it.validFrom, 'validFrom');
  }
  for (const { at, it } of each('redemptionCodes', venue.redemptionCodes)) {
    yield* atLeast(`${at}.validUntil`, it.validUntil, it.validFrom, 'validFrom');
  }
  yield* checkPolicies(venue);
}

function* checkExperiences({ experiences, dayStartsAt }: WellFormed<Venue>): Generator<VenueFault> {
  for (const { at, it } of each('experiences', experiences)) {
    yield* timesInOrder(at, it, dayStartsAt);
    const { minBookingSize, maxBookingSize, minTicketsPerBooking: tickets } = it;
    yield* atLeast(`${at}.maxBookingSize`, maxBookingSize, minBookingSize, 'minBookingSize');
    // One ticket per person at most, so a party smaller than its minimum tickets could never book.
    if (minBookingSize !== undefined && tickets !== undefined && tickets > minBookingSize) {
      const reason = `must not be more than minBookingSize, ${minBookingSize}`;
      const parameter = `${at}.minTicketsPerBooking`;
      yield { parameter, reason, code: 'MORE_TICKETS_THAN_GUESTS', limit: minBookingSize };
    }
  }
}

function* checkAddOnGroup(at: string, group: WellFormed<AddOnGroup>): Generator<VenueFault> {
  const { minTotalQuantity, maxTotalQuantity, maxTotalTypes, addOns } = group;
  const greatest: (number | undefined)[] = addOns ? [] : [undefined];
  yield* atLeast(`${at}.maxTotalQuantity`, maxTotalQuantity, minTotalQuantity, 'minTotalQuantity');
  for (const { at: place, it } of each(`${at}.addOns`, addOns)) {
    yield* atLeast(`${place}.maxQuantity`, it.maxQuantity, it.minQuantity, 'minQuantity');
    // Stock 0 means sold out; a stock below the minimum quantity is a mistake.
    if (it.stock !== 0) yield* atLeast(`${place}.stock`, it.stock, it.minQuantity, 'minQuantity');
    if (maxTotalQuantity !== undefined && (it.minQuantity ?? 0) > maxTotalQuantity) {
      const reason = `must not be more than the group's maxTotalQuantity, ${maxTotalQuantity}`;
      const parameter = `${place}.minQuantity`;
      yield { parameter, reason, code: 'MORE_THAN_THE_GROUP', limit: maxTotalQuantity };
    }
  }
  for (const addOn of addOns ?? []) greatest.push(addOn?.maxQuantity);
  if (greatest.includes(undefined) || maxTotalTypes === undefined) return;
  const most = greatest
    .sort((a = 0, b = 0) => b - a)
    .slice(0, maxTotalTypes)
    .reduce<number>((sum, quantity = 0) => sum + quantity, 0);
  if (minTotalQuantity !== undefined && minTotalQuantity > most) {
    const reason = `must not be more than the add-ons allow together, ${most}`;
    const parameter = `${at}.minTotalQuantity`;
    yield { parameter, reason, code: 'MORE_THAN_ADD_ONS', limit: most };
  }
}

function* checkPolicies({ cancellationPolicies }: WellFormed<Venue>): Generator<VenueFault> {
  for (const { at, it } of each('cancellationPolicies', cancellationPolicies)) {
    if (it.shiftIds?.length === 0 && it.experienceIds?.length === 0) {
      const reason = 'must name a shift where experienceIds names nothing';
      yield { parameter: `${at}.shiftIds`, reason, code: 'SHIFT_MISSING' };
    }
    if (it.type === undefined || it.amount === undefined) continue;
    if (it.type === 'NO_CHARGE' && it.amount !== 0) {
      const reason = 'must be 0 where type is NO_CHARGE';
      yield { parameter: `${at}.amount`, reason, code: 'AMOUNT_NOT_ZERO' };
    }
    if (it.type !== 'NO_CHARGE' && it.amount === 0) {
      const reason = `must be more than 0 where type is ${it.type}`;
      yield { parameter: `${at}.amount`, reason, code: 'AMOUNT_MISSING' };
    }
  }
}
