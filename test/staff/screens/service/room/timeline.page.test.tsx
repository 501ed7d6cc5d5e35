import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../../../src/contract/staff/booking.ts';
import { Timeline } from '../../../../../src/staff/screens/service/room/timeline.tsx';
import type { BlockedTime } from '../../../../../src/staff/service/blocked-times.ts';
import { timelineOf } from '../../../../../src/staff/service/timeline.ts';
import { aBooking, aCustomer, aSession, at } from '../../../fixtures/bookings.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const { venue } = aSession();
const NOW = Date.parse(at('20:30'));
const OPENING = { startAt: Date.parse(at('20:00')), endAt: Date.parse(at('22:00')) };
const puig = aBooking({
  uuid: 'puig',
  status: 'SEATED',
  bookingAt: at('20:30'),
  seatedAt: at('20:30'),
  turnMinutes: 90,
  pax: 4,
  customer: aCustomer({ name: 'Puig' }),
});

const BLOCK = {
  id: 'block',
  tableIds: [1],
  startAt: Date.parse(at('20:00')),
  endAt: Date.parse(at('21:00')),
  reason: 'Broken leg',
};

function show(
  bookings: StaffBooking[],
  selected: string | null = null,
  blocked: BlockedTime[] = [],
) {
  const onBar = vi.fn();
  const onStretch = vi.fn();
  const onBlock = vi.fn();
  const { rows, tray, range } = timelineOf(bookings, venue, NOW, { range: OPENING, blocked });
  renderInRoom(
    <Timeline
      rows={rows}
      tray={tray}
      range={range}
      now={NOW}
      selected={selected}
      onBar={onBar}
      onStretch={onStretch}
      onBlock={onBlock}
      isDense
    />,
  );
  return { onBar, onStretch, onBlock, grid: screen.getByRole('grid', { name: 'Timeline' }) };
}

const focused = () => {
  const { activeElement } = document;
  const spoken = activeElement?.querySelector('.visually-hidden')?.textContent;
  return spoken ?? activeElement?.getAttribute('aria-label');
};
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const tabStops = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);

test('a bar says time, name, party, table and status; a tap calls back with it', () => {
  const { onBar } = show([puig]);

  fireEvent.click(
    screen.getByRole('button', { name: '20:30 to 22:00, Puig, 4 guests, table T4, seated' }),
  );
  expect(onBar.mock.calls).toEqual([['puig']]);
});

test('a bar is placed by time, in the row of its table', () => {
  show([puig]);
  const row = screen.getByRole('row', { name: /^T4/ });
  const bar = within(row).getByRole('button', { name: /Puig/ });

  expect(bar.getAttribute('style')).toBe('inset-inline-start: 25%; inline-size: 75%;');
});

test('a blocked time says table, time and why; a tap calls back with the table', () => {
  const { onBlock, onStretch } = show([], null, [BLOCK]);
  const block = screen.getByRole('button', {
    name: '20:00 to 21:00, table T1, blocked, Broken leg',
  });

  expect(block.getAttribute('style')).toBe('inset-inline-start: 0%; inline-size: 50%;');
  fireEvent.click(block);
  expect(onBlock.mock.calls).toEqual([[1]]);
  expect(onStretch).not.toHaveBeenCalled();
});

test('the arrow keys go from a block to the free time after it', () => {
  const { grid } = show([], null, [BLOCK]);
  act(() => tabStops(grid)[0]?.focus());
  expect(focused()).toContain('blocked');
  press('ArrowRight');
  expect(focused()).toBe('Table T1, 21:00, free');
});

test('stays that overlap say so', () => {
  show([puig, aBooking({ bookingAt: at('21:30') })]);

  expect(screen.getAllByRole('button', { name: /overlaps another party$/ })).toHaveLength(2);
});

test('parties without a table are above the rows', () => {
  const { onBar } = show([aBooking({ uuid: 'none', bookingAt: at('21:00'), tables: [] })], 'none');
  const tray = screen.getByRole('region', { name: 'Without a table' });
  const party = within(tray).getByRole('button', { name: '21:00, Laura Vidal, 2 guests' });

  expect(party.getAttribute('aria-current')).toBe('true');
  fireEvent.click(party);
  expect(onBar.mock.calls).toEqual([['none']]);
});

test('a tap on an empty stretch names the table and the time, rounded down to a quarter', () => {
  const { onStretch, grid } = show([puig]);
  const track = within(grid).getByRole('row', { name: /^T1/ }).querySelector('td');
  if (!track) throw new Error('The row of table 1 has no cell.');
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 800, 26));

  fireEvent.click(track, { clientX: 100 + 290 });
  expect(onStretch.mock.calls).toEqual([[1, at('20:30')]]);
});

test('one tab stop: left and right go by quarters and bars, up and down keep the time', () => {
  const { onStretch, grid } = show([puig]);

  const [first, ...others] = tabStops(grid);
  expect(others).toEqual([]);
  first?.focus();
  expect(focused()).toBe('Table T1, 20:30, free');
  press('ArrowRight');
  expect(focused()).toBe('Table T1, 20:45, free');
  fireEvent.click(document.activeElement ?? document.body);
  expect(onStretch.mock.calls).toEqual([[1, at('20:45')]]);

  press('ArrowDown');
  expect(focused()).toMatch(/Puig/);
  press('ArrowDown');
  expect(focused()).toBe('Table T5, 20:45, free');
  press('ArrowUp', 'ArrowLeft');
  expect(focused()).toBe('Table T4, 20:15, free');
  press('ArrowRight');
  expect(focused()).toMatch(/Puig/);
  press('End', 'ArrowRight', 'Home');
  expect(focused()).toBe('Table T4, 20:00, free');
  expect(tabStops(grid)).toHaveLength(1);
});

test('a bar that is tapped becomes the tab stop', () => {
  const { grid } = show([puig]);

  const bar = screen.getByRole('button', { name: /Puig/ });
  fireEvent.focus(bar);
  expect(tabStops(grid)).toEqual([bar]);
});
