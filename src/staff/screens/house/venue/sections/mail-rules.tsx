import {
  OPTIONAL_MESSAGE_KINDS,
  type OptionalMessageKind,
} from '../../../../../domain/message-kind.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useField } from '../editor-context.ts';
import { Settings } from '../fields/settings.tsx';
import { TimeInput } from '../fields/time-input.tsx';

/** Which mail guests and the venue get, and when. */
export function MailRules() {
  const { venue: texts } = useMessages('house');
  const quiet = useField<object | null>('messages.quietHours');
  return (
    <div className="card">
      <Settings rows={[['messages.reminderHours', 'messages.reconfirmHours']]} />
      <label className="switch">
        <input
          type="checkbox"
          checked={quiet.value !== null}
          disabled={quiet.isDisabled}
          onChange={({ target }) =>
            quiet.set(target.checked ? { from: '21:00:00', until: '09:00:00' } : null)
          }
        />
        {texts.quietHours}
      </label>
      {quiet.value && (
        <div className="fields-row">
          <TimeInput path="messages.quietHours.from" label={texts.from} />
          <TimeInput path="messages.quietHours.until" label={texts.until} />
        </div>
      )}
      <SentKinds />
      <Settings rows={['messages.writesToGuestsOfPartners', 'messages.nightlySheetAt']} />
    </div>
  );
}

/** The document lists what is not sent; on screen, what is sent has a tick. */
function SentKinds() {
  const { venue: texts } = useMessages('house');
  const omitted = useField<readonly OptionalMessageKind[]>('messages.omittedKinds');
  const send = (kind: OptionalMessageKind, isSent: boolean) =>
    omitted.set(
      OPTIONAL_MESSAGE_KINDS.filter((each) =>
        each === kind ? !isSent : omitted.value.includes(each),
      ),
    );
  return (
    <fieldset className="checks" disabled={omitted.isDisabled}>
      <legend>{texts.sentKinds}</legend>
      {OPTIONAL_MESSAGE_KINDS.map((kind) => (
        <label key={kind} className="check">
          <input
            type="checkbox"
            checked={!omitted.value.includes(kind)}
            onChange={({ target }) => send(kind, target.checked)}
          />
          {texts.messageKinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
