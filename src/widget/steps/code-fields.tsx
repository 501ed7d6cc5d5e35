import { useQuery } from '@tanstack/react-query';
import type { FillingDetails } from '../flow.ts';
import { type DetailsForm, Field } from '../parts/field.tsx';
import { useSurroundings } from '../surroundings.ts';
import { useSettled } from './use-settled.ts';
import { slotQueryFor } from './use-slot-check.ts';

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
  const surroundings = useSurroundings();
  const { text } = surroundings;
  const { words } = text;
  const typed = form.watch('promoCode').trim();
  const code = useSettled(typed, 400);
  const isWhole = code === typed && code.length >= SHORTEST;
  const slot = useQuery({ ...slotQueryFor(surroundings, flow, code), enabled: isWhole });
  const isJudged = isWhole && slot.data !== undefined && !form.formState.errors.promoCode;
  return (
    <div>
      <CodeField form={form} name="promoCode" label={words.promoCode} />
      <p className="hint" role="status">
        {isJudged &&
          (slot.data.promo
            ? text.fill(words.promoApplied, { name: slot.data.promo.name })
            : words.promoCodeFault)}
      </p>
    </div>
  );
}
