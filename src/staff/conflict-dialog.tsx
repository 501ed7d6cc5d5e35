import { nameOf } from './booking-words.ts';
import { type Conflict, useDesk } from './desk.tsx';
import { Dialog } from './dialog.tsx';
import { differencesOf } from './differences.ts';
import { messages } from './messages.ts';
import { useSession } from './session.ts';

/** Shows what was changed elsewhere, and lets the person decide what happens now. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { picture, fresh, action, proceed } = conflict;
  const { wording } = useSession();
  const { showConflict } = useDesk();
  const leave = () => showConflict(null);

  return (
    <Dialog heading={messages.conflict.heading} onClose={leave}>
      <p>{messages.conflict.intro(nameOf(picture), action)}</p>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">{messages.conflict.field}</th>
            <th scope="col">{messages.conflict.onScreen}</th>
            <th scope="col">{messages.conflict.now}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(picture, fresh, wording).map(({ field, onScreen, now }) => (
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
              leave();
              proceed();
            }}
          >
            {messages.conflict.proceed(action)}
          </button>
        )}
        <button type="button" className="button main" data-focus onClick={leave}>
          {messages.conflict.keep}
        </button>
      </div>
    </Dialog>
  );
}
