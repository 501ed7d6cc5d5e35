import type { BookingStatus } from './booking-status.ts';
import type { Cents, Currency } from './money.ts';
import type { ValidationIssue } from './refusal.ts';
import type { Instant } from './venue-time.ts';

/** The usual payment methods; any other string is kept as it was sent. */
export const PAYMENT_METHODS = ['CASH', 'CARD', 'VOUCHER', 'TRANSFER', 'OTHER'] as const;

/** A line as it was sent: only what makes it up is required. */
export interface TicketModifierInput {
  description: string;
  quantity: number;
  /** Cents per piece. */
  amount: Cents;
  /** ITEM, MENU, DISCOUNT or SERVICE; any other string is kept as it was sent. ITEM without it. */
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

/** Which system manages the ticket, as the door of its last change says. */
export type TicketPartner = 'DEFAULT' | 'API';

/** The point-of-sale ticket of a booking; totals stand where lines left them out. */
export interface Ticket {
  ticketPartner: TicketPartner;
  externalId: string | null;
  totalAmount: Cents | null;
  discountsAmount: Cents;
  tipAmount: Cents;
  lines: readonly TicketLine[];
  payments: readonly Payment[];
  currency: Currency;
  /** Null for a ticket that is only linked so far, as by a walk-in's `ticketExternalId`. */
  closedAt: Instant | null;
}

/** A line's total: quantity × amount, with its modifiers, less its discount. */
function lineTotal(line: TicketLineInput, modifiers: readonly TicketModifier[] = []): Cents {
  return (
    line.totalAmount ??
    line.quantity * line.amount +
      modifiers.reduce((sum, m) => sum + signed(m), 0) -
      (line.discountAmount ?? 0)
  );
}

/** What a line adds to the ticket: a DISCOUNT has positive amounts and is subtracted. */
function signed(line: TicketModifier): Cents {
  return line.type === 'DISCOUNT' ? -line.totalAmount : line.totalAmount;
}

/** The lines with every amount filled in, in the order of their `sortOrder`, else as they came. */
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

/** What the lines come to, the ticket's discount taken off; the tip is not part of it. */
export function linesTotal(lines: readonly TicketLine[], discountsAmount: Cents): Cents {
  return lines.reduce((sum, line) => sum + signed(line), 0) - discountsAmount;
}

/**
 * Why a ticket's money does not add up; null where it does. Lines, where there are any, less the
 * discount on the whole, must come to `totalAmount`.
 */
export function findMoneyIssue(input: TicketInput): ValidationIssue | null {
  if (!input.lines || input.lines.length === 0) return null;
  const comesTo = linesTotal(resolveLines(input.lines), input.discountsAmount ?? 0);
  if (comesTo === input.totalAmount) return null;
  const reason = `must equal the lines less discountsAmount, which is ${comesTo}`;
  return {
    parameter: 'totalAmount',
    // No total is below nothing: then it is the lines that are wrong.
    reason:
      comesTo < 0
        ? `${reason} and cannot be less than 0: lower discountsAmount, or correct the lines`
        : `${reason}, not ${input.totalAmount}`,
  };
}

/** The status a closed ticket leads to: paid where the payments cover it or none are told. */
export function statusAfterClose(
  totalAmount: Cents,
  payments: readonly PaymentInput[],
): Extract<BookingStatus, 'ACCOUNT_PAID' | 'ACCOUNT_SENT'> {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return payments.length === 0 || paid >= totalAmount ? 'ACCOUNT_PAID' : 'ACCOUNT_SENT';
}
