import { isBlank, type TicketForm } from './ticket-form.ts';

/**
 * Maps a `parameter` of the server’s validation errors to the form’s field, or null. Indexes differ:
 * blank rows were not sent.
 */
export function fieldOfParameter(parameter: string, form: TicketForm): string | null {
  const ticketFields: Record<string, string> = {
    totalAmount: 'total',
    discountsAmount: 'discount',
    tipAmount: 'tip',
    externalId: 'externalId',
  };
  const ticketField = ticketFields[parameter];
  if (ticketField !== undefined) return ticketField;
  const [, list, sentIndex, name] = /^(lines|payments)\[(\d+)\]\.(\w+)/.exec(parameter) ?? [];
  if (list === undefined || name === undefined) return null;
  const rows = list === 'lines' ? form.lines : form.payments;
  const sent = [...rows.keys()].filter((index) => {
    const row = rows[index];
    return row !== undefined && !isBlank(row);
  });
  const index = sent[Number(sentIndex)];
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
