import { useEffect, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffTime } from './times-query.ts';

/**
 * Chooses a time to offer, once: the free one that is nearest to what was asked for.
 * @param request the booking whose time is not offered again; null if nothing is to be chosen
 * @param choose gets the time, `HH:MM:SS`
 * @returns the time that was chosen; null if none was
 */
export function useProposedTime(
  request: Pick<StaffBooking, 'bookingAt'> | null,
  times: readonly StaffTime[] | undefined,
  choose: (time: string) => void,
): string | null {
  const [proposed, setProposed] = useState<string | null>(null);
  const nearest = request && times && proposed === null ? nearestFree(times, request) : undefined;
  useEffect(() => {
    if (!nearest) return;
    setProposed(nearest);
    choose(nearest);
  }, [nearest, choose]);
  return proposed;
}

/** Undefined if no other time is free. Of two that are as near, the earlier one. */
export function nearestFree(
  times: readonly StaffTime[],
  { bookingAt }: Pick<StaffBooking, 'bookingAt'>,
): string | undefined {
  const askedAt = Date.parse(bookingAt);
  const distance = (time: StaffTime) => Math.abs(Date.parse(time.bookingAt) - askedAt);
  return times
    .filter((time) => time.rules.length === 0 && !time.areTablesTaken && distance(time) > 0)
    .toSorted((a, b) => distance(a) - distance(b))[0]?.time;
}
