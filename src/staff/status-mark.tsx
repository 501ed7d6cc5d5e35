import type { BookingStatus } from '../domain/booking-status.ts';
import { Icon, type IconName } from './icon.tsx';
import { messages } from './messages.ts';

/** The drawing of each status; the colours are in staff.css, by `data-status`. */
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

/** A status as colour, icon and word together, for no one can rely on one of them alone. */
export function StatusMark({ status }: { status: BookingStatus }) {
  return (
    <span className="status" data-status={status}>
      <Icon name={STATUS_ICONS[status]} />
      <span>{messages.status[status]}</span>
    </span>
  );
}
