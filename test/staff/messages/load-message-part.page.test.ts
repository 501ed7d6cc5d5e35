import { expect, onTestFinished, test } from 'vitest';
import {
  loadLanguage,
  loadWithTexts,
  messagePartOf,
} from '../../../src/staff/messages/load-message-part.ts';

test('a language has every part that is in use, also one that another language began', async () => {
  await messagePartOf('en', 'service').promise;

  const messages = await loadLanguage('de');

  expect(messages.places.guests).toBe('Gäste');
  expect(messagePartOf('de', 'service').messages?.guests.choose).toMatch(/Gast/);
});

test('a language also has a part that another language begins while it loads', async () => {
  const loading = loadLanguage('fr');
  void messagePartOf('en', 'house').promise;

  await loading;

  expect(messagePartOf('fr', 'house').messages).toBeDefined();
});

test('a part is there in the language that comes on screen while its code loads', async () => {
  const code = Promise.withResolvers<string>();
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  document.documentElement.lang = 'en';
  const loading = loadWithTexts('house', code.promise);
  document.documentElement.lang = 'it';
  code.resolve('the code');

  expect(await loading).toBe('the code');

  expect(messagePartOf('it', 'house').messages).toBeDefined();
});
