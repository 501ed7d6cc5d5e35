import { expect, test } from 'vitest';
import { completedText } from '../../../../../../src/staff/screens/house/venue/fields/completed-text.ts';

test.each([
  ['comptoir.example/menu?lang=fr', 'url', 'https://comptoir.example/menu?lang=fr'],
  [' comptoir.example ', 'url', 'https://comptoir.example'],
  ['http://comptoir.example', 'url', 'http://comptoir.example'],
  ['/photos/terrace.jpg', 'url', '/photos/terrace.jpg'],
  ['none', 'url', 'none'],
  ['comptoir.example', 'text', 'comptoir.example'],
])('%s typed as %s becomes %s', (typed, type, becomes) => {
  expect(completedText(typed, type)).toBe(becomes);
});
