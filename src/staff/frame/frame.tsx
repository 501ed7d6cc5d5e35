import './frame.css';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChangeDialogs } from '../bookings/change-dialogs.tsx';
import { ConflictDialog } from '../bookings/conflict-dialog.tsx';
import { FinalMoveDialog } from '../bookings/final-move-dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { NotificationBar } from '../notifications/notification-bar.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { Icon } from '../parts/icon.tsx';
import { navigate, useRoute } from '../route.ts';
import { Day } from '../screens/day/day.tsx';
import { loadSignInForm } from '../screens/sign-in/sign-in.tsx';
import { useSession } from '../session/session.ts';
import { StaffMenu } from './staff-menu.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const loadBookingPanel = () => import('../screens/booking/booking-panel.tsx');
const loadWalkIn = () => import('../screens/walk-in/walk-in.tsx');
const loadCloseTicket = () => import('../screens/ticket/close-ticket.tsx');
const BookingPanel = lazy(loadBookingPanel);
const WalkIn = lazy(loadWalkIn);

const PREFETCH_DELAY_MS = 1500;

/** The page of a person who is signed in: header, day, booking panel and dialogs. */
export function Frame() {
  const messages = useMessages();
  const { session } = useSession();
  const route = useRoute();
  const isWide = useWideScreen();
  const { conflict, finalMove } = useChangeDialogs();
  const [isWalkInOpen, setIsWalkInOpen] = useState(false);

  useEffect(() => {
    // Prefetched after the list, so that they open at once, also without a connection.
    const timer = setTimeout(() => {
      const chunks = [loadBookingPanel, loadWalkIn, loadCloseTicket, loadSignInForm];
      // A chunk that failed is requested again when it is needed.
      Promise.all(chunks.map((load) => load())).catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const date = route.date ?? session.venue.today;
  const isPanelOpen = route.booking !== null;
  // On a narrow screen the panel covers the list, so the list must not take the focus.
  const isCovered = isPanelOpen && !isWide;

  // When the panel closes, the focus returns to its row, which is no longer inert by now.
  const lastBooking = useRef(route.booking);
  useLayoutEffect(() => {
    const last = lastBooking.current;
    lastBooking.current = route.booking;
    if (last !== null && route.booking === null) document.getElementById(`row-${last}`)?.focus();
  }, [route.booking]);

  const closePanel = () => navigate({ ...route, booking: null });
  const closeWalkIn = () => setIsWalkInOpen(false);

  return (
    <div className="frame" data-panel={isPanelOpen || undefined}>
      <header className="top" inert={isCovered}>
        <button type="button" className="button skip" onClick={focusList}>
          {messages.day.skipToList}
        </button>
        <p className="venue">{session.venue.name}</p>
        <button
          type="button"
          className="button main"
          aria-haspopup="dialog"
          onClick={() => setIsWalkInOpen(true)}
        >
          <Icon name="plus" />
          {messages.day.newWalkIn}
        </button>
        <StaffMenu />
      </header>

      <main className="screen" inert={isCovered}>
        <Day date={date} openUuid={route.booking} />
      </main>

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
      {isWalkInOpen && (
        <ErrorBoundary onClose={closeWalkIn}>
          <Suspense>
            <WalkIn onClose={closeWalkIn} />
          </Suspense>
        </ErrorBoundary>
      )}
      {finalMove && <FinalMoveDialog move={finalMove} />}
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}

function focusList(): void {
  document.getElementById('bookings')?.focus();
}
