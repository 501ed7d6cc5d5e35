import type { Instant } from '../../../../domain/venue-time.ts';
import type { StaffMessages } from '../../../messages/staff-messages.ts';
import type { Fit } from '../../../service/fitting-tables.ts';
import type { TableState } from '../../../service/table-states.ts';
import type { VenueTable } from '../../../service/venue-tables.ts';
import type { RoomClock } from './room-clock.ts';

/** What a tile says: two short lines, and its name in full for screen readers. */
export interface TileText {
  main: string;
  /** Empty if there is nothing to add. */
  detail: string;
  label: string;
}

export function tileTextOf(
  table: VenueTable,
  state: TableState,
  fit: Fit | null,
  { time, shortTime }: RoomClock,
  texts: StaffMessages['room'],
): TileText {
  const { tile } = texts;
  const from = (at: Instant) => tile.from(shortTime(at));
  const { next } = state;
  const nextFact = next && texts.state.next(time(next.startAt), next.covers);
  const label = (...facts: (string | null)[]) =>
    [texts.tableLabel(table.name, table.maxCovers), ...facts, nextFact, fit && texts.fit[fit]]
      .filter((fact) => fact !== null)
      .join(', ');
  const nextLine = next ? from(next.startAt) : '';

  switch (state.kind) {
    case 'free': {
      if (state.until === null)
        return { main: tile.free, detail: '', label: label(texts.state.free) };
      return {
        main: tile.free,
        detail: tile.until(shortTime(state.until)),
        label: label(texts.state.freeUntil(time(state.until))),
      };
    }
    case 'blocked':
      return {
        main: tile.blocked,
        detail: tile.until(shortTime(state.until)),
        label: label(texts.state.blocked(time(state.until))),
      };
    case 'held':
      return {
        main: state.minutesLate > 0 ? tile.late(state.minutesLate) : tile.held(state.covers),
        detail: from(state.startAt),
        label: label(
          state.minutesLate > 0
            ? texts.state.late(state.covers, time(state.startAt), state.minutesLate)
            : texts.state.held(state.covers, time(state.startAt)),
        ),
      };
    case 'arrived':
      return {
        main: tile.here(state.covers),
        detail: shortTime(state.startAt),
        label: label(texts.state.arrived(state.covers)),
      };
    case 'occupied':
      return {
        main: tile.left(state.covers, state.minutesLeft),
        detail: nextLine,
        label: label(texts.state.occupied(state.covers, state.minutesLeft)),
      };
    case 'over':
      return {
        main: tile.over(state.minutesOver),
        detail: nextLine,
        label: label(texts.state.over(state.covers, state.minutesOver)),
      };
  }
}
