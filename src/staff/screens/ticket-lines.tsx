import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { EMPTY_LINE, lineSum, type TicketForm } from '../ticket-form.ts';
import { moneyOf } from '../wording.ts';

const words = messages.ticketForm;

/** The lines of the bill, each with what it comes to. */
export function TicketLines() {
  const { wording } = useSession();
  const { control, register, formState } = useFormContext<TicketForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const errors = formState.errors.lines;

  return (
    <fieldset className="lines">
      <legend>{words.lines}</legend>
      {fields.map((field, index) => {
        const line = lines[index];
        const sum = line ? lineSum(line, wording.locale) : null;
        return (
          <fieldset className="line" aria-label={words.line(index + 1)} key={field.id}>
            <Field
              label={words.description}
              error={errors?.[index]?.description?.message}
              input={
                <input type="text" maxLength={255} {...register(`lines.${index}.description`)} />
              }
            />
            <Field
              label={words.quantity}
              error={errors?.[index]?.quantity?.message}
              input={<input inputMode="numeric" {...register(`lines.${index}.quantity`)} />}
            />
            <Field
              label={words.unitPrice}
              error={errors?.[index]?.unitPrice?.message}
              input={<input inputMode="decimal" {...register(`lines.${index}.unitPrice`)} />}
            />
            <Field
              label={words.lineDiscount}
              error={errors?.[index]?.discount?.message}
              input={<input inputMode="decimal" {...register(`lines.${index}.discount`)} />}
            />
            <p className="line-sum">
              <span className="unseen">{words.lineTotal}</span>
              {sum === null ? '–' : moneyOf(sum, wording)}
            </p>
            <button type="button" className="button quiet square" onClick={() => remove(index)}>
              <Icon name="trash" />
              <span className="unseen">{words.removeLine(index + 1)}</span>
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
        {words.addLine}
      </button>
    </fieldset>
  );
}
