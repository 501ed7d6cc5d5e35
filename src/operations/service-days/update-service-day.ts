import type { ServiceDayRequest } from '../../contract/staff/service-days.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { readDaySettings, saveDaySettings } from '../../store/day-settings.ts';
import type { Db } from '../../store/store.ts';
import { requireTappedAt } from '../bookings/tapped-at.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOffers } from '../wait-list/overridden-offers.ts';
import { recordDayChange, settingsChanges } from './record-day-change.ts';
import { requireDayToCome } from './require-day-to-come.ts';
import { type ServiceDayView, viewServiceDay } from './service-day-view.ts';

/**
 * PUT /staff/v3/service-days/{date}: sets what holds for one day only. From the commit on, nobody books against it:
 * widget, partners and staff read it with the tables of the day, and offers to the wait list that no longer fit end with
 * it. Bookings and requests that no longer fit stay. All of these are in the answer. The same request again changes
 * nothing.
 * @throws Refusal VALIDATION_ERROR, BOOKING_IS_OUTDATED
 */
export function updateServiceDay(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
  request: ServiceDayRequest,
): Promise<ServiceDayView> {
  requirePermission(principal, 'tonight:change');
  const { accountId } = principal;
  const run = async (db: Db) => {
    const venue = await requireVenue(context, db, accountId);
    requireDayToCome(context, venue, workDay);
    const tappedAt = requireTappedAt(request.at, context.now());
    const before = await readDaySettings(db, accountId, workDay);
    const wanted = settingsOf(venue, before, request);
    const after = { ...wanted, version: before.version + 1, updatedAt: context.now() };
    if (request.dryRun) return viewServiceDay(context, db, principal, venue, after, before);
    const changes = settingsChanges(before, after);
    // Also where the version is an older one: a tablet may send what was stored once more.
    if (changes === null) return viewServiceDay(context, db, principal, venue, before);
    if (request.version !== before.version) throw outdatedError(workDay);
    const view = await viewServiceDay(context, db, principal, venue, after, before);
    await saveDaySettings(db, after);
    const offered = view.affected.map(({ booking }) => booking).filter((each) => offerOf(each));
    const ends = causeOf(principal, 'end-offer', { tappedAt });
    await endOffers(context, db, venue, ends, offered);
    const cause = causeOf(principal, 'update-service-day', { tappedAt });
    await recordDayChange(context, db, venue, cause, { workDay, changes });
    return view;
  };
  return request.dryRun ? context.store.read(run) : context.store.write(accountId, run);
}

/** @throws Refusal VALIDATION_ERROR for an area that the venue does not have */
function settingsOf(
  { floorPlanAreas }: Venue,
  before: DaySettings,
  request: ServiceDayRequest,
): DaySettings {
  const { lastBookingTime, maxCoversPerQuarter, isOnlinePaused, teamNote, guestMessage } = request;
  const closedAreaIds = [...new Set(request.closedAreaIds)].sort((a, b) => a - b);
  const unknown = closedAreaIds.find((areaId) => !floorPlanAreas.some(({ id }) => id === areaId));
  if (unknown !== undefined)
    throw validationError({
      parameter: 'closedAreaIds',
      reason: `must be areas of the venue, and ${unknown} is none`,
    });
  const limits = { lastBookingTime, closedAreaIds, maxCoversPerQuarter, isOnlinePaused };
  return { ...before, limits, teamNote, guestMessage };
}

function outdatedError(workDay: WallDate): Refusal {
  return new Refusal(
    'BOOKING_IS_OUTDATED',
    `Somebody else has changed ${workDay} since you read it. Read the day again, and send your change with its version.`,
  );
}
