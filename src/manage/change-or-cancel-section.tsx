import { cancelWordsOf } from './cancel-words.ts';
import { useManage } from './manage-context.ts';
import type { View } from './manage-state.ts';
import { permittedChanges } from './permitted-changes.ts';

/** Buttons to change or cancel the booking, or to leave the wait list; or the venue's contacts if it cannot be changed online. */
export function ChangeOrCancelSection() {
  const manage = useManage();
  const { managed, i18n, now } = manage;
  const { messages } = i18n;
  const may = permittedChanges(managed, now);
  if (!may.cancel) return null;
  return (
    <section className="part unprinted">
      <h3>{messages.changeOrCancelTitle}</h3>
      {may.change && <ViewButton view="change" label={messages.changeBooking} />}
      {may.guestNotes && <ViewButton view="guestNotes" label={messages.changeGuestNotes} />}
      {!may.change && (
        <p>{i18n.format(messages.changeByPhone, { venue: managed.start.venue.name })}</p>
      )}
      <ViewButton view="cancel" label={cancelWordsOf(manage).action} />
    </section>
  );
}

function ViewButton({ view, label }: { view: View; label: string }) {
  const { dispatch } = useManage();
  return (
    <button
      type="button"
      className="secondary-button"
      onClick={() => dispatch({ type: 'view-shown', view })}
    >
      {label}
    </button>
  );
}
