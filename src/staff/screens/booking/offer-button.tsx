import { Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useMessages } from '../../messages/messages.ts';
import { OfferRefusal } from './offer-refusal.tsx';
import { useWaitListChange } from './use-wait-list-change.ts';

interface OfferButtonProps {
  booking: StaffBooking;
  /** The party in words, for the button's name where several parties have one. */
  who?: string;
}

/** Offers a table to a party on the wait list, and says why it was not possible. */
export function OfferButton({ booking, who }: OfferButtonProps) {
  const messages = useMessages();
  const { waitList: texts } = messages;
  const { mutate, isPending, error } = useWaitListChange(booking);
  return (
    <>
      <button
        type="button"
        className="button main"
        aria-label={who && messages.moveOf(texts.offer, who)}
        disabled={isPending}
        onClick={() => mutate({ kind: 'offer-table' })}
      >
        {isPending ? texts.offering : texts.offer}
      </button>
      {error && (
        <div className="field-error offer-error" role="alert">
          {/* What it may need to say why is loaded only then. */}
          <Suspense>
            <OfferRefusal booking={booking} error={error} />
          </Suspense>
        </div>
      )}
    </>
  );
}
