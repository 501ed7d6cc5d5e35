import { expect, test } from 'vitest';
import { completedText } from '../../../../../../src/staff/screens/house/venue/fields/completed-text.ts';

test.each([
  ['04 78 00 00 00', 'tel', 'FR', '+33478000000'],
  ['+33 4 78 00 00 00', 'tel', 'US', '+33478000000'],
  ['call us', 'tel', 'FR', 'call us'],
  ['comptoir.example/menu?lang=fr', 'url', 'FR', 'https://comptoir.example/menu?lang=fr'],
  [' comptoir.example ', 'url', 'FR', 'https://comptoir.example'],
  ['http://comptoir.example', 'url', 'FR', 'http://comptoir.example'],
  ['/photos/terrace.jpg', 'url', 'FR', '/photos/terrace.jpg'],
  ['none', 'url', 'FR', 'none'],
  ['comptoir.example', 'text', 'FR', 'comptoir.example'],
])('%s typed as %s in %s becomes %4$s', (typed, type, country, becomes) => {
  expect(completedText(typed, type, country)).toBe(becomes);
});
