import { useEffect, useRef } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { navigate } from '../../route.ts';
import { BookingSearch } from './search/booking-search.tsx';

interface SearchSheetProps {
  bookings: readonly StaffBooking[];
  onOpen: (uuid: string) => void;
  onClose: () => void;
}

/** The search over the day on screen, and over all guests. */
export default function SearchSheet({ bookings, onOpen, onClose }: SearchSheetProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog heading={messages.day.search} onClose={onClose} size="large">
      <BookingSearch
        bookings={bookings}
        inputRef={input}
        onOpen={(uuid) => {
          onClose();
          onOpen(uuid);
        }}
        onGo={(route) => {
          onClose();
          navigate(route);
        }}
      />
    </Dialog>
  );
}
