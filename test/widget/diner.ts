import { act, fireEvent } from '@testing-library/react';
import type { AvailabilityBody, TimeSlot } from '../../src/contract/availability.ts';
import { FREE, timeSlot, workDay } from '../diner/answers.ts';
import { showWidget } from './show-widget.ts';
import type { venueServer } from './venue-server.ts';

/** What a diner does from one step to the next, for two people on Friday 17 May at 21:00. */

export const DATE = '2030-05-17';

type Server = ReturnType<typeof venueServer>;
type Widget = Awaited<ReturnType<typeof showWidget>>;
export type Screen = Widget['screen'];

/** A time of that day, such as `21:00`. */
export function at(
  time: string,
  slot: Partial<TimeSlot> = {},
  availability: AvailabilityBody = FREE,
) {
  return { ...timeSlot(`${DATE}T${time}:00+02:00`, slot), availability };
}

interface Evening {
  slots?: ReturnType<typeof at>[];
  attributes?: Record<string, string>;
}

/** Opens the times of the day, which may still be loading. */
export async function goToTimes(server: Server, evening: Evening = {}): Promise<Widget> {
  const { slots, attributes = {} } = evening;
  if (slots) server.script.workDay = (date) => workDay(date, slots);
  const widget = await showWidget({ date: DATE, ...attributes });
  await widget.screen.findByRole('heading', { name: 'Friday 17 May' });
  return widget;
}

/** Chooses the time and continues to the next step: the area, the extras or the form. */
export async function chooseTime(server: Server, evening: Evening = {}): Promise<Widget> {
  const { slots = [at('20:30'), at('21:00'), at('21:30')], attributes } = evening;
  const widget = await goToTimes(server, { slots, attributes: attributes ?? {} });
  fireEvent.click(await widget.screen.findByRole('radio', { name: /^21:00/ }));
  press(widget.screen, /^(Continue:|Join the wait list for 2)/);
  return widget;
}

/** Continues to the empty form. */
export async function goToForm(server: Server, evening: Evening = {}): Promise<Widget> {
  const widget = await chooseTime(server, evening);
  await widget.screen.findByRole('heading', { name: 'Who is the table for?' });
  // The fields that are folded away come after the first paint.
  await widget.screen.findByLabelText(/^Hotel room/);
  return widget;
}

/** Continues to the form and fills in the required fields. */
export async function fillForm(server: Server, evening: Evening = {}): Promise<Widget> {
  const widget = await goToForm(server, evening);
  completeForm(widget.screen);
  return widget;
}

/** Reloads the page: its element is there again as it was. */
export async function reload({ host, widget }: Widget): Promise<Widget> {
  await act(async () => widget.unmount());
  host.remove();
  const attributes = [...host.attributes].map(({ name, value }) => [name, value] as const);
  return showWidget(Object.fromEntries(attributes));
}

/** Fills in and ticks the required fields. */
export function completeForm(screen: Screen): void {
  type(screen, 'Name', 'Ada Lovelace');
  type(screen, 'Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
}

export function type(screen: Screen, label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
}

export function press(screen: Screen, name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** What a screen reader adds to a control’s name. */
export function describedBy(root: ShadowRoot, control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent).join(' ');
}
