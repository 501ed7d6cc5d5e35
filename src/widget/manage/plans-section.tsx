import { useManage } from './manage-context.ts';
import type { View } from './manage-state.ts';
import { mayDo } from './permitted.ts';

/** Everything else that can be done with the booking; where little can be, whom to ask. */
export function PlansSection() {
  const { managed, text } = useManage();
  const { words } = text;
  const may = mayDo(managed, Date.now());
  if (!may.cancel) return null;
  return (
    <section className="part unprinted">
      <h3>{words.plansTitle}</h3>
      {may.change && <ViewButton view="change" label={words.changePlace} />}
      {may.wishes && <ViewButton view="wishes" label={words.changeWishes} />}
      {!may.change && <p>{text.fill(words.changeByPhone, { venue: managed.start.venue.name })}</p>}
      <ViewButton view="cancel" label={words.cancelBooking} />
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
