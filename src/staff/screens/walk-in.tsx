import './form-dialogs.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../client/errors.ts';
import type { PrivateBooking } from '../../contract/booking.ts';
import { tableWords } from '../booking-words.ts';
import { showReading } from '../bookings.ts';
import { useDesk } from '../desk.tsx';
import { Dialog } from '../dialog.tsx';
import { useDoor } from '../door.ts';
import { useIdempotencyKey } from '../idempotency.ts';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { Stepper } from '../stepper.tsx';
import { failureWords } from '../use-booking-change.ts';
import { TableChoice } from './table-choice.tsx';
import { EMPTY_WALK_IN, toWalkIn, WalkInForm } from './walk-in-form.ts';

const QUICK_PARTIES = [1, 2, 3, 4, 5, 6];
const QUICK_CHILDREN = [0, 1, 2, 3];
const QUICK_WAITS = [10, 15, 20, 30, 45, 60];
const words = messages.walkInForm;

/** Guests at the door: seated at once, or put on the list with a quoted wait. */
export default function WalkIn({ onClose }: { onClose: () => void }) {
  const door = useDoor();
  const cache = useQueryClient();
  const { session } = useSession();
  const { tell } = useDesk();
  const keyOf = useIdempotencyKey();
  const [isRetrying, setIsRetrying] = useState(false);
  const { separatesAdultsAndChildren, accountId, tables } = session.venue;

  const { register, control, handleSubmit, setValue, setError, formState } = useForm<WalkInForm>({
    defaultValues: EMPTY_WALK_IN,
    resolver: zodResolver(WalkInForm, { jitless: true }),
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
      return door.call('create-walk-in', { body }, options);
    },
    onSettled: () => setIsRetrying(false),
    onSuccess: ({ answer: booking, etag }) => {
      onClose();
      tell({ text: doneText(booking), isProblem: false });
      return showReading(cache, accountId, { booking, etag });
    },
    onError: (failure) => {
      if (!(failure instanceof ProblemError)) return;
      for (const { parameter, reason } of failure.problem.errors ?? []) {
        const name = parameter.replace(/\[.*/, '') as keyof WalkInForm;
        if (name in EMPTY_WALK_IN) setError(name, { message: reason });
      }
    },
  });

  const chosen = tables.filter(({ id }) => form.tables.includes(String(id)));
  const pax = (form.pax || 0) + (form.paxChildren || 0);
  const names = tableWords(chosen);

  return (
    <Dialog heading={words.heading} onClose={onClose} size="large">
      <form
        className="form"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => create.mutate(values))(event)}
      >
        <Stepper
          label={separatesAdultsAndChildren ? words.adults : words.party}
          quick={QUICK_PARTIES}
          value={form.pax}
          least={1}
          most={100}
          onValue={set('pax')}
          error={formState.errors.pax?.message}
          input={register('pax', { valueAsNumber: true })}
        />
        {separatesAdultsAndChildren && (
          <Stepper
            label={words.children}
            quick={QUICK_CHILDREN}
            value={form.paxChildren}
            least={0}
            most={100}
            onValue={set('paxChildren')}
            error={formState.errors.paxChildren?.message}
            input={register('paxChildren', { valueAsNumber: true })}
          />
        )}

        <fieldset className="segments">
          <legend>{words.what}</legend>
          <label>
            <input type="radio" value="SEATED" {...register('status')} />
            <span>{words.seatNow}</span>
          </label>
          <label>
            <input type="radio" value="WAIT_LIST_WALK_IN" {...register('status')} />
            <span>{words.waitList}</span>
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
            label={words.wait}
            quick={QUICK_WAITS}
            value={form.quotedWaitMinutes}
            least={5}
            most={1440}
            step={5}
            onValue={set('quotedWaitMinutes')}
            error={formState.errors.quotedWaitMinutes?.message}
            input={register('quotedWaitMinutes', { valueAsNumber: true })}
          />
        )}

        <div className="form-foot">
          {create.error && (
            <p className="problem" role="alert">
              {failureWords(create.error, words.heading)}
            </p>
          )}
          {isRetrying && <p role="status">{messages.failure.retrying}</p>}
          <button type="submit" className="button main wide tall" aria-busy={create.isPending}>
            {create.isPending
              ? words.sending
              : form.status === 'WAIT_LIST_WALK_IN'
                ? words.putOnList(pax, form.quotedWaitMinutes || 0)
                : names === ''
                  ? words.seat(pax)
                  : words.seatAt(pax, names)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function doneText(booking: PrivateBooking): string {
  const pax = booking.pax + booking.paxChildren;
  if (booking.status === 'WAIT_LIST_WALK_IN') {
    return words.doneWaiting(pax, booking.quotedWaitMinutes ?? 0);
  }
  const tables = tableWords(booking.tables);
  return tables === '' ? words.doneNoTable(pax) : words.done(pax, tables);
}
