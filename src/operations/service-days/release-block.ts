import { Refusal } from '../../domain/refusal.ts';
import { findBlock, saveRelease } from '../../store/blocks.ts';
import { readDaySettings } from '../../store/day-settings.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { factsOf, recordDayChange } from './record-day-change.ts';
import { type ServiceDayView, viewServiceDay } from './service-day-view.ts';

/**
 * DELETE /staff/v3/blocks/{blockId}: gives the tables of a block free. Once it is released, nothing changes any more.
 * @throws Refusal BOOKING_NOT_FOUND
 */
export function releaseBlock(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<ServiceDayView> {
  requirePermission(principal, 'tonight:change');
  const { accountId } = principal;
  return context.store.write(accountId, async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const block = await findBlock(db, accountId, id);
    if (!block) throw new Refusal('BOOKING_NOT_FOUND', 'The venue has no block with this id.');
    const { workDay } = block;
    if (block.releasedAt === null) {
      await saveRelease(db, { ...block, releasedAt: context.now() });
      const changes = { block: [factsOf(block), null] as const };
      const cause = causeOf(principal, 'release-block');
      await recordDayChange(context, db, venue, cause, { workDay, changes });
    }
    const settings = await readDaySettings(db, accountId, workDay);
    return viewServiceDay(context, db, principal, venue, settings);
  });
}
