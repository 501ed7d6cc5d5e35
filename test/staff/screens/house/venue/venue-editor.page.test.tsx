import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { VenueEffects } from '../../../../../src/contract/staff/venue.ts';
import type { Venue } from '../../../../../src/domain/venue.ts';
import { changedSections } from '../../../../../src/domain/venue-effects/changed-sections.ts';
import { aRichVenue } from '../../../../fixtures/rich-venue.ts';
import {
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
    import('../../../../../src/staff/screens/house/venue/venue-editor.tsx'),
    import('../../../../../src/staff/screens/house/venue/sections.ts'),
  ]),
);

const NO_EFFECTS: VenueEffects = {
  sections: [],
  days: [],
  bookings: [],
  bookingsCount: 0,
  droppedTables: [],
  prices: [],
  pricesFrom: '2026-11-20T20:00:00+01:00',
  reminders: { moved: 0, added: 0, dropped: 0, startedKinds: [], stoppedKinds: [] },
  missingTexts: [],
  outdatedTexts: [],
  noticed: [],
  isComplete: true,
};

interface FakeVenue {
  version: number;
  document: Venue;
  effects: Partial<VenueEffects>;
  /** What was sent so far, each with the version that it changes. */
  sent: string[];
  /** Once the document is read after a save. */
  readAgain: Promise<void>;
}

