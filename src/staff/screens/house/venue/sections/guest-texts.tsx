import { useMessages } from '../../../../messages/messages.ts';
import { useField } from '../editor-context.ts';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { TextInput } from '../fields/text-input.tsx';

/** What guests read: consents, the time limit, and the note after a booking. */
export function GuestTexts() {
  const { venue: texts } = useMessages('house');
  const note = useField<object | null>('texts.bookingNote');
  return (
    <div className="card">
      <LocalizedInput
        path="texts.dataProcessingConsent"
        label={texts.dataProcessingConsent}
        isLong
      />
      <LocalizedInput path="texts.marketingConsent" label={texts.marketingConsent} isLong />
      <TextInput
        path="texts.consentVersion"
        label={texts.consentVersion}
        hint={texts.consentVersionHint}
      />
      <TextInput path="texts.privacyPolicyUrl" label={texts.privacyPolicyUrl} type="url" />
      <LocalizedInput
        path="texts.timeLimit"
        label={texts.timeLimit}
        hint={texts.timeLimitHint}
        isLong
      />
      <label className="switch">
        <input
          type="checkbox"
          checked={note.value !== null}
          disabled={note.isDisabled}
          onChange={({ target }) => note.set(target.checked ? {} : null)}
        />
        {texts.hasBookingNote}
      </label>
      {note.value && (
        <LocalizedInput
          path="texts.bookingNote"
          label={texts.bookingNote}
          hint={texts.bookingNoteHint}
          isLong
        />
      )}
    </div>
  );
}
