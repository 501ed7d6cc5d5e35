import './frame.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useDesk } from './desk.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FinalMoveDialog } from './final-move-dialog.tsx';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';
import { NoticeBar } from './notice-bar.tsx';
import { goTo, usePlace } from './place.ts';
import { Day } from './screens/day.tsx';
import { loadSignInForm } from './screens/sign-in.tsx';
import { useSession } from './session.ts';
import { StaffMenu } from './staff-menu.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const loadBookingPanel = () => import('./screens/booking-panel.tsx');
const loadWalkIn = () => import('./screens/walk-in.tsx');
const loadCloseTicket = () => import('./screens/close-ticket.tsx');
const BookingPanel = lazy(loadBookingPanel);
const WalkIn = lazy(loadWalkIn);

const AHEAD_AFTER_MS = 1500;

/** What stands around every screen of someone who is signed in. */
export function Frame() {
  const { session } = useSession();
  const place = usePlace();
  const isWide = useWideScreen();
  const { conflict, finalMove } = useDesk();
  const [hasWalkIn, setHasWalkIn] = useState(false);

  useEffect(() => {
    // Fetched ahead, once the list has had its turn: so they open at once, and without a connection.
    const timer = setTimeout(() => {
      const ahead = [loadBookingPanel, loadWalkIn, loadCloseTicket, loadSignInForm];
      // Whoever needs one that did not come asks for it again, and is told.
      Promise.all(ahead.map((load) => load())).catch(() => undefined);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const date = place.date ?? session.venue.today;
  const isPanelOpen = place.booking !== null;
  // On a narrow screen the details cover the list, which then is out of reach for the keyboard too.
  const isCovered = isPanelOpen && !isWide;

  const closePanel = () => goTo({ ...place, booking: null });
  const closeWalkIn = () => setHasWalkIn(false);

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
          onClick={() => setHasWalkIn(true)}
        >
          <Icon name="plus" />
          {messages.day.newWalkIn}
        </button>
        <StaffMenu />
      </header>

      <main className="screen" inert={isCovered}>
        <Day date={date} openUuid={place.booking} />
      </main>

      {place.booking !== null && (
        <FailureBoundary key={`panel ${place.booking}`} onLeave={closePanel}>
          <Suspense fallback={<div className="panel" />}>
            <BookingPanel
              uuid={place.booking}
              date={date}
              isCovering={isCovered}
              onClose={closePanel}
            />
          </Suspense>
        </FailureBoundary>
      )}

      <NoticeBar />
      {hasWalkIn && (
        <FailureBoundary onLeave={closeWalkIn}>
          <Suspense>
            <WalkIn onClose={closeWalkIn} />
          </Suspense>
        </FailureBoundary>
      )}
      {finalMove && <FinalMoveDialog move={finalMove} />}
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}

function focusList(): void {
  document.getElementById('bookings')?.focus();
}
