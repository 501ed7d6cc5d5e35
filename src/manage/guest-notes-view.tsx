import { type FormEvent, useId, useState } from 'react';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { keepInView } from '../diner/parts/keep-in-view.ts';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { KeepButton } from './keep-button.tsx';
import { useManage } from './manage-context.ts';
import { useBookingChange } from './use-booking-change.ts';

/** In code points, as the server counts. */
const MAX_CHARACTERS = 1024;

/** Changes the special requests and allergies. */
export function GuestNotesView() {
  const { managed, i18n, headingTakesFocus } = useManage();
  const { messages } = i18n;
  const { booking } = managed;
  const { run, isWorking, failure } = useBookingChange();
  const [requests, setRequests] = useState(booking.customerSpecialRequests ?? '');
  const [hasAllergies, setAllergies] = useState(booking.hasAllergies);
  const [description, setDescription] = useState(booking.allergiesDescription ?? '');
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    if ([requests, description].some((each) => [...each].length > MAX_CHARACTERS)) return;
    void run({
      type: 'guestNotes',
      body: {
        customerSpecialRequests: requests.trim() || null,
        hasAllergies,
        allergiesDescription: hasAllergies ? description.trim() || null : null,
      },
    });
  }

  return (
    <form className="screen narrow" noValidate onSubmit={save}>
      <StepHeading takesFocus={headingTakesFocus}>{messages.guestNotesTitle}</StepHeading>
      <LongTextField
        label={messages.customerSpecialRequests}
        value={requests}
        onChange={setRequests}
      />
      <div className="checkbox-field">
        <input
          type="checkbox"
          id={id}
          checked={hasAllergies}
          onChange={(event) => setAllergies(event.currentTarget.checked)}
        />
        <div>
          <label htmlFor={id}>{messages.hasAllergies}</label>
        </div>
      </div>
      {hasAllergies && (
        <LongTextField
          label={messages.allergiesDescription}
          value={description}
          onChange={setDescription}
        />
      )}
      <div className="action-bar">
        <FailureNotice i18n={i18n} failure={failure} />
        <MainButton isWorking={isWorking} workingText={messages.sending}>
          {messages.save}
        </MainButton>
        <KeepButton label={messages.keepUnchanged} />
      </div>
    </form>
  );
}

/** A multi-line field. It shows an error once its text is too long, but does not truncate it. */
function LongTextField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { label, value, onChange } = props;
  const { i18n } = useManage();
  const id = useId();
  const isTooLong = [...value].length > MAX_CHARACTERS;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onFocus={keepInView}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTooLong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {i18n.messages.tooLong}
        </p>
      )}
    </div>
  );
}
