import { useId, useState } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { AccessLoaded } from './access-loaded.tsx';
import { useAccessChange } from './access-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { Failure } from './failure.tsx';
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

/** The venue's own page for bookings on this server, which opens with a key that is valid there. */
function BookingPageCard({ bookingPage }: Pick<Access, 'bookingPage'>) {
  const texts = useMessages('house').access.keys;
  const { notify } = useNotifications();
  const create = useAccessChange('create-publishable-key');
  const headingId = useId();
  const { url, publishableKey } = bookingPage;
  const { origin } = new URL(url);
  const open = () => {
    if (create.isPending) return;
    create.mutate({
      body: { origins: [origin] },
      onAnswer: () => notify({ text: texts.added, isProblem: false }),
    });
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.bookingPage}</h3>
      {publishableKey === null ? (
        <p>{texts.bookingPageNeeds(origin)}</p>
      ) : (
        <>
          <p>{texts.bookingPageIs}</p>
          <a className="access-link" href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </>
      )}
      <Failure error={create.error} action={texts.openBookingPage} />
      <div className="access-actions">
        {publishableKey === null ? (
          <button type="button" className="button tall" aria-busy={create.isPending} onClick={open}>
            {texts.openBookingPage}
          </button>
        ) : (
          <CopyButton text={url} what={texts.bookingPage} />
        )}
      </div>
    </section>
  );
}
