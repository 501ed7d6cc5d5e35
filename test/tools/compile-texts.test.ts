import { expect, test } from 'vitest';
import { modulesOf } from '../../tools/compile-texts.mjs';

type Texts = Record<string, string | object>;

const compile = (english: Texts, spanish: Texts = english, reader = 'mail') =>
  modulesOf([
    { file: `src/locales/en/${reader}.json`, content: JSON.stringify(english) },
    { file: `src/locales/es/${reader}.json`, content: JSON.stringify(spanish) },
  ]);

test('a text with placeholders stays a template; its type names them', async () => {
  const modules = await compile({ 'kinds.BOOKED.subject': 'At {venue}: {when}' });

  expect(modules.get('es/mail.ts')).toContain('kinds: {\nBOOKED: {\nsubject: "At {venue}: {when}"');
  expect(modules.get('mail-texts.ts')).toContain("subject: Template<'venue' | 'when'>;");
});

test('a plural becomes its forms', async () => {
  const modules = await compile({ guests: '{n, plural, one {one guest} other {{n} guests}}' });

  expect(modules.get('en/mail.ts')).toContain('guests: {"one":"one guest","other":"{n} guests"}');
  expect(modules.get('mail-texts.ts')).toContain("guests: Plural<'n'>;");
});

test('a note is the comment of the type, and no text', async () => {
  const english = { '@open': { description: 'A button.' }, open: 'Open' };
  const modules = await compile(english, { open: 'Abrir' });

  expect(modules.get('mail-texts.ts')).toContain('/** A button. */\nreadonly open: string;');
  expect(modules.get('en/mail.ts')).not.toContain('@');
});

test('the manage page has the texts of the widget in one file with its own', async () => {
  const modules = await compile({ save: 'Save' }, { save: 'Guardar' }, 'manage');

  expect(modules.get('es/manage.ts')).toContain('...diner,\n...policy,\nsave: "Guardar"');
  expect(modules.get('manage-texts.ts')).toContain('extends DinerTexts, PolicyTexts {');
});

/** The compiled texts of the staff view in a language. */
async function textsOf(modules: Map<string, string>, language: string) {
  const code = modules.get(`${language}/staff.ts`) ?? '';
  const script = code.replace(/^import .*$/gm, '').replace(': StaffTexts', '');
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  const { texts } = (await import(/* @vite-ignore */ url)) as {
    texts: Record<string, (...values: unknown[]) => string>;
  };
  return texts as { a: (...values: unknown[]) => string };
}

const placeholders = (names: string[]) => ({
  placeholders: Object.fromEntries(names.map((name) => [name, {}])),
});

test('a text of the staff view becomes a function of its values, in the order of its note', async () => {
  const text = '{n, plural, one {1 of} other {{n} of}} {who}';
  const english = { '@a': placeholders(['who', 'n']), a: text };
  const modules = await compile(english, { a: '{who}: {n}' }, 'staff');

  expect(modules.get('staff-texts.ts')).toContain('a: (who: string, n: number) => string;');
  const [en, es] = [await textsOf(modules, 'en'), await textsOf(modules, 'es')];
  expect([en.a('Rosa', 1), en.a('Rosa', 2)]).toEqual(['1 of Rosa', '2 of Rosa']);
  expect(es.a('Rosa', 2)).toBe('Rosa: 2');
});

test('more than three values are one object', async () => {
  const modules = await compile({ a: '{a}{b}{c}{d}' }, undefined, 'staff');

  expect(modules.get('staff-texts.ts')).toContain(
    'a: (values: { a: string; b: string; c: string; d: string }) => string;',
  );
  expect((await textsOf(modules, 'es')).a({ a: 1, b: 2, c: 3, d: 4 })).toBe('1234');
});

test('an exact number comes before the form of the language', async () => {
  const text = '{n, plural, one {one} =0 {none} other {#}}';
  const { a } = await textsOf(await compile({ a: text }, undefined, 'staff'), 'en');

  expect([a(0), a(1), a(7)]).toEqual(['none', 'one', '7']);
});

test('“one” is also for zero in a language that counts so', async () => {
  const text = '{n, plural, one {{n} place} other {{n} places}}';
  const modules = await modulesOf(
    ['en', 'fr'].map((language) => ({
      file: `src/locales/${language}/staff.json`,
      content: JSON.stringify({ a: text }),
    })),
  );

  expect((await textsOf(modules, 'en')).a(0)).toBe('0 places');
  expect((await textsOf(modules, 'fr')).a(0)).toBe('0 place');
});

