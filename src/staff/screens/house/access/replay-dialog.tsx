import { type FormEvent, useState } from 'react';
import {
  instantOfVenueWall,
  type UtcOffsets,
  venueWallOf,
} from '../../../../domain/utc-offsets.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { useSession } from '../../../session/session.ts';
import { useAccessChange, type Webhook } from './access-queries.ts';
import { Failure } from './failure.tsx';

const DAY_MS = 86_400_000;

/** Sends the events since a time to a webhook again. */
export function ReplayDialog({ of: webhook, onClose }: { of: Webhook; onClose: () => void }) {
  const { access } = useMessages('house');
  const texts = access.webhooks;
  const { notify } = useNotifications();
  const { utcOffsets } = useSession().session.venue;
  const [since, setSince] = useState(() => localTimeOf(utcOffsets, firstMissed(webhook)));
  const replay = useAccessChange('replay-webhook');
  const at = toInstant(utcOffsets, since);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === null || replay.isPending) return;
    replay.mutate({
      params: { webhookId: webhook.id },
      body: { since: new Date(at).toISOString() },
      onAnswer: ({ events }) => {
        notify({ text: texts.replayed(events), isProblem: false });
        onClose();
      },
    });
  };
  return (
    <Dialog heading={texts.replayHeading} onClose={onClose}>
      <form className="form access-form" noValidate onSubmit={submit}>
        <p>{texts.replayWhy}</p>
        <Field
          label={texts.since}
          hint={texts.sinceHint}
          error={at === null ? texts.sinceInvalid : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              data-focus
              type="datetime-local"
              value={since}
              onChange={({ target }) => setSince(target.value)}
            />
          )}
        />
        <Failure error={replay.error} action={texts.replayConfirm} />
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={replay.isPending}>
            {texts.replayConfirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** When a webhook stopped to accept; a day ago if it has not. */
function firstMissed({ failingSince }: Webhook): number {
  return failingSince === null ? Date.now() - DAY_MS : Date.parse(failingSince);
}

/** `2030-01-16T20:00` at the venue, as the browser's field has it. */
function localTimeOf(utcOffsets: UtcOffsets, at: number): string {
  const { date, time } = venueWallOf(utcOffsets, at);
  return `${date}T${time.slice(0, 5)}`;
}

function toInstant(utcOffsets: UtcOffsets, local: string): number | null {
  const [date, time] = local.split('T');
  return date && time ? instantOfVenueWall(utcOffsets, date, `${time.slice(0, 5)}:00`) : null;
}
