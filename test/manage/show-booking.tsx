import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadManageMessages } from '../../src/manage/load-locale.ts';
import { Page } from '../../src/manage/page.tsx';
import { managePlace } from './manage-styles.ts';
// Loads the lazy chunks before the first test, so that they do not count towards its time.
import '../../src/manage/change/change-view.tsx';
import '../../src/manage/guest-notes-view.tsx';
import '../../src/manage/wait-list/free-times.tsx';
import '../../src/manage/wait-list/wait-list-section.tsx';

export const BOOKING_UUID = '6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e';
export const TOKEN = 'the-key-of-this-booking';

/** A week before the booking of these tests. */
export const NOW = '2030-05-10T12:00:00+02:00';

/** Opens the manage page of a booking, as its link does. */
export async function showBooking(hash = `#${TOKEN}`) {
  history.replaceState(null, '', `/manage/${BOOKING_UUID}${hash}`);
  const locale = { language: 'en', tag: 'en', messages: await loadManageMessages('en') } as const;
  await act(async () => render(<Page locale={locale} />, { container: managePlace() }));
  return {
    screen,
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })),
  };
}
