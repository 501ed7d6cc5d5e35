import { MainButton } from '../parts/main-button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useManage } from './manage-context.ts';
import { mayDo } from './permitted.ts';
import { useBookingChange } from './use-booking-change.ts';

/** Whether the guests still come. It is the main thing to do only where nothing else is. */
export function ReconfirmSection({ isMain }: { isMain: boolean }) {
  const { managed, text } = useManage();
  const { words } = text;
  const { run, isWorking, failure } = useBookingChange();
  const may = mayDo(managed, Date.now());
  const reconfirm = () => void run({ type: 'reconfirm' });
  if (!may.reconfirm) {
    const isSaid = managed.booking.isReconfirmedByCustomer && may.cancel;
    return isSaid && <p className="said">{words.reconfirmed}</p>;
  }
  return (
    <section className="part unprinted">
      <div>
        <h3>{words.reconfirmTitle}</h3>
        <p className="hint">{words.reconfirmText}</p>
      </div>
      <FailureNotice text={text} failure={failure} />
      {isMain ? (
        <MainButton isWorking={isWorking} workingText={words.sending} onPress={reconfirm}>
          {words.reconfirm}
        </MainButton>
      ) : (
        <button
          type="button"
          className="quiet-button"
          aria-disabled={isWorking}
          onClick={reconfirm}
        >
          {isWorking ? words.sending : words.reconfirm}
        </button>
      )}
    </section>
  );
}
