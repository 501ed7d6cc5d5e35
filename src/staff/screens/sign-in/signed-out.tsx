import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useApiClient } from '../../api-client.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useMessages } from '../../messages/messages.ts';
import { NotificationBar } from '../../notifications/notification-bar.tsx';
import { NotificationsProvider } from '../../notifications/notifications.tsx';
import SignInForm from './sign-in-form.tsx';

const SetupPage = lazy(async () => {
  const page = import('../setup/setup-page.tsx');
  await loadWithTexts('house', loadWithTexts('house', page));
  return page;
});

/** The form to sign in; on a server that has no venue yet, the page that sets up the first one. */
export default function SignedOut() {
  const messages = useMessages();
  const apiClient = useApiClient();
  const setup = useQuery({
    queryKey: ['setup'],
    queryFn: async ({ signal }) => (await apiClient.call('read-setup', {}, { signal })).answer,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (setup.data?.isOpen)
    return (
      <NotificationsProvider>
        <Suspense>
          <SetupPage />
        </Suspense>
        <NotificationBar />
      </NotificationsProvider>
    );
  return (
    <main className="splash">
      <div className="sign-in">
        <h1>{messages.session.heading}</h1>
        <SignInForm email="" />
      </div>
    </main>
  );
}
