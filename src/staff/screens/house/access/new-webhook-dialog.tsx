import { type FormEvent, useRef, useState } from 'react';
import { EVENT_TYPES, type EventType } from '../../../../domain/venue-event.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { type Partner, useAccessChange } from './access-queries.ts';
import { ChecksField } from './checks-field.tsx';
import { Failure, refusedParameters } from './failure.tsx';

interface NewWebhookDialogProps {
  partners: readonly Partner[];
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** A new address to which events are sent. Its secret is given out once. */
export function NewWebhookDialog({ partners, onSecret, onClose }: NewWebhookDialogProps) {
  const { access } = useMessages('house');
  const texts = access.webhooks;
  const [partnerId, setPartnerId] = useState(partners[0]?.partnerId ?? '');
  const [url, setUrl] = useState('');
  const [eventTypes, setEventTypes] = useState<EventType[]>([...EVENT_TYPES]);
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useAccessChange('create-webhook');
  const isRefused = refusedParameters(create.error).includes('url');
  const isUrlMissing = isTried && url.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (create.isPending) return;
    if (url.trim() === '') field.current?.focus();
    else if (eventTypes.length > 0)
      create.mutate(
        {
          body: { partnerId, url: url.trim(), eventTypes },
          onAnswer: ({ secret }) => {
            onClose();
            onSecret(secret);
          },
        },
        { onError: () => field.current?.focus() },
      );
  };
  return (
    <Dialog heading={texts.add} onClose={onClose}>
      <form className="form access-form" noValidate onSubmit={submit}>
        <Field
          label={texts.partner}
          input={(attributes) => (
            <select
              {...attributes}
              value={partnerId}
              onChange={({ target }) => setPartnerId(target.value)}
            >
              {partners.map((partner) => (
                <option key={partner.partnerId} value={partner.partnerId}>
                  {partner.name}
                </option>
              ))}
            </select>
          )}
        />
        <Field
          label={texts.url}
          hint={texts.urlHint}
          error={isUrlMissing ? texts.urlMissing : isRefused ? texts.urlRefused : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              ref={field}
              data-focus
              type="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={2048}
              placeholder="https://partner.example/webhooks"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        />
        <ChecksField
          label={texts.eventTypes}
          options={EVENT_TYPES}
          textOf={texts.events}
          chosen={eventTypes}
          onChosen={setEventTypes}
          error={isTried && eventTypes.length === 0 ? texts.eventTypesMissing : undefined}
        />
        {!isRefused && <Failure error={create.error} action={texts.add} />}
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={create.isPending}>
            {texts.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
