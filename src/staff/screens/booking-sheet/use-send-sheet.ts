import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '../../../client/call.ts';
import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { BrokenRule, StaffRule } from '../../../domain/availability/staff-rules.ts';
import type { StaffPermission } from '../../../domain/permission.ts';
import { createApiClient, languageOfPage, useApiClient } from '../../api-client.ts';
import {
  type ConditionalChange,
  changeBooking,
  StaleBookingError,
} from '../../bookings/change-booking.ts';
import { type Difference, differencesOf } from '../../bookings/differences.ts';
import { errorText } from '../../bookings/error-text.ts';
import { updateCachedBooking } from '../../day-data/booking-queries.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { NotApprovedError } from '../take-over/use-approval.tsx';
import {
  fieldOfParameter,
  refusedFieldText,
  refusedRules,
  type SheetRequest,
  sendSheetRequest,
} from './sheet-calls.ts';
import { formOf, type SheetForm } from './sheet-form.ts';
import {
  experienceOf,
  isAsWanted,
  type PrivacyTold,
  toBookingRequest,
  toConfirmation,
  toUpdateRequest,
} from './sheet-requests.ts';
import type { SheetMode } from './sheet-scope.ts';

/** The first of two requests was carried out, the second was not. */
class NotConfirmedError extends Error {
  readonly updated: StaffBooking;

  constructor(updated: StaffBooking, cause: unknown) {
    super('The request was changed, but not confirmed.', { cause });
    this.name = 'NotConfirmedError';
    this.updated = updated;
  }
}

/** What is sent. */
export interface Submission {
  form: SheetForm;
  privacyTold: PrivacyTold;
  force: readonly StaffRule[];
}

interface SendSheetOptions {
  mode: SheetMode;
  keyOf: (operation: string, body: unknown) => string;
  /**
   * Asks somebody else for what the role does not allow.
   * @throws NotApprovedError
   */
  approve: (request: SheetRequest, permissions: readonly StaffPermission[]) => Promise<string>;
  onSent: (booking: StaffBooking) => void;
  /** The booking is another one than the sheet was opened with. */
  onRebase: (before: StaffBooking, now: StaffBooking) => void;
  /** Shows an error at its field. */
  onFieldError: (field: keyof SheetForm, message: string, isFirst: boolean) => void;
}

export interface SendSheet {
  send: (submission: Submission) => void;
  isSending: boolean;
  isRetrying: boolean;
  /** The booking as the sheet knows it; null for a new one. */
  base: StaffBooking | null;
  /** Why the last request was not carried out, in a sentence. */
  problem: string | null;
  /** The rules for which the last request was refused. */
  refused: readonly BrokenRule[];
  /** What others changed since the sheet was opened. */
  changedElsewhere: readonly Difference[];
}

