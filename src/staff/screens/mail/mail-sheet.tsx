import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { MailList } from './mail-list.tsx';
import { useMail } from './mail-queries.ts';

/** The latest mail of the venue. */
export default function MailSheet({ onClose }: { onClose: () => void }) {
  const { mail: texts, tryAgain } = useMessages('service');
  const { data, error, refetch } = useMail(null, null);
  return (
    <Dialog heading={texts.heading} onClose={onClose} size="large">
      {data ? (
        <>
          {data.delivery === 'SHOWN' && <p className="hint">{texts.demo}</p>}
          {data.delivery === 'OFF' && <p className="hint">{texts.off}</p>}
          {data.messages.length > 0 && <MailList mail={data} namesBooking />}
          {data.messages.length === 0 && data.delivery !== 'OFF' && (
            <p className="quiet-text">{texts.empty}</p>
          )}
        </>
      ) : error ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button" onClick={() => void refetch()}>
            {tryAgain}
          </button>
        </div>
      ) : (
        <div className="skeleton" aria-busy="true">
          <span className="skeleton-block" data-width="72" />
          <span className="skeleton-block" data-width="48" />
        </div>
      )}
    </Dialog>
  );
}
