import { useMessages } from '../messages/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { useNotification, useNotifications } from './notifications.tsx';

/** Shows the current notification, and announces it to screen readers. */
export function NotificationBar() {
  const messages = useMessages();
  const notification = useNotification();
  const { dismiss } = useNotifications();
  return (
    <div className="notice" data-problem={notification?.isProblem || undefined}>
      {/* Always rendered: a live region must exist before its text changes. */}
      <p className="notice-text" role="status">
        {notification?.text}
      </p>
      {notification?.action && (
        <button
          type="button"
          className="button"
          onClick={() => {
            notification.action?.run();
            dismiss();
          }}
        >
          <Icon name="undo" />
          {notification.action.label}
        </button>
      )}
      {notification && (
        <button type="button" className="button quiet square" onClick={dismiss}>
          <Icon name="cross" />
          <span className="visually-hidden">{messages.dismiss}</span>
        </button>
      )}
    </div>
  );
}
