import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import type {
  ImportCustomersRequest,
  ImportedCustomers,
} from '../../../../../src/contract/staff/customer-import.ts';
import {
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() =>
  Promise.all([
    import('../../../../../src/staff/screens/house/house.tsx'),
    import('../../../../../src/staff/screens/house/guest-import/guest-import-section.tsx'),
  ]),
);

const FILE = 'Nombre;Correo;Móvil;Grupo\r\nAna Ruiz;ana@example.com;+34612345678;B';
const OUTCOME: ImportedCustomers = {
  isSaved: false,
  created: 2,
  completed: 1,
  unchanged: 3,
  faults: [],
  faultsCount: 0,
  nationalPhones: [],
  nationalPhonesCount: 0,
};

/** Opens the section on a server with this answer, and returns what it gets. */
function open(answer: (body: ImportCustomersRequest) => Response): ImportCustomersRequest[] {
  const sent: ImportCustomersRequest[] = [];
  startFakeServer();
  server.use(
    http.post(`${STAFF_API}/customers/import`, async ({ request }) => {
      const body = (await request.json()) as ImportCustomersRequest;
      sent.push(body);
      return answer(body);
    }),
  );
  window.location.hash = '#place=house&section=guest-import';
  showStaffView();
  return sent;
}

const whole = ({ dryRun }: ImportCustomersRequest) =>
  HttpResponse.json({ ...OUTCOME, isSaved: !dryRun });

async function choose(text = FILE, name = 'guests.csv', label = /^Choose a/) {
  const input = await screen.findByLabelText(label);
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

const column = (label: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: label });

test('a file is checked with guessed columns, then imported, and the counts are shown', async () => {
  const sent = open(whole);
  await choose();
  expect((await column('Name')).value).toBe('Nombre');
  expect((await column('Phone')).value).toBe('Móvil');
  expect((await column('Notes')).value).toBe('');
  expect(screen.getByText('The first guest: Ana Ruiz')).toBeDefined();
  press('Check the file');
  expect(await screen.findByText('2 new guests')).toBeDefined();
  expect(screen.getByText('1 known guest gets what is missing')).toBeDefined();
  press('Import 3 guests');
  const done = await screen.findByText('The guests are imported.');
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(screen.queryByRole('button', { name: 'Check the file' })).toBeNull();
  const columns = { name: 'Nombre', email: 'Correo', phone: 'Móvil' };
  expect(sent).toEqual([
    { csv: FILE, columns, dryRun: true },
    { csv: FILE, columns, dryRun: false },
  ]);
});

test('another column is checked anew before anything is imported', async () => {
  const sent = open(whole);
  await choose();
  fireEvent.change(await column('Notes'), { target: { value: 'Grupo' } });
  fireEvent.change(await column('Phone'), { target: { value: '' } });
  press('Check the file');
  await screen.findByText('2 new guests');
  expect(sent[0]?.columns).toEqual({ name: 'Nombre', email: 'Correo', privateNotes: 'Grupo' });
  fireEvent.change(await column('Notes'), { target: { value: '' } });
  expect(screen.queryByText('2 new guests')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import 3 guests' })).toBeNull();
});

test('nothing is sent without a column for the name, and for the email or the phone', async () => {
  const sent = open(whole);
  await choose('A;B\nAna;ana@example.com');
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  const name = await column('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose the column with the name.')).toBeDefined();
  expect(
    screen.getByText('Choose the column with the email or with the phone number.'),
  ).toBeDefined();
  expect(sent).toEqual([]);
});

test('faults are listed by line, and nothing can be imported until the file is chosen again', async () => {
  const faults = [
    { line: 3, field: 'phone', code: 'FIELD_NOT_VALID', reason: 'x' },
    { line: 5, field: null, code: 'NO_CONTACT', reason: 'x' },
    { line: 6, field: null, code: 'UNCLOSED_QUOTES', reason: 'x' },
  ] as const;
  let isCorrected = false;
  open((body) =>
    isCorrected ? whole(body) : HttpResponse.json({ ...OUTCOME, faults, faultsCount: 40 }),
  );
  await choose();
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  expect(await screen.findByText('40 faults in the file')).toBeDefined();
  const list = within(screen.getByRole('list', { name: 'Faults' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Line 3: the phone number cannot be read. Write it with its country code, as in +34 600 000 000.',
    'Line 5: an email or a phone number is needed.',
    'Line 6: quotes begin here and do not end.',
  ]);
  expect(screen.getByText('and 37 more')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  isCorrected = true;
  await choose(FILE, 'guests.csv', /^Choose another/);
  await waitFor(() => expect(screen.queryByText('40 faults in the file')).toBeNull());
  press('Check the file');
  expect(await screen.findByRole('button', { name: 'Import 3 guests' })).toBeDefined();
});

test('numbers without a country code are listed as they become, once the file is checked', async () => {
  const nationalPhones = [
    { line: 2, typed: '612 345 678', phone: '+34612345678' },
    { line: 4, typed: '699111222', phone: '+34699111222' },
  ];
  const phones = { nationalPhones, nationalPhonesCount: 5 };
  open(({ dryRun }) => HttpResponse.json({ ...OUTCOME, ...phones, isSaved: !dryRun }));
  await choose();
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  const summary = await screen.findByText(
    '5 phone numbers without a country code are read as national ones (Spain)',
  );
  const list = within(summary.closest('details') ?? summary).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Line 2: 612 345 678 becomes +34612345678',
    'Line 4: 699111222 becomes +34699111222',
  ]);
  expect(screen.getByText('and 3 more')).toBeDefined();
});

test('a file in which everybody is known has nothing to import', async () => {
  open(() => HttpResponse.json({ ...OUTCOME, created: 0, completed: 0 }));
  await choose();
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  expect(await screen.findByText(/^There is nothing to import/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
});

test('a file without guests says so, and another one can be chosen', async () => {
  open(whole);
  await choose('Nombre;Correo');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file has no guests/);
  await choose(FILE, 'guests.csv', /^Choose another/);
  expect(await screen.findByRole('form', { name: 'guests.csv' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['no answer', () => HttpResponse.error(), /^Check the file: no answer came/],
  [
    'too many guests',
    () => problem(422, 'VALIDATION_ERROR', 'x', [{ parameter: 'csv', reason: 'x' }]),
    /^This file has more than 10000 guests/,
  ],
  ['a refusal', () => problem(403, 'FORBIDDEN', 'Not yours.'), /^Check the file: /],
])('%s is said, and the file can be checked again', async (_, answer, text) => {
  let fails = true;
  open((body) => (fails ? answer() : whole(body)));
  await choose();
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  fails = false;
  press('Check the file');
  expect(await screen.findByText('2 new guests')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
