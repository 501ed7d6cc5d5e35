import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { moneyOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { toMoneyInput } from './money-input.ts';
import type { TicketForm } from './ticket-form.ts';
import type { TicketSums } from './ticket-sums.ts';

/** The fields of the whole ticket: discount, total, tip and number. */
export function TicketTotals({ sums }: { sums: TicketSums }) {
  const texts = useMessages('service').ticketForm;
  const { format } = useSession();
  const { register, formState, setValue, clearErrors } = useFormContext<TicketForm>();
  const { errors } = formState;
  const { sumOfLines, total, addsUp } = sums;

  return (
    <>
      <div className="whole">
        <Field
          label={texts.discount}
          error={errors.discount?.message}
          input={(attributes) => (
            <input {...attributes} inputMode="decimal" {...register('discount')} />
          )}
        />
        <Field
          label={texts.total}
          hint={sumOfLines === null ? undefined : texts.totalHint(moneyOf(sumOfLines, format))}
          error={errors.total?.message}
          input={(attributes) => (
            <input {...attributes} inputMode="decimal" data-focus {...register('total')} />
          )}
        />
        <Field
          label={texts.tip}
          error={errors.tip?.message}
          input={(attributes) => <input {...attributes} inputMode="decimal" {...register('tip')} />}
        />
        <Field
          label={texts.number}
          error={errors.externalId?.message}
          input={(attributes) => (
            <input {...attributes} type="text" autoComplete="off" {...register('externalId')} />
          )}
        />
      </div>
      <div role="status">
        {sumOfLines !== null && total !== null && !addsUp && (
          <p className="mismatch">
            <Icon name="warning" />
            <span>{texts.mismatch(moneyOf(sumOfLines, format), moneyOf(total, format))}</span>
            {sumOfLines >= 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setValue('total', toMoneyInput(sumOfLines, format.locale), { shouldDirty: true });
                  clearErrors('total');
                }}
              >
                {texts.takeLines(moneyOf(sumOfLines, format))}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** Total, payments, balance and the resulting status, always visible above the button. */
export function TicketSummary({ sums }: { sums: TicketSums }) {
  const texts = useMessages('service').ticketForm;
  const { format } = useSession();
  const { total, tip, paid, hasPayments, toPay, status } = sums;
  if (total === null) return null;
  const balance: [string, number] =
    toPay > 0 ? [texts.toPay, toPay] : toPay < 0 ? [texts.change, -toPay] : [texts.settled, 0];
  return (
    <div className="sums">
      <dl>
        <div>
          <dt>{tip > 0 ? texts.sumWithTip : texts.sum}</dt>
          <dd>{moneyOf(total + tip, format)}</dd>
        </div>
        {hasPayments && (
          <>
            <div>
              <dt>{texts.paid}</dt>
              <dd>{moneyOf(paid, format)}</dd>
            </div>
            <div className="balance" data-open={toPay > 0 || undefined}>
              <dt>{balance[0]}</dt>
              <dd>{moneyOf(balance[1], format)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="visually-hidden" role="status">
        {hasPayments && `${balance[0]}: ${moneyOf(balance[1], format)}`}
      </p>
      <p className="hint">
        {!hasPayments
          ? texts.noPayments
          : status === 'ACCOUNT_SENT'
            ? texts.staysOpen
            : texts.willBePaid}
      </p>
    </div>
  );
}
