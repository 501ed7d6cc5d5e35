import type { OfferedAddOn, OfferedAddOnGroup } from '../../../src/widget/flow/extras.ts';
import { FREE } from '../../diner/answers.ts';

/** An add-on for ten euros, at most four of it. */
export function anAddOn(id: number, overrides: Partial<OfferedAddOn> = {}): OfferedAddOn {
  return {
    id,
    name: `Add-on ${id}`,
    summary: '',
    unitPrice: 1000,
    currency: 'EUR',
    minQuantity: 1,
    maxQuantity: 4,
    minAdvanceBookingMinutes: 0,
    availability: FREE,
    ...overrides,
  };
}

/** Starters of the shift, at most ten in total, of any kinds. */
export function aGroup(
  addOns: OfferedAddOn[],
  overrides: Partial<OfferedAddOnGroup> = {},
): OfferedAddOnGroup {
  return {
    level: 'SHIFT',
    name: 'To start with',
    summary: '',
    minTotalQuantity: 0,
    maxTotalQuantity: 10,
    maxTotalTypes: 10,
    availability: FREE,
    addOns,
    ...overrides,
  };
}