/** The house at a section, with a venue document on the server. */
function showSection(
  section: string,
  effects: Partial<VenueEffects> = {},
  changes: Partial<Venue> = {},
): FakeVenue {
  window.location.hash = `#place=house&section=${section}`;
  startFakeServer();
  const document = { ...aRichVenue(), ...changes };
  const readAgain = Promise.withResolvers<void>();
  const stored: FakeVenue = {
    version: 1,
    document,
    effects,
    sent: [],
    readAgain: readAgain.promise,
  };
  server.use(
    http.get(`${STAFF_API}/venue`, () => {
      if (stored.version > 1) readAgain.resolve();
      return HttpResponse.json({ version: stored.version, document: stored.document });
    }),
    http.put(`${STAFF_API}/venue`, async ({ request }) => {
      const document = (await request.json()) as Venue;
      const isDryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
      stored.sent.push(`${isDryRun ? 'preview' : 'save'} ${request.headers.get('If-Match')}`);
      if (request.headers.get('If-Match') !== `"${stored.version}"`)
        return problem(409, 'VENUE_IS_OUTDATED' as never, 'Somebody else has saved meanwhile.');
      if (isDryRun) {
        const sections = changedSections({ ...stored.document }, { ...document });
        const found = { ...NO_EFFECTS, sections, ...stored.effects };
        return HttpResponse.json({ version: stored.version, effects: found });
      }
      stored.document = document;
      stored.version += 1;
      return HttpResponse.json({ version: stored.version, effects: null });
    }),
  );
  showStaffView();
  return stored;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a change is saved after a look at what it would change', async () => {
  const stored = showSection('rules', {
    bookingsCount: 1,
    bookings: [
      {
        uuid: 'b-1',
        workDay: '2026-11-21',
        bookingAt: '2026-11-21T21:00:00+01:00',
        name: 'Laura Vidal',
        pax: 2,
        paxChildren: 1,
        tables: ['T1'],
        rules: [],
      },
    ],
  });
  type(await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' }), '45');
  expect(screen.getByText('1 section changed, not saved')).toBeTruthy();
  fireEvent.click(button('What would change'));
  const dialog = await screen.findByRole('dialog', { name: 'What would change' });
  expect(await within(dialog).findByText(/Laura Vidal, 2 guests/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.document.maxAdvanceDays).toBe(45));
  await screen.findByText('Saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'What would change' })).toBeNull();
});

test('after a save, no preview is based on the previous version', async () => {
  const stored = showSection('rules');
  const change = async (days: string) => {
    type(await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' }), days);
    fireEvent.click(await screen.findByRole('button', { name: 'What would change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await dialog.findByText(/^Compared/);
    return dialog;
  };
  const dialog = await change('45');
  // The answer comes before the screen has painted that it is being saved.
  vi.setTimerTickMode('manual');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await stored.readAgain;
  vi.setTimerTickMode('interval', 20);
  await screen.findByText('Saved.');
  await change('46');
  expect(stored.sent).toEqual(['preview "1"', 'save "1"', 'preview "2"']);
});

test('when somebody else saves during the preview, the draft is applied to their version and then saved', async () => {
  const stored = showSection('rules');
  type(await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' }), '45');
  fireEvent.click(button('What would change'));
  const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
  await dialog.findByText(/^Compared/);
  stored.document = { ...stored.document, name: 'Casa Nova' };
  stored.version = 7;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Put my changes on top of theirs' }));
  await dialog.findByText(/^Compared/);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(stored.document).toMatchObject({ name: 'Casa Nova', maxAdvanceDays: 45 });
  expect(stored.sent).toEqual(['preview "1"', 'save "1"', 'preview "7"', 'save "7"']);
});

test('the preview names what guests or bookings notice, and says what it compared', async () => {
  const kind = 'CHANGED';
  showSection('rules', {
    noticed: [
      { field: 'minAdvanceMinutes', kind, entry: null, before: 30, after: 120 },
      { field: 'contact.email', kind, entry: null, before: 'a@casa.example', after: null },
      { field: 'floorPlanAreas.name', kind, entry: 'Garden', before: 'Terrace', after: 'Garden' },
      { field: 'floorPlanAreas.summary', kind, entry: 'Garden', before: null, after: null },
      { field: 'shifts.hasWaitList', kind, entry: 'Dinner', before: true, after: false },
      { field: 'floorPlanAreas', kind: 'REMOVED', entry: 'Bar', before: null, after: null },
    ],
    outdatedTexts: [{ language: 'de', paths: ['floorPlanAreas[0].name'] }],
  });
  type(await screen.findByRole('spinbutton', { name: 'Book at least … minutes ahead' }), '120');
  fireEvent.click(button('What would change'));
  const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
  const heading = await dialog.findByRole('heading', {
    name: 'What changes for guests or bookings',
  });
  const list = within(heading.parentElement ?? document.body);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Book at least … minutes ahead: 30 → 120',
    'Email: a@casa.example → –',
    'Garden: Name for guests: Terrace → Garden',
    'Garden: Short description',
    'Dinner: Guests can join the wait list when it is full: yes → no',
    'Areas: Bar is left out',
  ]);
  expect(dialog.getByText('1 text stays as it was in Deutsch')).toBeDefined();
  expect(dialog.getByText(/^Compared: times that can be booked/)).toBeDefined();
  expect(dialog.queryByText('Nothing changes for guests or bookings.')).toBeNull();
});

test.each(['US/Eastern', 'UTC', 'Europe/Madrid'])(
  'the time zone %s of the document is shown, once, and kept when another field changes',
  async (timezone) => {
    const stored = showSection('venue');
    stored.document = { ...stored.document, timezone };
    const zones = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
    expect(zones.selectedOptions[0]?.textContent).toBe(timezone);
    const names = [...zones.options].map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('–');
    expect(names).toContain('UTC');

    type(screen.getByRole('textbox', { name: 'Name of the venue' }), 'Casa Nova');
    fireEvent.click(button('What would change'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await dialog.findByText('Nothing changes for guests or bookings.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.document).toMatchObject({ name: 'Casa Nova', timezone }));
  },
);

describe('a text that is changed in the own language', () => {
  const NAME = 'Name for guests';

  async function rename(section = 'tables', title = /^Dining room/) {
    const stored = showSection(section);
    const summary = await screen.findByText(title, { selector: 'summary' });
    fireEvent.click(summary);
    const entry = summary.closest('details');
    if (!entry) throw new Error('no such entry');
    const [field] = await within(entry).findAllByRole('textbox', { name: NAME });
    if (!field) throw new Error('no field');
    type(field, 'Salon');
    const notice = await within(entry).findByText(/^Still the old text in: Español\./);
    return { stored, entry: within(entry), field, notice };
  }

  test('can be cleared in the languages where it is as before', async () => {
    const { stored, entry } = await rename();
    fireEvent.click(entry.getByRole('button', { name: 'Clear them' }));
    await waitFor(() => expect(entry.queryByText(/^Still the old text/)).toBeNull());
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    fireEvent.click(button('What would change'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await dialog.findByText(/^Compared/);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.document.floorPlanAreas[0]?.name).toEqual({ en: 'Salon' }));
  });

  test('can be changed there, and is not asked about again', async () => {
    const { entry } = await rename();
    fireEvent.click(entry.getByRole('button', { name: 'Change them' }));
    const spanish = entry.getByRole<HTMLInputElement>('textbox', { name: `${NAME} – Español` });
    expect(document.activeElement).toBe(spanish);
    type(spanish, 'Salón');
    await waitFor(() => expect(entry.queryByText(/^Still the old text/)).toBeNull());
  });

  test('can stay there, and is asked about once', async () => {
    const { entry, field } = await rename();
    fireEvent.click(entry.getByRole('button', { name: 'They still fit' }));
    expect(entry.queryByText(/^Still the old text/)).toBeNull();
    type(field, 'Salon 2');
    await waitFor(() => expect(screen.getByText('1 section changed, not saved')).toBeDefined());
    expect(entry.queryByText(/^Still the old text/)).toBeNull();
  });

  test('is not asked about if it is as before again', async () => {
    const { entry, field } = await rename();
    type(field, 'Dining room');
    await waitFor(() => expect(entry.queryByText(/^Still the old text/)).toBeNull());
  });
});

test('a fault is shown at its field and counted, and nothing is sent', async () => {
  const stored = showSection('rules');
  const field = await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' });
  type(field, '9999');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  fireEvent.click(button('What would change'));
  expect(await screen.findByText('1 entry needs attention')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('At most 730.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored.version).toBe(1);
});

test('a fault in another section has a link to it, where its field has the focus', async () => {
  showSection('rules');
  const days = { name: 'Book at most … days ahead' };
  type(await screen.findByRole('spinbutton', days), '');
  window.location.hash = '#place=house&section=mail';
  await screen.findByRole('spinbutton', { name: 'Remind … hours before' });
  fireEvent.click(button('What would change'));
  const bar = await screen.findByRole('region', { name: 'Save' });
  const link = await within(bar).findByRole('link', { name: 'Rules for bookings' });
  expect(link.getAttribute('href')).toBe('#place=house&section=rules');
  link.focus();
  window.location.hash = '#place=house&section=rules';
  const field = await screen.findByRole('spinbutton', days);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a field that is emptied after an attempt keeps the focus, and the next attempt tells of it', async () => {
  showSection('rules');
  const days = await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' });
  type(days, '');
  fireEvent.click(button('What would change'));
  const bar = await screen.findByRole('region', { name: 'Save' });
  const problem = await within(bar).findByText('1 entry needs attention');
  await waitFor(() => expect(document.activeElement).toBe(problem));
  days.focus();
  type(days, '45');
  await waitFor(() => expect(within(bar).queryByText('1 entry needs attention')).toBeNull());
  type(days, '');
  await within(bar).findByText('1 entry needs attention');
  expect(document.activeElement).toBe(days);
  fireEvent.click(button('What would change'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 entry needs attention'));
});

test('when somebody else has saved meanwhile, both changes are kept', async () => {
  const stored = showSection('rules');
  type(await screen.findByRole('spinbutton', { name: 'Book at most … days ahead' }), '45');
  stored.document = { ...stored.document, name: 'Casa Nova' };
  stored.version = 7;
  fireEvent.click(button('What would change'));
  expect(await screen.findByText(/Somebody else has saved meanwhile: Name\./)).toBeTruthy();
  fireEvent.click(button('Put my changes on top of theirs'));
  const save = await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  fireEvent.click(save);
  await waitFor(() => expect(stored.version).toBe(8));
  expect(stored.document).toMatchObject({ name: 'Casa Nova', maxAdvanceDays: 45 });
});

test.each([
  ['Keep mine there', 'Casa Mía'],
  ['Keep theirs there', 'Casa Nova'],
])('of a section that both changed, one is chosen: %s', async (choice, name) => {
  const stored = showSection('venue');
  type(await screen.findByRole('textbox', { name: 'Name of the venue' }), 'Casa Mía');
  stored.document = { ...stored.document, name: 'Casa Nova' };
  stored.version = 7;
  fireEvent.click(button('What would change'));
  expect(await screen.findByText('You both changed: Name.')).toBeTruthy();
  fireEvent.click(button(choice));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name of the venue' })).toHaveProperty(
      'value',
      name,
    ),
  );
});

test('what was edited is still there after another place and a reload, until it is discarded', async () => {
  showSection('venue');
  type(await screen.findByRole('textbox', { name: 'Name of the venue' }), 'Casa Mía');
  window.location.hash = '';
  await screen.findByRole('main', { name: 'Service' });
  window.location.hash = '#place=house&section=venue';
  const field = await screen.findByRole('textbox', { name: 'Name of the venue' });
  expect(field).toHaveProperty('value', 'Casa Mía');
  fireEvent.click(button('Discard changes'));
  expect(screen.getByRole('textbox', { name: 'Name of the venue' })).toHaveProperty(
    'value',
    aRichVenue().name,
  );
});

test('a manager reads the settings and cannot change them', async () => {
  window.location.hash = '#place=house&section=venue';
  const fake = startFakeServer();
  const permissions = fake.session.staff.permissions.filter((each) => each !== 'venue:change');
  fake.session.staff = { ...fake.session.staff, role: 'MANAGER', permissions };
  server.use(
    http.get(`${STAFF_API}/venue`, () => HttpResponse.json({ version: 1, document: aRichVenue() })),
  );
  showStaffView();
  const field = await screen.findByRole('textbox', { name: 'Name of the venue' });
  expect(field).toHaveProperty('disabled', true);
  expect(screen.getByText('Only the owner changes these settings.')).toBeTruthy();
});

test('a document that cannot be read is asked for again', async () => {
  window.location.hash = '#place=house&section=venue';
  startFakeServer();
  let isBroken = true;
  server.use(
    http.get(`${STAFF_API}/venue`, () =>
      isBroken
        ? problem(403, 'FORBIDDEN', 'No.')
        : HttpResponse.json({ version: 1, document: aRichVenue() }),
    ),
  );
  showStaffView();
  await screen.findByText('The settings could not be loaded');
  isBroken = false;
  fireEvent.click(button('Try again'));
  await screen.findByRole('textbox', { name: 'Name of the venue' });
});

test('the venue’s own time zone can be chosen again, although the browser does not know it', async () => {
  showSection('venue', {}, { timezone: 'America/Atlantis' });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  const chosen = () => field.selectedOptions[0]?.textContent;
  expect(chosen()).toBe('America/Atlantis');
  const choose = (zone: string) => {
    const option = within(field).getByRole<HTMLOptionElement>('option', { name: zone });
    type(field, option.value);
  };
  choose('Europe/Madrid');
  await screen.findByText('1 section changed, not saved');
  choose('America/Atlantis');
  await waitFor(() => expect(screen.queryByText('1 section changed, not saved')).toBeNull());
  expect(chosen()).toBe('America/Atlantis');
});
