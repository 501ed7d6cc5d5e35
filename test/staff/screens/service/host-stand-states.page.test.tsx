import { cleanup } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { broken } from '../../../../src/domain/availability/staff-rules.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { countInSight } from '../../../fixtures/layout.ts';
import { isLong } from '../../../fixtures/long-tests.ts';
import { aBooking, aCustomer, at } from '../../fixtures/bookings.ts';
import { expectAccessible, SAMPLED_SIZES } from '../../fixtures/expect-accessible.ts';
import { GUEST, startFullEvening } from '../../fixtures/full-evening.ts';
import {
  type FakeServer,
  pass,
  refusedFor,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
} from '../../fixtures/staff-view.tsx';
import { fill, firstVisible, pressKey, stand, tap, untilPresent } from '../../fixtures/stand.ts';
import { aLogEntry } from '../booking/a-log-entry.ts';

setUpFakeServer();

/** Of a name that no guest of the house has: a list of guests found would cover the fields below the name. */
const NEW_GUEST = 'Zita';

/** The service in the middle of a full evening, with its tables. */
async function openStand(): Promise<FakeServer> {
  const fake = startFullEvening();
  showStaffView();
  await untilPresent(page.getByRole('grid', { name: 'Next' }));
  await expect.poll(() => document.querySelector('.room')).not.toBeNull();
  return fake;
}

/**
 * Whatever can be on the screen of a host, and how it gets there from the lists. Some return the part that the lists do
 * not have: in `npm test`, only that is checked.
 */
