import { Refusal } from '../../domain/refusal.ts';
import { findBlock, saveRelease } from '../../store/blocks.ts';
import { readDaySettings } from '../../store/day-settings.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { change } from '../transactions.ts';
import { factsOf, recordDayChange } from './record-day-change.ts';
import { readServiceDayView, type ServiceDayView, viewServiceDay } from './service-day-view.ts';

const RELEASE = { operation: 'release-block', permission: 'tonight:change' } as const;

/**
 * DELETE /staff/v3/blocks/{blockId}: gives the tables of a block free. Once it is released, nothing changes any more.
 * @throws Refusal BOOKING_NOT_FOUND
 */
export function releaseBlock(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<ServiceDayView> {
  const written = change({ context, principal }, RELEASE, async (tx) => {
    const { db } = tx;
    const { accountId } = tx.venue;
    const block = await findBlock(db, accountId, id);
    if (!block) throw new Refusal('BOOKING_NOT_FOUND', 'The venue has no block with this id.');
    const { workDay } = block;
    if (block.releasedAt === null) {
      await saveRelease(db, { ...block, releasedAt: context.now() });
      const changes = { block: [factsOf(block), null] as const };
      await recordDayChange(tx, { workDay, changes });
    }
    const settings = await readDaySettings(db, accountId, workDay);
    return readServiceDayView(tx, settings);
  });
  return viewServiceDay(written);
}
