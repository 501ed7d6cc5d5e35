import { useManage } from './manage-context.ts';

/** Goes back to the booking without a change. */
export function KeepButton({ label }: { label: string }) {
  const { dispatch } = useManage();
  return (
    <button
      type="button"
      className="secondary-button"
      onClick={() => dispatch({ type: 'view-shown', view: 'booking' })}
    >
      {label}
    </button>
  );
}