/** Sends the sheet: creates, changes, or changes and confirms. Shows each refusal where it belongs. */
export function useSendSheet(options: SendSheetOptions): SendSheet {
  const { mode, keyOf } = options;
  const messages = useMessages('service');
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session, format } = useSession();
  const { venue } = session;
  const [base, setBase] = useState(mode.kind === 'new' ? null : mode.booking);
  const [changedElsewhere, setChangedElsewhere] = useState<readonly Difference[]>([]);
  const [isRetrying, setIsRetrying] = useState(false);
  const action = messages.bookingSheet.action[mode.kind];

  const repeatable = (operation: string, body: unknown): CallOptions => ({
    idempotencyKey: keyOf(operation, body),
    onWait: () => setIsRetrying(true),
  });
  const rebase = (now: StaffBooking) => {
    if (base) options.onRebase(base, now);
    setBase(now);
  };

  const changeUnlessStale = (booking: StaffBooking, change: Omit<ConditionalChange, 'snapshot'>) =>
    changeBooking(apiClient, { snapshot: booking, ...change }, format, messages);

  /** A client that may make the request: with the approval of somebody else if the role does not allow it. */
  async function clientFor(request: SheetRequest, setsRulesAside: boolean) {
    const needed: StaffPermission[] = [
      request.operation === 'create-booking' ? 'bookings:create' : 'bookings:update',
      ...(setsRulesAside ? (['rules:force'] as const) : []),
    ];
    const mayDoIt = needed.every((each) => session.staff.permissions.includes(each));
    if (mayDoIt) return apiClient;
    return createApiClient(languageOfPage, await options.approve(request, needed));
  }

  /** Changes what differs; null if nothing does. */
  async function update(booking: StaffBooking, { form, ...terms }: Submission) {
    const body = toUpdateRequest(formOf(booking), form, terms);
    if (!body) return null;
    const params = { bookingUuid: booking.uuid };
    const request = { operation: 'update-booking', params, body } as const;
    const client = await clientFor(request, setsRulesAside(body));
    return changeUnlessStale(booking, {
      send: (terms) =>
        sendSheetRequest(client, request, { ...terms, ...repeatable('update', body) }),
      isDone: (fresh) => isAsWanted(fresh, form),
    });
  }

  /** Changes the request, then confirms it: two changes, because a request has no tables. */
  async function answer(booking: StaffBooking, submission: Submission) {
    const { form, force } = submission;
    const { tables } = formOf(booking);
    const updated = await update(booking, { ...submission, form: { ...form, tables } });
    const body = toConfirmation(form, force);
    const params = { bookingUuid: booking.uuid };
    const request = { operation: 'update-booking-status', params, body } as const;
    try {
      const client = await clientFor(request, setsRulesAside(body));
      return await changeUnlessStale(updated ?? booking, {
        send: (terms) =>
          sendSheetRequest(client, request, {
            ...terms,
            ...repeatable('confirm', [booking.uuid, body]),
          }),
        isDone: ({ status }) => status === 'CONFIRMED',
      });
    } catch (error) {
      throw updated ? new NotConfirmedError(updated, error) : error;
    }
  }

  const mutation = useMutation({
    mutationFn: async (submission: Submission) => {
      const { form, ...terms } = submission;
      if (base && mode.kind === 'answer') return answer(base, submission);
      if (base) {
        const known = mode.kind === 'edit' && mode.known ? mode.known(base) : base;
        return (await update(known, submission)) ?? known;
      }
      const experience = experienceOf(venue, form);
      const body = toBookingRequest(form, { ...terms, experience });
      const request = { operation: 'create-booking', body } as const;
      const client = await clientFor(request, setsRulesAside(body));
      return sendSheetRequest(client, request, repeatable('create', body));
    },
    onMutate: () => setChangedElsewhere([]),
    onSettled: () => setIsRetrying(false),
    onSuccess: (booking) => {
      options.onSent(booking);
      updateCachedBooking(cache, venue.accountId, booking);
    },
    onError: (error) => {
      if (error instanceof StaleBookingError) {
        const booking = error.fresh;
        if (base) setChangedElsewhere(differencesOf(base, booking, format, messages));
        rebase(booking);
        updateCachedBooking(cache, venue.accountId, error.fresh);
      } else if (error instanceof NotConfirmedError) {
        rebase(error.updated);
        updateCachedBooking(cache, venue.accountId, error.updated);
      } else {
        for (const [index, { parameter }] of issuesOf(error).entries()) {
          const field = fieldOfParameter(parameter);
          if (!field) continue;
          const text = refusedFieldText(field, messages.bookingSheet);
          options.onFieldError(field, text, index === 0);
        }
      }
    },
  });

  const { error } = mutation;
  return {
    send: (submission) => {
      if (!mutation.isPending) mutation.mutate(submission);
    },
    isSending: mutation.isPending,
    isRetrying,
    base,
    problem: problemText(error, action, format, messages),
    refused: refusedRules(error),
    changedElsewhere,
  };
}

/** Whether the request takes the permission to set rules aside: one booking left out of the pace is that too. */
function setsRulesAside(body: {
  force?: readonly StaffRule[] | undefined;
  isExemptFromPace?: boolean | undefined;
}): boolean {
  return (body.force?.length ?? 0) > 0 || body.isExemptFromPace === true;
}

function issuesOf(error: unknown): { parameter: string }[] {
  return (error instanceof ProblemError && error.problem.errors) || [];
}

/** The sentence for an error; null if it is shown elsewhere. */
function problemText(
  error: unknown,
  action: string,
  format: VenueFormat,
  messages: MessagesWith<'service'>,
): string | null {
  if (error === null || error instanceof StaleBookingError) return null;
  // Who closed the dialog knows.
  if (error instanceof NotApprovedError) return null;
  if (error instanceof NotConfirmedError) {
    const { bookingAt } = error.updated;
    const why = errorText(error.cause, action, messages);
    return messages.bookingSheet.movedNotConfirmed(timeOf(bookingAt, format), why);
  }
  if (refusedRules(error).length > 0) return null;
  const issues = issuesOf(error);
  const areAtFields =
    issues.length > 0 && issues.every(({ parameter }) => fieldOfParameter(parameter) !== null);
  return areAtFields ? messages.error.form : errorText(error, action, messages);
}
