import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCodeOf } from '../../client/errors.ts';
import { useApiClient } from '../api-client.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { Icon } from '../parts/icon.tsx';
import { clearSession, useSession } from '../session/session.ts';
import { LanguageField } from './language-field.tsx';
import { applyTheme, readTheme, THEMES } from './theme.ts';

/** The menu with the person’s name, the language and the colour scheme of this device and the sign-out button. */
export function StaffMenu() {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  const { notify } = useNotifications();
  const [theme, setTheme] = useState(readTheme);

  const signOut = useMutation({
    mutationFn: () => apiClient.request({ method: 'DELETE', path: '/session' }, { maxTries: 1 }),
    onSuccess: () => clearSession(cache),
    onError: (error) => {
      if (problemCodeOf(error) === 'UNAUTHORIZED') clearSession(cache);
      else notify({ text: messages.session.signOutFailed, isProblem: true });
    },
  });

  return (
    <>
      <button type="button" className="button quiet square" popoverTarget="staff-menu">
        <Icon name="person" />
        <span className="visually-hidden">{messages.session.menu(session.staff.name)}</span>
      </button>
      <div id="staff-menu" className="menu" popover="auto">
        <p className="menu-name">
          <strong>{session.staff.name}</strong>
          <span className="quiet-text">{session.staff.email}</span>
        </p>
        <LanguageField />
        <fieldset className="choice">
          <legend>{messages.theme.heading}</legend>
          {THEMES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="theme"
                checked={each === theme}
                onChange={() => {
                  applyTheme(each);
                  setTheme(each);
                }}
              />
              {messages.theme[each]}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="button wide"
          aria-busy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          <Icon name="leave" />
          {messages.session.signOut}
        </button>
      </div>
    </>
  );
}
