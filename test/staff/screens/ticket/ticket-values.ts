import { EMPTY_LINE, type TicketForm } from '../../../../src/staff/screens/ticket/ticket-form.ts';

export const EMPTY: TicketForm = {
  lines: [],
  discount: '',
  total: '',
  tip: '',
  payments: [],
  externalId: '',
};

/** A line of 20 each. */
export function aLine(changes: Partial<TicketForm['lines'][number]> = {}) {
  return { ...EMPTY_LINE, description: 'Menú', unitPrice: '20', ...changes };
}
