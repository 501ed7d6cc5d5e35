import type { CallOptions } from '../../client/call.ts';
import { ConnectionError, ProblemError } from '../../client/errors.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffProblem } from '../../contract/staff/rules.ts';
import { conflictsWithSnapshot, kindOf } from '../changes/changes.ts';
import {
  acceptedRules,
  bookingsOf,
  type ChangeRefusal,
  FINAL_WAIT_MS,
  type OutboxEntry,
} from './outbox-entry.ts';
import {
  bringForward,
  expireOlder,
  finishEntry,
  forceEntry,
  markSent,
  refuseEntry,
  retargetEntry,
  settleEntry,
} from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { OwnChanges } from './own-changes.ts';
import { type ChangeRequest, requestFrom } from './request-of.ts';

/** The server takes no taps that are older. */
const MAX_AGE_MS = 12 * 3_600_000;
const MAX_SENDING = 4;
/** The tab that sends takes no longer where the server can be reached. */
const SENDER_PATIENCE_MS = 5000;
/** What else was tapped for the booking waits for the answer, and a change that is sent again is made once. */
const ANSWER_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

export interface SenderParts {
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
  /** @throws ProblemError, ConnectionError */
  send: (request: ChangeRequest, options: CallOptions) => Promise<StaffBooking>;
  /** @throws ProblemError, ConnectionError */
  read: (uuid: string) => Promise<StaffBooking>;
  /** Gets each booking that the server answers with, before the outbox forgets its entry. */
  onBooking: (booking: StaffBooking) => void;
}

