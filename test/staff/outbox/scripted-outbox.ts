import { onTestFinished, vi } from 'vitest';
import { type Address, addressOf, type CallOptions } from '../../../src/client/call.ts';
import { ConnectionError, ProblemError } from '../../../src/client/errors.ts';
import type { ProblemCode } from '../../../src/contract/problem.ts';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { STAFF_ROUTES } from '../../../src/contract/staff/routes.ts';
import { Outbox } from '../../../src/staff/outbox/outbox.ts';
import type { ChangeRequest } from '../../../src/staff/outbox/request-of.ts';
import { Device } from './memory-storage.ts';

/** The request of a change as it arrives. */
interface SentRequest extends Address {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows which change it is of
  body: any;
  approval?: string;
}

export function toSent({ call, ...rest }: ChangeRequest): SentRequest {
  return { ...addressOf(STAFF_ROUTES, call.operation, call), body: call.body, ...rest };
}

/** A request that an outbox has sent, and the answer that a test gives. */
export interface Sent {
  request: SentRequest;
  key: string | undefined;
  ifMatch: string | undefined;
  timeoutMs: number | undefined;
  answer: (booking: StaffBooking) => Promise<void>;
  refuse: (status: number, code: ProblemCode, details?: object) => Promise<void>;
  /** No answer comes. */
  lose: () => Promise<void>;
}

/** Outboxes of one device, whose requests a test answers. Only time that the test lets pass passes. */
export function scriptOutboxes() {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const device = new Device();
  const sent: Sent[] = [];
  /** The bookings that the outboxes have passed on. */
  const told: StaffBooking[] = [];
  /** What the server has when it is asked. */
  const fresh = new Map<string, StaffBooking | Error>();

  const send = (request: ChangeRequest, { idempotencyKey, ifMatch, timeoutMs }: CallOptions) =>
    new Promise<StaffBooking>((resolve, reject) => {
      const fail = (error: Error) => {
        reject(error);
        return settle();
      };
      sent.push({
        request: toSent(request),
        key: idempotencyKey,
        ifMatch,
        timeoutMs,
        answer: (booking) => {
          resolve(booking);
          return settle();
        },
        refuse: (status, code, details) => fail(aProblem(status, code, details)),
        lose: () => fail(new ConnectionError(null)),
      });
    });

  /** A page on this device. It sends once it may. */
  const open = async (mayRun: Promise<void> = Promise.resolve()) => {
    const outbox = new Outbox({
      storage: device.open(),
      now: Date.now,
      send,
      read: async (uuid) => {
        const booking = fresh.get(uuid);
        if (booking === undefined) throw aProblem(404, 'BOOKING_NOT_FOUND');
        if (booking instanceof Error) throw booking;
        return booking;
      },
      onBooking: (booking) => void told.push(booking),
      afterPaint: (run) => run(),
    });
    const stop = outbox.start(mayRun);
    onTestFinished(stop);
    await settle();
    return { outbox, stop };
  };
  return { device, sent, told, fresh, open };
}

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

export function aProblem(status: number, code: ProblemCode, details: object = {}): ProblemError {
  const problem = { type: 'about:blank', title: code, status, code, detail: code, ...details };
  return new ProblemError(problem);
}
