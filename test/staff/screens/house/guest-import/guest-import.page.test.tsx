import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import type {
  ImportCustomersRequest,
  ImportedCustomers,
} from '../../../../../src/contract/staff/customer-import.ts';
import { readGuests } from '../../../../../src/server/apis/imported-guests.ts';
import {
  AMERICAN_FILE,
  AUSTRALIAN_FILE,
  CANADIAN_FILE,
  DANISH_FILE,
  INTERNATIONAL_FILE,
  SPANISH_FILE,
} from '../../../../fixtures/other-systems.ts';
import { TODAY } from '../../../fixtures/bookings.ts';
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
  faultGroups: [],
  faultyLinesCount: 0,
  dateOrder: null,
  nationalPhones: [],
  nationalPhonesCount: 0,
  otherNames: [],
  otherNamesCount: 0,
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
  const request = { csv: FILE, columns, forOtherNames: 'SAME_GUEST', leavesOutFaultyLines: true };
  expect(sent).toEqual([
    { ...request, dryRun: true },
    { ...request, dryRun: false },
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

/** A server that reads the file as the real one does, and knows nobody yet. */
function openReading(): ImportCustomersRequest[] {
  return open((body) => {
    const reading = readGuests(body, { country: 'ES', today: TODAY, language: null });
    let step = reading.next();
    while (!step.done) step = reading.next();
    const { lines, nationalPhones, ...read } = step.value;
    return HttpResponse.json({
      ...OUTCOME,
      ...read,
      isSaved: !body.dryRun,
      created: lines.length,
      completed: 0,
      unchanged: 0,
      faultsCount: read.faults.length,
      nationalPhones,
      nationalPhonesCount: nationalPhones.length,
    } satisfies ImportedCustomers);
  });
}

/** The text of each file that the page makes. */
function keepFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file.text());
    return createObjectURL.call(URL, file);
  });
  return files;
}

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const WITH_FAULTS = [
  'Nombre;Correo;Móvil',
  'Ana;ana@example.com;612345678',
  'Bo;;',
  'Eva;eva@;',
  'Dan;dan@;1',
  'C;"c@example.com;',
].join('\r\n');

test('each fault is named once, the other guests are imported, and the lines are there to correct', async () => {
  const files = keepFiles();
  const sent = openReading();
  await choose(WITH_FAULTS);
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  expect(await screen.findByText('4 lines have faults')).toBeDefined();
  expect(textsOf(screen.getByRole('list', { name: 'Faults' }))).toEqual([
    '2 lines: this is not an email address. As in line 4: “eva@”',
    '1 line: an email or a phone number is needed. First in line 3',
    '1 line: the phone number cannot be read. Write it with its country code, as in +34 600 000 000. As in line 5: “1”',
    '1 line: quotes begin here and do not end. First in line 6',
  ]);
  expect(screen.getByText('4 lines are left out')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Download the 4 lines with faults',
  });
  expect(link.download).toBe('guests (to correct).csv');
  press('Import 1 guest');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The guests are imported.'));
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]);
  expect(screen.getByText('4 lines are left out')).toBeDefined();

  const text = (await files.at(-1)) ?? '';
  expect(text.split('\r\n')).toEqual([
    'What is wrong;Nombre;Correo;Móvil',
    'An email or a phone number is needed.;Bo;;',
    'This is not an email address.;Eva;eva@;',
    'This is not an email address. The phone number cannot be read. Write it with its country code, as in +34 600 000 000.;Dan;dan@;1',
    'Quotes begin here and do not end.;C;"""c@example.com";',
    '',
  ]);

  // Corrected in a spreadsheet, but for one line.
  const corrected = text
    .replace(';Bo;;', ';Bo;bo@example.com;')
    .replace('eva@;', 'eva@example.com;')
    .replace('"""c@example.com"', 'c@example.com');
  await choose(corrected, 'corrected.csv', /^Choose another/);
  press('Check the file', await screen.findByRole('form', { name: 'corrected.csv' }));
  expect(await screen.findByText('3 new guests')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download the line with a fault' })).toBeDefined();
  const lines = ((await files.at(-1)) ?? '').split('\r\n');
  expect(lines[0]).toBe('What is wrong;Nombre;Correo;Móvil');
  expect(lines[1]).toMatch(/^This is not.*;Dan;dan@;1$/);
});

