import './service.css';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { type BookingStatus, groupOf, staffStatuses } from '../../../domain/booking-status.ts';
import { addDays, type Instant, MS_PER_MINUTE, type WallDate } from '../../../domain/venue-time.ts';
import { useCancelDialog } from '../../bookings/cancel-dialog.tsx';
import { listUndoableMoves } from '../../bookings/table-moves.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useRequests } from '../../day-data/use-requests.ts';
import { useNarrowScreen } from '../../frame/use-screen-width.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useMessages } from '../../messages/messages.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { useTap, useTapWalkIn, useUndo } from '../../outbox/use-tap.ts';
import { MissingEmail } from '../../parts/missing-email.tsx';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { navigate, useRoute } from '../../route.ts';
import { serviceLists } from '../../service/service-lists.ts';
import type { VenueTable } from '../../service/venue-tables.ts';
import { useSession } from '../../session/session.ts';
import { Announcements } from './announcements.tsx';
import { ChosenParty, loadChosenGuest } from './chosen-party.tsx';
import { Pace } from './pace.tsx';
import { recentChanges } from './recent-changes.tsx';
import { loadTableSheet, loadTimeline, Room } from './room.tsx';
import { ServiceBar } from './service-bar.tsx';
import { LIST_NAMES, type ListName, ServiceListTabs } from './service-lists.tsx';
import { ServiceSheet, SHEET_LOADERS, type Sheet } from './service-sheet.tsx';
import { DayFailed, DaySkeleton } from './service-states.tsx';
import { isAtTheDoor, useSeating } from './use-seating.ts';
import { type ServiceKeys, useServiceKeys } from './use-service-keys.ts';

const loadAttentionTray = () => loadWithTexts('service', import('./attention-tray.tsx'));
const AttentionTray = lazy(loadAttentionTray);

/** What opens over the screen, and the timeline: loaded once the lists are there. */
export const LATER_PARTS = [
  ...SHEET_LOADERS,
  loadTableSheet,
  loadTimeline,
  loadAttentionTray,
  loadChosenGuest,
];

const NO_KEYS: ServiceKeys = {};

