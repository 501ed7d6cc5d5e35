import { useFormContext, useWatch } from 'react-hook-form';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { useSession } from '../../session/session.ts';
import { contactOf, splitContact } from './contact.ts';
import type { SheetForm } from './sheet-form.ts';
import type { PrivacyTold } from './sheet-requests.ts';

/** The guest of a new booking: name and phone in one field, or each in its own. */
export function NewGuestFields() {
  const { session } = useSession();
  const messages = useMessages('bookingSheet');
  const texts = messages.bookingSheet;
  const { register, formState, control } = useFormContext<SheetForm>();
  const form = useWatch({ control }) as SheetForm;
  const { errors } = formState;
  const typed = splitContact(form.who);
  const { phone } = contactOf(form, session.venue.country);
  const hint =
    typed.phone === '' || phone === null
      ? texts.nameOrPhoneHint
      : typed.name === ''
        ? texts.readAsPhone(phone)
        : texts.readAs(typed.name, phone);
  return (
    <div className="sheet-row guest-fields">
      <Field
        label={texts.nameOrPhone}
        hint={hint}
        error={errors.who?.message}
        input={(attributes) => (
          <input
            {...attributes}
            {...register('who')}
            type="text"
            autoComplete="off"
            enterKeyHint="next"
            data-focus
          />
        )}
      />
      <Field
        label={texts.phone}
        error={errors.phone?.message}
        input={(attributes) => (
          <input {...attributes} {...register('phone')} type="tel" autoComplete="off" />
        )}
      />
      <Field
        label={texts.email}
        error={errors.email?.message}
        input={(attributes) => (
          <input {...attributes} {...register('email')} type="email" autoComplete="off" />
        )}
      />
    </div>
  );
}

/** How the guest learnt what happens to their data. Consent to marketing is not asked for. */
export function PrivacyChoice({ likelyTold }: { likelyTold: PrivacyTold }) {
  const messages = useMessages('bookingSheet');
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

/** The guest of a booking that is changed. */
export function KnownGuest({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { customer } = booking;
  return (
    <p className="known-guest">
      <strong>{nameOf(booking, messages)}</strong>
      {customer?.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>}
      {customer?.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
    </p>
  );
}
