import { fireEvent, waitFor } from '@testing-library/react';
import type { Language } from '../../src/domain/language.ts';
import { asVisitor } from '../fixtures/emulate.ts';
import { DATE } from './diner.ts';
import { openFullEvening } from './full-evening.ts';
import { showWidget } from './show-widget.ts';
import type { venueServer } from './venue-server.ts';

type Step = 'month' | 'times' | 'area' | 'extras' | 'details' | 'errors' | 'confirmed';

/** Finds elements by what is the same in every language. */
function elementsIn(root: ShadowRoot) {
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<E>(selector),
  ];
  /** Waits until it is there: the last one, if there are several. */
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    waitFor(() => {
      const found = all<E>(selector).at(-1);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    });
  return { all, find };
}

/** Books a table on a full evening, with all that can be unfolded, and calls `inspect` on each step before going on. */
export async function visitSteps(
  server: ReturnType<typeof venueServer>,
  inspect: (step: Step, widget: Awaited<ReturnType<typeof showWidget>>) => Promise<void>,
  attributes: { lang?: Language; mode?: string } = {},
): Promise<void> {
  openFullEvening(server, attributes.lang);
  const widget = await showWidget(attributes);
  const { all, find } = elementsIn(widget.root);
  const goOn = async () => fireEvent.click(await find('[part=button]'));
  const look = (step: Step) => asVisitor(() => inspect(step, widget));

  // The days have their labels after the first paint.
  await find('[data-day=free][aria-label]');
  await look('month');
  fireEvent.click(await find(`[data-day=free][aria-label*="${dayOf(DATE)}"]`));
  await find('.shift input[type=radio]');
  const [first] = all<HTMLInputElement>('.shift:last-of-type .chip input[type=radio]');
  if (first) fireEvent.click(first);
  await find('[part=button]');
  await look('times');
  await goOn();
  fireEvent.click(await find('.card-choice input[type=radio]'));
  await look('area');
  await goOn();
  fireEvent.click(await find('.extra button:last-of-type'));
  await look('extras');
  await goOn();
  await find('input[name=hotelRoom]');
  await find('.terms');
  for (const fold of all('.folds summary')) fireEvent.click(fold);
  fireEvent.click(await find('input[name=hasAllergies]'));
  await look('details');
  await goOn();
  await find('input[name=name][aria-invalid=true]');
  await look('errors');
  await fillIn(find);
  await goOn();
  await find('.confirmed a[download], .confirmed a[href^=blob]');
  await look('confirmed');
}

async function fillIn(find: ReturnType<typeof elementsIn>['find']): Promise<void> {
  const texts = {
    name: 'Laura Vidal i Ferrer',
    email: 'laura@example.com',
    allergiesDescription: 'Nuts',
  };
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(await find(`[name=${name}]`), { target: { value } });
  for (const name of ['hasGdprConsent', 'acceptsTimeLimit'])
    fireEvent.click(await find(`[name=${name}]`));
}

const dayOf = (date: string) => String(Number(date.slice(-2)));
