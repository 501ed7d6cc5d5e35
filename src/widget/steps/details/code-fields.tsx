import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../diner/use-debounced.ts';
import type { FillingDetails } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { slotQueryFor } from '../use-slot-check.ts';
import { type DetailsForm, Field } from './field.tsx';

const MIN_CODE_LENGTH = 6;

export function CodeField(props: {
  form: DetailsForm;
  name: 'promoCode' | 'redemptionCode';
  label: string;
}) {
  const { form, name, label } = props;
  return (
    <Field form={form} name={name} label={label} isOptional>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}

/** Checks a promo code after a pause in typing. With a shorter pause, unfinished codes
 * would be sent, and would count towards the server's limit of wrong codes. */
export function PromoField({ form, flow }: { form: DetailsForm; flow: FillingDetails }) {
  const context = useWidget();
  const { i18n } = context;
  const { messages } = i18n;
  const typed = form.watch('promoCode').trim();
  const code = useDebounced(typed, 1000);
  const isComplete = code === typed && code.length >= MIN_CODE_LENGTH;
  const slot = useQuery({ ...slotQueryFor(context, flow, code), enabled: isComplete });
  const isChecked = isComplete && slot.data !== undefined && !form.formState.errors.promoCode;
  return (
    <div>
      <CodeField form={form} name="promoCode" label={messages.promoCode} />
      <p className="hint" role="status">
        {isChecked &&
          (slot.data.promo
            ? i18n.format(messages.promoApplied, { name: slot.data.promo.name })
            : messages.promoCodeError)}
      </p>
    </div>
  );
}
