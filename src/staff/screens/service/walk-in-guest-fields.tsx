import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import type { WalkInDraft } from './walk-in-draft.ts';

interface WalkInGuestFieldsProps {
  /** Whether they are shown without being asked for. */
  isOpen: boolean;
  draft: WalkInDraft;
  isPhoneInvalid: boolean;
  isEmailInvalid: boolean;
  nameInput: RefObject<HTMLInputElement | null>;
  emailInput: RefObject<HTMLInputElement | null>;
  onChange: (changes: Partial<WalkInDraft>) => void;
}

/** How to recognize guests at the door, and where to tell them that their table is ready. */
export function WalkInGuestFields({
  isOpen,
  draft,
  isPhoneInvalid,
  isEmailInvalid,
  nameInput,
  emailInput,
  onChange,
}: WalkInGuestFieldsProps) {
  const texts = useMessages().walkInSheet;
  const [isEmailAsked, setIsEmailAsked] = useState(false);
  // Who asked for the field is about to type into it.
  useEffect(() => {
    if (isEmailAsked) emailInput.current?.focus();
  }, [isEmailAsked, emailInput]);
  return (
    <details className="walk-in-guest" open={isOpen}>
      <summary>{texts.who}</summary>
      <Field
        label={texts.nameOrPhone}
        error={isPhoneInvalid ? texts.phoneInvalid : undefined}
        input={(attributes) => (
          <input
            {...attributes}
            ref={nameInput}
            value={draft.who}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => onChange({ who: target.value })}
          />
        )}
      />
      <Field
        label={texts.label}
        input={(attributes) => (
          <input
            {...attributes}
            value={draft.label}
            maxLength={60}
            autoComplete="off"
            placeholder={texts.labelExample}
            onChange={({ target }) => onChange({ label: target.value })}
          />
        )}
      />
      {isEmailAsked ? (
        <Field
          label={texts.email}
          hint={texts.emailHint}
          error={isEmailInvalid ? texts.emailInvalid : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              ref={emailInput}
              type="email"
              value={draft.email}
              maxLength={255}
              autoComplete="off"
              onChange={({ target }) => onChange({ email: target.value })}
            />
          )}
        />
      ) : (
        <button type="button" className="button quiet" onClick={() => setIsEmailAsked(true)}>
          {texts.addEmail}
        </button>
      )}
    </details>
  );
}
