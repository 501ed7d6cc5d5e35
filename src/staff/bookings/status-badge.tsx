import type { BookingStatus } from '../../domain/booking-status.ts';
import { useMessages } from '../messages/messages.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

/** The icon of each status; staff.css sets the colours by `data-status`. */
export const STATUS_ICONS: Record<BookingStatus, IconName> = {
  REQUESTED: 'question',
  PENDING_MERCHANT_CONFIRMATION: 'eye',
  PENDING_WAIT_LIST_BOOKING: 'list',
  CONFIRMED: 'check',
  WAIT_LIST_WALK_IN: 'hourglass',
  ARRIVED: 'door',
  SEATED: 'seat',
  DESSERTS: 'cake',
  ACCOUNT_SENT: 'bill',
  ACCOUNT_PAID: 'coins',
  ATTENDED: 'leave',
  CANCELED: 'cross',
  NO_SHOW: 'absent',
  DECLINED_BY_MERCHANT: 'cross',
  DELETED: 'trash',
};

/** A status as colour, icon and text, because some people cannot tell colours or icons apart. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const messages = useMessages();
  return (
    <span className="status" data-status={status}>
      <Icon name={STATUS_ICONS[status]} />
      <span>{messages.status[status]}</span>
    </span>
  );
}
