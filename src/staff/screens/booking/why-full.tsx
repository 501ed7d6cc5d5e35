import { useQuery } from '@tanstack/react-query';
import type { SlotExplanationBody } from '../../../contract/availability.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { type StaffClient, useApiClient } from '../../api-client.ts';
import { refusalText } from '../../bookings/refusal-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
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

/**
 * Asks why a request cannot be confirmed at its time, and which times or areas are free for it.
 * @returns sentences; null if the time is available meanwhile, or if there is nothing to add to the refusal
 * @throws ProblemError, ConnectionError
 */
async function explainFullTime(
  apiClient: StaffClient,
  booking: StaffBooking,
  format: VenueFormat,
  messages: StaffMessages,
): Promise<string | null> {
  const { uuid, workDay, bookingAt, pax, paxChildren, floorPlanArea, highChairs, strollers } =
    booking;
  const { answer } = await apiClient.call(
    'check-slot',
    {
      params: { date: workDay, time: bookingAt.slice(11, 19) },
      query: { explain: true },
      body: {
        pax,
        paxChildren,
        status: 'CONFIRMED',
        floorPlanAreaId: floorPlanArea?.id ?? null,
        highChairs,
        strollers,
        excludeBookingUuid: uuid,
      },
    },
    { maxTries: 1 },
  );
  return answer.explanation ? sentencesOf(answer.explanation, format, messages) : null;
}

function sentencesOf(
  explanation: SlotExplanationBody,
  format: VenueFormat,
  messages: StaffMessages,
): string | null {
  const texts = messages.fullTime;
  const reason = describeReason(explanation.reason, format, messages);
  const free = explanation.suggestions.flatMap(({ change, time, floorPlanArea }) => {
    const at = timeOf(`1970-01-01T${time}`, format);
    if (change === 'TIME') return [at];
    return change === 'AREA' && floorPlanArea ? [texts.inArea(at, floorPlanArea.name)] : [];
  });
  const sentences = [reason, free.length > 0 && texts.freeInstead(free.join(', '))];
  return sentences.filter(Boolean).join(' ') || null;
}

function describeReason(
  { code, limit, taken, tables, combinations, freeAt }: SlotExplanationBody['reason'],
  format: VenueFormat,
  messages: StaffMessages,
): string | null {
  const texts = messages.fullTime;
  if (code === 'TABLES_TAKEN')
    return texts.tablesTaken(
      (tables ?? 0) + (combinations ?? 0),
      freeAt === null ? null : timeOf(freeAt, format),
    );
  if (code === 'NO_TABLE_FOR_PARTY') return texts.noTable(limit);
  const what = code in texts.limits ? texts.limits[code as keyof typeof texts.limits] : null;
  return what === null || limit === null ? null : texts.taken(taken ?? 0, limit, what);
}
