import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { useSession } from '../../session/session.ts';
import type { SheetForm } from './sheet-form.ts';

/** The experience of a new booking, where the venue has some. */
export function ExperienceField() {
  const { venue } = useSession().session;
  const { bookingSheet: texts } = useMessages('service');
  const { register, formState } = useFormContext<SheetForm>();
  // A session that the device kept from before an upgrade has none.
  const experiences = venue.experiences ?? [];
  if (experiences.length === 0) return null;
  return (
    <Field
      label={texts.experience}
      error={formState.errors.experienceId?.message}
      input={(attributes) => (
        <select
          {...attributes}
          {...register('experienceId', { setValueAs: (id) => (id ? Number(id) : null) })}
        >
          <option value="">{texts.noExperience}</option>
          {experiences.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  );
}
