import { useFieldArray, useFormContext } from 'react-hook-form';
import { PAYMENT_METHODS } from '../../../domain/ticket.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useSession } from '../../session/session.ts';
import { toMoneyInput } from './money-input.ts';
import type { TicketForm } from './ticket-form.ts';

/** The payments. A new one starts with the amount still to pay (cents). */
export function TicketPayments({ toPay }: { toPay: number }) {
  const texts = useMessages('service').ticketForm;
  const { format } = useSession();
  const { control, register, formState } = useFormContext<TicketForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments' });
  const errors = formState.errors.payments;

  return (
    <fieldset className="lines">
      <legend>{texts.payments}</legend>
      {fields.map((field, index) => (
        <fieldset className="line payment" aria-label={texts.payment(index + 1)} key={field.id}>
          <Field
            label={texts.method}
            error={errors?.[index]?.method?.message}
            input={(attributes) => (
              <select {...attributes} {...register(`payments.${index}.method`)}>
                {PAYMENT_METHODS.map((method) => (
                  <option key={method} value={method}>
                    {texts.methods[method]}
                  </option>
                ))}
              </select>
            )}
          />
          <Field
            label={texts.amount}
            error={errors?.[index]?.amount?.message}
            input={(attributes) => (
              <input
                {...attributes}
                inputMode="decimal"
                // The amount is a proposal: typing replaces it.
                onFocus={({ currentTarget }) => currentTarget.select()}
                {...register(`payments.${index}.amount`)}
              />
            )}
          />
          <button type="button" className="button quiet square" onClick={() => remove(index)}>
            <Icon name="trash" />
            <span className="visually-hidden">{texts.removePayment(index + 1)}</span>
          </button>
        </fieldset>
      ))}
      <div className="add-payments">
        {(['CARD', 'CASH', 'VOUCHER', 'TRANSFER', 'OTHER'] as const).map((method) => (
          <button
            key={method}
            type="button"
            className="button"
            aria-label={texts.addPayment(texts.methods[method])}
            onClick={() =>
              append(
                { method, amount: toPay > 0 ? toMoneyInput(toPay, format.locale) : '' },
                { focusName: `payments.${fields.length}.amount` },
              )
            }
          >
            <Icon name="plus" />
            {texts.methods[method]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
