import { useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useApiClient } from '../../api-client.ts';
import { explainFullTime } from '../../bookings/explain-full-time.ts';
import { refusalText } from '../../bookings/refusal-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';

/** Why a party that asks for a table has none, and what is free instead. */
export function WhyFull({ booking }: { booking: StaffBooking }) {
  const apiClient = useApiClient();
  const messages = useMessages();
  const { session, format, isCurrent } = useSession();
  const { data } = useQuery({
    queryKey: [session.venue.accountId, 'why-full', booking.uuid, booking.version],
    queryFn: () => explainFullTime(apiClient, booking, format, messages),
    enabled: isCurrent,
  });
  return <p>{data ?? refusalText('NO_AVAILABLE_SLOT', messages)}</p>;
}
