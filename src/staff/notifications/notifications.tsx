import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** A message in the bar at the bottom of the screen, which screen readers announce. */
export interface StaffNotification {
  text: string;
  isProblem: boolean;
  action?: { label: string; run: () => void } | undefined;
}

interface Notifications {
  notify: (notification: StaffNotification) => void;
  dismiss: () => void;
}

const NotificationContext = createContext<StaffNotification | null>(null);
/** Apart from the notification, so that whoever may notify is not rendered again with each one. */
const NotificationsContext = createContext<Notifications | null>(null);

/** After this a notification disappears; a problem stays until it is dismissed. */
const VISIBLE_MS = 30_000;

/** Holds the current notification; a new one replaces it. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notification, setNotification] = useState<StaffNotification | null>(null);
  // A copy, so that the same notification twice counts as two.
  const notify = useCallback((next: StaffNotification) => setNotification({ ...next }), []);
  const dismiss = useCallback(() => setNotification(null), []);

  useEffect(() => {
    if (!notification || notification.isProblem) return;
    const timer = setTimeout(dismiss, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [notification, dismiss]);

  const notifications = useMemo(() => ({ notify, dismiss }), [notify, dismiss]);
  return (
    <NotificationsContext value={notifications}>
      <NotificationContext value={notification}>{children}</NotificationContext>
    </NotificationsContext>
  );
}

export function useNotifications(): Notifications {
  const notifications = use(NotificationsContext);
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider.');
  return notifications;
}

/** The current notification; the component re-renders with each one. */
export function useNotification(): StaffNotification | null {
  return use(NotificationContext);
}
