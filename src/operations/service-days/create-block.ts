import type { BlockRequest } from '../../contract/staff/service-days.ts';
import type { ServiceDay, TableMove } from '../../domain/availability/availability.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import { type BlockEffect, effectOfBlock } from '../../domain/service-day/affected-by-block.ts';
import type { Block } from '../../domain/service-day/block.ts';
import { blockInterval } from '../../domain/service-day/block-interval.ts';
import type { Venue } from '../../domain/venue.ts';
import { insertBlock, listBlocks } from '../../store/blocks.ts';
import { releaseTables } from '../../store/booking-tables.ts';
import { findBooking } from '../../store/bookings.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { requireTables } from '../bookings/require-tables.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { change, withCause } from '../transactions.ts';
import type { Tx } from '../tx.ts';
import { endOffers, listOffersAt } from '../wait-list/overridden-offers.ts';
import { type BlockView, viewBlock } from './block-view.ts';
import { factsOf, recordDayChange } from './record-day-change.ts';
import { requireDayToCome } from './require-day-to-come.ts';

const CREATE = { operation: 'create-block', permission: 'tonight:change' } as const;

/**
 * POST /staff/v3/blocks: keeps tables free for a while. Bookings in the way move with `moveBookings`, as far as there
 * are other tables; the rest keep theirs, which takes `keepBookings`. Offers of the tables to the wait list end. All of
 * it is one transaction. The same block again is the first one, so a tablet may send it until it gets an answer.
 * @throws Refusal VALIDATION_ERROR, TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT
 */
export function createBlock(
  context: AppContext,
  principal: Principal,
  request: BlockRequest,
): Promise<BlockView> {
  const { date: workDay, moveBookings = false, keepBookings = false, dryRun } = request;
  const tap = { ...CREATE, at: request.at, dryRun };
  return change({ context, principal }, tap, async (tx) => {
    const { db, venue } = tx;
    const { accountId } = venue;
    requireDayToCome(context, venue, workDay);
    const block = requireBlock(context, venue, request);
    const first = (await listBlocks(db, accountId, workDay)).find((each) => isSame(each, block));
    const day = await readServiceDayForStaff(tx, workDay);
    const { startAt, endAt, tableIds, id: uuid } = block;
    const taken = { accountId, workDay, uuid, tableIds, interval: { startAt, endAt } };
    // Those that were offered its tables after the first block was made, are so by the staff.
    const offered = first ? [] : await listOffersAt(tx, taken);
    const effect = effectOfBlock(withoutOffers(day, offered), block);
    const seen = { ...effect, offered };
    if (dryRun || first) return viewBlock(tx, { ...seen, block: first ?? null, areMoved: false });
    requireDecision(effect, { moveBookings, keepBookings });
    await endOffers(withCause(tx, { operation: 'end-offer' }), offered);
    if (moveBookings) await moveForBlock(tx, effect.moves);
    await insertBlock(db, block);
    const changes = { block: [null, factsOf(block)] as const };
    await recordDayChange(tx, { workDay, changes });
    return viewBlock(tx, { ...seen, block, areMoved: moveBookings });
  });
}

/** The day as it is once these offers have ended. */
function withoutOffers(day: ServiceDay, offered: readonly Booking[]): ServiceDay {
  const ended = new Set(offered.map(({ uuid }) => uuid));
  return { ...day, occupancies: day.occupancies.filter((each) => !ended.has(each.bookingUuid)) };
}

function requireBlock(context: AppContext, venue: Venue, request: BlockRequest): Block {
  const { date: workDay, from = null, until, reason = null } = request;
  const tableIds = requireTables(venue, request.tables);
  const now = context.now();
  const interval = blockInterval(venue, workDay, now, { tableIds, from, until });
  if (!interval)
    throw validationError({
      parameter: 'until',
      reason: 'must be after the beginning of the block, and not past',
    });
  const { accountId } = venue;
  const id = context.newUuid();
  return {
    id,
    accountId,
    workDay,
    tableIds,
    ...interval,
    reason,
    createdAt: now,
    releasedAt: null,
  };
}

/** A block that was sent again may begin some minutes later: both begin now. */
function isSame(one: Block, other: Block): boolean {
  return (
    areSameTables(one.tableIds, other.tableIds) &&
    one.endAt === other.endAt &&
    one.startAt <= other.startAt &&
    one.reason === other.reason
  );
}

/** @throws Refusal NO_AVAILABLE_SLOT if somebody stays at the tables, and the request does not say that it knows */
function requireDecision(
  { inTheWay, moves }: BlockEffect,
  { moveBookings, keepBookings }: { moveBookings: boolean; keepBookings: boolean },
): void {
  if (keepBookings) return;
  const moved = new Set(moveBookings ? moves.map(({ bookingUuid }) => bookingUuid) : []);
  const staying = inTheWay.filter(({ bookingUuid }) => !moved.has(bookingUuid));
  if (staying.length === 0) return;
  const bookings = staying.length === 1 ? 'One booking has' : `${staying.length} bookings have`;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    `${bookings} these tables meanwhile. Send moveBookings to move those for which there are others, and keepBookings to let the rest stay.`,
  );
}

/** Moves bookings away from tables that are about to be blocked. The log of each says so, and can undo it. */
async function moveForBlock(tx: Tx<'venue' | 'cause'>, moves: readonly TableMove[]): Promise<void> {
  const { context, db, venue } = tx;
  // All tables are released before any is assigned, because bookings may swap tables.
  if (moves.length > 0)
    await releaseTables(
      db,
      moves.map(({ bookingUuid }) => bookingUuid),
    );
  for (const { bookingUuid, tableIds } of moves) {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    if (!booking) throw new Error(`The booking ${bookingUuid} to be moved does not exist.`);
    const moved = nextVersionAtTables(booking, { tableIds }, context.now());
    await saveBooking(tx, { before: booking, after: moved });
  }
}
