import { RESERVED_SPACE_RULE } from '../../src/contract/embed-snippet.ts';
import { startUrl } from '../../src/contract/start-url.ts';
import type { StartAnswer } from '../../src/contract/widget/start.ts';
import { firstWeekdayOf } from '../../src/diner/calendar/first-weekday.ts';
import { monthOf, weekdaysFrom, weeksOf } from '../../src/diner/calendar/month.ts';
import { createI18n } from '../../src/diner/i18n/i18n.ts';
import calendarStyles from '../../src/diner/styles/calendar.css?inline';
import frameStyles from '../../src/diner/styles/frame.css?inline';
import { texts as messages } from '../../src/locales/compiled/en/diner.ts';
import tokens from '../../src/ui/tokens.css?inline';

/**
 * The least that can paint the first screen: an element that fetches what the widget fetches and paints the same month
 * with the same styles, without a library, states or events. What the widget needs beyond it is the price of everything
 * else that it does.
 */
class FloorElement extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    // As the widget's element does: the snippet reserves space only until the element is defined.
    sheet.replaceSync(`:host { ${RESERVED_SPACE_RULE} }${tokens}${frameStyles}${calendarStyles}`);
    root.adoptedStyleSheets = [sheet];
    const address = startUrl(new URL(/* @vite-ignore */ 'widget/v3', import.meta.url).href, {
      publishableKey: this.getAttribute('publishable-key') ?? '',
      language: 'en',
      pax: null,
      paxChildren: null,
      date: null,
    });
    void fetch(address)
      .then((answer) => answer.json() as Promise<StartAnswer>)
      .then((start) => root.append(screenOf(start)));
  }
}

function screenOf({ venue, calendar }: StartAnswer): HTMLElement {
  const columns = element('div', { class: 'columns' }, [
    element('div', { class: 'column-days' }, [
      element('div', { class: 'party' }, [
        stepper(messages.adults, 2),
        ...(venue.separatesAdultsAndChildren ? [stepper(messages.children, 0)] : []),
      ]),
      monthOfStart({ venue, calendar }),
    ]),
    element('div', { class: 'column-times' }, [
      element('p', { class: 'hint choose-day' }, [messages.chooseDay]),
    ]),
  ]);
  const screen = element('div', { class: 'screen first-screen' }, [
    element('h2', { class: 'heading' }, [messages.title]),
    columns,
  ]);
  return element('div', { class: 'frame', lang: 'en' }, [screen]);
}

function stepper(label: string, value: number): HTMLElement {
  const button = (text: string, name: string) =>
    element('button', { class: 'icon-button', type: 'button', 'aria-label': name }, [text]);
  return element('fieldset', { class: 'stepper' }, [
    element('legend', { class: 'stepper-label' }, [label]),
    element('div', { class: 'stepper-buttons' }, [
      button('−', messages.fewer),
      element('output', {}, [String(value)]),
      button('+', messages.more),
    ]),
  ]);
}

function monthOfStart({ venue, calendar }: Pick<StartAnswer, 'venue' | 'calendar'>): HTMLElement {
  const month = monthOf(venue.today);
  const firstWeekday = firstWeekdayOf('en', venue.country);
  const i18n = createI18n(messages, 'en', venue.country);
  const free = new Map(
    calendar.workDays.map(({ date, availability }) => [date, availability.isAvailable]),
  );
  const cell = (date: string | null) => {
    if (date === null) return element('td', {}, []);
    const isInRange = date >= venue.today && date <= venue.lastBookableOn;
    const isFree = free.get(date) ?? false;
    return element(
      'td',
      {
        role: 'gridcell',
        tabindex: '-1',
        'data-day': isInRange ? (isFree ? 'free' : 'unavailable') : 'out-of-range',
        'data-date': date,
      },
      [element('span', {}, [String(Number(date.slice(8)))])],
    );
  };
  return element('div', { class: 'month' }, [
    element('div', { class: 'month-head' }, [element('h3', {}, [i18n.month(month)])]),
    element('table', { role: 'grid' }, [
      element('thead', {}, [
        element(
          'tr',
          {},
          weekdaysFrom(firstWeekday).map((number) =>
            element('th', { scope: 'col' }, [i18n.columnOf(number)]),
          ),
        ),
      ]),
      element(
        'tbody',
        {},
        weeksOf(month, firstWeekday).map((week) => element('tr', {}, week.map(cell))),
      ),
    ]),
  ]);
}

function element(
  tag: string,
  attributes: Record<string, string>,
  children: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

customElements.define('table-booking', FloorElement);
