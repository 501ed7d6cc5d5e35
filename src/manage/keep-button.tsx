import { useManage } from './manage-context.ts';

/** The way back that changes nothing. */
export function KeepButton({ label }: { label: string }) {
  const { dispatch } = useManage();
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => dispatch({ type: 'view-shown', view: 'booking' })}
    >
      {label}
    </button>
  );
}
