import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { GuestFields } from './guest-fields.tsx';
import { formOf, type SheetForm } from './sheet-form.ts';
import type { PrivacyTold } from './sheet-requests.ts';

/** How the guest learnt what happens to their data. Consent to marketing is not asked for. */
export function PrivacyChoice({ likelyTold }: { likelyTold: PrivacyTold }) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { setValue, control } = useFormContext<SheetForm>();
  const told = useWatch({ control, name: 'privacyTold' }) || likelyTold;
  return (
    <fieldset className="segments">
      <legend>{texts.privacy}</legend>
      {(['BY_PHONE', 'IN_PERSON'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="privacy-told"
            checked={told === each}
            onChange={() => setValue('privacyTold', each)}
          />
          <span>{texts.privacyTold[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface KnownGuestProps {
  booking: StaffBooking;
  likelyTold: PrivacyTold;
}

/** The guest of a booking that is changed, who can be corrected or be another one. */
export function KnownGuest({ booking, likelyTold }: KnownGuestProps) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { control } = useFormContext<SheetForm>();
  const names = ['customerUuid', 'who', 'phone', 'email'] as const;
  const values = useWatch({ control, name: names });
  const initial = formOf(booking);
  const isChanged = names.some((name, index) => values[index] !== initial[name]);
  const [isOpen, setIsOpen] = useState(isChanged);
  const { customer } = booking;
  if (isOpen)
    return (
      <>
        <GuestFields initialUuid={initial.customerUuid} />
        <PrivacyChoice likelyTold={likelyTold} />
      </>
    );
  return (
    <div className="known-guest">
      <strong>{nameOf(booking, messages)}</strong>
      {customer?.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>}
      {customer?.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {customer ? texts.changeGuest : texts.addGuest}
      </button>
    </div>
  );
}
