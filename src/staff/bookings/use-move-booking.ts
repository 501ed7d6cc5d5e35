import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
import { useTap } from '../outbox/use-tap.ts';
import { useCancelDialog } from './cancel-dialog.tsx';

/** Moves a booking to another status. A cancellation asks for the reason first. */
export function useMoveBooking(): (booking: StaffBooking, to: BookingStatus) => void {
  const tap = useTap();
  const { askForReason } = useCancelDialog();
  return (booking, to) => {
    if (to === 'CANCELED') askForReason(booking);
    else tap({ kind: 'status', to }, booking);
  };
}
