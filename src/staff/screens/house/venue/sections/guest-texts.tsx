import { useMessages } from '../../../../messages/messages.ts';
import { useField } from '../editor-context.ts';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { Settings } from '../fields/settings.tsx';

/** What guests read: consents, the time limit, and the note after a booking. */
export function GuestTexts() {
  const { venue: texts } = useMessages('house');
  const note = useField<object | null>('texts.bookingNote');
  return (
    <div className="card">
      <Settings
        rows={[
          'texts.dataProcessingConsent',
          'texts.marketingConsent',
          'texts.consentVersion',
          'texts.privacyPolicyUrl',
          'texts.timeLimit',
        ]}
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
