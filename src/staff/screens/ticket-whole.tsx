import { useFormContext } from 'react-hook-form';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { messages } from '../messages.ts';
import { toMoneyInput } from '../money-input.ts';
import { useSession } from '../session.ts';
import type { TicketForm, TicketSums } from '../ticket-form.ts';
import { moneyOf } from '../wording.ts';

const words = messages.ticketForm;

/** What goes for the ticket as a whole: discount, total, tip and its number. */
export function TicketWhole({ sums }: { sums: TicketSums }) {
  const { wording } = useSession();
  const { register, formState, setValue, clearErrors } = useFormContext<TicketForm>();
  const { errors } = formState;
  const { comesTo, total, addsUp } = sums;

  return (
    <>
      <div className="whole">
        <Field
          label={words.discount}
          error={errors.discount?.message}
          input={<input inputMode="decimal" {...register('discount')} />}
        />
        <Field
          label={words.total}
          hint={comesTo === null ? undefined : words.totalHint(moneyOf(comesTo, wording))}
          error={errors.total?.message}
          input={<input inputMode="decimal" data-focus {...register('total')} />}
        />
        <Field
          label={words.tip}
          error={errors.tip?.message}
          input={<input inputMode="decimal" {...register('tip')} />}
        />
        <Field
          label={words.number}
          error={errors.externalId?.message}
          input={<input type="text" autoComplete="off" {...register('externalId')} />}
        />
      </div>
      <div role="status">
        {comesTo !== null && total !== null && !addsUp && (
          <p className="mismatch">
            <Icon name="warning" />
            <span>{words.mismatch(moneyOf(comesTo, wording), moneyOf(total, wording))}</span>
            {comesTo >= 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setValue('total', toMoneyInput(comesTo, wording.locale), { shouldDirty: true });
                  clearErrors('total');
                }}
              >
                {words.takeLines(moneyOf(comesTo, wording))}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** What is to pay, what was paid, and where that leads: always in sight above the button. */
export function TicketSumsLine({ sums }: { sums: TicketSums }) {
  const { wording } = useSession();
  const { total, tip, paid, hasPayments, toPay, status } = sums;
  if (total === null) return null;
  const balance: [string, number] =
    toPay > 0 ? [words.toPay, toPay] : toPay < 0 ? [words.change, -toPay] : [words.settled, 0];
  return (
    <div className="sums">
      <dl>
        <div>
          <dt>{tip > 0 ? words.sumWithTip : words.sum}</dt>
          <dd>{moneyOf(total + tip, wording)}</dd>
        </div>
        {hasPayments && (
          <>
            <div>
              <dt>{words.paid}</dt>
              <dd>{moneyOf(paid, wording)}</dd>
            </div>
            <div className="balance" data-open={toPay > 0 || undefined}>
              <dt>{balance[0]}</dt>
              <dd>{moneyOf(balance[1], wording)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="unseen" role="status">
        {hasPayments && `${balance[0]}: ${moneyOf(balance[1], wording)}`}
      </p>
      <p className="hint">
        {!hasPayments
          ? words.noPayments
          : status === 'ACCOUNT_SENT'
            ? words.staysOpen
            : words.willBePaid}
      </p>
    </div>
  );
}