/** The host stand: who comes next, who waits, what is free, and how hard each quarter hour is. */
export function Service({ date }: { date: WallDate }) {
  const messages = useMessages();
  const { session } = useSession();
  const { venue } = session;
  const route = useRoute();
  const outbox = useOutbox();
  const outboxView = useOutboxView();
  const tap = useTap();
  const undo = useUndo();
  const tapWalkIn = useTapWalkIn();
  const { askForReason } = useCancelDialog();
  const now = useServerNow();
  const minute = Math.floor(now / MS_PER_MINUTE);
  const { day, error, retry } = useDay(date);
  const requests = useRequests(date, day);
  const [shiftId, setShiftId] = useState<string | null>(null);
  const [shownList, setShownList] = useState<ListName>('next');
  const [shownPart, setShownPart] = useState<'list' | 'room'>('list');
  const [tappedUuid, setChosenUuid] = useState<string | null>(null);
  const chosenUuid = tappedUuid && outbox.uuidOf(tappedUuid);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const isNarrow = useNarrowScreen();
  // Beside or below the list, the room is always there.
  const part = isNarrow ? shownPart : 'list';
  const showRoom = () => setShownPart('room');
  const isToday = date === venue.today;
  // The lists are painted first: a slow tablet needs as long again for the room.
  const isRoomDue = useAfterPaint(day !== undefined, false);

  const bookings = useMemo(
    () =>
      (day?.bookings ?? []).filter(({ shiftType }) => shiftId === null || shiftType.id === shiftId),
    [day, shiftId],
  );
  const lists = useMemo(
    () => serviceLists(bookings, venue, minute * MS_PER_MINUTE, isToday),
    [bookings, venue, minute, isToday],
  );
  const moves = useMemo(() => listUndoableMoves(bookings), [bookings]);
  // Of any shift: the room shows all of them.
  const chosen = day?.bookings.find(({ uuid }) => uuid === chosenUuid) ?? null;

  const unchoose = useCallback(() => setChosenUuid(null), []);
  const seating = useSeating(unchoose);
  const choose = useCallback((booking: StaffBooking | null) => {
    setChosenUuid((before) => (booking === null || before === booking.uuid ? null : booking.uuid));
  }, []);
  // The same functions between renders, so that unchanged rows are not rendered again.
  const latest = useRef({ tap, seating });
  useLayoutEffect(() => {
    latest.current = { tap, seating };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood against a table was about the party before
  useEffect(() => latest.current.seating.reset(), [chosenUuid]);

  const moveTo = useCallback((booking: StaffBooking, to: BookingStatus) => {
    latest.current.tap({ kind: 'status', to }, booking);
    setChosenUuid((before) => (before === booking.uuid ? null : before));
  }, []);
  const change = useCallback((booking: StaffBooking) => setSheet({ kind: 'change', booking }), []);

  const focusedBooking = () => {
    const row = document.activeElement?.closest('tr');
    const uuid = row?.querySelector<HTMLElement>('[data-party]')?.dataset.party;
    return bookings.find((each) => each.uuid === (uuid ?? chosenUuid)) ?? null;
  };
  const onFocused = (act: (booking: StaffBooking) => void) => () => {
    const booking = focusedBooking();
    if (booking) act(booking);
  };
  // The tables may not be on screen yet, or not in this part of it.
  const isGoingToRoom = useRef(false);
  useEffect(() => {
    if (!isGoingToRoom.current) return;
    const table = document.querySelector<HTMLElement>(
      '#room :is(.floor, [role="grid"]) [tabindex="0"]',
    );
    table?.focus();
    isGoingToRoom.current = table === null;
  });
  const goTo = (to: WallDate) =>
    navigate({ ...route, date: to === venue.today ? null : to, booking: null });
  const keys = {
    '/': () => setSheet({ kind: 'search' }),
    b: () => setSheet({ kind: 'book' }),
    w: () => setSheet({ kind: 'walk-in' }),
    s: onFocused((booking) => {
      const isExpected = isAtTheDoor(booking) || booking.status === 'CONFIRMED';
      if (isExpected && staffStatuses(booking, venue.today).includes('SEATED'))
        moveTo(booking, 'SEATED');
    }),
    a: onFocused((booking) => {
      const isExpected = booking.status === 'CONFIRMED';
      if (isExpected && staffStatuses(booking, venue.today).includes('ARRIVED'))
        moveTo(booking, 'ARRIVED');
    }),
    m: onFocused((booking) => {
      setChosenUuid(booking.uuid);
      setShownPart('room');
      isGoingToRoom.current = true;
    }),
    u: () => {
      const last = recentChanges(outboxView, now).find(({ id }) => outbox.canUndo(id));
      if (last) undo(last);
    },
    ...Object.fromEntries(
      LIST_NAMES.map((name, index) => [
        String(index + 1),
        () => {
          setShownList(name);
          setShownPart('list');
        },
      ]),
    ),
    '[': () => goTo(addDays(date, -1)),
    ']': () => goTo(addDays(date, 1)),
    '?': () => setSheet({ kind: 'keys' }),
  };
  // What is typed while a sheet opens is meant for the sheet.
  useServiceKeys(sheet === null ? keys : NO_KEYS);

  const seatWalkIn = (
    table: VenueTable,
    pax: number,
    until: Instant | null,
    force: StaffRule[],
  ) => {
    const guest = { name: null, phone: null, label: null, email: null };
    const walkIn = { pax, paxChildren: 0, tables: [table], quotedWaitMinutes: null, until, guest };
    tapWalkIn({ kind: 'walk-in', walkIn: { ...walkIn, status: 'SEATED' }, force }, venue.today);
  };
  const openDetails = (uuid: string) => navigate({ ...route, booking: outbox.uuidOf(uuid) });

  return (
    <>
      <ServiceBar
        date={date}
        shiftId={shiftId}
        onShift={setShiftId}
        now={now}
        oldSince={day && !day.isFresh ? day.asOf : null}
        requests={requests}
        onOpen={setSheet}
      />
      <MissingEmail />
      <Pace date={date} bookings={bookings} shiftId={shiftId} now={now} />
      {outboxView.entries.some(({ refusal }) => refusal !== null) && (
        <Suspense>
          <AttentionTray bookings={day?.bookings ?? []} />
        </Suspense>
      )}
      <main className="service" data-part={part} aria-label={messages.service.label}>
        {day === undefined ? (
          error ? (
            <DayFailed error={error} onRetry={retry} />
          ) : (
            <DaySkeleton />
          )
        ) : (
          <>
            <ServiceListTabs
              lists={lists}
              shown={shownList}
              onShow={(name) => {
                setShownList(name);
                setShownPart('list');
              }}
              room={isNarrow ? { isShown: part === 'room', onShow: showRoom } : null}
              moves={moves}
              isToday={isToday}
              unsent={day.unsent}
              chosenUuid={chosenUuid}
              minute={minute}
              isFresh={day.isFresh}
              onChoose={choose}
              onStatus={moveTo}
              onChange={change}
            />
            {isRoomDue && (
              <Room
                date={date}
                bookings={day.bookings}
                isToday={isToday}
                now={minute * MS_PER_MINUTE}
                shiftId={shiftId}
                chosen={chosen}
                seating={seating}
                onChoose={choose}
                onStatus={moveTo}
                onDetails={openDetails}
                onWalkIn={seatWalkIn}
                onBook={(tableId, time) => setSheet({ kind: 'book', tableId, time })}
              />
            )}
          </>
        )}
        {chosen && (
          <ChosenParty
            booking={chosen}
            seating={seating}
            onStatus={moveTo}
            onCancel={() => askForReason(chosen)}
            onChange={() => change(chosen)}
            onNote={() => setSheet({ kind: 'note', booking: chosen })}
            onTables={groupOf(chosen.status) === 'closed' ? null : showRoom}
            onDetails={() => {
              unchoose();
              openDetails(chosen.uuid);
            }}
            onClose={unchoose}
          />
        )}
      </main>
      <Announcements key={date} bookings={day?.bookings ?? null} />
      {sheet && (
        <ServiceSheet
          sheet={sheet}
          date={date}
          bookings={day?.bookings ?? []}
          requests={requests}
          shiftId={shiftId}
          now={now}
          onOpen={setSheet}
          onDetails={openDetails}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