test('a language with more forms has them all', async () => {
  const modules = await modulesOf(
    ['mail', 'staff'].flatMap((reader) => [
      {
        file: `src/locales/en/${reader}.json`,
        content: '{ "a": "{n, plural, one {one} other {{n}}}" }',
      },
      {
        file: `src/locales/pl/${reader}.json`,
        content: '{ "a": "{n, plural, one {jeden} few {kilka: {n}} other {{n}}}" }',
      },
    ]),
  );

  const { a } = await textsOf(modules, 'pl');
  expect([a(1), a(3), a(5)]).toEqual(['jeden', 'kilka: 3', '5']);
  expect(modules.get('pl/mail.ts')).toContain('"few":"kilka: {n}"');
});

test('a form “null” is for the value null', async () => {
  const text = '{what, select, null {none} red {RED} other {{what}}}';
  const modules = await compile({ a: text }, undefined, 'staff');

  expect(modules.get('staff-texts.ts')).toContain('a: (what: string | null) => string;');
  const { a } = await textsOf(modules, 'en');
  expect([a(null), a('red'), a('blue')]).toEqual(['none', 'RED', 'blue']);
});

test('characters that have a meaning in code stay text', async () => {
  const text = "$'{x}' ` \\ {n}";
  const modules = await compile({ a: text }, undefined, 'staff');

  expect((await textsOf(modules, 'en')).a('1')).toBe(['$', '{x} ` \\ 1'].join(''));
});

test('words that depend on a value come from the language, or from what all languages share', async () => {
  const modules = await compile({ a: '{at}' }, { a: 'a {at, hour}, {at, lower}' }, 'staff');

  expect(modules.get('es/staff.ts')).toContain("import { lower } from '../../words.ts';");
  expect(modules.get('es/staff.ts')).toContain("import { hour } from '../../es/words.ts';");
});

test('a backslash keeps a dot in a name', async () => {
  const modules = await compile({ 'events.booking\\.created': 'Created' }, undefined, 'staff');

  expect(modules.get('en/staff.ts')).toContain('events: {\n"booking.created": "Created"');
});

test.each<[what: string, english: Texts, spanish: Texts, issue: string]>([
  ['is missing', { open: 'Open', done: 'Done' }, { open: 'Abrir' }, 'done is missing'],
  ['is not in English', { open: 'Open' }, { open: 'Abrir', x: 'x' }, 'x is not in English'],
  [
    'takes other arguments',
    { a: 'At {venue}' },
    { a: 'A las {time}' },
    'a takes {time}, in English {venue}',
  ],
  ['is no ICU message', { a: 'At {venue}' }, { a: 'En {venue' }, 'a Unexpected message end'],
  [
    'has a form that its language does not have',
    { a: '{n, plural, one {one} other {{n}}}' },
    { a: '{n, plural, few {pocos} other {{n}}}' },
    'a The plural case few is not valid',
  ],
  [
    'has braces that would look like a placeholder',
    { a: 'a' },
    { a: "'{a}'" },
    'a contains braces',
  ],
  [
    'is more than one plural',
    { a: '{n, plural, one {one} other {{n}}} {n, plural, one {one} other {{n}}}' },
    { a: '{n, plural, one {one} other {{n}}}' },
    'a is more than the forms',
  ],
])('a text that %s is refused by its name', async (_, english, spanish, issue) => {
  await expect(compile(english, spanish)).rejects.toThrow(issue);
});

test.each<[what: string, text: string, issue: string]>([
  ['a plural without “other”', '{n, plural, one {1}}', 'a has no form for “other”'],
  ['a form for ordinal numbers', '{n, selectordinal, other {{n}}}', 'a contains a selectordinal'],
])('%s is refused in a function', async (_, text, issue) => {
  await expect(compile({ a: text }, undefined, 'staff')).rejects.toThrow(issue);
});

test('several values without a note in their order are refused in a function', async () => {
  await expect(compile({ a: '{b} {c}' }, undefined, 'staff')).rejects.toThrow(
    'en/staff.json: a takes several values: its note has to say in which order',
  );
});

test('a file that is not JSON, or that English does not have, is refused', async () => {
  const files = [
    { file: 'src/locales/en/mail.json', content: '{ "a": "a", }' },
    { file: 'src/locales/es/sms.json', content: '{ "a": "a" }' },
  ];
  const compiling = modulesOf(files);

  await expect(compiling).rejects.toThrow(/^en\/mail\.json: .*JSON/m);
  await expect(compiling).rejects.toThrow('es/sms.json: is not in English');
});

test('all issues are named at once', async () => {
  const compiling = compile({ open: 'Open', done: 'Done' }, { open: 'Abrir {now}' });

  await expect(compiling).rejects.toThrow(
    'es/mail.json: open takes {now}, in English nothing\nes/mail.json: done is missing',
  );
});
