import { describe, expect, test } from 'vitest';
import { chapters } from '../../../../src/contract/openapi/chapters.ts';
import { openApiDocument } from '../../../../src/contract/openapi/document.ts';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
  problemsOf,
} from '../../../../src/contract/partner/operations.ts';
import { PROBLEM_CODES, PROBLEMS, problemSlug } from '../../../../src/contract/problem.ts';
import { BOOKING_STATUSES, nextStatuses } from '../../../../src/domain/booking-status.ts';
import { DOCUMENT_STYLE } from '../../../../src/html/document-style.ts';
import { referencePage } from '../../../../src/server/pages/reference/reference-page.ts';
import { parseDocument } from '../../../fixtures/parse-document.ts';

const PUBLIC_URL = 'https://book.test';
const NAMES = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];

const described = openApiDocument(PUBLIC_URL);
const markup = referencePage(described, PUBLIC_URL);
const page = parseDocument(markup);

const all = (selector: string, within: ParentNode = page) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
const textsOf = (selector: string, within: ParentNode = page) =>
  all(selector, within).map(({ textContent }) => textContent?.trim() ?? '');

function sectionOf(id: string): HTMLElement {
  const section = page.getElementById(id);
  if (!section) throw new Error(`the page has no section ${id}`);
  return section;
}

/** The rows of a table as cell texts. */
function rowsOf(label: string): string[][] {
  const table = all('table').find((one) => one.getAttribute('aria-label') === label);
  if (!table) throw new Error(`the page has no table ${label}`);
  return all('tbody tr', table).map((row) => textsOf('th, td', row));
}

describe.each(NAMES)('the section of %s', (name) => {
  const { summary, permission } = PARTNER_OPERATIONS[name];
  const { method, path } = PARTNER_OPERATIONS[name];
  const section = sectionOf(name);

  test('has the summary, method, path and permission', () => {
    expect(textsOf('h3', section)).toEqual([summary]);
    expect(textsOf('.call', section)).toEqual([`${method} /v3${path}`]);
    expect(textsOf('.needs code', section)).toEqual([permission]);
  });

  test('lists exactly its problems, with status and link', () => {
    const shown = all('.problems tbody tr', section).map((row) => ({
      code: textsOf('th', row)[0],
      status: textsOf('td', row)[0],
      page: all('a', row)[0]?.getAttribute('href'),
    }));
    const known = problemsOf(name).map((code) => ({
      code,
      status: String(PROBLEMS[code].status),
      page: `/problems/${problemSlug(code)}`,
    }));
    expect(shown).toHaveLength(known.length);
    expect(shown).toEqual(expect.arrayContaining(known));
  });

  test('has its parameters and an example response in each shape', () => {
    const parameters = rowsOf(`Parameters of ${name}`).map(([first = '']) => first.split(' ')[0]);
    expect(parameters).toEqual(
      expect.arrayContaining(['Service-Partner-Id', 'Service-Account-Id']),
    );
    for (const [, parameter] of path.matchAll(/\{(\w+)\}/g))
      expect(parameters).toContain(parameter);
    const answers = all('pre[aria-label^="Example response"]', section);
    expect(answers.map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual(
      Object.values(exampleOf(name).answers),
    );
  });
});

test('a body lists nested fields and marks the required ones', () => {
  const rows = rowsOf('Body of create-booking').map(([name, type]) => [name, type]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['customer required', 'BookingCustomerRequest'],
      ['customer.name required', 'string, 3 to 255 characters'],
      ['customer.phone', 'phone number, E.164 or null'],
      ['time required', 'time, HH:MM:SS'],
      ['experience', 'ExperienceRequest or null'],
      ['experience.addOns[].quantity required', 'integer, 1 to 1,000'],
      ['redemptionCode', 'string, 6 characters or null'],
      ['addOns', 'array of AddOnRequest, at most 100 entries'],
      ['status required', 'DesiredStatus: CONFIRMED, REQUESTED, PENDING_WAIT_LIST_BOOKING'],
    ]),
  );
});

test('the limits of a list are apart from those of its entries', () => {
  const rows = rowsOf('Fields of AvailabilityFilters').map(([name, type]) => [name, type]);
  expect(rows).toEqual([
    ['experienceIds optional', 'array, at most 100 entries, each of them: integer, at least 1'],
    ['floorPlanAreaIds optional', 'array, at most 100 entries, each of them: integer, at least 1'],
    [
      'shiftTypes optional',
      'array, at most 100 entries, each of them: string, at most 64 characters',
    ],
  ]);
});

test.each(Object.entries(described.components.schemas))('%s has all its fields', (name, schema) => {
  const section = sectionOf(name);
  expect(textsOf('h3', section)).toEqual([name]);
  if (!schema.properties) return;
  const shown = rowsOf(`Fields of ${name}`).map(([first = '']) => first);
  expect(shown).toEqual(
    Object.keys(schema.properties).map((field) =>
      schema.required?.includes(field) ? field : `${field} optional`,
    ),
  );
});

test('every status has the moves that the domain allows', () => {
  const rows = all('#statuses tbody tr').map((row) => ({
    from: textsOf('th', row)[0],
    to: textsOf('td:last-child code', row),
  }));
  expect(rows).toEqual(BOOKING_STATUSES.map((from) => ({ from, to: nextStatuses(from) })));
});

test('the contents list every chapter and operation and the objects, in the order of the page', () => {
  const links = all('nav a').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  const sections = all('main > section').map(({ id }) => id);
  expect(links).toEqual(sections);
  expect(sections).toEqual(
    expect.arrayContaining([...chapters(PUBLIC_URL).map(({ slug }) => slug), ...NAMES, 'objects']),
  );
});

test('every link has a target', () => {
  const there = new Set([
    ...all('[id]').map(({ id }) => `#${id}`),
    ...PROBLEM_CODES.map((code) => `/problems/${problemSlug(code)}`),
    '/problems',
    `${PUBLIC_URL}/problems`,
    '/v3/openapi.json',
    '/embed',
  ]);
  const addresses = new Set(all('a').map((link) => link.getAttribute('href') ?? ''));
  expect([...addresses].filter((address) => !there.has(address))).toEqual([]);
});

test('headings skip no level, there is one h1, and ids are unique', () => {
  const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(leaps).toEqual([]);
  const ids = all('[id]').map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('no Markdown syntax is left in the text', () => {
  for (const pre of all('pre')) pre.remove();
  expect(textsOf('main, header').join('\n')).not.toMatch(/`|\*\*|\]\(|^\s*[-|] /m);
});

test('one style element, no scripts, nothing from other origins', () => {
  expect(markup.split(`<style>${DOCUMENT_STYLE}</style>`)).toHaveLength(2);
  expect(all('style')).toHaveLength(1);
  expect(
    page.querySelector('script, link:not([rel=icon]), img, iframe, [style], [src]'),
  ).toBeNull();
  expect(markup).not.toMatch(/\son\w+=|url\(|@import/);
});
