import { OPTIONAL_MESSAGE_KINDS, type OptionalMessageKind } from '../../domain/message-kind.ts';
import type { Venue } from '../../domain/venue.ts';
import { type ChangedDay, changedDays } from '../../domain/venue-effects/changed-days.ts';
import { type ChangedPrice, changedPrices } from '../../domain/venue-effects/changed-prices.ts';
import { changedSections } from '../../domain/venue-effects/changed-sections.ts';
import {
  missingTexts,
  outdatedTexts,
  type TextsInLanguage,
} from '../../domain/venue-effects/missing-texts.ts';
import { type NoticedChange, noticedChanges } from '../../domain/venue-effects/noticed-changes.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { inPieces } from '../availability/in-pieces.ts';
import type { AppContext } from '../context.ts';
import { judgeBookings, type Misfit } from './judge-bookings.ts';

/** A table that is not in the document any more. */
export interface DroppedTable {
  id: number;
  name: string;
  /** The coming bookings that have it. */
  bookings: number;
}

export interface ChangedReminders {
  moved: number;
  added: number;
  dropped: number;
  /** The kinds of mail that are sent from now on, and those that are not any more. */
  startedKinds: readonly OptionalMessageKind[];
  stoppedKinds: readonly OptionalMessageKind[];
}

/** What saving a document would change. */
export interface VenueEffects {
  sections: readonly string[];
  days: readonly ChangedDay[];
  /** The first ones, by time. */
  misfits: readonly Misfit[];
  misfitsCount: number;
  droppedTables: readonly DroppedTable[];
  prices: readonly ChangedPrice[];
  /** When the prices begin to count. */
  pricesFrom: Instant;
  reminders: ChangedReminders;
  /** What guests or bookings notice of each changed field, besides all of the above. */
  noticed: readonly NoticedChange[];
  missingTexts: readonly TextsInLanguage[];
  /** What changed in the venue's language only. */
  outdatedTexts: readonly TextsInLanguage[];
  /** False if there are more bookings than are judged. */
  isComplete: boolean;
}

/** Finds out what saving a document would change, without changing anything. Other requests run in between. */
export async function previewVenue(
  context: AppContext,
  before: Venue,
  after: Venue,
): Promise<VenueEffects> {
  const now = context.now();
  const sections = changedSections({ ...before }, { ...after });
  const judged = await judgeBookings(context, { before, after, now, sections });
  const omitted = [before, after].map(({ messages }) => new Set(messages.omittedKinds));
  const isSent = (version: 0 | 1, kind: OptionalMessageKind) => !omitted[version]?.has(kind);
  return {
    sections,
    days: await inPieces(changedDays(before, after, now)),
    misfits: judged.misfits,
    misfitsCount: judged.misfitsCount,
    droppedTables: before.tables
      .filter(({ id }) => !after.tables.some((table) => table.id === id))
      .map(({ id, name }) => ({ id, name, bookings: judged.bookingsByTable.get(id) ?? 0 })),
    prices: changedPrices(before, after),
    pricesFrom: now,
    reminders: {
      ...judged.reminders,
      startedKinds: OPTIONAL_MESSAGE_KINDS.filter((kind) => !isSent(0, kind) && isSent(1, kind)),
      stoppedKinds: OPTIONAL_MESSAGE_KINDS.filter((kind) => isSent(0, kind) && !isSent(1, kind)),
    },
    noticed: noticedChanges(before, after),
    missingTexts: missingTexts(after),
    outdatedTexts: outdatedTexts(before, after),
    isComplete: judged.isComplete,
  };
}
