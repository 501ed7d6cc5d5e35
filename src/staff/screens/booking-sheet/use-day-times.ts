import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isWallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';
import type { SheetForm } from './sheet-form.ts';
import { experienceOf, toTimesRequest } from './sheet-requests.ts';
import type { SheetMode } from './sheet-scope.ts';
import { type StaffTime, timesQuery } from './times-query.ts';

export interface DayTimes {
  /** Undefined until the first answer. */
  times: readonly StaffTime[] | undefined;
  /** Whether these are the times of an earlier question. */
  isOutOfDate: boolean;
  hasFailed: boolean;
  /** The chosen time; undefined if none is, or nothing is known about it yet. */
  chosen: StaffTime | undefined;
  /** Has a time judged that no shift has. */
  judge: (time: string) => void;
}

/** The times for what the form says, and the one that is chosen. */
export function useDayTimes(mode: SheetMode, form: SheetForm, isEnabled: boolean): DayTimes {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const [typedTime, setTypedTime] = useState(form.time);
  const booking = mode.kind === 'new' ? null : mode.booking;
  const request = toTimesRequest(form, {
    bookingUuid: booking?.uuid ?? null,
    strollers: booking?.strollers ?? 0,
    typedTime,
    experience: experienceOf(session.venue, form),
  });
  const query = useQuery({
    ...timesQuery(apiClient, session.venue.accountId, form.date, request),
    enabled: isEnabled && isCurrent && request !== null && isWallDate(form.date),
  });
  const { data: times, isPlaceholderData: isOutOfDate } = query;
  const chosen = times?.find(({ time }) => time === form.time);
  // A time kept from another day, on which no shift has it.
  const isUnknown = times && !isOutOfDate && !chosen && form.time !== '';
  if (isUnknown && typedTime !== form.time) setTypedTime(form.time);
  return {
    times,
    isOutOfDate,
    hasFailed: query.isError,
    chosen: isOutOfDate ? undefined : chosen,
    judge: setTypedTime,
  };
}
