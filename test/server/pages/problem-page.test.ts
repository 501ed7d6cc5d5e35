import { afterEach, describe, expect, test } from 'vitest';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
  problemsOf,
} from '../../../src/contract/partner/operations.ts';
import {
  PROBLEM_CODES,
  PROBLEMS,
  type ProblemCode,
  problemSlug,
} from '../../../src/contract/problem.ts';
import {
  findProblemCode,
  PROBLEM_PAGE_STYLE,
  problemIndexPage,
  problemPage,
} from '../../../src/server/pages/problem-page.ts';
import { parseDocument } from '../../fixtures/parse-document.ts';

const OPERATIONS = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];
const PAGES = [
  { address: '/problems', markup: problemIndexPage() },
  ...PROBLEM_CODES.map((code) => ({
    address: `/problems/${problemSlug(code)}`,
    markup: problemPage(code),
  })),
];

const textOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe('problemPage', () => {
  test.each(PROBLEM_CODES)('has title, status, code and advice of %s', (code) => {
    const { status, title, advice } = PROBLEMS[code];

    const document = parseDocument(problemPage(code));

    expect(document.title).toBe(`${title} (${code})`);
    expect(textOf(document, 'h1')).toEqual([title]);
    expect(textOf(document, '.status')).toEqual([expect.stringMatching(`^HTTP ${status} [A-Z]`)]);
    expect(textOf(document, '.code')).toEqual([code]);
    expect(textOf(document, '.lead')).toEqual([advice]);
  });

  const isCommon = (code: ProblemCode) => operationsOf(code).length === OPERATIONS.length;
  const owned = PROBLEM_CODES.filter((code) => operationsOf(code).length > 0 && !isCommon(code));
  test.each(owned)('lists exactly the operations with %s', (code) => {
    expect(textOf(parseDocument(problemPage(code)), 'li')).toEqual(
      operationsOf(code).map((name) => {
        const { method, path } = PARTNER_OPERATIONS[name];
        return `${PARTNER_OPERATIONS[name].summary}${method} ${path}`;
      }),
    );
  });

  test.each(PROBLEM_CODES.filter(isCommon))('says any operation for %s', (code) => {
    expect(textOf(parseDocument(problemPage(code)), 'li')).toEqual(['Any operation']);
  });

  test.each(['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const)('says no operation for %s', (code) => {
    expect(textOf(parseDocument(problemPage(code)), 'li')).toEqual([
      'Any URL that is not an operation',
    ]);
  });

  test.each(PROBLEM_CODES)('lists someone for %s', (code) => {
    expect(textOf(parseDocument(problemPage(code)), 'li')).not.toEqual([]);
  });

  describe('text', () => {
    const kind = PROBLEMS.BOOKING_NOT_FOUND;
    const { title, advice } = kind;

    afterEach(() => Object.assign(kind, { title, advice }));

    test('escapes any text', () => {
      const hostile = `</title></style><script>alert("1")</script><b a='&amp;'>`;
      Object.assign(kind, { title: hostile, advice: hostile });

      const document = parseDocument(problemPage('BOOKING_NOT_FOUND'));

      expect(document.querySelector('script, b')).toBeNull();
      expect(textOf(document, 'h1, .lead')).toEqual([hostile, hostile]);
      expect(parseDocument(problemIndexPage()).querySelector('script, b')).toBeNull();
    });
  });
});

describe('problemIndexPage', () => {
  const document = parseDocument(problemIndexPage());

  test('lists every code once, with title and link', () => {
    const items = [...document.querySelectorAll('li')].map((item) => ({
      code: item.querySelector('code')?.textContent,
      title: item.querySelector('a')?.textContent,
      address: item.querySelector('a')?.getAttribute('href'),
    }));

    expect(items).toHaveLength(PROBLEM_CODES.length);
    expect(items).toEqual(
      expect.arrayContaining(
        PROBLEM_CODES.map((code) => ({
          code,
          title: PROBLEMS[code].title,
          address: `/problems/${problemSlug(code)}`,
        })),
      ),
    );
  });

  test('groups codes by ascending status', () => {
    const groups = [...document.querySelectorAll('h2')].map((heading) => ({
      status: Number.parseInt(heading.textContent, 10),
      codes: [...(heading.nextElementSibling?.querySelectorAll('code') ?? [])].map(
        ({ textContent }) => textContent as ProblemCode,
      ),
    }));

    const statuses = groups.map(({ status }) => status);
    expect(statuses).toEqual([...new Set(statuses)].sort((a, b) => a - b));
    for (const { status, codes } of groups) {
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.map((code) => PROBLEMS[code].status)).toEqual(codes.map(() => status));
    }
  });
});

describe('every page', () => {
  test.each(PAGES)('one style element, no scripts: $address', ({ markup }) => {
    const document = parseDocument(markup);

    expect(markup.split(`<style>${PROBLEM_PAGE_STYLE}</style>`)).toHaveLength(2);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(
      document.querySelector('script, link:not([rel=icon]), img, iframe, [style], [src]'),
    ).toBeNull();
    expect(markup).not.toMatch(/\son\w+=|https?:|url\(|@import/);
  });

  const there = [
    ...PAGES.map(({ address }) => address),
    '#content',
    '/reference',
    ...OPERATIONS.map((name) => `/reference#${name}`),
  ];
  test.each(PAGES)('every link has a target: $address', ({ markup }) => {
    const document = parseDocument(markup);
    const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

    expect(there).toEqual(expect.arrayContaining(addresses));
    expect(addresses).toContain('/reference');
    expect(document.querySelectorAll('main#content')).toHaveLength(1);
  });
});

describe('findProblemCode', () => {
  test.each(PROBLEM_CODES)('%s from its own slug', (code) => {
    expect(findProblemCode(problemSlug(code))).toBe(code);
  });

  test.each(['', 'nonsense', 'BOOKING_NOT_FOUND', 'booking_not_found', '__proto__', '../problems'])(
    'null for %j',
    (slug) => {
      expect(findProblemCode(slug)).toBeNull();
    },
  );
});

function operationsOf(code: ProblemCode): PartnerOperation[] {
  return OPERATIONS.filter((name) => problemsOf(name).includes(code));
}
