import { useManage } from './manage-context.ts';
import type { View } from './manage-state.ts';
import { mayDo } from './permitted.ts';

/** Everything else that can be done with the booking; where little can be, whom to ask. */
export function PlansSection() {
  const { managed, i18n } = useManage();
  const { messages } = i18n;
  const may = mayDo(managed, Date.now());
  if (!may.cancel) return null;
  return (
    <section className="part unprinted">
      <h3>{messages.plansTitle}</h3>
      {may.change && <ViewButton view="change" label={messages.changePlace} />}
      {may.wishes && <ViewButton view="wishes" label={messages.changeWishes} />}
      {!may.change && <p>{i18n.format(messages.changeByPhone, { venue: managed.start.venue.name })}</p>}
      <ViewButton view="cancel" label={messages.cancelBooking} />
    </section>
  );
}

function ViewButton({ view, label }: { view: View; label: string }) {
  const { dispatch } = useManage();
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => dispatch({ type: 'view-shown', view })}
    >
      {label}
    </button>
  );
}
