import { useState } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { AccessLoaded } from './access-loaded.tsx';
import { BookingPageCard } from './booking-page-card.tsx';
import { KeyCard } from './key-card.tsx';
import { OriginsDialog } from './origins-dialog.tsx';
import { RevokedKeys } from './revoked-keys.tsx';
import { WidgetLook } from './widget-look.tsx';

/** The keys of the widget, and the pages on which they work. */
export default function KeysSection() {
  return <AccessLoaded>{(access) => <Keys {...access} />}</AccessLoaded>;
}

function Keys({ publishableKeys: keys, bookingPage }: Access) {
  const { access } = useMessages('house');
  const texts = access.keys;
  const [isAdding, setIsAdding] = useState(false);
  const valid = keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <p className="quiet-text">{texts.intro}</p>
      {valid.length === 0 && <p className="card">{texts.none}</p>}
      {valid.map((key) => (
        <KeyCard key={key.publishableKey} of={key} />
      ))}
      <div className="access-actions">
        <button type="button" className="button main tall" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          {texts.add}
        </button>
        <a className="button quiet tall" href="/embed" target="_blank" rel="noreferrer">
          {texts.builder}
        </a>
      </div>
      <BookingPageCard bookingPage={bookingPage} />
      <WidgetLook bookingPage={bookingPage} />
      <RevokedKeys
        keys={keys.map(({ publishableKey, origins, ...key }) => ({
          ...key,
          id: publishableKey,
          about: origins.join(', '),
        }))}
      />
      {isAdding && (
        <OriginsDialog heading={texts.add} of={null} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}
