import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { useManage } from './manage-context.ts';
import { permittedChanges } from './permitted-changes.ts';
import { useBookingChange } from './use-booking-change.ts';

/** Asks whether the guests are still coming. The main action unless a policy is to be signed. */
export function ReconfirmSection({ isMain }: { isMain: boolean }) {
  const { managed, i18n, now } = useManage();
  const { messages } = i18n;
  const { run, isWorking, failure } = useBookingChange();
  const may = permittedChanges(managed, now);
  const reconfirm = () => void run({ type: 'reconfirm' });
  if (!may.reconfirm) {
    const isReconfirmed = managed.booking.isReconfirmedByCustomer && may.cancel;
    return isReconfirmed && <p className="reconfirmed">{messages.reconfirmed}</p>;
  }
  return (
    <section className="part unprinted">
      <div>
        <h3>{messages.reconfirmTitle}</h3>
        <p className="hint">{messages.reconfirmText}</p>
      </div>
      <FailureNotice i18n={i18n} failure={failure} />
      {isMain ? (
        <MainButton isWorking={isWorking} workingText={messages.sending} onPress={reconfirm}>
          {messages.reconfirm}
        </MainButton>
      ) : (
        <button
          type="button"
          className="secondary-button"
          aria-disabled={isWorking}
          onClick={reconfirm}
        >
          {isWorking ? messages.sending : messages.reconfirm}
        </button>
      )}
    </section>
  );
}
