import { localize } from '../language.ts';
import type { Cents } from '../money.ts';
import type { Venue } from '../venue.ts';

export const PRICED_KINDS = ['EXPERIENCE', 'ADD_ON', 'CANCELLATION_POLICY'] as const;

/** A price that differs for bookings that are made from now on. */
export interface ChangedPrice {
  kind: (typeof PRICED_KINDS)[number];
  id: number;
  /** Null for a cancellation policy, which has none. */
  name: string | null;
  before: Cents;
  after: Cents;
}

type Price = Omit<ChangedPrice, 'before' | 'after'> & { amount: Cents };

/** The prices of what is offered before and after. */
export function changedPrices(before: Venue, after: Venue): ChangedPrice[] {
  const known = new Map(pricesOf(before).map((price) => [keyOf(price), price.amount]));
  return pricesOf(after).flatMap(({ amount, ...price }) => {
    const earlier = known.get(keyOf(price));
    if (earlier === undefined || earlier === amount) return [];
    return [{ ...price, before: earlier, after: amount }];
  });
}

function keyOf({ kind, id }: Pick<Price, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function pricesOf(venue: Venue): Price[] {
  const { language, experiences, addOnGroups, cancellationPolicies } = venue;
  return [
    ...experiences.map(({ id, name, pricePerTicket }) => ({
      kind: 'EXPERIENCE' as const,
      id,
      name: localize(name, language),
      amount: pricePerTicket,
    })),
    ...addOnGroups
      .flatMap(({ addOns }) => addOns)
      .map(({ id, name, unitPrice }) => ({
        kind: 'ADD_ON' as const,
        id,
        name: localize(name, language),
        amount: unitPrice,
      })),
    ...cancellationPolicies.map(({ id, amount }) => ({
      kind: 'CANCELLATION_POLICY' as const,
      id,
      name: null,
      amount,
    })),
  ];
}
