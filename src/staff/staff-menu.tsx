import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCodeOf } from '../client/errors.ts';
import { useDesk } from './desk.tsx';
import { useDoor } from './door.ts';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';
import { useSession } from './session.ts';
import { applyTheme, readTheme, THEMES } from './theme.ts';

/** Who is signed in, how the screen looks on this device, and the way out. */
export function StaffMenu() {
  const door = useDoor();
  const { session, signOut } = useSession();
  const { tell } = useDesk();
  const [theme, setTheme] = useState(readTheme);

  const leave = useMutation({
    mutationFn: () => door.request({ method: 'DELETE', path: '/session' }, { maxTries: 1 }),
    onSuccess: signOut,
    onError: (failure) => {
      if (problemCodeOf(failure) === 'UNAUTHORIZED') signOut();
      else tell({ text: messages.session.signOutFailed, isProblem: true });
    },
  });

  return (
    <>
      <button type="button" className="button quiet square" popoverTarget="staff-menu">
        <Icon name="person" />
        <span className="unseen">{messages.session.menu(session.staff.name)}</span>
      </button>
      <div id="staff-menu" className="menu" popover="auto">
        <p className="menu-name">
          <strong>{session.staff.name}</strong>
          <span className="quiet-text">{session.staff.email}</span>
        </p>
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
          aria-busy={leave.isPending}
          onClick={() => leave.mutate()}
        >
          <Icon name="leave" />
          {messages.session.signOut}
        </button>
      </div>
    </>
  );
}
