import * as z from 'zod/mini';
import type { CloseTicketRequest } from '../contract/ticket.ts';
import type { Currency } from '../domain/money.ts';
import {
  findMoneyFault,
  linesTotal,
  type PAYMENT_METHODS,
  resolveLines,
  statusAfterClose,
} from '../domain/ticket.ts';
import { messages } from './messages.ts';
import { decimalMark, parseMoney } from './money-input.ts';

const words = messages.ticketForm;

/** A ticket as it is typed: amounts are texts until they are read. */
export interface TicketForm {
  lines: { description: string; quantity: string; unitPrice: string; discount: string }[];
  discount: string;
  /** May stay empty where there are lines: they make it up. */
  total: string;
  tip: string;
  payments: { method: (typeof PAYMENT_METHODS)[number]; amount: string }[];
  externalId: string;
}

export const EMPTY_LINE: TicketForm['lines'][number] = {
  description: '',
  quantity: '1',
  unitPrice: '',
  discount: '',
};

/** Lines and payments that nobody filled in are not sent, and not complained about. */
const isBlank = (row: TicketForm['lines'][number] | TicketForm['payments'][number]) =>
  'amount' in row
    ? row.amount.trim() === ''
    : [row.description, row.unitPrice, row.discount].every((text) => text.trim() === '');

const keep = <Row extends Parameters<typeof isBlank>[0]>(rows: readonly Row[]) =>
  rows.filter((row) => !isBlank(row));

type Context = { issues: z.core.$ZodRawIssue[] };

/** Reads a typed ticket into the request that closes it; every fault stands at its field. */
export function ticketSchema(locale: string, currency: Currency) {
  const example = `12${decimalMark(locale)}50`;

  function money(typed: string, path: PropertyKey[], { issues }: Context, missing?: string) {
    const cents = typed.trim() === '' ? undefined : parseMoney(typed, locale);
    const message = cents === undefined ? missing : words.moneyInvalid(example);
    if (message !== undefined && cents == null) {
      issues.push({ code: 'custom', path, message, input: typed });
    }
    return cents ?? undefined;
  }

  return z.pipe(
    z.custom<TicketForm>(),
    z.transform((form, context: Context): CloseTicketRequest => {
      const fault = (path: PropertyKey[], message: string) =>
        context.issues.push({ code: 'custom', path, message, input: form });

      const lines = form.lines.flatMap((line, index) => {
        if (isBlank(line)) return [];
        const at = (name: string) => ['lines', index, name];
        const quantity = readQuantity(line.quantity);
        if (line.description.trim() === '') fault(at('description'), words.descriptionMissing);
        if (line.description.length > 255) fault(at('description'), words.tooLong(255));
        if (quantity === null) fault(at('quantity'), words.quantityInvalid);
        const amount = money(line.unitPrice, at('unitPrice'), context, words.priceMissing);
        const discountAmount = money(line.discount, at('discount'), context);
        return {
          description: line.description.trim(),
          quantity: quantity ?? 1,
          amount: amount ?? 0,
          ...(discountAmount && { discountAmount }),
        };
      });
      const payments = form.payments.flatMap((payment, index) => {
        if (isBlank(payment)) return [];
        const amount = money(payment.amount, ['payments', index, 'amount'], context);
        return { amount: amount ?? 0, method: payment.method, currency };
      });
      const discountsAmount = money(form.discount, ['discount'], context);
      const tipAmount = money(form.tip, ['tip'], context);
      const typedTotal = money(form.total, ['total'], context);
      const externalId = form.externalId.trim();
      if (externalId.length > 64) fault(['externalId'], words.tooLong(64));

      const comesTo =
        lines.length === 0 ? undefined : linesTotal(resolveLines(lines), discountsAmount ?? 0);
      const totalAmount = typedTotal ?? comesTo;
      if (totalAmount === undefined && form.total.trim() === '') {
        fault(['total'], words.totalMissing);
      }
      if (comesTo !== undefined && comesTo < 0) fault(['discount'], words.belowZero);

      const request: CloseTicketRequest = {
        totalAmount: totalAmount ?? 0,
        currency,
        ...(discountsAmount && { discountsAmount }),
        ...(tipAmount && { tipAmount }),
        ...(lines.length > 0 && { lines }),
        ...(payments.length > 0 && { payments }),
        ...(externalId !== '' && { externalId }),
      };
      // Told in full beside the sums; here it only holds the ticket back.
      if (context.issues.length === 0 && findMoneyFault(request)) {
        fault(['total'], words.notAddingUp);
      }
      return request;
    }),
  );
}

