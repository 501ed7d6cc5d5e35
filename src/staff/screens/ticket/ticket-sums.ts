import {
  findMoneyIssue,
  linesTotal,
  resolveLines,
  statusAfterClose,
} from '../../../domain/ticket.ts';
import { parseMoney } from './money-input.ts';
import { isBlank, parseQuantity, type TicketForm } from './ticket-form.ts';

/** The sums of a ticket form, in cents. Amounts that cannot be parsed count as 0. */
export interface TicketSums {
  /** The lines less the discount; null without lines. */
  sumOfLines: number | null;
  /** As typed, or else the sum of the lines; null without either. */
  total: number | null;
  addsUp: boolean;
  tip: number;
  paid: number;
  hasPayments: boolean;
  /** Total and tip less the payments; negative means change. */
  toPay: number;
  status: ReturnType<typeof statusAfterClose>;
}

/** Adds up a ticket form for display while it is being filled in. */
export function ticketSums(form: TicketForm, locale: string): TicketSums {
  const cents = (typed: string) => parseMoney(typed, locale) ?? 0;
  const lines = form.lines
    .filter((line) => !isBlank(line))
    .map((line) => ({
      description: line.description,
      quantity: parseQuantity(line.quantity) ?? 0,
      amount: cents(line.unitPrice),
      discountAmount: cents(line.discount),
    }));
  const discountsAmount = cents(form.discount);
  const sumOfLines = lines.length === 0 ? null : linesTotal(resolveLines(lines), discountsAmount);
  const total = parseMoney(form.total, locale) ?? sumOfLines;
  const tip = cents(form.tip);
  const payments = form.payments
    .filter((payment) => !isBlank(payment))
    .map(({ method, amount }) => ({
      method,
      amount: cents(amount),
      currency: '',
    }));
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return {
    sumOfLines,
    total,
    addsUp: total === null || !findMoneyIssue({ totalAmount: total, discountsAmount, lines }),
    tip,
    paid,
    hasPayments: payments.length > 0,
    toPay: (total ?? 0) + tip - paid,
    status: statusAfterClose(total ?? 0, payments),
  };
}

/** A line’s total in cents; null if quantity or price cannot be parsed. */
export function lineSum(line: TicketForm['lines'][number], locale: string): number | null {
  const quantity = parseQuantity(line.quantity);
  const amount = parseMoney(line.unitPrice, locale);
  if (quantity === null || amount === null) return null;
  const discountAmount = parseMoney(line.discount, locale) ?? 0;
  return linesTotal(resolveLines([{ description: '', quantity, amount, discountAmount }]), 0);
}
