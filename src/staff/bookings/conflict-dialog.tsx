import { useMessages } from '../messages/messages.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useSession } from '../session/session.ts';
import { nameOf } from './booking-text.ts';
import { type Conflict, useChangeDialogs } from './change-dialogs.tsx';
import { differencesOf } from './differences.ts';

/** Shows what was changed elsewhere; the person decides whether to go on. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const messages = useMessages();
  const { snapshot, fresh, action, proceed } = conflict;
  const { format } = useSession();
  const { showConflict } = useChangeDialogs();
  const close = () => showConflict(null);

  return (
    <Dialog heading={messages.conflict.heading} onClose={close}>
      <p>{messages.conflict.intro(nameOf(snapshot, messages), action)}</p>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">{messages.conflict.field}</th>
            <th scope="col">{messages.conflict.onScreen}</th>
            <th scope="col">{messages.conflict.now}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(snapshot, fresh, format, messages).map(({ field, onScreen, now }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>
                <s>{onScreen}</s>
              </td>
              <td>
                <strong>{now}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!proceed && <p>{messages.conflict.impossible(action)}</p>}
      <div className="dialog-foot">
        {proceed && (
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              proceed();
            }}
          >
            {messages.conflict.proceed(action)}
          </button>
        )}
        <button type="button" className="button main" data-focus onClick={close}>
          {messages.conflict.keep}
        </button>
      </div>
    </Dialog>
  );
}
