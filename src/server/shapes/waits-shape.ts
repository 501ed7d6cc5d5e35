import type { StaffWaits } from '../../contract/staff/waits.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { namedBookingShape, tableShapes } from '../../operations/answers/table-changes-shape.ts';
import type { WaitsView } from '../../operations/availability/read-waits.ts';

/** The expected wait of a party. */
export function waitsShape({ venue, ahead, wait, after }: WaitsView): StaffWaits {
  const tables = wait ? tableShapes(venue, wait.tableIds) : [];
  const isFree = wait?.minutes.to === 0;
  const reason = wait?.after &&
    after && {
      tables: tables.map(({ name }) => name),
      booking: namedBookingShape(venue, after),
      expectedEndAt: toZonedIso(venue.timezone, wait.after.endAt),
    };
  return {
    waits: {
      ahead,
      minutes: wait?.minutes ?? null,
      reason: reason ?? null,
      tables: isFree ? tables : [],
    },
  };
}
