import { expect, test } from 'vitest';
import { ProblemError } from '../../../src/client/errors.ts';
import { PROBLEMS, type Problem, STAFF_PROBLEM_CODES } from '../../../src/contract/problem.ts';
import {
  BROKEN_RULE_CODES,
  type BrokenRuleCode,
} from '../../../src/domain/availability/staff-rules.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { errorText } from '../../../src/staff/bookings/error-text.ts';
import { refusalText } from '../../../src/staff/bookings/refusal-text.ts';
import { messagePartOf } from '../../../src/staff/messages/load-message-part.ts';
import { loadMessages } from '../../../src/staff/messages/load-messages.ts';
import { refusedFieldText } from '../../../src/staff/screens/booking-sheet/sheet-calls.ts';
import { SHEET_FIELDS } from '../../../src/staff/screens/booking-sheet/sheet-form.ts';
import { ruleSentences } from '../../../src/staff/screens/booking-sheet/time-meaning.ts';

const english = await loadMessages('en');
const DETAIL = 'You may not set aside the rules of the venue (TABLE).';

function aRefusal(code: (typeof STAFF_PROBLEM_CODES)[number]): ProblemError {
  const problem = { type: 'about:blank', title: PROBLEMS[code].title, status: 409, detail: DETAIL };
  return new ProblemError({ ...problem, code } as Problem, null);
}

test.each(LANGUAGES)('%s: every refusal of the staff API has a sentence', async (language) => {
  const messages = await loadMessages(language);
  const texts = STAFF_PROBLEM_CODES.map((code) => errorText(aRefusal(code), 'Save', messages));
  expect(texts.filter((text) => text.includes(DETAIL) || text.includes('undefined'))).toEqual([]);
  const own = STAFF_PROBLEM_CODES.map((code) => refusalText(code, messages));
  expect(own.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  // The words of the API: names of codes, statuses, permissions and fields.
  expect(own.filter((text) => /[A-Z]{3,}|[a-z]:[a-z]|[a-z][A-Z]/.test(text))).toEqual([]);
  if (language === 'en') return;
  const inEnglish = STAFF_PROBLEM_CODES.map((code) => refusalText(code, english));
  expect(own.filter((text) => inEnglish.includes(text))).toEqual([]);
});

test.each(LANGUAGES)('%s: every rule and every field has a sentence', async (language) => {
  const { bookingSheet } = await messagePartOf(language, 'service').promise;
  const party = { time: '20:30', covers: 4, highChairs: 1, strollers: 1 };
  const sentenceOf = (code: BrokenRuleCode) =>
    ruleSentences([{ rule: 'TABLE', code, limit: 2, taken: 1 }], party, bookingSheet)[0] ?? '';
  const sentences = BROKEN_RULE_CODES.map(sentenceOf);
  expect(new Set(sentences).size).toBe(BROKEN_RULE_CODES.length);
  const atFields = SHEET_FIELDS.map((field) => refusedFieldText(field, bookingSheet));
  expect([...sentences, ...atFields].filter((text) => !text.endsWith('.'))).toEqual([]);
});

test('a code of a newer server asks to load the page again', () => {
  const { refusal } = english.service;
  expect(refusalText('NEWER' as 'FORBIDDEN', english)).toBe(refusal.reload);
});
