import * as z from 'zod/mini';
import type { CreateWalkInRequest } from '../../../contract/requests/create-walk-in.ts';
import { messages } from '../../messages/messages.ts';

const { paxInvalid, childrenInvalid, waitInvalid } = messages.walkInForm;
const between = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message));

/** The form’s values. */
export const WalkInForm = z.object({
  pax: between(1, 100, paxInvalid),
  paxChildren: between(0, 100, childrenInvalid),
  status: z.enum(['SEATED', 'WAIT_LIST_WALK_IN']),
  /** Table ids. */
  tables: z.array(z.string()),
  quotedWaitMinutes: between(5, 1440, waitInvalid),
});
export type WalkInForm = z.infer<typeof WalkInForm>;

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
