import * as z from 'zod/mini';
import type { CreateWalkInRequest } from '../../../contract/requests/create-walk-in.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';

const between = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message));

/** Checks the form’s values, with messages for those that are invalid. */
export function walkInSchema({ walkInForm: texts }: StaffMessages) {
  return z.object({
    pax: between(1, 100, texts.paxInvalid),
    paxChildren: between(0, 100, texts.childrenInvalid),
    status: z.enum(['SEATED', 'WAIT_LIST_WALK_IN']),
    /** Table ids. */
    tables: z.array(z.string()),
    quotedWaitMinutes: between(5, 1440, texts.waitInvalid),
  });
}

/** The form’s values. */
export type WalkInForm = z.infer<ReturnType<typeof walkInSchema>>;

export const EMPTY_WALK_IN: WalkInForm = {
  pax: 2,
  paxChildren: 0,
  status: 'SEATED',
  tables: [],
  quotedWaitMinutes: 15,
};

/** Turns the form’s values into a request: tables only for SEATED, a wait only for the wait list. */
export function toWalkIn(form: WalkInForm): CreateWalkInRequest {
  const { pax, paxChildren, status, tables, quotedWaitMinutes } = form;
  if (status === 'WAIT_LIST_WALK_IN') return { pax, paxChildren, status, quotedWaitMinutes };
  return tables.length === 0 ? { pax, paxChildren, status } : { pax, paxChildren, status, tables };
}