const STATES: Record<string, (fake: FakeServer) => Promise<HTMLElement | undefined>> = {
  'next parties': async () => undefined,
  'waiting parties': () => showList('Waiting'),
  'parties in the house': () => showList('In house'),
  'parties that are done': () => showList('Done'),
  'a chosen party': async () => {
    await tap(stand.party(GUEST.due));
    await untilPresent(stand.chosen);
    return undefined;
  },
  'a table': async () => {
    await showRoom();
    await tap(stand.tile(1));
    return untilPresent(page.getByRole('dialog'));
  },
  'the timeline': async () => {
    await showRoom();
    await tap(stand.button('Timeline'));
    await untilPresent(page.getByRole('grid', { name: 'Timeline' }));
    return undefined;
  },
  'a walk-in that has to wait': async () => {
    await tap(stand.button('Walk-in'));
    await tap(stand.dialog('Walk-in').getByRole('button', { name: '6', exact: true }));
    await untilPresent(stand.button(/^Put on the list, /));
    return untilPresent(stand.dialog('Walk-in'));
  },
  'a new booking': async () => {
    await tap(stand.button('Booking'));
    await untilPresent(stand.dialog('New booking').getByRole('button', { name: /^22:30 / }));
    return untilPresent(stand.dialog('New booking'));
  },
  'a new booking at a time that is past, with what was typed before': async () => {
    const sheet = stand.dialog('New booking');
    await tap(stand.button('Booking'));
    await fill(sheet.getByLabelText('Name or phone'), NEW_GUEST);
    await tap(sheet.getByRole('button', { name: 'Close' }));
    await tap(stand.button('Booking'));
    await untilPresent(sheet.getByText(/^This is what you had typed\./));
    (await firstVisible('.time-chip[data-warned]')).click();
    await firstVisible('.rule-warning');
    return untilPresent(sheet);
  },
  'a booking that gets another guest': async () => {
    await tap(stand.button(new RegExp(`^Change ${GUEST.due}`)));
    const sheet = stand.dialog(`Change ${GUEST.due}`);
    await tap(sheet.getByRole('button', { name: 'Change the guest' }));
    await fill(sheet.getByRole('combobox', { name: 'Name or phone' }), 'Ana');
    await untilPresent(sheet.getByRole('listbox', { name: 'Guests found' }));
    return untilPresent(sheet);
  },
  'another time for a request': async () => {
    await tap(stand.button('To answer 3'));
    await tap(stand.button(new RegExp(`^Other time for ${GUEST.request}`)));
    const sheet = await untilPresent(stand.dialog(`Answer ${GUEST.request}`));
    await firstVisible('.time-chip');
    return sheet;
  },
  'a note': async () => {
    await tap(stand.party(GUEST.due));
    await tap(stand.chosen.getByRole('button', { name: 'Note', exact: true }));
    return untilPresent(stand.dialog(`Note to ${GUEST.due}`));
  },
  'a cancellation': async () => {
    await tap(stand.party(GUEST.due));
    await tap(stand.chosen.getByRole('button', { name: 'Cancel booking' }));
    return untilPresent(page.getByRole('dialog'));
  },
  'the requests': async () => {
    await tap(stand.button('To answer 3'));
    return untilPresent(stand.dialog('To answer'));
  },
  'the search': async () => {
    await tap(stand.button('Search'));
    await fill(page.getByRole('combobox', { name: 'Search' }), 'ana');
    await untilPresent(page.getByRole('listbox', { name: 'Bookings found' }));
    return untilPresent(stand.dialog('Search'));
  },
  'the menu': async () => {
    await tap(stand.button(/^Menu of /));
    await untilPresent(stand.button('Sign out'));
    return firstVisible('#staff-menu');
  },
  'the keys': async () => {
    await pressKey('?');
    return untilPresent(stand.dialog('Keys'));
  },
  'a booking with its log': async (fake) => {
    fake.log = [aLogEntry(), aLogEntry({ entry: 1, operation: 'create-booking', changes: [] })];
    await tap(stand.party(GUEST.due));
    await tap(stand.chosen.getByRole('button', { name: 'Details' }));
    await tap(page.getByText(/^\d+ changes?$/));
    return untilPresent(page.getByRole('complementary', { name: 'Booking details' }));
  },
  'the printed pages': async () => {
    vi.stubGlobal('print', () => undefined);
    await tap(stand.button(/^Menu of /));
    await tap(stand.button('Print'));
    return untilPresent(stand.dialog('Running order'));
  },
  'a ticket that is being closed': async () => {
    await showList('In house');
    await tap(stand.party(GUEST.seated));
    await tap(stand.chosen.getByRole('button', { name: 'Details' }));
    await tap(stand.button('Close ticket'));
    return untilPresent(stand.dialog(`Ticket of ${GUEST.seated}`));
  },
  'the link for a guest': async (fake) => {
    await bookWithPolicy(fake);
    await tap(stand.button('Show the link'));
    await untilPresent(page.getByLabelText('Link for the guest'));
    return untilPresent(stand.dialog('New booking'));
  },
  'a notification': async (fake) => {
    await bookWithPolicy(fake);
    await tap(stand.button('Done'));
    await expect
      .poll(() => document.querySelector('.notice-text')?.textContent)
      .toContain(NEW_GUEST);
    return firstVisible('.notice');
  },
  'a day that may be out of date': async (fake) => {
    loseConnection(fake);
    await firstVisible('.lists[data-stale]');
    await firstVisible('.state-old');
    return undefined;
  },
  'a day that is polled': async (fake) => {
    fake.live.isHeard = false;
    // Each time it waits longer before it tries again.
    for (const wait of [1000, 2000, 4000]) {
      fake.live.fail();
      await pass(wait);
    }
    await firstVisible('.state-polling');
    return undefined;
  },
  'a day without a network, and a tap that is not sent': async (fake) => {
    loseConnection(fake);
    await firstVisible('.state-old');
    // A phone has no room for the button "Arrived".
    stand.row(GUEST.dueToo).element().querySelector<HTMLElement>('.party-next')?.click();
    await firstVisible('.state-unsent');
    return undefined;
  },
  'a tap that was not carried out': async () => {
    server.use(
      http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
        refusedFor(broken('TABLE', 'NO_TABLE_FREE')),
      ),
      http.put(`${STAFF_API}/bookings/:uuid/tables`, () =>
        refusedFor(broken('TABLE', 'NO_TABLE_FREE')),
      ),
      http.put(`${STAFF_API}/bookings/:uuid`, () => refusedFor(broken('TABLE', 'NO_TABLE_FREE'))),
    );
    await tap(stand.party(GUEST.atRisk));
    await showRoom();
    await tap(stand.tile(5));
    await untilPresent(page.getByRole('alert').filter({ hasText: GUEST.atRisk }));
    return undefined;
  },
  'signing in again over the screen': async (fake) => {
    fake.isSignedIn = false;
    window.dispatchEvent(new Event('online'));
    const dialog = stand.dialog('Sign in to go on');
    await untilPresent(dialog.getByLabelText('Password'));
    return untilPresent(dialog);
  },
};

/** In `npm test`, each state on one of the widths and in one scheme. */
const CASES = Object.entries(STATES).flatMap(([state, open], index) =>
  SAMPLED_SIZES.filter((_, place) => isLong || index % SAMPLED_SIZES.length === place).map(
    (size) => ({ state, open, index, size, width: size.width }),
  ),
);

test.each(CASES)(
  'axe finds nothing, and nothing is wider: $state on $width px',
  async ({ state, open, index, size }) => {
    await resizeWindow(size);
    const shown = await open(await openStand());
    await expectAccessible(state, index >> 1, isLong ? undefined : shown);
    // Checked already.
    cleanup();
  },
);

