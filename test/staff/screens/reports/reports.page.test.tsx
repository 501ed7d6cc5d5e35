import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import type {
  Report,
  ReportTotals,
  ServiceReport,
} from '../../../../src/contract/staff/reports.ts';
import { permissionsOf } from '../../../../src/domain/staff-role.ts';
import { rememberChoice } from '../../../../src/staff/messages/preferred-language.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import { aSession } from '../../fixtures/bookings.ts';
import {
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() => import('../../../../src/staff/screens/reports/reports.tsx'));

function totalsOf(covers: number): ReportTotals {
  const none = { parties: 0, covers: 0 };
  return {
    guests: { parties: 1, covers },
    walkIns: none,
    noShows: { parties: 1, covers: 2 },
    cancellations: none,
    declined: none,
    leftQueue: none,
    open: { parties: 2, covers: 5 },
    sales: { tickets: 1, totalAmount: 12_000, tipAmount: 500 },
  };
}

function aServiceReport(workDay: string, covers: number): ServiceReport {
  return {
    workDay,
    currency: 'EUR',
    totals: totalsOf(covers),
    quarters: covers === 0 ? [] : [{ startAt: `${workDay}T20:30:00+01:00`, parties: 1, covers }],
    shifts: [],
    channels: [{ key: 'WIDGET', name: null, totals: totalsOf(covers) }],
    stays: [{ covers: 9, parties: 1, plannedMinutes: 120, realMinutes: 131 }],
    waits: {
      parties: 2,
      quotedMinutes: 20,
      realMinutes: 26,
      withinTen: 1,
      longer: 1,
      shorter: 0,
    },
  };
}

/** The reports at an address, with as many covers each day as its date says. */
function showAt(hash: string): { asked: string[] } {
  const asked: string[] = [];
  window.location.hash = hash;
  startFakeServer();
  server.use(
    http.get(`${STAFF_API}/reports/services/:date`, ({ params }) => {
      const date = String(params.date);
      asked.push(date);
      return HttpResponse.json(aServiceReport(date, Number(date.slice(8))));
    }),
    http.get(`${STAFF_API}/reports`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to, by] = ['from', 'to', 'by'].map((name) => searchParams.get(name) ?? '');
      asked.push(`${from} ${to} ${by}`);
      const rows = [
        { key: by === 'day' ? from : null, name: null, totals: totalsOf(40) },
        { key: 'pos', name: 'Point of sale', totals: totalsOf(30) },
      ].slice(0, by === 'day' ? 1 : 2);
      const { stays, waits } = aServiceReport('', 0);
      const report = { from, to, by, currency: 'EUR', totals: totalsOf(70), rows, others: null };
      return HttpResponse.json({ ...report, stays, waits } as Report);
    }),
  );
  showStaffView();
  return { asked };
}

function figure(name: string): HTMLElement {
  const found = screen
    .getAllByRole('term')
    .find((term) => term.textContent === name)?.parentElement;
  if (!found) throw new Error(`There is no figure ${name}.`);
  return found;
}

test('a night has its figures beside those of the same day a week before', async () => {
  const { asked } = showAt('#place=reports&date=2026-11-20');
  await screen.findByRole('heading', { name: 'Covers by quarter hour' });
  expect(asked.toSorted()).toEqual(['2026-11-13', '2026-11-20']);
  expect(figure('Covers').textContent).toMatch(/20.*Same day a week before: 13 \(\+\u20607\)/);
  expect(figure('Sales').textContent).toContain('120.00');
  expect(screen.getByText(/^2 parties are still open/)).toBeTruthy();
  const stays = screen.getByRole('region', { name: 'Length of stays' });
  expect(within(stays).getByRole('row', { name: '9 or more 1 120 min 131 min' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CSV file' }).getAttribute('href')).toBe(
    '/staff/v3/reports/services/2026-11-20?format=csv',
  );
});

test('the table of a chart is always there for screen readers, and for the eye after a tap', async () => {
  showAt('#place=reports&date=2026-11-20');
  const button = await screen.findByRole('button', { name: 'As a table' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('row', { name: /^20:30 20 1$/ })).toBeTruthy();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('a week is read by day, and by whatever else is chosen', async () => {
  const { asked } = showAt('#place=reports&section=week&date=2026-11-18');
  await screen.findByRole('heading', { name: 'Covers by day' });
  expect(asked.toSorted()).toEqual(['2026-11-09 2026-11-15 shift', '2026-11-16 2026-11-22 day']);
  fireEvent.change(screen.getByLabelText('By'), { target: { value: 'partner' } });
  await screen.findByRole('heading', { name: 'Covers by partner' });
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['No partner', 'Point of sale', 'Total']));
});

test('a month is read by channel', async () => {
  const { asked } = showAt('#place=reports&section=month&date=2026-11-18');
  fireEvent.change(await screen.findByLabelText('By'), { target: { value: 'channel' } });
  await screen.findByRole('heading', { name: 'Covers by channel' });
  expect(asked).toContain('2026-11-01 2026-11-30 channel');
});

test.each(SAMPLED_LANGUAGES)(
  'a night’s report is not wider than a phone of 320 pixels: %s',
  async (language) => {
    await resizeWindow({ width: 320 });
    rememberChoice(aSession().staff.uuid, language);
    showAt('#place=reports&date=2026-11-20');
    await expect.poll(() => document.querySelectorAll('.report-stays').length).toBe(2);
    await expect.poll(() => document.documentElement.lang).toBe(language);
    expect(beyondTheEdge()).toEqual([]);
  },
);

test('an own period that ends before it begins says so, and is not read', async () => {
  const { asked } = showAt('#place=reports&section=own');
  await screen.findByRole('heading', { name: 'Covers by day' });
  const before = asked.length;
  fireEvent.change(screen.getByLabelText('Up to and including'), {
    target: { value: '2020-01-01' },
  });
  expect(screen.getByRole('alert').textContent).toContain('must not be before the first');
  expect(asked).toHaveLength(before);
});

test('figures that are refused say why, and can be asked for again', async () => {
  showAt('#place=reports&date=2026-11-20');
  let isBroken = true;
  server.use(
    http.get(`${STAFF_API}/reports/services/:date`, ({ params }) =>
      isBroken
        ? problem(403, 'FORBIDDEN', 'Your role does not see reports.')
        : HttpResponse.json(aServiceReport(String(params.date), 0)),
    ),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The figures could not be loaded.');
  isBroken = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has come.')).toBeTruthy();
});

test('hosts do not see the place', async () => {
  window.location.hash = '#place=reports';
  const fake = startFakeServer();
  fake.session.staff.permissions = [...permissionsOf('HOST')];
  showStaffView();
  await screen.findAllByRole('link', { name: 'House', hidden: true });
  expect(screen.queryAllByRole('link', { name: 'Reports', hidden: true })).toEqual([]);
});
