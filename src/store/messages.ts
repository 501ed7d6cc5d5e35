import type { AnyMessage, Message, WebhookMessage } from '../domain/message.ts';
import type { Instant } from '../domain/venue-time.ts';
import { type ClaimTime, isUnclaimed } from './claims.ts';
import type { Db } from './db.ts';
import { pick, prepared } from './prepared.ts';
import { messageColumns, type Tables } from './tables.ts';

const insertRow = prepared((db, row: Tables['messages']) =>
  db.insertInto('messages').values(pick(row, messageColumns.names)),
);

/** Adds a message, in the transaction of the change that causes it. */
export async function insertMessage(db: Db, message: AnyMessage): Promise<void> {
  await insertRow(db, messageColumns.toRow(message));
}

type MessageRow = Tables['messages'];
/** Columns do not know that some of them depend on others. */
const anyFromRow = (row: MessageRow) => messageColumns.fromRow(row) as AnyMessage;
/** Of a row with a booking. */
const fromRow = (row: MessageRow) => messageColumns.fromRow(row) as Message;

/**
 * The messages that wait and that no process is sending. Of those about one booking in one lane only the first: the
 * others may be needless once it is sent.
 */
function inTurn(db: Db, time: ClaimTime) {
  return db
    .selectFrom('messages as message')
    .where('status', '=', 'WAITING')
    .where(isUnclaimed('claimed_until', time))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.account_id', '=', 'message.account_id')
            .whereRef('earlier.booking_uuid', '=', 'message.booking_uuid')
            .whereRef('earlier.lane', '=', 'message.lane')
            .where('earlier.status', '=', 'WAITING')
            .where((is) =>
              is(
                is.refTuple('earlier.booking_version', 'earlier.id'),
                '<',
                is.refTuple('message.booking_version', 'message.id'),
              ),
            ),
        ),
      ),
    );
}

/** When the next message is due that no process is sending; null without any. */
export async function findNextDueAt(db: Db, time: ClaimTime): Promise<Instant | null> {
  const row = await inTurn(db, time).select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at ?? null;
}

/**
 * Claims due messages for this process, those that were due first. Of two processes that claim at the same time,
 * only one gets a message.
 */
export async function claimDueMessages(
  db: Db,
  {
    limit,
    except,
    ...time
  }: ClaimTime & {
    limit: number;
    /** Not these. What this process is sending is among them: its claims may seem to have ended when the clock was set. */
    except: readonly string[];
  },
): Promise<AnyMessage[]> {
  const { now, claimMs } = time;
  const due = await inTurn(db, time)
    .select('id')
    .where('due_at', '<=', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const rows = await db
    .updateTable('messages')
    .set({ claimed_until: now + claimMs })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('status', '=', 'WAITING')
    // Another process may have claimed it since.
    .where(isUnclaimed('claimed_until', time))
    .returning(messageColumns.names)
    .execute();
  return rows.map(anyFromRow);
}

/** Prolongs the claims of those messages that are still being sent. */
export async function renewClaims(db: Db, ids: readonly string[], until: Instant): Promise<void> {
  await db
    .updateTable('messages')
    .set({ claimed_until: until })
    .where('id', 'in', ids)
    .where('status', '=', 'WAITING')
    .where('claimed_until', 'is not', null)
    .execute();
}

/** Records what became of a claimed message, and gives up the claim. */
export async function saveMessageOutcome(db: Db, message: AnyMessage): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      status: message.status,
      due_at: message.dueAt,
      tries: message.tries,
      told_version: message.toldVersion,
      ended_at: message.endedAt,
      problem: message.problem,
      server_answer: message.serverAnswer,
      claimed_until: null,
    })
    .where('id', '=', message.id)
    .execute();
}

/** The messages about a booking, oldest first. */
export async function listMessagesOfBooking(
  db: Db,
  { accountId, bookingUuid }: Pick<Message, 'accountId' | 'bookingUuid'>,
): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .select(messageColumns.names)
    .where('account_id', '=', accountId)
    .where('booking_uuid', '=', bookingUuid)
    .orderBy('created_at')
    .orderBy('booking_version')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** The newest messages about bookings of a venue. */
export async function listMessages(db: Db, accountId: string, limit: number): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .select(messageColumns.names)
    .where('account_id', '=', accountId)
    .where('booking_uuid', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The newest messages about webhooks of a venue. */
export async function listWebhookMessages(
  db: Db,
  accountId: string,
  limit: number,
): Promise<WebhookMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(messageColumns.names)
    .where('account_id', '=', accountId)
    .where('booking_uuid', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => messageColumns.fromRow(row) as WebhookMessage);
}

export async function findMessage(
  db: Db,
  accountId: string,
  id: string,
): Promise<AnyMessage | null> {
  const row = await db
    .selectFrom('messages')
    .select(messageColumns.names)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? anyFromRow(row) : null;
}

export async function hasMessageEndedBefore(db: Db, before: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('status', '<>', 'WAITING')
    .where('ended_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The reminders of a booking, also those that were sent. */
export async function listReminders(
  db: Db,
  { accountId, bookingUuid }: Pick<Message, 'accountId' | 'bookingUuid'>,
): Promise<Message[]> {
  const { rows } = await remindersOf(db, { accountId, bookingUuid });
  return rows.map(fromRow);
}

const remindersOf = prepared((db, of: Pick<Message, 'accountId' | 'bookingUuid'>) =>
  db
    .selectFrom('messages')
    .select(messageColumns.names)
    .where('account_id', '=', of.accountId)
    .where('booking_uuid', '=', of.bookingUuid)
    .where('lane', 'in', ['REMINDER', 'RECONFIRM']),
);

export async function deleteWaitingMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).where('status', '=', 'WAITING').execute();
}

/** Deletes the reminders of a booking that wait. */
export async function deleteWaitingReminders(
  db: Db,
  { accountId, bookingUuid }: Pick<Message, 'accountId' | 'bookingUuid'>,
): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('account_id', '=', accountId)
    .where('booking_uuid', '=', bookingUuid)
    .where('lane', 'in', ['REMINDER', 'RECONFIRM'])
    .where('status', '=', 'WAITING')
    .execute();
}

/** Deletes those that ended before a time. */
export async function deleteMessagesEndedBefore(db: Db, before: Instant): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('status', '<>', 'WAITING')
    .where('ended_at', '<', before)
    .execute();
}

/** How many messages wait. */
export async function countWaitingMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select((is) => is.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}
