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

  expect(modules.get('en/mail.ts')).toContain('guests: { one: "one guest", other: "{n} guests" }');
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

test.each<[what: string, english: Texts, spanish: Texts, fault: string]>([
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
    'a is more than a plural',
  ],
])('a text that %s is refused by its name', async (_, english, spanish, fault) => {
  await expect(compile(english, spanish)).rejects.toThrow(fault);
});

test('all faults are named at once', async () => {
  const compiling = compile({ open: 'Open', done: 'Done' }, { open: 'Abrir {now}' });

  await expect(compiling).rejects.toThrow(
    'es/mail.json: open takes {now}, in English nothing\nes/mail.json: done is missing',
  );
});
