import { useEffect, useState } from 'react';
import type { I18n } from '../diner/i18n/i18n.ts';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';

const SLOW_MS = 6000;

/** The page while the booking is loading. After a while, it says that loading takes longer than usual. */
export function Loading({ i18n }: { i18n: I18n<ManageTexts> }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="screen" aria-busy="true">
      <p className={isSlow ? 'hint' : 'visually-hidden'} role="status">
        {isSlow ? i18n.messages.slow : i18n.messages.loadingBooking}
      </p>
      <span className="skeleton-block skeleton-title" />
      <span className="skeleton-block skeleton-line" />
      <span className="skeleton-block skeleton-receipt" />
      <span className="skeleton-block" />
    </div>
  );
}
