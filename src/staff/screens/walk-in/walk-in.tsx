import '../../parts/form-dialogs.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useApiClient } from '../../api-client.ts';
import { toVersionedBooking, updateCachedBooking } from '../../bookings/booking-queries.ts';
import { tableText } from '../../bookings/booking-text.ts';
import { errorText } from '../../bookings/use-booking-change.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useSession } from '../../session/session.ts';
import { Stepper } from './stepper.tsx';
import { TableChoice } from './table-choice.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { EMPTY_WALK_IN, toWalkIn, type WalkInForm, walkInSchema } from './walk-in-form.ts';

const PARTIES = [1, 2, 3, 4, 5, 6];
const CHILDREN = [0, 1, 2, 3];
const WAITS = [10, 15, 20, 30, 45, 60];
/** The form for guests without a booking: they get a table now, or go on the wait list. */
export default function WalkIn({ onClose }: { onClose: () => void }) {
  const messages = useMessages();
  const texts = messages.walkInForm;
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  const { notify } = useNotifications();
  const keyOf = useIdempotencyKey();
  const [isRetrying, setIsRetrying] = useState(false);
  const { separatesAdultsAndChildren, accountId, tables } = session.venue;

  const schema = useMemo(() => walkInSchema(messages), [messages]);
  const { register, control, handleSubmit, setValue, setError, formState } = useForm<WalkInForm>({
    defaultValues: EMPTY_WALK_IN,
    resolver: zodResolver(schema, { jitless: true }),
  });
  const form = useWatch({ control }) as WalkInForm;
  const set = (name: 'pax' | 'paxChildren' | 'quotedWaitMinutes') => (value: number) =>
    setValue(name, value, { shouldValidate: formState.isSubmitted });

  const create = useMutation({
    mutationFn: (values: WalkInForm) => {
      const body = toWalkIn(values);
      const options = {
        idempotencyKey: keyOf(body),
        maxTries: 3,
        onWait: () => setIsRetrying(true),
      };
      return apiClient.call('create-walk-in', { body }, options);
    },
    onSettled: () => setIsRetrying(false),
    onSuccess: (reply) => {
      const versioned = toVersionedBooking(reply);
      onClose();
      notify({ text: doneText(versioned.booking, messages), isProblem: false });
      return updateCachedBooking(cache, accountId, versioned);
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) return;
      for (const { parameter, reason } of error.problem.errors ?? []) {
        const name = parameter.replace(/\[.*/, '') as keyof WalkInForm;
        if (name in EMPTY_WALK_IN) setError(name, { message: reason });
      }
    },
  });

  const chosen = tables.filter(({ id }) => form.tables.includes(String(id)));
  const pax = (form.pax || 0) + (form.paxChildren || 0);
  const tableNames = tableText(chosen, messages);

  return (
    <Dialog heading={texts.heading} onClose={onClose} size="large">
      <form
        className="form"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => create.mutate(values))(event)}
      >
        <Stepper
          label={separatesAdultsAndChildren ? texts.adults : texts.party}
          presets={PARTIES}
          value={form.pax}
          min={1}
          max={100}
          onValue={set('pax')}
          error={formState.errors.pax?.message}
          input={register('pax', { valueAsNumber: true })}
        />
        {separatesAdultsAndChildren && (
          <Stepper
            label={texts.children}
            presets={CHILDREN}
            value={form.paxChildren}
            min={0}
            max={100}
            onValue={set('paxChildren')}
            error={formState.errors.paxChildren?.message}
            input={register('paxChildren', { valueAsNumber: true })}
          />
        )}

        <fieldset className="segments">
          <legend>{texts.what}</legend>
          <label>
            <input type="radio" value="SEATED" {...register('status')} />
            <span>{texts.seatNow}</span>
          </label>
          <label>
            <input type="radio" value="WAIT_LIST_WALK_IN" {...register('status')} />
            <span>{texts.waitList}</span>
          </label>
        </fieldset>

        {form.status === 'SEATED' ? (
          <TableChoice
            pax={pax}
            chosen={chosen}
            onChosen={(ids) => setValue('tables', ids)}
            error={formState.errors.tables?.message}
          />
        ) : (
          <Stepper
            label={texts.wait}
            presets={WAITS}
            value={form.quotedWaitMinutes}
            min={5}
            max={1440}
            step={5}
            onValue={set('quotedWaitMinutes')}
            error={formState.errors.quotedWaitMinutes?.message}
            input={register('quotedWaitMinutes', { valueAsNumber: true })}
          />
        )}

        <div className="form-foot">
          {create.error && (
            <p className="problem" role="alert">
              {errorText(create.error, texts.heading, messages)}
            </p>
          )}
          {isRetrying && <p role="status">{messages.error.retrying}</p>}
          <button type="submit" className="button main wide tall" aria-busy={create.isPending}>
            {create.isPending
              ? texts.sending
              : form.status === 'WAIT_LIST_WALK_IN'
                ? texts.putOnList(pax, form.quotedWaitMinutes || 0)
                : tableNames === ''
                  ? texts.seat(pax)
                  : texts.seatAt(pax, tableNames)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function doneText(booking: StaffBooking, messages: StaffMessages): string {
  const texts = messages.walkInForm;
  const pax = booking.pax + booking.paxChildren;
  if (booking.status === 'WAIT_LIST_WALK_IN') {
    return texts.doneWaiting(pax, booking.quotedWaitMinutes ?? 0);
  }
  const tables = tableText(booking.tables, messages);
  return tables === '' ? texts.doneNoTable(pax) : texts.done(pax, tables);
}