/** What a half-typed ticket comes to so far; amounts that cannot be read yet count as nothing. */
export interface TicketSums {
  /** Null without lines. */
  comesTo: number | null;
  /** Typed, or what the lines come to; null while there is neither. */
  total: number | null;
  addsUp: boolean;
  tip: number;
  paid: number;
  hasPayments: boolean;
  /** Total and tip less the payments: below zero it is change. */
  toPay: number;
  status: ReturnType<typeof statusAfterClose>;
}

export function sumUp(form: TicketForm, locale: string): TicketSums {
  const cents = (typed: string) => parseMoney(typed, locale) ?? 0;
  const lines = keep(form.lines).map((line) => ({
    description: line.description,
    quantity: readQuantity(line.quantity) ?? 0,
    amount: cents(line.unitPrice),
    discountAmount: cents(line.discount),
  }));
  const discountsAmount = cents(form.discount);
  const comesTo = lines.length === 0 ? null : linesTotal(resolveLines(lines), discountsAmount);
  const total = parseMoney(form.total, locale) ?? comesTo;
  const tip = cents(form.tip);
  const payments = keep(form.payments).map(({ method, amount }) => ({
    method,
    amount: cents(amount),
    currency: '',
  }));
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return {
    comesTo,
    total,
    addsUp: total === null || !findMoneyFault({ totalAmount: total, discountsAmount, lines }),
    tip,
    paid,
    hasPayments: payments.length > 0,
    toPay: (total ?? 0) + tip - paid,
    status: statusAfterClose(total ?? 0, payments),
  };
}

/** What a line comes to; null while its amounts cannot be read. */
export function lineSum(line: TicketForm['lines'][number], locale: string): number | null {
  const quantity = readQuantity(line.quantity);
  const amount = parseMoney(line.unitPrice, locale);
  if (quantity === null || amount === null) return null;
  const discountAmount = parseMoney(line.discount, locale) ?? 0;
  return linesTotal(resolveLines([{ description: '', quantity, amount, discountAmount }]), 0);
}

/**
 * The form’s field that a fault of the server is about, since blank rows were not sent; null where
 * there is none: it is told above the form then.
 */
export function fieldOfFault(parameter: string, form: TicketForm): string | null {
  const whole: Record<string, string> = {
    totalAmount: 'total',
    discountsAmount: 'discount',
    tipAmount: 'tip',
    externalId: 'externalId',
  };
  const own = whole[parameter];
  if (own !== undefined) return own;
  const [, list, at, name] = /^(lines|payments)\[(\d+)\]\.(\w+)/.exec(parameter) ?? [];
  if (list === undefined || name === undefined) return null;
  const rows = list === 'lines' ? form.lines : form.payments;
  const sent = [...rows.keys()].filter((index) => {
    const row = rows[index];
    return row !== undefined && !isBlank(row);
  });
  const index = sent[Number(at)];
  if (index === undefined) return null;
  const names: Record<string, string> =
    list === 'lines'
      ? {
          description: 'description',
          quantity: 'quantity',
          amount: 'unitPrice',
          discountAmount: 'discount',
          totalAmount: 'unitPrice',
        }
      : { amount: 'amount', method: 'method', currency: 'amount' };
  const field = names[name];
  return field === undefined ? null : `${list}.${index}.${field}`;
}

function readQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= 100_000 ? quantity : null;
}
