import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EXPERIENCE, FREE, timeSlot, workDay } from '../diner/answers.ts';
import { showWidget } from './show-widget.ts';
import { venueServer } from './venue-server.ts';

const server = venueServer();
const DATE = '2030-05-17';

/** The choice between a table and this experience. */
async function showExperience(experience: Partial<typeof EXPERIENCE>) {
  server.script.experiences = [{ ...EXPERIENCE, ...experience }];
  server.script.workDay = (date) =>
    workDay(date, [{ ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE }], {
      hasExperiences: true,
    });
  const { screen } = await showWidget({ date: DATE });
  const radio = await screen.findByRole('radio', { name: /^Tasting menu/ });
  const card = radio.closest<HTMLElement>('.card');
  if (!card) throw new Error('the radio button stands on no card');
  return { radio, card, within: within(card) };
}

test('a card reserves space for its cover, and shows its text with its markup', async () => {
  const { card } = await showExperience({
    summary: '<p>Nine <strong>courses</strong>.</p>',
    images: [
      { type: 'GALLERY', url: 'https://venue.example/kitchen.jpg' },
      { type: 'COVER', url: 'https://venue.example/menu.jpg' },
    ],
  });

  const [cover] = card.querySelectorAll('img');
  expect(cover?.getAttribute('src')).toBe('https://venue.example/menu.jpg');
  expect([cover?.getAttribute('width'), cover?.getAttribute('height')]).toEqual(['72', '72']);
  expect(cover?.getAttribute('loading')).toBe('lazy');
  expect(card.querySelector('strong')?.textContent).toBe('courses');
});

test('a long description is folded away, with the other pictures, which are numbered', async () => {
  const { card, within } = await showExperience({
    description: '<ul><li>Oysters</li><li>Turbot</li></ul>',
    detailsUrl: 'https://venue.example/menu',
    images: [
      { type: 'GALLERY', url: 'https://venue.example/kitchen.jpg' },
      { type: 'GALLERY', url: 'https://venue.example/garden.jpg' },
    ],
  });

  const fold = card.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('More about Tasting menu');
  expect(within.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  const pictures = within.getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Tasting menu (1/2)',
    'Tasting menu (2/2)',
  ]);
  const link = within.getByRole('link', { name: /^venue\.example/, hidden: true });
  expect(link.getAttribute('href')).toBe('https://venue.example/menu');
});

test('a card without further text links directly to its details page', async () => {
  const { card, within } = await showExperience({ detailsUrl: 'https://venue.example/menu' });

  expect(card.querySelector('details')).toBe(null);
  expect(within.getByRole('link', { name: /^More about Tasting menu/ })).toBeVisible();
});

test('a card without further text, pictures or page has no “More about”', async () => {
  const { card, within } = await showExperience({});

  expect(card.querySelector('details, img')).toBe(null);
  expect(within.queryByRole('link')).toBe(null);
});
