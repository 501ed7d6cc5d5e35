import { expect, test } from 'vitest';
import { loadLanguage, messagePartOf } from '../../../src/staff/messages/load-message-part.ts';

test('a language has every part that is in use, also one that another language began', async () => {
  await messagePartOf('en', 'guests').promise;

  const messages = await loadLanguage('de');

  expect(messages.places.guests).toBe('Gäste');
  expect(messagePartOf('de', 'guests').messages?.guests.choose).toMatch(/Gast/);
});
