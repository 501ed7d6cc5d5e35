import { type FormEvent, useId, useState } from 'react';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { KeepButton } from './keep-button.tsx';
import { LongTextField, MAX_CHARACTERS } from './long-text-field.tsx';
import { useManage } from './manage-context.ts';
import { useBookingChange } from './use-booking-change.ts';

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
