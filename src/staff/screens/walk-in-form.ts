import * as z from 'zod/mini';
import type { CreateWalkInRequest } from '../../contract/booking.ts';
import { messages } from '../messages.ts';

const { paxInvalid, childrenInvalid, waitInvalid } = messages.walkInForm;
const between = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));

/** What is asked of a party at the door. */
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

/** The request that the form stands for; what does not belong to its choice is left out. */
export function toWalkIn(form: WalkInForm): CreateWalkInRequest {
  const { pax, paxChildren, status, tables, quotedWaitMinutes } = form;
  if (status === 'WAIT_LIST_WALK_IN') return { pax, paxChildren, status, quotedWaitMinutes };
  return tables.length === 0 ? { pax, paxChildren, status } : { pax, paxChildren, status, tables };
}
