import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  ServiceDayRequest,
  StaffAffectedBooking,
  StaffBlock,
} from '../../../../src/contract/staff/service-days.ts';
import { aTable, at, TODAY } from '../../fixtures/bookings.ts';
import { startFullEvening } from '../../fixtures/full-evening.ts';
import { STAFF_API, server, setUpFakeServer, showStaffView } from '../../fixtures/staff-view.tsx';
import { stand, tap, untilPresent } from '../../fixtures/stand.ts';
import { anAffected } from './an-affected.ts';

setUpFakeServer();

const LAURA = anAffected({ otherTime: at('21:00') });

/** Two of a booking: one can be moved, the other one not. */
const both = (reason: StaffAffectedBooking['reason'], changes: Partial<StaffAffectedBooking>) => [
  { ...LAURA, reason, ...changes },
  { ...LAURA, reason, uuid: 'b-2', name: 'Ferran Aguiló', phone: null, otherTime: null },
];

const BLOCK: StaffBlock = {
  id: 'block-1',
  tables: [aTable(42)],
  startAt: at('19:00'),
  endAt: at('23:30'),
  reason: 'Broken leg',
};

const TIMES = ['20:00:00', '20:30:00', '21:00:00', '21:30:00', '22:00:00', '22:30:00'];

const SETTINGS = { times: TIMES, blocks: [BLOCK], teamNote: 'The dishwasher is broken' };

/** Shows the service of a full evening, with one table that is blocked already. */
async function openEvening(): Promise<void> {
  const fake = startFullEvening();
  fake.settings = { ...fake.settings, ...SETTINGS };
  server.use(
    http.put(`${STAFF_API}/service-days/${TODAY}`, () =>
      HttpResponse.json({
        ...fake.settings,
        date: TODAY,
        affected: both('AFTER_LAST_TIME', {}),
      }),
    ),
    http.post(`${STAFF_API}/blocks`, () =>
      HttpResponse.json({ block: null, affected: both('BLOCKED', { otherTables: [aTable(5)] }) }),
    ),
  );
  showStaffView();
  await untilPresent(page.getByRole('grid', { name: 'Next' }));
}

const sheet = stand.dialog(/^Only on /);

async function openSheet(): Promise<void> {
  await openEvening();
  await tap(page.getByRole('button', { name: /This day only/ }));
  await untilPresent(sheet);
}

test('the sheet of the day has its limits, its texts and the tables that are blocked', async () => {
  await openSheet();
  await untilPresent(sheet.getByRole('button', { name: 'Release table T42' }));
  await expect
    .element(sheet.getByLabelText('Note for the team'))
    .toHaveValue('The dishwasher is broken');
});

test('an earlier last time lists those who no longer fit before it is saved', async () => {
  await openSheet();
  await tap(sheet.getByRole('button', { name: '22:00', exact: true }));
  await untilPresent(
    sheet.getByText('2 bookings, 4 people no longer fit: call, move or keep them.'),
  );
  await untilPresent(sheet.getByRole('button', { name: 'Move to 21:00: Laura Vidal' }));
  expect(sheet.getByRole('link', { name: /^Call / }).elements()).toHaveLength(1);
});

test('a saved sheet closes with what the server answered, before anything is read again', async () => {
  await openSheet();
  const never = () => new Promise<never>(() => undefined);
  server.use(
    http.get(`${STAFF_API}/service-days/:date`, never),
    http.post(`${STAFF_API}/availability/work-days/:date/times`, never),
    http.put(`${STAFF_API}/service-days/${TODAY}`, async ({ request }) => {
      const body = (await request.json()) as ServiceDayRequest;
      return HttpResponse.json({ ...SETTINGS, ...body, date: TODAY, affected: [] });
    }),
  );
  await tap(sheet.getByRole('button', { name: '22:00', exact: true }));
  await tap(sheet.getByRole('button', { name: 'Save for this day' }));
  await untilPresent(page.getByRole('button', { name: /last booking 22:00/ }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the form of a block lists who has the table meanwhile, and where they can go', async () => {
  await openEvening();
  await tap(stand.tile(42));
  await tap(stand.button('Block the table'));
  const form = page.getByRole('region', { name: 'Block table 42' });
  await untilPresent(form.getByText('table blocked · table T5 is free'));
  await untilPresent(
    form.getByRole('button', { name: 'Move those who can be moved, keep the rest, and block' }),
  );
  await untilPresent(form.getByLabelText('Reason (optional)'));
});
