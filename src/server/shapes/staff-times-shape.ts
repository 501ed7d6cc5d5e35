import type { StaffTimes } from '../../contract/staff/times.ts';
import { type Language, localize } from '../../domain/language.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { tableShapes } from '../../operations/answers/table-changes-shape.ts';
import type { StaffTimesView } from '../../operations/availability/list-times.ts';

/** @param language that of the shifts' names */
export function staffTimesShape({ day, times }: StaffTimesView, language: Language): StaffTimes {
  const { venue } = day;
  return {
    times: times.map((each) => ({
      time: each.time,
      bookingAt: toZonedIso(venue.timezone, each.startAt),
      shift: { id: each.shift.id, name: localize(each.shift.name, language, venue.language) },
      turnMinutes: each.turnMinutes,
      tables: tableShapes(venue, each.tableIds),
      moves: each.moves.length,
      areTablesTaken: each.areTablesTaken,
      rules: [...each.broken],
      pace: { ...each.pace, ...each.shift.pacing },
    })),
  };
}
