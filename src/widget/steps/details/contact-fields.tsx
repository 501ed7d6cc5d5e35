import { useWidget } from '../../widget-context.ts';
import { type DetailsForm, Field } from './field.tsx';

/** The name, and an email address or phone number. */
export function ContactFields({ form }: { form: DetailsForm }) {
  const { i18n, venue } = useWidget();
  const { messages } = i18n;
  return (
    <div className="fields">
      <Field form={form} name="name" label={messages.name}>
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
      <Field form={form} name="email" label={messages.email} hint={messages.contactHint}>
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
        label={messages.phone}
        hint={i18n.format(messages.phoneHint, {
          example: venue.country === 'GB' ? '+34 …' : '+44 …',
        })}
      >
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" {...form.register('phone')} />
        )}
      </Field>
    </div>
  );
}
