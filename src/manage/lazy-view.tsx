import type { ReactNode } from 'react';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { useLoaded } from '../diner/use-loaded.ts';
import { Loading } from './loading.tsx';
import { useManage } from './manage-context.ts';

// Chunks of their own, because few diners change anything.
const loadChange = async () => ({ View: (await import('./change/change-view.tsx')).ChangeView });
const loadGuestNotes = async () => ({
  View: (await import('./guest-notes-view.tsx')).GuestNotesView,
});

export const LazyChangeView = () => <LazyView load={loadChange} />;
export const LazyGuestNotesView = () => <LazyView load={loadGuestNotes} />;

function LazyView({ load }: { load: () => Promise<{ View: () => ReactNode }> }) {
  const { i18n } = useManage();
  const { loaded, failure, retry } = useLoaded(load, true);
  if (loaded) return <loaded.View />;
  return failure ? (
    <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />
  ) : (
    <Loading i18n={i18n} />
  );
}