test('a row, a tile, the bar and a bar of the timeline have their names and roles', async () => {
  await openStand();
  expect(stand.row(GUEST.due).element()).toMatchAriaInlineSnapshot(`
    - row "Change Iker Urrutia 19:45 2 guests Iker Urrutia , 19:45, 2 guests, 15 minutes late Allergies: Coeliac: no trace of gluten Tables 16 Arrived: Iker Urrutia, 19:45 Seat: Iker Urrutia, 19:45":
      - gridcell "Change Iker Urrutia 19:45 2 guests":
        - button "Change Iker Urrutia 19:45 2 guests":
          - text: Change Iker Urrutia
          - time: 19:45
          - text: 2 guests
      - gridcell "Iker Urrutia , 19:45, 2 guests, 15 minutes late Allergies: Coeliac: no trace of gluten":
        - button "Iker Urrutia , 19:45, 2 guests, 15 minutes late Allergies: Coeliac: no trace of gluten"
      - gridcell "Tables 16"
      - gridcell "Arrived: Iker Urrutia, 19:45 Seat: Iker Urrutia, 19:45":
        - button "Arrived: Iker Urrutia, 19:45"
        - button "Seat: Iker Urrutia, 19:45": Seat
  `);
  expect(stand.tile(1).element()).toMatchAriaInlineSnapshot(
    `- button "Table 1, seats 2, 2 guests, 77 minutes left, next 21:45, 2 guests"`,
  );
  expect(page.getByRole('banner').element()).toMatchAriaInlineSnapshot(`
    - banner:
      - button "Skip to the bookings"
      - button "Menu of Host"
      - navigation "Date":
        - link "Previous day":
          - /url: "#date=2026-11-19"
        - heading "Fri 20 Nov" [level=1]
        - textbox "Date": 2026-11-20
        - link "Next day":
          - /url: "#date=2026-11-21"
      - combobox "Shift":
        - option "Whole day" [selected]
        - option "Lunch"
        - option "Dinner"
      - paragraph:
        - time: 20:00
        - status: Live
      - button "Dark colours"
      - button "Search"
      - button "To answer 3"
      - button "Walk-in"
      - button "Booking"
  `);
  await tap(stand.button('Timeline'));
  const bars = page.getByRole('grid', { name: 'Timeline' }).getByRole('button');
  expect(await untilPresent(bars.filter({ hasText: GUEST.seated }))).toMatchAriaInlineSnapshot(
    `- button "19:30 to 21:17, Berta Roca, 2 guests, table 1, seated"`,
  );
});

test.each([
  { width: 1180, height: 820, rows: 12, tiles: 60 },
  { width: 820, height: 1180, rows: 11, tiles: 60 },
  { width: 390, height: 844, rows: 12, tiles: 0 },
])(
  'on $width × $height, $rows rows and $tiles tiles are in sight',
  async ({ rows, tiles, ...size }) => {
    await resizeWindow(size);
    await openStand();
    await expect.poll(() => countInSight('.party')).toBeGreaterThanOrEqual(rows);
    await expect.poll(() => countInSight('.tile')).toBe(tiles);
    // On a tablet, what can be done with a party stays in sight while the lists scroll.
    if (tiles > 0) expect(document.body.scrollHeight).toBe(size.height);
  },
);

/** Takes a booking for so many guests that they have to agree to the cancellation policy. */
async function bookWithPolicy(fake: FakeServer): Promise<void> {
  server.use(
    http.post(`${STAFF_API}/bookings`, () => {
      const booking = aBooking({
        uuid: 'with-policy',
        bookingAt: at('20:30'),
        pax: 7,
        customer: aCustomer({ uuid: 'guest-new', name: NEW_GUEST }),
        cancellationPolicy: { status: 'PENDING_SIGNATURE' } as never,
        redirectUrl: `${location.origin}/manage/with-policy#key`,
      });
      fake.add(booking);
      return HttpResponse.json(booking, { status: 201, headers: { ETag: '"1"' } });
    }),
  );
  const sheet = stand.dialog('New booking');
  await tap(stand.button('Booking'));
  await fill(sheet.getByLabelText('Name or phone'), NEW_GUEST);
  await tap(sheet.getByRole('button', { name: '7', exact: true }));
  await tap(sheet.getByRole('button', { name: 'Tomorrow' }));
  await tap(sheet.getByRole('button', { name: /^20:30 / }));
  await tap(sheet.getByRole('button', { name: /^Book / }));
  await untilPresent(sheet.getByText(/^The guest still has to agree/));
}

/** Neither the stream nor the day gets through. */
function loseConnection(fake: FakeServer): void {
  fake.isReachable = false;
  fake.live.isHeard = false;
  fake.live.fail();
}

async function showList(name: string): Promise<HTMLElement> {
  await tap(stand.tab(name));
  await untilPresent(page.getByRole('grid', { name }));
  return untilPresent(page.getByRole('region', { name: 'Lists' }));
}

/** On a phone, the tables are behind a tab. */
async function showRoom(): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Floor', exact: true });
  if (tab.query()) await tap(tab);
  else await firstVisible('.room');
}
