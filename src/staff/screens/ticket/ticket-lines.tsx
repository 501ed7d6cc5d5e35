import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { moneyOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { EMPTY_LINE, type TicketForm } from './ticket-form.ts';
import { lineSum } from './ticket-sums.ts';

/** The lines of the bill, each with its total. */
export function TicketLines() {
  const texts = useMessages('service').ticketForm;
  const { format } = useSession();
  const { control, register, formState } = useFormContext<TicketForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const errors = formState.errors.lines;

  return (
    <fieldset className="lines">
      <legend>{texts.lines}</legend>
      {fields.map((field, index) => {
        const line = lines[index];
        const sum = line ? lineSum(line, format.locale) : null;
        return (
          <fieldset className="line" aria-label={texts.line(index + 1)} key={field.id}>
            <Field
              label={texts.description}
              error={errors?.[index]?.description?.message}
              input={(attributes) => (
                <input
                  {...attributes}
                  type="text"
                  maxLength={255}
                  {...register(`lines.${index}.description`)}
                />
              )}
            />
            <Field
              label={texts.quantity}
              error={errors?.[index]?.quantity?.message}
              input={(attributes) => (
                <input
                  {...attributes}
                  inputMode="numeric"
                  {...register(`lines.${index}.quantity`)}
                />
              )}
            />
            <Field
              label={texts.unitPrice}
              error={errors?.[index]?.unitPrice?.message}
              input={(attributes) => (
                <input
                  {...attributes}
                  inputMode="decimal"
                  {...register(`lines.${index}.unitPrice`)}
                />
              )}
            />
            <Field
              label={texts.lineDiscount}
              error={errors?.[index]?.discount?.message}
              input={(attributes) => (
                <input
                  {...attributes}
                  inputMode="decimal"
                  {...register(`lines.${index}.discount`)}
                />
              )}
            />
            <p className="line-sum">
              <span className="visually-hidden">{texts.lineTotal}</span>
              {sum === null ? '–' : moneyOf(sum, format)}
            </p>
            <button type="button" className="button quiet square" onClick={() => remove(index)}>
              <Icon name="trash" />
              <span className="visually-hidden">{texts.removeLine(index + 1)}</span>
            </button>
          </fieldset>
        );
      })}
      <button
        type="button"
        className="button"
        onClick={() =>
          append({ ...EMPTY_LINE }, { focusName: `lines.${fields.length}.description` })
        }
      >
        <Icon name="plus" />
        {texts.addLine}
      </button>
    </fieldset>
  );
}
