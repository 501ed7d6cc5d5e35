import { setImmediate } from 'node:timers/promises';
import type { CalendarRequest } from '../../contract/partner/check-calendar.ts';
import { addDays, daysBetween, type WallDate } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { networkOf, type Principal, requirePermission } from '../principal.ts';
import { read } from '../transactions.ts';
import type { Call } from '../tx.ts';
import { requireReferences } from './availability-request.ts';
import { type CalendarView, readCalendar } from './calendar-view.ts';
import { limitWrongPromoCodes } from './promo-code-limit.ts';

/** A month, the usual request, is one piece. A longer range is read in pieces, so that other requests can run in between. */
const DAYS_PER_PIECE = 32;

/**
 * POST /availability/calendar: which work days of a range can be booked, and why others cannot.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_NOT_FOUND; RateLimitError after too many days that are not cached
 */
export async function checkCalendar(
  context: AppContext,
  principal: Principal,
  request: CalendarRequest,
): Promise<CalendarView> {
  requirePermission(principal, 'availability:read');
  const { promoCode } = request;
  const call = { context, principal };
  return limitWrongPromoCodes(
    call,
    { promoCode },
    { run: () => readPieces(call, request), isRight: ({ promo }) => promo !== null },
  );
}

async function readPieces(call: Call, request: CalendarRequest): Promise<CalendarView> {
  const { calendarLimits } = call.context;
  const network = networkOf(call.principal);
  const [first, ...others] = piecesOf(request.dateStart, request.dateEnd);
  const readOne = (piece: Piece) => readPiece(call, { ...request, ...piece });
  let view = await calendarLimits.run(network, () => readOne(first));
  for (const piece of others) {
    await setImmediate();
    const next = await calendarLimits.run(network, () => readOne(piece), true);
    const workDays = [...view.workDays, ...next.workDays];
    view = { ...next, workDays, promo: view.promo ?? next.promo };
  }
  return view;
}

async function readPiece(call: Call, request: CalendarRequest): Promise<CalendarView> {
  const evaluate = await read(call, 'availability:read', async (tx) => {
    await requireReferences(tx, request);
    return readCalendar(tx, request, networkOf(call.principal));
  });
  return evaluate();
}

interface Piece {
  dateStart: WallDate;
  dateEnd: WallDate;
}

function piecesOf(dateStart: WallDate, dateEnd: WallDate): [Piece, ...Piece[]] {
  if (daysBetween(dateStart, dateEnd) < DAYS_PER_PIECE) return [{ dateStart, dateEnd }];
  const end = addDays(dateStart, DAYS_PER_PIECE - 1);
  return [{ dateStart, dateEnd: end }, ...piecesOf(addDays(end, 1), dateEnd)];
}
