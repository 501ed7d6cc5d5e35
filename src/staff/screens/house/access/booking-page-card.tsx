import { useId } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { useAccessChange } from './access-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { Failure } from './failure.tsx';

/** The venue's own page for bookings on this server, which opens with a key that is valid there. */
export function BookingPageCard({ bookingPage }: Pick<Access, 'bookingPage'>) {
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
