import { useEffect, useId, useRef, useState } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { dateTimeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { useChangeGuest } from './guest-calls.ts';
import { SaveState } from './save-state.tsx';

const MAX_NOTES = 2048;
/** After the last letter, and at once when the field is left. */
const SAVE_AFTER_MS = 1000;

interface GuestNotesProps {
  customer: StaffCustomer;
  mayChange: boolean;
}

/** What the team notes about a guest, saved while it is typed. */
export function GuestNotes({ customer, mayChange }: GuestNotesProps) {
  const { details, guests: texts } = useMessages('service');
  const { format } = useSession();
  const id = useId();
  const stored = customer.privateNotes ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChangeGuest(customer);
  const text = typed ?? stored;
  const isUnsaved = typed !== null && typed.trim() !== stored;
  const save = () => {
    if (!isUnsaved || change.isPending) return;
    change.mutate({ privateNotes: typed.trim() || null });
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const isWaiting = isUnsaved && !change.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isWaiting || change.isPending) return;
    const timer = setTimeout(() => latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, typed, change.isPending]);
  // What was typed just before the profile was closed is saved, too.
  useEffect(() => () => latest.current(), []);

  const { notesWritten } = customer;
  return (
    <section className="guest-notes">
      <label htmlFor={id}>{details.guestNotes}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_NOTES}
        readOnly={!mayChange}
        placeholder={mayChange ? texts.notesHint : undefined}
        value={text}
        onChange={({ target }) => {
          if (change.isError || change.isSuccess) change.reset();
          setTyped(target.value);
        }}
        onBlur={save}
      />
      {/* The button to save anyway is below what that replaces. */}
      {change.isError && stored !== '' && stored !== text && (
        <p className="guest-notes-stored">{texts.storedNow(stored)}</p>
      )}
      <div className="guest-notes-foot">
        {notesWritten && stored !== '' && (
          <p className="hint">
            {[notesWritten.by, dateTimeOf(notesWritten.at, format)].filter(Boolean).join(', ')}
          </p>
        )}
        <SaveState status={change.status} error={change.error} onRetry={save} />
      </div>
    </section>
  );
}
