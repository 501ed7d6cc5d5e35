import { lazy, Suspense, useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useDesk } from './desk.tsx';
import { FinalMoveDialog } from './final-move-dialog.tsx';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';
import { NoticeBar } from './notice-bar.tsx';
import { goTo, hrefOf, usePlace } from './place.ts';
import { Day } from './screens/day.tsx';
import { useSession } from './session.ts';
import { StaffMenu } from './staff-menu.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const BookingPanel = lazy(() => import('./screens/booking-panel.tsx'));
const WalkIn = lazy(() => import('./screens/walk-in.tsx'));

/** What stands around every screen of someone who is signed in. */
export function Frame() {
  const { session } = useSession();
  const place = usePlace();
  const isWide = useWideScreen();
  const { conflict, finalMove } = useDesk();
  const [hasWalkIn, setHasWalkIn] = useState(false);

  const date = place.date ?? session.venue.today;
  const isPanelOpen = place.booking !== null;
  // On a narrow screen the details cover the list, which then is out of reach for the keyboard too.
  const isCovered = isPanelOpen && !isWide;

  return (
    <div className="frame" data-panel={isPanelOpen || undefined}>
      <header className="top" inert={isCovered}>
        <a className="skip" href={hrefOf(place)} onClick={focusList}>
          {messages.day.skipToList}
        </a>
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
        <Suspense fallback={<div className="panel" />}>
          <BookingPanel
            key={place.booking}
            uuid={place.booking}
            date={date}
            isCovering={isCovered}
            onClose={() => goTo({ ...place, booking: null })}
          />
        </Suspense>
      )}

      <NoticeBar />
      <Suspense>{hasWalkIn && <WalkIn onClose={() => setHasWalkIn(false)} />}</Suspense>
      {finalMove && <FinalMoveDialog key={finalMove.picture.uuid} move={finalMove} />}
      {conflict && <ConflictDialog conflict={conflict} />}
    </div>
  );
}

function focusList(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('bookings')?.focus();
}
