import { useFieldArray, useFormContext } from 'react-hook-form';
import { PAYMENT_METHODS } from '../../domain/ticket.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { toMoneyInput } from '../money-input.ts';
import { useSession } from '../session.ts';
import type { TicketForm } from '../ticket-form.ts';

const words = messages.ticketForm;

/** How the guests paid. A new payment begins with what is still to pay. */
export function TicketPayments({ toPay }: { toPay: number }) {
  const { wording } = useSession();
  const { control, register, formState } = useFormContext<TicketForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments' });
  const errors = formState.errors.payments;

  return (
    <fieldset className="lines">
      <legend>{words.payments}</legend>
      {fields.map((field, index) => (
        <fieldset className="line payment" aria-label={words.payment(index + 1)} key={field.id}>
          <Field
            label={words.method}
            error={errors?.[index]?.method?.message}
            input={
              <select {...register(`payments.${index}.method`)}>
                {PAYMENT_METHODS.map((method) => (
                  <option key={method} value={method}>
                    {words.methods[method]}
                  </option>
                ))}
              </select>
            }
          />
          <Field
            label={words.amount}
            error={errors?.[index]?.amount?.message}
            input={<input inputMode="decimal" {...register(`payments.${index}.amount`)} />}
          />
          <button type="button" className="button quiet square" onClick={() => remove(index)}>
            <Icon name="trash" />
            <span className="unseen">{words.removePayment(index + 1)}</span>
          </button>
        </fieldset>
      ))}
      <div className="add-payments">
        {(['CARD', 'CASH', 'VOUCHER', 'TRANSFER', 'OTHER'] as const).map((method) => (
          <button
            key={method}
            type="button"
            className="button"
            aria-label={words.addPayment(words.methods[method])}
            onClick={() =>
              append({ method, amount: toPay > 0 ? toMoneyInput(toPay, wording.locale) : '' })
            }
          >
            <Icon name="plus" />
            {words.methods[method]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
