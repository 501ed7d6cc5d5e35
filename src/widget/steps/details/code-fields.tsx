import { useQuery } from '@tanstack/react-query';
import type { FillingDetails } from '../../flow/flow.ts';
import { type DetailsForm, Field } from './field.tsx';
import { useWidget } from '../../widget-context.ts';
import { useDebounced } from '../../../diner/use-debounced.ts';
import { slotQueryFor } from '../use-slot-check.ts';

/** No code of a promo is shorter. */
const SHORTEST = 6;

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

/** Says whether the code that was typed holds for this booking, before anything is booked. */
export function PromoField({ form, flow }: { form: DetailsForm; flow: FillingDetails }) {
  const surroundings = useWidget();
  const { i18n } = surroundings;
  const { messages } = i18n;
  const typed = form.watch('promoCode').trim();
  const code = useDebounced(typed, 400);
  const isWhole = code === typed && code.length >= SHORTEST;
  const slot = useQuery({ ...slotQueryFor(surroundings, flow, code), enabled: isWhole });
  const isJudged = isWhole && slot.data !== undefined && !form.formState.errors.promoCode;
  return (
    <div>
      <CodeField form={form} name="promoCode" label={messages.promoCode} />
      <p className="hint" role="status">
        {isJudged &&
          (slot.data.promo
            ? i18n.format(messages.promoApplied, { name: slot.data.promo.name })
            : messages.promoCodeFault)}
      </p>
    </div>
  );
}
