// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { createElement, memo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Floor } from '../../../../../src/staff/screens/service/room/floor.tsx';
import { tableStates } from '../../../../../src/staff/service/table-states.ts';
import { aBooking, aTable, at } from '../../../fixtures/bookings.ts';
import { aLargeVenue } from '../../../fixtures/full-house.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';

type Tile = typeof import('../../../../../src/staff/screens/service/room/table-tile.tsx');

const rendered = vi.hoisted((): number[] => []);

vi.mock('../../../../../src/staff/screens/service/room/table-tile.tsx', async (importOriginal) => {
  const { TableTile } = await importOriginal<Tile>();
  const Counted: typeof TableTile.type = (props) => {
    rendered.push(props.id);
    return createElement(TableTile.type, props);
  };
  return { TableTile: memo(Counted) };
});

afterEach(cleanup);

test('a change of one booking renders only the tiles of its tables again', () => {
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
  expect(rendered.splice(0)).toHaveLength(60);

  rerender(floorOf(3));
  expect(rendered).toEqual([7, 8]);
});
