import * as z from 'zod/mini';
import { MESSAGE_PROBLEMS, MESSAGE_STATUSES } from '../../domain/message.ts';
import { MESSAGE_KINDS, WEBHOOK_MESSAGE_KIND } from '../../domain/message-kind.ts';
import * as limits from '../limits.ts';

/** A mail about one booking, or to the venue about a webhook. Its text is made when it is sent, from what is true then. */
export const StaffMessage = z.object({
  id: z.string(),
  /** Null for one about a webhook, as is what follows. */
  bookingUuid: z.nullable(z.string()),
  bookingAt: z.nullable(limits.DateTime),
  /** The work day of the booking. */
  workDay: z.nullable(limits.WallDate),
  /** The name of the booking; null after an erasure. */
  customerName: z.nullable(z.string()),
  /** The host of the webhook that it is about; null for one about a booking. */
  webhookHost: z.nullable(z.string()),
  kind: z.enum([...MESSAGE_KINDS, WEBHOOK_MESSAGE_KIND]),
  recipient: z.enum(['GUEST', 'VENUE']),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: limits.DateTime,
  /** When it was sent, refused or given up; null while it waits. */
  endedAt: z.nullable(limits.DateTime),
  /** When it is sent, or tried again; null if it does not wait. */
  dueAt: z.nullable(limits.DateTime),
  /** How often the mail server was asked. */
  tries: z.int(),
  problem: z.nullable(z.enum(MESSAGE_PROBLEMS)),
  /** What the mail server said, without addresses. */
  serverAnswer: z.nullable(z.string()),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

/**
 * - `ON`: the mail server gets the messages
 * - `SHOWN`: they are only shown here, because the venue is the demo
 * - `OFF`: no mail server is set up, so changes cause no messages
 */
export const MAIL_DELIVERIES = ['ON', 'SHOWN', 'OFF'] as const;

/** GET /staff/v3/messages and GET /staff/v3/bookings/{bookingUuid}/messages: newest first. */
export const StaffMessages = z.object({
  delivery: z.enum(MAIL_DELIVERIES),
  messages: z.array(StaffMessage),
});
export type StaffMessages = z.infer<typeof StaffMessages>;
