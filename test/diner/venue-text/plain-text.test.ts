import { expect, test } from 'vitest';
import { plainText } from '../../../src/diner/venue-text/plain-text.ts';

test('a venue’s HTML is reduced to its text', () => {
  expect(plainText('<p>By the <b>sea</b> &amp; the pines.</p><p>Cool&nbsp;shade</p>')).toBe(
    'By the sea & the pines.\nCool\u00a0shade',
  );
  expect(plainText('<ul><li>One</li><li>Two</li></ul>')).toBe('One\nTwo');
  expect(plainText('Caf&#233; &#x2014; &unknown;')).toBe('Café — &unknown;');
});

test('nothing executable is left', () => {
  expect(plainText('<img src=x onerror="alert(1)">Hello<script>x</script>')).toBe('Hellox');
});