/** Sends the entries of the outbox, in order for each booking, until the server has answered each. */
export class OutboxSender {
  readonly #parts: SenderParts;
  readonly #store: OutboxStore;
  readonly #own: OwnChanges;
  readonly #sending = new Set<string>();
  #isActive = false;
  /** Whether another tab of the browser may be sending. */
  #isWaiting = false;
  /** Whether somebody is signing out. */
  #isSuspended = false;
  #failures = 0;
  #pausedUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SenderParts, store: OutboxStore, own: OwnChanges) {
    this.#parts = parts;
    this.#store = store;
    this.#own = own;
  }

  /** Another tab of the browser sends until {@link start}. */
  wait(): void {
    this.#isWaiting = true;
  }

  /** This tab is the one that sends. */
  start(): void {
    this.#isWaiting = false;
    this.#isActive = true;
    this.#store.show({ isReachable: true });
    this.#store.step((state) => expireOlder(state, this.#parts.now() - MAX_AGE_MS));
    this.pump();
  }

  stop(): void {
    this.#isWaiting = false;
    this.#isActive = false;
    clearTimeout(this.#timer);
  }

  /** Sends nothing more until {@link resume}. */
  suspend(): void {
    this.#isSuspended = true;
  }

  resume(): void {
    this.#isSuspended = false;
    this.pump();
  }

  /** Sends at once what waits for the network or for a sign-in: the server can be reached again. */
  wake(): void {
    this.#pausedUntil = 0;
    this.#failures = 0;
    this.pump();
  }

  /** Sends what may be sent now: for each booking its first entry, unless somebody has to decide about it. */
  pump(): void {
    clearTimeout(this.#timer);
    if (this.#isWaiting) this.#watchSender();
    if (!this.#isActive || this.#isSuspended) return;
    const now = this.#parts.now();
    // The clock was ahead when a final move was tapped, and is right by now.
    const latest = now + FINAL_WAIT_MS;
    if (this.#store.view().entries.some(({ sendAt }) => sendAt > latest))
      this.#store.step((state) => bringForward(state, latest));
    const taken = new Set<string>();
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const entry of this.#store.view().entries) {
      const uuids = bookingsOf(entry);
      const isFirst = !uuids.some((uuid) => taken.has(uuid));
      for (const uuid of uuids) taken.add(uuid);
      if (!isFirst || entry.refusal || this.#sending.has(entry.id)) continue;
      const dueAt = Math.max(entry.sendAt, this.#pausedUntil);
      if (dueAt > now) wakeAt = Math.min(wakeAt, dueAt);
      else if (this.#sending.size < MAX_SENDING) void this.#send(entry);
    }
    if (wakeAt < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.pump(), wakeAt - now);
  }

  /** While another tab is to send: whether it does. It may be frozen in the background, or have no network. */
  #watchSender(): void {
    const now = this.#parts.now();
    const waiting = this.#store.view().entries.filter(({ refusal }) => refusal === null);
    const dueAt = Math.min(...waiting.map(({ sendAt, tappedAt }) => Math.max(sendAt, tappedAt)));
    const wait = dueAt + SENDER_PATIENCE_MS - now;
    this.#store.show({ isReachable: wait > 0 });
    if (wait > 0 && wait < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#watchSender(), wait);
  }

  async #send({ id }: OutboxEntry): Promise<void> {
    this.#sending.add(id);
    this.#store.step((state) => markSent(state, id, this.#parts.now()));
    const entry = this.#store.view().entries.find((each) => each.id === id);
    if (!entry) return;
    const { version } = entry;
    try {
      const booking = await this.#parts.send(requestFrom(entry, this.#store.view()), {
        idempotencyKey: id,
        ifMatch: version === null ? undefined : `"${version}"`,
        maxTries: 1,
        timeoutMs: ANSWER_TIMEOUT_MS,
      });
      this.#answered();
      this.#own.add(entry, booking);
      this.#parts.onBooking(booking);
      this.#store.step((state) => finishEntry(state, id, booking, this.#parts.now()));
    } catch (error) {
      await this.#handle(entry, error);
    } finally {
      this.#sending.delete(id);
      this.pump();
    }
  }

  async #handle(entry: OutboxEntry, error: unknown): Promise<void> {
    if (isSignedOut(error)) return this.#pause(Number.POSITIVE_INFINITY);
    if (isTemporary(error)) return this.#pause();
    if (!(error instanceof ProblemError)) {
      this.#pause();
      throw error;
    }
    this.#answered();
    const { code } = error.problem;
    if (code !== 'BOOKING_IS_OUTDATED' || entry.version === null) {
      const refusal = toRefusal(error);
      const accepted = acceptedRules(entry.change, refusal);
      this.#store.step((state) =>
        accepted ? forceEntry(state, entry.id, accepted) : refuseEntry(state, entry.id, refusal),
      );
      return;
    }
    try {
      this.#compare(entry, await this.#parts.read(entry.bookingUuid));
    } catch (readError) {
      await this.#handle({ ...entry, version: null }, readError);
    }
  }

  /** The booking was changed elsewhere: what does that mean for the tap? */
  #compare({ id, change, snapshot, version }: OutboxEntry, fresh: StaffBooking): void {
    this.#parts.onBooking(fresh);
    const kind = kindOf(change);
    this.#store.step((state) => {
      // Somebody else has done the same.
      if (kind.isAlreadySo(change, fresh)) return settleEntry(state, id, fresh);
      const isAsSeen = snapshot && !conflictsWithSnapshot(change, snapshot, fresh);
      // With the same version, it is the other booking of a swap that has changed.
      if (isAsSeen && kind.isPossible(change, fresh) && fresh.version !== version)
        return retargetEntry(state, id, fresh);
      return refuseEntry(state, id, { kind: 'changed', fresh });
    });
  }

  #answered(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
    if (!this.#store.view().isReachable) this.#store.show({ isReachable: true });
  }

  /** @param pause for this long, or until {@link wake} */
  #pause(pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_PAUSE_MS)): void {
    this.#failures += 1;
    this.#pausedUntil = this.#parts.now() + pause;
    this.#store.show({ isReachable: false });
  }
}

/** Only a sign-in can help. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === 'UNAUTHORIZED';
}

/** Whether the same request may succeed later, without anybody's decision. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ProblemError)) return false;
  const { status, code } = error.problem;
  return status >= 500 || status === 429 || code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS';
}

/** Why the server will not make a change, whenever it is asked. */
function toRefusal({ problem }: ProblemError): ChangeRefusal {
  const { code, rules = [] } = problem as StaffProblem;
  return code === 'BOOKING_NOT_FOUND' ? { kind: 'gone' } : { kind: 'refused', code, rules };
}
