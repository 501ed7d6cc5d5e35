import { useFormContext, useWatch } from 'react-hook-form';
import { visitTexts } from '../../bookings/visits-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { useSession } from '../../session/session.ts';
import { useProfile } from '../guests/guest-calls.ts';
import { contactOf, splitContact } from './contact.ts';
import { GuestCombobox } from './guest-combobox.tsx';
import type { SheetForm } from './sheet-form.ts';

/**
 * Who the guest is: name and phone in one field, or each in its own. Guests who came before are found meanwhile.
 * @param initialUuid of the guest whom the booking has; empty for none
 */
export function GuestFields({ initialUuid }: { initialUuid: string }) {
  const { session } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { register, formState, control, setValue } = useFormContext<SheetForm>();
  const form = useWatch({ control }) as SheetForm;
  const seesGuests = session.staff.permissions.includes('customers:read');
  const { data: guest } = useProfile(seesGuests ? form.customerUuid : '');
  const { errors, isSubmitted } = formState;
  const typed = splitContact(form.who);
  const { phone } = contactOf(form);
  const hint =
    typed.phone === '' || phone === null
      ? texts.nameOrPhoneHint
      : typed.name === ''
        ? texts.readAsPhone(phone)
        : texts.readAs(typed.name, phone);
  // Another contact than that of the chosen guest is of somebody else.
  const forgetUnless = (isMissing: boolean) => {
    if (!isMissing) setValue('customerUuid', initialUuid);
  };
  return (
    <>
      <div className="sheet-row guest-fields">
        <Field
          label={texts.nameOrPhone}
          hint={hint}
          error={errors.who?.message}
          input={(attributes) => (
            <GuestCombobox
              attributes={attributes}
              input={register('who', { onChange: () => forgetUnless(false) })}
              typed={seesGuests && form.customerUuid === initialUuid ? form.who : ''}
              onChosen={({ uuid, name, phone: number, email }) => {
                const check = { shouldValidate: isSubmitted };
                setValue('customerUuid', uuid);
                setValue('who', name, check);
                setValue('phone', number ?? '', check);
                setValue('email', email ?? '', check);
              }}
            />
          )}
        />
        <Field
          label={texts.phone}
          error={errors.phone?.message}
          input={(attributes) => (
            <input
              {...attributes}
              {...register('phone', { onChange: () => forgetUnless(guest?.phone === null) })}
              type="tel"
              autoComplete="off"
            />
          )}
        />
        <Field
          label={texts.email}
          error={errors.email?.message}
          input={(attributes) => (
            <input
              {...attributes}
              {...register('email', { onChange: () => forgetUnless(guest?.email === null) })}
              type="email"
              autoComplete="off"
            />
          )}
        />
      </div>
      {form.customerUuid !== '' && <ChosenGuest uuid={form.customerUuid} />}
    </>
  );
}

/** What is known about the guest and matters for a booking. */
function ChosenGuest({ uuid }: { uuid: string }) {
  const messages = useMessages();
  const { session, format } = useSession();
  const seesGuests = session.staff.permissions.includes('customers:read');
  const { data: guest } = useProfile(seesGuests ? uuid : '');
  if (!guest) return null;
  const { isVip, noShowsCount, tags, privateNotes } = guest;
  const { details } = messages;
  const known = [
    isVip && messages.badge.vip,
    ...visitTexts(guest, messages, format),
    noShowsCount > 0 && details.noShows(noShowsCount),
    ...tags.map(({ name }) => name),
  ];
  const allergies = [...new Set(guest.allergiesTold.map(({ text }) => text))];
  return (
    <div className="found-guest" role="status">
      <p>{known.filter(Boolean).join(', ')}</p>
      {allergies.length > 0 && (
        <p className="found-guest-allergies">
          {details.allergies}: {allergies.join('; ')}
        </p>
      )}
      {privateNotes && <p>{privateNotes}</p>}
    </div>
  );
}
