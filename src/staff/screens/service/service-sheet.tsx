import { lazy, Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import type { Requests } from '../../day-data/use-requests.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useOutbox } from '../../outbox/outbox-provider.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { useSession } from '../../session/session.ts';

const loadBookingSheet = () =>
  loadWithTexts('service', import('../booking-sheet/booking-sheet.tsx'));
const loadWalkInSheet = () => import('./walk-in-sheet.tsx');
const loadNoteSheet = () => import('./note-sheet.tsx');
const loadRequestsSheet = () => import('./requests-sheet.tsx');
const loadSearchSheet = () => loadWithTexts('service', import('./search-sheet.tsx'));
const loadMailSheet = () => loadWithTexts('service', import('../mail/mail-sheet.tsx'));
const loadKeysDialog = () => import('./keys-dialog.tsx');
const loadCloseNight = () =>
  loadWithTexts('service', import('../close-night/close-night-sheet.tsx'));
const loadPrintView = () => loadWithTexts('service', import('./print/print-view.tsx'));
const BookingSheet = lazy(loadBookingSheet);
const WalkInSheet = lazy(loadWalkInSheet);
const NoteSheet = lazy(loadNoteSheet);
const RequestsSheet = lazy(loadRequestsSheet);
const SearchSheet = lazy(loadSearchSheet);
const MailSheet = lazy(loadMailSheet);
const KeysDialog = lazy(loadKeysDialog);
const CloseNightSheet = lazy(loadCloseNight);
const PrintView = lazy(loadPrintView);

/** Loaded once the lists are there. */
export const SHEET_LOADERS = [
  loadBookingSheet,
  loadWalkInSheet,
  loadNoteSheet,
  loadRequestsSheet,
  loadSearchSheet,
  loadMailSheet,
  loadKeysDialog,
  loadCloseNight,
];

/** What can be open over the service screen. */
export type Sheet =
  | { kind: 'requests' | 'keys' | 'mail' | 'search' | 'print' | 'walk-in' | 'close-night' }
  | { kind: 'note'; booking: StaffBooking }
  | { kind: 'book'; time?: string | undefined; tableId?: number | undefined }
  | { kind: 'change' | 'answer'; booking: StaffBooking };

interface ServiceSheetProps {
  sheet: Sheet;
  date: WallDate;
  /** All of the day, whatever shift is chosen. */
  bookings: readonly StaffBooking[];
  requests: Requests;
  shiftId: string | null;
  now: number;
  onOpen: (sheet: Sheet) => void;
  onDetails: (uuid: string) => void;
  onClose: () => void;
}

/** The sheet that is open over the service screen. */
export function ServiceSheet(props: ServiceSheetProps) {
  return (
    <ErrorBoundary key={props.sheet.kind} onClose={props.onClose}>
      <Suspense>
        <OpenSheet {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpenSheet(props: ServiceSheetProps) {
  const { sheet, date, bookings, shiftId, now, onClose } = props;
  const { session } = useSession();
  const outbox = useOutbox();
  switch (sheet.kind) {
    case 'requests':
      return (
        <RequestsSheet
          requests={props.requests}
          now={now}
          onOtherTime={(booking) => props.onOpen({ kind: 'answer', booking })}
          onClose={onClose}
        />
      );
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'mail':
      return <MailSheet onClose={onClose} />;
    case 'search':
      return <SearchSheet bookings={bookings} onOpen={props.onDetails} onClose={onClose} />;
    case 'print':
      return <PrintView bookings={bookings} date={date} shiftId={shiftId} onClose={onClose} />;
    case 'close-night':
      return <CloseNightSheet bookings={bookings} date={date} now={now} onClose={onClose} />;
    case 'walk-in':
      return <WalkInSheet workDay={session.venue.today} now={now} onClose={onClose} />;
    case 'note':
      return <NoteSheet booking={sheet.booking} onClose={onClose} />;
    case 'book':
      return (
        <BookingSheet
          mode={{ kind: 'new', date, time: sheet.time, tableId: sheet.tableId }}
          onClose={onClose}
          onDone={onClose}
        />
      );
    case 'change':
      return (
        <BookingSheet
          mode={{ kind: 'edit', booking: sheet.booking, known: (each) => outbox.known(each) }}
          onClose={onClose}
          onDone={onClose}
        />
      );
    case 'answer':
      return (
        <BookingSheet
          mode={{ kind: 'answer', booking: sheet.booking }}
          onClose={onClose}
          onDone={onClose}
        />
      );
  }
}
