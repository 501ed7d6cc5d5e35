import { useEffect } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/language.ts';
import { useLanguage } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { Field } from '../parts/field.tsx';

/** The choice of language. Says when one could not be loaded. */
export function LanguageField() {
  const { language, messages, choose, failed } = useLanguage();
  const { notify } = useNotifications();

  useEffect(() => {
    if (!failed) return;
    notify({
      text: messages.language.failed(LANGUAGE_NAMES[failed.language]),
      isProblem: true,
      action: { label: messages.tryAgain, run: failed.retry },
    });
  }, [failed, notify, messages]);

  return (
    <Field
      label={messages.language.label}
      input={(attributes) => (
        <select
          {...attributes}
          value={language}
          onChange={({ target }) => {
            const chosen = LANGUAGES.find((each) => each === target.value);
            if (chosen) choose(chosen);
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      )}
    />
  );
}
