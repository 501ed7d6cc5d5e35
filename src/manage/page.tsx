import { useMemo, useSyncExternalStore } from 'react';
import { createI18n } from '../diner/i18n/i18n.ts';
import type { Locale } from '../diner/i18n/locale.ts';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';
import { BrokenLink } from './broken-link.tsx';
import { ManageApp } from './manage-app.tsx';
import { findLink } from './manage-link.ts';
import { PageTitle } from './page-title.tsx';

/**
 * The manage page of the booking in the URL. Links to the same booking may differ only in the hash, and
 * following such a link does not load the page again.
 */
export function Page({ locale }: { locale: Locale<ManageTexts> }) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const link = useMemo(() => findLink({ pathname: location.pathname, hash }), [hash]);
  if (link) return <ManageApp key={link.token} link={link} locale={locale} />;
  return (
    <>
      <PageTitle title={locale.messages.yourBooking} />
      <BrokenLink i18n={createI18n(locale.messages, locale.tag, null)} />
    </>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
