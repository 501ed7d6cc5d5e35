import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useWaitListChange } from './use-wait-list-change.ts';

interface OfferButtonProps {
  booking: StaffBooking;
  /** The party in words, for the button's name. */
  who: string;
}

/** Offers a table to a party on the wait list; nothing for other bookings, and for one that has an offer. */
export function OfferButton({ booking, who }: OfferButtonProps) {
  const messages = useMessages();
  const { waitList: texts } = messages;
  const { mutate, isPending, error } = useWaitListChange(booking);
  if (booking.status !== 'PENDING_WAIT_LIST_BOOKING' || !booking.waitList) return null;
  if (booking.waitList.offer) return null;
  return (
    <>
      <button
        type="button"
        className="button main"
        aria-label={messages.moveOf(texts.offer, who)}
        disabled={isPending}
        onClick={() => mutate({ kind: 'offer-table' })}
      >
        {isPending ? texts.offering : texts.offer}
      </button>
      {!booking.customer?.email && <p className="request-remark">{texts.noAddress}</p>}
      {error && (
        <p className="field-error request-remark" role="alert">
          {errorText(error, texts.offer, messages)}
        </p>
      )}
    </>
  );
}
