import { groupOf } from '../domain/booking-status.ts';
import { waitsForTable } from '../domain/wait-list/wait-list-place.ts';
import type { ManageContext } from './manage-context.ts';

/** How guests give up a table, their place on the wait list, or a request that is not answered yet. */
export function cancelWordsOf({ managed, i18n }: Pick<ManageContext, 'managed' | 'i18n'>) {
  const { messages } = i18n;
  const { booking } = managed;
  if (waitsForTable(booking))
    return {
      type: 'leave',
      action: messages.leaveWaitList,
      yes: messages.confirmLeave,
      no: messages.stayOnWaitList,
    } as const;
  if (groupOf(booking.status) === 'awaiting')
    return {
      type: 'withdraw',
      action: messages.withdrawRequest,
      yes: messages.withdrawRequest,
      no: messages.keepUnchanged,
    } as const;
  return {
    type: 'cancel',
    action: messages.cancelBooking,
    yes: messages.confirmCancel,
    no: messages.keepBooking,
  } as const;
}