test('without a line to import, the file can only be corrected', async () => {
  openReading();
  await choose('Nombre;Correo\nAna;ana@');
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  expect(await screen.findByText('1 line has a fault')).toBeDefined();
  expect(screen.queryByText('This is what the import does:')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  expect(screen.getByRole('link', { name: 'Download the line with a fault' })).toBeDefined();
});

test('a date that can be read in two ways is asked about once, and its answer can be changed', async () => {
  const sent = openReading();
  const lines = Array.from({ length: 20 }, (_, at) => `G;g${at}@example.com;05/06/19${70 + at}`);
  await choose(['Nombre;Correo;Fecha de nacimiento', ...lines].join('\n'));
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  const question = await screen.findByRole('group', { name: 'Which date is 05/06/1970?' });
  expect(screen.getByText(/^Some dates can be read in two ways/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Faults' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  const dayFirst = within(question).getByRole('radio', { name: 'Day first: 5 June' });
  dayFirst.focus();
  fireEvent.click(dayFirst);
  expect(await screen.findByRole('button', { name: 'Import 20 guests' })).toBeDefined();
  expect(document.activeElement).toBe(dayFirst);
  fireEvent.click(within(question).getByRole('radio', { name: 'Month first: 6 May' }));
  await screen.findByText('20 new guests');
  press('Import 20 guests');
  await screen.findByText('The guests are imported.');
  expect(sent.map(({ dateOrder, dryRun }) => [dateOrder, dryRun])).toEqual([
    [undefined, true],
    ['DAY_FIRST', true],
    ['MONTH_FIRST', true],
    ['MONTH_FIRST', false],
  ]);
});

test('dates in both orders are a question, and lines in the other order are left out to correct', async () => {
  const files = keepFiles();
  openReading();
  const dates = ['13/05/1950', '05/13/1950', '05/06/1950'];
  const lines = dates.map((date, at) => `G;g${at}@example.com;${date}`);
  await choose(['Nombre;Correo;Fecha de nacimiento', ...lines].join('\n'));
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  const question = await screen.findByRole('group', { name: 'Which order is right?' });
  expect(screen.getByText(/^Some dates begin with the day, others with the month/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  fireEvent.click(within(question).getByRole('radio', { name: 'Day first' }));
  expect(await screen.findByRole('button', { name: 'Import 2 guests' })).toBeDefined();
  expect(textsOf(screen.getByRole('list', { name: 'Faults' }))).toEqual([
    '1 line: the date of birth must be written as 1980-12-31. As in line 3: “05/13/1950”',
  ]);
  expect(screen.getByRole('link', { name: 'Download the line with a fault' })).toBeDefined();
  await waitFor(async () => expect(await files.at(-1)).toContain(';05/13/1950'));
});

test('lines that share an email or phone number with another name are listed with the result of each choice', async () => {
  const files = keepFiles();
  const shared = { line: 2, name: 'Bo Vila', contact: 'ana@example.com', guestName: 'Ana Ruiz' };
  const sent = open(({ forOtherNames: becomes, dryRun }) =>
    HttpResponse.json({
      ...OUTCOME,
      isSaved: !dryRun,
      otherNames: [{ ...shared, becomes }],
      otherNamesCount: 1,
      ...(becomes === 'LEFT_OUT' && {
        faultGroups: [{ field: 'name', code: 'OTHER_NAME', example: 'Bo Vila', lines: [2] }],
        faultyLinesCount: 1,
      }),
    } satisfies ImportedCustomers),
  );
  await choose();
  press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
  const belongs = 'Line 2: ana@example.com belongs to Ana Ruiz and to Bo Vila.';
  const textOfList = async () => {
    const summary = await screen.findByText(
      '1 line shares its email or phone number with another name',
    );
    return textsOf(summary.closest('details') ?? summary);
  };
  expect(await textOfList()).toEqual([
    `${belongs} Ana Ruiz keeps the name and gets what is missing.`,
  ]);
  const question = screen.getByRole('group', { name: 'One guest or two?' });
  const choice = (name: RegExp) => within(question).getByRole<HTMLInputElement>('radio', { name });
  expect(choice(/^One guest/).checked).toBe(true);
  fireEvent.click(choice(/^Two guests/));
  await screen.findByText('Bo Vila is another guest, without it.');
  fireEvent.click(choice(/^Leave these lines out/));
  await screen.findByText('This line is left out.');
  expect(screen.queryByRole('list', { name: 'Faults' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Download the line with a fault' })).toBeDefined();
  await waitFor(async () =>
    expect(await files.at(-1)).toMatch(
      /\r\nSomebody with another name has this email .*;Ana Ruiz;/,
    ),
  );
  press('Import 3 guests');
  await screen.findByText('The guests are imported.');
  expect(await textOfList()).toEqual([`${belongs} This line is left out.`]);
  expect(sent.map(({ forOtherNames, dryRun }) => [forOtherNames, dryRun])).toEqual([
    ['SAME_GUEST', true],
    ['OWN_GUEST', true],
    ['LEFT_OUT', true],
    ['LEFT_OUT', false],
  ]);
});

const OF_OTHER_SYSTEMS: Record<string, [file: string, columns: object, texts: string[]]> = {
  American: [
    AMERICAN_FILE,
    {
      name: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Phone Number',
      birthDate: 'Birthday',
      privateNotes: 'Guest Notes',
      tags: 'Guest Tags',
      isVip: 'VIP',
      earlierVisitsCount: 'Total Visits',
      earlierLastVisitOn: 'Last Visit',
    },
    [
      '2 new guests',
      'Dates are read with the month first, as the file shows.',
      '1 line: the phone number cannot be read. Write it with its country code, as in +34 600 000 000. As in line 4: “(415) 555-0178”',
    ],
  ],
  international: [
    INTERNATIONAL_FILE,
    {
      name: 'Name',
      lastName: 'Surname',
      email: 'Email',
      phone: 'Phone',
      birthDate: 'Birthday',
      language: 'Locale',
      country: 'Country',
      privateNotes: 'Client Notes',
      tags: 'Client Tags',
      isVip: 'VIP Status',
      earlierVisitsCount: 'Visit Count',
      earlierLastVisitOn: 'Last Visit Date',
    },
    ['2 new guests'],
  ],
  Australian: [
    AUSTRALIAN_FILE,
    {
      name: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      phone: 'Phone',
      birthDate: 'BirthdayDate',
      birthMonth: 'BirthdayMonth',
      birthYear: 'BirthdayYear',
      postalCode: 'Postcode',
    },
    ['3 new guests', 'Year of birth'],
  ],
  Danish: [
    DANISH_FILE,
    {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      postalCode: 'Postal / zip code',
      country: 'Country code',
      privateNotes: 'Note',
      tags: 'Tags',
    },
    ['2 new guests'],
  ],
  Canadian: [
    CANADIAN_FILE,
    {
      name: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Mobile Number',
      postalCode: 'Postal Code/Zipcode',
      country: 'Country',
    },
    ['2 new guests'],
  ],
  Spanish: [
    SPANISH_FILE,
    {
      name: 'Nombre',
      lastName: 'Apellidos',
      email: 'Email',
      phone: 'Teléfono',
      birthDate: 'Fecha nacimiento',
      postalCode: 'Código postal',
      language: 'Idioma',
      privateNotes: 'Observaciones',
      tags: 'Etiquetas',
      isVip: 'VIP',
      earlierVisitsCount: 'Nº de visitas',
      earlierLastVisitOn: 'Última visita',
    },
    [
      '1 line: an email or a phone number is needed. First in line 5',
      '1 line: this is not an email address. As in line 6: “marta@”',
    ],
  ],
};

test.each(Object.entries(OF_OTHER_SYSTEMS))(
  'all columns of a file of the %s system are known, and its lines are read',
  async (_, [file, columns, texts]) => {
    const sent = openReading();
    await choose(file);
    press('Check the file', await screen.findByRole('form', { name: 'guests.csv' }));
    await waitFor(() => expect(sent[0]?.columns).toEqual(columns));
    const form = screen.getByRole('form', { name: 'guests.csv' });
    await waitFor(() => expect(form.textContent).toContain(texts[0]));
    for (const text of texts) expect(form.textContent).toContain(text);
  },
);

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
