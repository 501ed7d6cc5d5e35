import { type DetailsForm, Field } from '../parts/field.tsx';
import { foreignExample, homeExample, knowsDialling } from '../phone.ts';
import { useSurroundings } from '../surroundings.ts';

/** The name, and one way to reach whoever bears it. */
export function ContactFields({ form }: { form: DetailsForm }) {
  const { text, venue } = useSurroundings();
  const { words } = text;
  return (
    <div className="fields">
      <Field form={form} name="name" label={words.name}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            maxLength={255}
            required
            {...form.register('name')}
          />
        )}
      </Field>
      <Field form={form} name="email" label={words.email} hint={words.contactHint}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...form.register('email')}
          />
        )}
      </Field>
      <Field
        form={form}
        name="phone"
        label={words.phone}
        hint={
          knowsDialling(venue.country)
            ? text.fill(words.phoneHint, { example: foreignExample(venue.country) })
            : text.fill(words.phoneHintAlways, { example: homeExample(venue.country) })
        }
      >
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" {...form.register('phone')} />
        )}
      </Field>
    </div>
  );
}
