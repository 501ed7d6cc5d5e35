import type { PAYMENT_METHODS } from '../../../domain/ticket.ts';

/** The ticket form’s values: amounts and quantities as typed. */
export interface TicketForm {
  lines: { description: string; quantity: string; unitPrice: string; discount: string }[];
  discount: string;
  /** May be empty if there are lines: it is their sum then. */
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

/** Whether a line or payment was left empty; such rows are neither validated nor sent. */
export function isBlank(
  row: TicketForm['lines'][number] | TicketForm['payments'][number],
): boolean {
  return 'amount' in row
    ? row.amount.trim() === ''
    : [row.description, row.unitPrice, row.discount].every((text) => text.trim() === '');
}

/** A quantity from 1 to 100,000, or null. */
export function parseQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= 100_000 ? quantity : null;
}
