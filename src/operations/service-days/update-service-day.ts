import type { ServiceDayRequest } from '../../contract/staff/service-days.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { readDaySettings, saveDaySettings } from '../../store/day-settings.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { change, withCause } from '../transactions.ts';
import { endOffers } from '../wait-list/overridden-offers.ts';
import { recordDayChange, settingsChanges } from './record-day-change.ts';
import { requireDayToCome } from './require-day-to-come.ts';
import { readServiceDayView, type ServiceDayView, viewServiceDay } from './service-day-view.ts';

const UPDATE = { operation: 'update-service-day', permission: 'tonight:change' } as const;

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
  { date: workDay, ...request }: ServiceDayRequest & { date: WallDate },
): Promise<ServiceDayView> {
  const { at, dryRun } = request;
  const written = change({ context, principal }, { ...UPDATE, at, dryRun }, async (tx) => {
    const { db, venue } = tx;
    const { accountId } = venue;
    requireDayToCome(context, venue, workDay);
    const before = await readDaySettings(db, accountId, workDay);
    const wanted = settingsOf(venue, before, request);
    const after = { ...wanted, version: before.version + 1, updatedAt: context.now() };
    if (dryRun) return readServiceDayView(tx, after, before);
    const changes = settingsChanges(before, after);
    // Also where the version is an older one: a tablet may send what was stored once more.
    if (changes === null) return readServiceDayView(tx, before);
    if (request.version !== before.version) throw outdatedError(workDay);
    const view = await readServiceDayView(tx, after, before);
    await saveDaySettings(db, after);
    const offered = view.misfits.map(({ booking }) => booking).filter((each) => offerOf(each));
    await endOffers(withCause(tx, { operation: 'end-offer' }), offered);
    await recordDayChange(tx, { workDay, changes });
    return view;
  });
  return viewServiceDay(written);
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
