import type { BookingStatus } from './booking-status.ts';
import type { Cents, Currency } from './money.ts';
import type { ValidationIssue } from './refusal.ts';
import type { Instant } from './venue-time.ts';

/** The usual types of lines and modifiers; any other string is stored as sent. */
export const LINE_TYPES = ['ITEM', 'MENU', 'DISCOUNT', 'SERVICE'] as const;

/** The usual payment methods; any other string is stored as sent. */
export const PAYMENT_METHODS = ['CASH', 'CARD', 'VOUCHER', 'TRANSFER', 'OTHER'] as const;

/** A line as sent; missing amounts are calculated. */
export interface TicketModifierInput {
  description: string;
  quantity: number;
  /** Cents per piece. */
  amount: Cents;
  /** ITEM (the default) or another of `LINE_TYPES`; any other string is stored as sent. */
  type?: string | undefined;
  discountAmount?: Cents | undefined;
  totalAmount?: Cents | undefined;
  sortOrder?: number | undefined;
}
export interface TicketLineInput extends TicketModifierInput {
  modifiers?: readonly TicketModifierInput[] | undefined;
}
export interface TicketInput {
  externalId?: string | undefined;
  totalAmount: Cents;
  discountsAmount?: Cents | undefined;
  tipAmount?: Cents | undefined;
  lines?: readonly TicketLineInput[] | undefined;
  payments?: readonly PaymentInput[] | undefined;
  currency?: Currency | undefined;
}

export interface TicketModifier {
  description: string;
  quantity: number;
  amount: Cents;
  type: string;
  discountAmount: Cents;
  totalAmount: Cents;
  sortOrder: number;
}
export interface TicketLine extends TicketModifier {
  modifiers: readonly TicketModifier[];
}
export interface PaymentInput {
  amount: Cents;
  method: string;
  currency?: string | undefined;
}
export interface Payment {
  amount: Cents;
  method: string;
  currency: string;
}

/** The kind of system that manages the ticket, known from the API that last changed it. */
export type TicketPartner = 'DEFAULT' | 'API';

/** The point-of-sale ticket of a booking, with all totals calculated. */
export interface Ticket {
  ticketPartner: TicketPartner;
  externalId: string | null;
  totalAmount: Cents | null;
  discountsAmount: Cents;
  tipAmount: Cents;
  lines: readonly TicketLine[];
  payments: readonly Payment[];
  currency: Currency;
  /** Null while the ticket is only linked, such as by a walk-in's `ticketExternalId`. */
  closedAt: Instant | null;
}

/** A line's total: quantity × amount, with its modifiers, less its discount. */
function lineTotal(line: TicketLineInput, modifiers: readonly TicketModifier[] = []): Cents {
  return (
    line.totalAmount ??
    line.quantity * line.amount +
      modifiers.reduce((sum, m) => sum + signedTotal(m), 0) -
      (line.discountAmount ?? 0)
  );
}

/** What a line adds to the ticket; a DISCOUNT has a positive amount and is subtracted. */
function signedTotal(line: TicketModifier): Cents {
  return line.type === 'DISCOUNT' ? -line.totalAmount : line.totalAmount;
}

/** The lines with every amount calculated, ordered by `sortOrder`, else as sent. */
export function resolveLines(lines: readonly TicketLineInput[]): TicketLine[] {
  return lines
    .map((line, index): TicketLine => {
      const modifiers = (line.modifiers ?? []).map((m, i) => resolveModifier(m, i));
      return { ...resolveModifier(line, index, modifiers), modifiers };
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

function resolveModifier(
  line: TicketModifierInput,
  index: number,
  modifiers: readonly TicketModifier[] = [],
): TicketModifier {
  return {
    description: line.description,
    quantity: line.quantity,
    amount: line.amount,
    type: line.type ?? 'ITEM',
    discountAmount: line.discountAmount ?? 0,
    totalAmount: lineTotal(line, modifiers),
    sortOrder: line.sortOrder ?? index,
  };
}

/** The sum of the lines less the ticket's discount, without the tip. */
export function linesTotal(lines: readonly TicketLine[], discountsAmount: Cents): Cents {
  return lines.reduce((sum, line) => sum + signedTotal(line), 0) - discountsAmount;
}

/**
 * Why a ticket's amounts do not add up; null if they do. If there are lines, their sum less
 * `discountsAmount` must equal `totalAmount`.
 */
export function findMoneyIssue(input: TicketInput): ValidationIssue | null {
  if (!input.lines || input.lines.length === 0) return null;
  const expected = linesTotal(resolveLines(input.lines), input.discountsAmount ?? 0);
  if (expected === input.totalAmount) return null;
  const reason = `must equal the lines less discountsAmount, which is ${expected}`;
  return {
    parameter: 'totalAmount',
    // A total cannot be negative, so the lines or the discount must be wrong.
    reason:
      expected < 0
        ? `${reason} and cannot be less than 0: lower discountsAmount, or correct the lines`
        : `${reason}, not ${input.totalAmount}`,
  };
}

/** The booking's status after its ticket is closed: paid if the payments cover it or none are sent. */
export function statusAfterClose(
  totalAmount: Cents,
  payments: readonly PaymentInput[],
): Extract<BookingStatus, 'ACCOUNT_PAID' | 'ACCOUNT_SENT'> {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return payments.length === 0 || paid >= totalAmount ? 'ACCOUNT_PAID' : 'ACCOUNT_SENT';
}
