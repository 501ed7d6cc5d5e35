import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName } from '../../src/domain/same-name.ts';

const SAME = [
  // The same, written in another way.
  ['Clara Puig', 'CLARA  PUIG'],
  ['María López', 'Maria Lopez'],
  ['Jürgen Groß', 'Jurgen Groß'],
  ['Anaïs Lefèvre', 'anais lefevre'],
  ['Андрей Петров', 'андрей петров'],
  ["Pat O'Brien", 'Pat O’Brien'],
  ['Jean-Pierre Martin', 'Jean Pierre Martin'],
  ['Dr. Ana Roca', 'dr ana roca'],
  ['Mr Ito', 'mr. Ito'],
  ['Clara', 'clara'],
  // Scripts without spaces.
  ['山田太郎', '山田 太郎'],
  ['김민수', '김 민수'],
  ['สมชาย ใจดี', 'สมชายใจดี'],
  // Another order.
  ['Puig, Clara', 'Clara Puig'],
  ['Yamada Taro', 'Taro Yamada'],
  ['山田 太郎', '太郎 山田'],
  ['Nagy Anna', 'Anna Nagy'],
  // A title, a second surname, a particle or a middle name more.
  ['Sra. Clara Puig', 'Clara Puig'],
  ['Herr Dr. Max Weber', 'Max Weber'],
  ['María García', 'María García López'],
  ['João Silva', 'João Pereira da Silva'],
  ['Juan de la Cruz', 'Juan Cruz'],
  ['Ludwig van Beethoven', 'Ludwig Beethoven'],
  ['Jordi Pujol i Soley', 'Jordi Pujol'],
  ['John F. Kennedy', 'John Kennedy'],
  // What no letters are.
  ['★', ' ★ '],
];

const OTHERS = [
  // One word in common.
  ['María López', 'María Ruiz'],
  ['Clara Puig', 'Joan Puig'],
  ['Clara', 'Clara Puig'],
  ['Puig', 'Clara Puig'],
  ['Sra. Puig', 'Clara Puig'],
  ['Rosa Rosa', 'Rosa Vila'],
  // Titles, particles and initials in common.
  ['Mr Ito', 'Mr Smith'],
  ['Mr Smith', 'Mrs Smith'],
  ['Mr Smith', 'Smith'],
  ['Sr. García López', 'Sra. García López'],
  ['Juan de la Cruz', 'Marta de Luis'],
  ['Juan de la Cruz', 'Pedro de la Cruz'],
  ['J. R.', 'J. R. Smith'],
  ['C. Puig', 'Clara Puig'],
  ['A. García López', 'B. García López'],
  // Families.
  ['Ana García López', 'Luis García López'],
  ['García López', 'Ana García López'],
  ['María López', 'Ana María López'],
  ['A. García López', 'García López'],
  ['Jean Martin', 'Jean-Pierre Martin'],
  ['Anna Müller', 'Anna Müller-Schmidt'],
  ['John Smith', 'John Smith Jr.'],
  ['John Smith Jr', 'John Smith Sr'],
  ['Luis Vila', 'Luis Vila hijo'],
  ['Henry Ford', 'Henry Ford II'],
  // Other letters.
  ['Max Weiß', 'Max Weiss'],
  ['राम', 'रमा'],
  ['ハナ', 'バナ'],
  ['山田太郎', '山田花子'],
  ['李 明', '李 明 华'],
  ['Анна Иванова', 'Анна Петрова'],
  // What no letters are.
  ['★', '☆'],
  ['★', 'Clara Puig'],
];

test.each(SAME)('mail for %s may go to %s', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

test.each(OTHERS)('mail for %s must not go to %s', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
});

const GIVEN = ['Ana', 'María', 'Jean-Pierre', 'Ito', '山田', 'J.'];
const FAMILY = ['López', 'García', "O'Brien", 'Müller', '太郎'];
const OTHER_WORDS = ['Mr', 'Sra.', 'de', 'la', 'van', 'Jr'];
const aName = fc
  .array(fc.constantFrom(...GIVEN, ...FAMILY, ...OTHER_WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));

test('the relation is reflexive and symmetric', () => {
  fc.assert(
    fc.property(fc.oneof(aName, fc.string({ unit: 'grapheme' })), aName, (one, other) => {
      expect(isSameName(one, one)).toBe(true);
      expect(isSameName(one, other)).toBe(isSameName(other, one));
    }),
  );
});

test('names that are the same have two words in common, or are spelled alike', () => {
  const spelling = (name: string) => name.replace(/[^\p{L}]/gu, '').toLowerCase();
  const namesOf = (name: string) =>
    new Set(name.split(' ').filter((word) => word !== 'J.' && !OTHER_WORDS.includes(word)));
  fc.assert(
    fc.property(aName, aName, (one, other) => {
      if (!isSameName(one, other) || spelling(one) === spelling(other)) return;
      const common = [...namesOf(one)].filter((name) => namesOf(other).has(name));
      expect(common.length).toBeGreaterThan(1);
    }),
  );
});

test('people with different given names, or different surnames, are never the same', () => {
  const surnames = fc.uniqueArray(fc.constantFrom('López', 'García', 'Ruiz', 'Vila'), {
    minLength: 1,
    maxLength: 2,
  });
  const titles = fc.constantFrom('', 'Sr. ', 'Dra. ', 'Mr ');
  fc.assert(
    fc.property(surnames, surnames, titles, titles, (one, other, title, otherTitle) => {
      const name = `${title}Ana ${one.join(' ')}`;
      expect(isSameName(name, `${otherTitle}Luis ${other.join(' ')}`)).toBe(false);
      if (one.some((each) => other.includes(each))) return;
      expect(isSameName(name, `${otherTitle}Ana ${other.join(' ')}`)).toBe(false);
    }),
  );
});
