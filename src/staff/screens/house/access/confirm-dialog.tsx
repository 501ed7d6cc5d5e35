import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { isFirstPress } from '../../../parts/first-press.ts';
import { Failure } from './failure.tsx';

interface ConfirmDialogProps {
  heading: string;
  /** What happens then. */
  consequence: string;
  /** What the button does. */
  action: string;
  change: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks a second time before something ends. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, consequence, action, change, onConfirm, onClose } = props;
  const { access: texts } = useMessages('house');
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{consequence}</p>
      <Failure error={change.error} action={action} />
      <div className="dialog-foot">
        <button type="button" className="button tall" data-focus onClick={onClose}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button danger tall"
          aria-busy={change.isPending}
          onClick={(event) => isFirstPress(event) && !change.isPending && onConfirm()}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
