import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { problemCodeOf } from '../../client/errors.ts';
import { useApiClient } from '../api-client.ts';
import { forgetCopy } from '../device/read-copy.ts';
import { loadWithTexts } from '../messages/load-message-part.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { useOutbox, useOutboxView } from '../outbox/outbox-provider.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { RecentChanges } from '../screens/service/recent-changes.tsx';
import { clearSession, useSession } from '../session/session.ts';
import { LanguageField } from './language-field.tsx';
import { PlaceLinks } from './place-links.tsx';

const TakeOverDialog = lazy(() =>
  loadWithTexts('service', import('../screens/take-over/take-over-dialog.tsx')),
);

/** The menu: the places, what was changed last, print, mail, the language, and the sign-out button. */
interface StaffMenuProps {
  /** Only at the host stand. */
  onMail?: () => void;
  onPrint?: () => void;
  onCloseNight?: (() => void) | undefined;
  /** What the bar has no space for. */
  children?: ReactNode;
}

export function StaffMenu({ onMail, onPrint, onCloseNight, children }: StaffMenuProps) {
  const messages = useMessages();
  const { session } = useSession();
  const texts = messages.service;
  const [isTakingOver, setIsTakingOver] = useState(false);
  return (
    <>
      <button type="button" className="button quiet square" popoverTarget="staff-menu">
        <Icon name="list" />
        <span className="visually-hidden">{messages.session.menu(session.staff.name)}</span>
      </button>
      <div id="staff-menu" className="menu" popover="auto">
        {children}
        <PlaceLinks className="menu-places" />
        <RecentChanges />
        {onCloseNight && <MenuButton icon="moon" text={texts.closeNight} onPress={onCloseNight} />}
        {onPrint && <MenuButton icon="printer" text={texts.print} onPress={onPrint} />}
        {onMail && <MenuButton icon="letter" text={texts.mail} onPress={onMail} />}
        <p className="menu-name">
          <strong>{session.staff.name}</strong>
          <span className="quiet-text">
            {session.venue.name}, {session.staff.email}
          </span>
        </p>
        <LanguageField />
        <MenuButton
          icon="people"
          text={messages.session.takeOver}
          onPress={() => setIsTakingOver(true)}
        />
        <SignOut />
      </div>
      {isTakingOver && (
        <Suspense>
          <TakeOverDialog onClose={() => setIsTakingOver(false)} />
        </Suspense>
      )}
    </>
  );
}

interface MenuButtonProps {
  icon: IconName;
  text: string;
  onPress: () => void;
}

/** Closes the menu. */
function MenuButton({ icon, text, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="button wide"
      popoverTarget="staff-menu"
      popoverTargetAction="hide"
      onClick={onPress}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
}

/** Signing out drops what is not sent, so it is asked for twice then. */
function SignOut() {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const outbox = useOutbox();
  const { entries } = useOutboxView();
  const { notify } = useNotifications();
  const [isSure, setIsSure] = useState(false);
  const leave = async () => {
    // First of all: what is kept on the device is kept again with each change, while there is a session.
    clearSession(cache);
    await Promise.all([outbox.clear(), forgetCopy()]);
  };

  const signOut = useMutation({
    onMutate: () => outbox.suspend(),
    mutationFn: () => apiClient.call('sign-out', {}, { maxTries: 1 }),
    onSuccess: leave,
    onError: async (error) => {
      if (problemCodeOf(error) === 'UNAUTHORIZED') await leave();
      else {
        outbox.resume();
        notify({ text: messages.session.signOutFailed, isProblem: true });
      }
    },
  });
  const asksAgain = entries.length > 0 && isSure;

  return (
    <>
      {asksAgain && <p className="problem">{messages.service.signOutUnsent(entries.length)}</p>}
      <button
        type="button"
        className="button wide"
        aria-busy={signOut.isPending}
        onClick={() => {
          if (entries.length > 0 && !isSure) setIsSure(true);
          else signOut.mutate();
        }}
      >
        <Icon name="leave" />
        {asksAgain ? messages.service.signOutAnyway : messages.session.signOut}
      </button>
    </>
  );
}
