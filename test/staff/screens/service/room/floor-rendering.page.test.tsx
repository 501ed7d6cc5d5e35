import { expect, test, vi } from 'vitest';
import { Floor } from '../../../../../src/staff/screens/service/room/floor.tsx';
import { TableTile } from '../../../../../src/staff/screens/service/room/table-tile.tsx';
import { tableStates } from '../../../../../src/staff/service/table-states.ts';
import { aBooking, aTable, at } from '../../../fixtures/bookings.ts';
import { aLargeVenue } from '../../../fixtures/full-house.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

test('a change of one booking renders only the tiles of its tables again', () => {
  const tile = vi.spyOn(TableTile, 'type');
  const rendered = () => tile.mock.calls.splice(0).map(([{ id }]) => id);
  const venue = aLargeVenue();
  const onTable = () => undefined;
  const floorOf = (pax: number) => (
    <Floor
      tables={venue.tables}
      areas={venue.floorPlanAreas}
      states={tableStates(
        [
          aBooking({ bookingAt: at('20:30'), pax, tables: [aTable(7), aTable(8)] }),
          aBooking({ uuid: 'b', bookingAt: at('20:30'), tables: [aTable(20)] }),
        ],
        venue,
        Date.parse(at('20:30')),
      )}
      selected={null}
      fitting={null}
      onTable={onTable}
    />
  );
  const rerender = renderInRoom(floorOf(2));
  expect(rendered()).toHaveLength(60);

  rerender(floorOf(3));
  expect(rendered()).toEqual([7, 8]);
});
