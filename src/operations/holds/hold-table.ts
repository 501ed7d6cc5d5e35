import type { HoldTableRequest } from '../../contract/widget/hold-table.ts';
import { windowWait } from '../../domain/attempt-limit.ts';
import type { BookingCriteria, SlotResult } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/interval.ts';
import { requireAvailable } from '../../domain/availability/refuse-unavailable.ts';
import {
  HOLDS_PER_BOOKING,
  holdUntil,
  MAX_HOLDS_PER_CLIENT,
  mayHold,
  type TableHold,
} from '../../domain/table-hold.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { listCountedAttemptTimes, saveAttempts, tidyAttempts } from '../../store/attempts.ts';
import { countHoldsOfClient, insertHold, listHolds } from '../../store/table-holds.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import type { AppContext } from '../context.ts';
import { networkOf, type Principal } from '../principal.ts';
import { write } from '../transactions.ts';
import type { Tx } from '../tx.ts';
import { scheduleChecks } from '../wait-list/scheduled-checks.ts';
import { deleteHoldOfSecret } from './release-hold.ts';

const HOUR_MS = 3_600_000;

/** A hold as its owner sees it. */
export interface OwnHold extends Pick<TableHold, 'expiresAt' | 'isProlonged'> {
  /** Whoever has it can use the hold. Only its hash is stored. */
  secret: string;
  venue: Pick<Venue, 'timezone'>;
}

/**
 * Keeps a table for a visitor of the widget who fills in the form. The earlier hold that the request names ends.
 * @returns null if no table is kept: the venue does not want it, others would have to move to another table for it, or
 *   a limit is reached. The diner can book as without one.
 * @throws Refusal as for a new booking if no table is available
 */
export async function holdTable(
  context: AppContext,
  principal: Principal,
  request: HoldTableRequest,
): Promise<OwnHold | null> {
  const { date, time, holdSecret } = request;
  return write({ context, principal }, 'bookings:create', async (tx) => {
    const { db, venue } = tx;
    if (holdSecret) await deleteHoldOfSecret(tx, holdSecret);
    const criteria = slotCriteria({ ...request, status: 'CONFIRMED' });
    const { floorPlanAreaId } = criteria;
    requireAreaChoice(venue, { date, time, floorPlanAreaId });
    const day = await readServiceDay(tx, date);
    const result = requireAvailable(day, criteria, time);
    const secret = newSecret();
    const hold = newHold(tx, { ...criteria, date }, result);
    if (!hold || !(await isWithinLimits(tx, hold))) return null;
    await insertHold(db, { ...hold, secretHash: hashSecret(secret) });
    // Its tables may be for somebody on the wait list then.
    await scheduleChecks(tx, hold.workDay, hold.expiresAt);
    return { ...hold, secret, venue };
  });
}

/** Null if there is nothing to hold without moving others. */
function newHold(
  { context, principal, venue }: Tx<'principal' | 'venue'>,
  criteria: BookingCriteria & Pick<HoldTableRequest, 'date'>,
  { startAt, turnMinutes, tableIds, moves }: SlotResult,
): TableHold | null {
  if (venue.tableHoldMinutes === 0 || startAt === null) return null;
  if (tableIds === null || tableIds.length === 0 || moves.length > 0) return null;
  const { date, pax, paxChildren, highChairs, strollers } = criteria;
  const { floorPlanAreaId, experience, addOns } = criteria;
  const now = context.now();
  return {
    id: context.newUuid(),
    accountId: venue.accountId,
    workDay: date,
    kind: 'VISITOR',
    bookingAt: startAt,
    turnMinutes,
    pax,
    paxChildren,
    highChairs,
    strollers,
    floorPlanAreaId,
    experienceId: experience?.id ?? null,
    addOns: [...addOns, ...(experience?.addOns ?? [])].map(({ id, quantity }) => ({
      addOnId: id,
      quantity,
    })),
    tableIds,
    createdAt: now,
    expiresAt: holdUntil(venue, now),
    isProlonged: false,
    isExemptFromPace: false,
    secretHash: null,
    clientHash: hashSecret(networkOf(principal)),
  };
}

/** Whether the visitors of this venue, and those of one client network anywhere, may hold one more. Counts it if so. */
async function isWithinLimits(tx: Tx<'principal' | 'venue'>, hold: TableHold): Promise<boolean> {
  const { context, db, venue } = tx;
  const now = context.now();
  const { accountId, workDay } = hold;
  const interval = intervalOf(hold);
  const held = (await listHolds(db, accountId, workDay))
    .filter((each) => each.kind === 'VISITOR' && now < each.expiresAt)
    .filter((each) => overlaps(intervalOf(each), interval))
    .reduce((tables, each) => tables + each.tableIds.length, 0);
  if (!mayHold(venue, held + hold.tableIds.length)) return false;
  const client = { accountId, clientHash: hold.clientHash ?? '' };
  const ofClient = await countHoldsOfClient(db, client, now);
  if (ofClient >= MAX_HOLDS_PER_CLIENT) return false;
  return countWithinHour(tx, hold.id);
}

async function countWithinHour(
  { context, db, principal }: Tx<'principal'>,
  holdId: string,
): Promise<boolean> {
  const steadyNow = context.steadyNow();
  const key = { limitName: 'holds', actor: networkOf(principal) };
  await tidyAttempts(db, steadyNow);
  const times = await listCountedAttemptTimes(db, key, steadyNow - HOUR_MS);
  const maxAttempts = HOLDS_PER_BOOKING * context.bookingsPerHour;
  if (windowWait({ maxAttempts, windowMs: HOUR_MS }, times, steadyNow) > 0) return false;
  await saveAttempts(db, { ...key, target: holdId }, { count: 1, lastAt: steadyNow });
  return true;
}

function intervalOf({ bookingAt, turnMinutes }: TableHold) {
  return { startAt: bookingAt, endAt: bookingAt + turnMinutes * MS_PER_MINUTE };
}
