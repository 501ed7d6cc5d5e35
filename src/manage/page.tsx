import { useMemo, useSyncExternalStore } from 'react';
import { createI18n } from '../diner/i18n/i18n.ts';
import { BrokenLink } from './broken-link.tsx';
import { findLink } from './link.ts';
import { ManageApp } from './manage-app.tsx';
import { PageTitle } from './page-title.tsx';
import type { Speech } from './speech.ts';

/**
 * The booking that the address names. Another link to the same booking differs behind the # only, and
 * following it loads nothing by itself.
 */
export function Page({ speech }: { speech: Speech }) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const link = useMemo(() => findLink({ pathname: location.pathname, hash }), [hash]);
  if (link) return <ManageApp key={link.token} link={link} speech={speech} />;
  return (
    <>
      <PageTitle title={speech.messages.yourBooking} />
      <BrokenLink i18n={createI18n(speech.messages, speech.tag, null)} />
    </>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
