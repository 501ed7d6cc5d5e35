import * as z from 'zod/mini';
import type { CloseTicketRequest } from '../../../contract/partner/close-ticket.ts';
import type { Currency } from '../../../domain/money.ts';
import { findMoneyIssue, linesTotal, resolveLines } from '../../../domain/ticket.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { decimalMark, parseMoney } from './money-input.ts';
import { isBlank, parseQuantity, type TicketForm } from './ticket-form.ts';

type Context = { issues: z.core.$ZodRawIssue[] };

/** Turns the form’s values into the request; every issue belongs to a field. */
export function ticketSchema(
  locale: string,
  currency: Currency,
  messages: MessagesWith<'service'>,
) {
  const texts = messages.ticketForm;
  const example = `12${decimalMark(locale)}50`;

  function money(typed: string, path: PropertyKey[], { issues }: Context, missing?: string) {
    const cents = typed.trim() === '' ? undefined : parseMoney(typed, locale);
    const message = cents === undefined ? missing : texts.moneyInvalid(example);
    if (message !== undefined && cents == null) {
      issues.push({ code: 'custom', path, message, input: typed });
    }
    return cents ?? undefined;
  }

  return z.pipe(
    z.custom<TicketForm>(),
    z.transform((form, context: Context): CloseTicketRequest => {
      const addIssue = (path: PropertyKey[], message: string) =>
        context.issues.push({ code: 'custom', path, message, input: form });

      const lines = form.lines.flatMap((line, index) => {
        if (isBlank(line)) return [];
        const at = (name: string) => ['lines', index, name];
        const quantity = parseQuantity(line.quantity);
        if (line.description.trim() === '') addIssue(at('description'), texts.descriptionMissing);
        if (line.description.length > 255) addIssue(at('description'), texts.tooLong(255));
        if (quantity === null) addIssue(at('quantity'), texts.quantityInvalid);
        const amount = money(line.unitPrice, at('unitPrice'), context, texts.priceMissing);
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
      if (externalId.length > 64) addIssue(['externalId'], texts.tooLong(64));

      const sumOfLines =
        lines.length === 0 ? undefined : linesTotal(resolveLines(lines), discountsAmount ?? 0);
      const totalAmount = typedTotal ?? sumOfLines;
      if (totalAmount === undefined && form.total.trim() === '') {
        addIssue(['total'], texts.totalMissing);
      }
      if (sumOfLines !== undefined && sumOfLines < 0) addIssue(['discount'], texts.belowZero);

      const request: CloseTicketRequest = {
        totalAmount: totalAmount ?? 0,
        currency,
        ...(discountsAmount && { discountsAmount }),
        ...(tipAmount && { tipAmount }),
        ...(lines.length > 0 && { lines }),
        ...(payments.length > 0 && { payments }),
        ...(externalId !== '' && { externalId }),
      };
      // The form explains the mismatch beside the sums; here it only prevents sending.
      if (context.issues.length === 0 && findMoneyIssue(request)) {
        addIssue(['total'], texts.totalMismatch);
      }
      return request;
    }),
  );
}
