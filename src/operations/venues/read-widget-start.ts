import type { StartQuery } from '../../contract/widget/start.ts';
import { NEW_BOOKING_KINDS, type NewBookingKind } from '../../domain/message-kind.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, daysBetween, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import type { DayRange } from '../../domain/zone-offsets.ts';
import { findBooking } from '../../store/bookings.ts';
import { type CalendarView, readCalendar } from '../availability/calendar-view.ts';
import type { AppContext } from '../context.ts';
import { networkOf, type Principal, requirePermission } from '../principal.ts';
import { read } from '../transactions.ts';
import type { Call, Tx } from '../tx.ts';

export interface StartView {
  venue: Venue;
  today: WallDate;
  lastBookableOn: WallDate;
  /** The days whose UTC offsets are in the answer. */
  offsetRanges: readonly DayRange[];
  /** The kinds of mail that diners get about new bookings. The demo only shows it, so its guests get none. */
  mailedKinds: readonly NewBookingKind[];
  calendar: CalendarView;
}

/**
 * GET /widget/v3/start: the venue and one month of its calendar, for the widget's first screen. Without a month, it is the
 * next one if this one has no day left to book.
 * @throws RateLimitError after too many days that are not cached
 */
export async function readWidgetStart(
  context: AppContext,
  principal: Principal,
  query: Pick<StartQuery, 'pax' | 'paxChildren' | 'month'>,
): Promise<StartView> {
  requirePermission(principal, 'availability:read');
  const call = { context, principal };
  return context.calendarLimits.run(networkOf(principal), async () => {
    const view = await readStart(call, query);
    const month = addDays(`${view.today.slice(0, 7)}-01`, 31).slice(0, 7);
    if (query.month !== undefined || hasFreeDay(view) || `${month}-01` > view.lastBookableOn)
      return view;
    return readStart(call, { ...query, month });
  });
}

function hasFreeDay({ calendar: { workDays } }: StartView): boolean {
  return workDays.some(({ availability }) => availability.code === 'AVAILABLE');
}

async function readStart(
  call: Call,
  query: Pick<StartQuery, 'pax' | 'paxChildren' | 'month'>,
): Promise<StartView> {
  const { context, principal } = call;
  const found = await read(call, 'availability:read', async (tx) => {
    const { venue } = tx;
    const today = workDayOf(venue, context.now());
    const dateStart = `${query.month ?? today.slice(0, 7)}-01`;
    const { pax, paxChildren } = query;
    const dateEnd = lastOfMonth(dateStart);
    const request = { pax, paxChildren, status: 'CONFIRMED', dateStart, dateEnd } as const;
    const evaluate = await readCalendar(tx, request, networkOf(principal));
    const managedOn = await managedDay(tx);
    const offsetRanges = rangesOf(today, venue, managedOn);
    return { venue, today, offsetRanges, evaluate };
  });
  const { evaluate, ...view } = found;
  const lastBookableOn = addDays(view.today, view.venue.maxAdvanceDays);
  const mailedKinds = mailedKindsOf(context, view.venue);
  return { ...view, lastBookableOn, mailedKinds, calendar: await evaluate() };
}

/** The work day of the booking of a manage token; null without one. */
async function managedDay({ db, principal }: Tx<'principal'>): Promise<WallDate | null> {
  const { accountId, managedBookingUuid: uuid } = principal;
  const booking = uuid === null ? null : await findBooking(db, accountId, uuid);
  return booking?.workDay ?? null;
}

/** Canceling is free until at most a year before the booking. */
const NOTICE_DAYS = 367;
/** A work day ends on the next day, which may begin a day later in UTC. */
const DAYS_AFTER = 3;

/** The days whose times a diner may see. */
function rangesOf(
  today: WallDate,
  { maxAdvanceDays }: Pick<Venue, 'maxAdvanceDays'>,
  managedOn: WallDate | null,
): DayRange[] {
  const daysAfter = maxAdvanceDays + DAYS_AFTER;
  // Before booking, deadlines in the past are not shown.
  if (managedOn === null) return [{ around: today, daysBefore: 1, daysAfter }];
  return [
    { around: today, daysBefore: NOTICE_DAYS, daysAfter },
    { around: managedOn, daysBefore: NOTICE_DAYS, daysAfter: DAYS_AFTER },
  ];
}

function mailedKindsOf(context: AppContext, venue: Venue): NewBookingKind[] {
  if (context.mailDelivery(venue.accountId) !== 'ON') return [];
  return NEW_BOOKING_KINDS.filter((kind) => isWanted(venue, kind, { partnerId: null }));
}

function lastOfMonth(first: WallDate): WallDate {
  const nextMonth = addDays(first, 31).slice(0, 7);
  return addDays(first, daysBetween(first, `${nextMonth}-01`) - 1);
}
