import './frame.css';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { loadWithTexts } from '../messages/load-message-part.ts';
import { NotificationBar } from '../notifications/notification-bar.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { navigate, useRoute } from '../route.ts';
import { LATER_PARTS, Service } from '../screens/service/service.tsx';
import { loadSignInForm } from '../screens/sign-in/sign-in.tsx';
import { loadCloseTicket } from '../screens/ticket/lazy-close-ticket.ts';
import { useSession } from '../session/session.ts';
import { PlaceLinks, usePlaces } from './place-links.tsx';
import { PLACE_SCREENS } from './place-screens.ts';
import { useWideScreen } from './use-screen-width.ts';

const loadBookingPanel = () =>
  loadWithTexts('service', import('../screens/booking/booking-panel.tsx'));
const BookingPanel = lazy(loadBookingPanel);

/** Parts that open at once when they are needed, also without a connection. */
const LATER: readonly (() => Promise<unknown>)[] = [
  ...LATER_PARTS,
  loadBookingPanel,
  loadCloseTicket,
  loadSignInForm,
];
const PREFETCH_DELAY_MS = 1500;

/** The page of a person who is signed in: the service or another place, and the panel of a booking. */
export function Frame() {
  const { session } = useSession();
  const route = useRoute();
  const isWide = useWideScreen();
  useScreenLock();

  useEffect(() => {
    const timer = setTimeout(() => {
      // A chunk that failed is requested again when it is needed.
      Promise.all(LATER.map((load) => load())).catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const place = usePlaces().find(({ name }) => name === route.place);
  const Screen = place && PLACE_SCREENS[place.name];
  const date = route.date ?? session.venue.today;
  const isPanelOpen = route.booking !== null;
  // On a narrow screen the panel covers the list, so the list must not take the focus.
  const isCovered = isPanelOpen && !isWide;

  // When the panel closes, the focus returns to its row, which is no longer inert by now.
  const lastBooking = useRef(route.booking);
  useLayoutEffect(() => {
    const last = lastBooking.current;
    lastBooking.current = route.booking;
    if (last !== null && route.booking === null) document.getElementById(`party-${last}`)?.focus();
  }, [route.booking]);

  const closePanel = () => navigate({ ...route, booking: null });

  return (
    <div className="frame" data-panel={isPanelOpen || undefined}>
      <PlaceLinks className="rail" />
      <div className="frame-main" inert={isCovered}>
        {Screen ? (
          <ErrorBoundary key={route.place}>
            <Suspense fallback={<main className="splash" aria-busy="true" />}>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Service key={session.venue.accountId} date={date} />
        )}
      </div>
      {route.booking !== null && (
        <ErrorBoundary key={`panel ${route.booking}`} onClose={closePanel}>
          <Suspense fallback={<div className="panel" />}>
            <BookingPanel
              uuid={route.booking}
              date={date}
              isCovering={isCovered}
              onClose={closePanel}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <NotificationBar />
    </div>
  );
}

/** Keeps the screen on while the page is visible. Where the browser refuses or cannot, it goes dark as usual. */
function useScreenLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low.
      lock = wakeLock.request('screen').catch(() => null);
    };
    request();
    // The browser releases it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
