import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '../../../../src/domain/language.ts';
import { loadMessages } from '../../../../src/staff/messages/load-messages.ts';
import { rememberChoice } from '../../../../src/staff/messages/preferred-language.ts';
import type { StaffMessages } from '../../../../src/staff/messages/staff-messages.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import { aSession } from '../../fixtures/bookings.ts';
import { overflow } from '../../fixtures/expect-accessible.ts';
import { GUEST, startFullEvening } from '../../fixtures/full-evening.ts';
import { TABLET } from '../../fixtures/staff-page.ts';
import { type FakeServer, setUpFakeServer, showStaffView } from '../../fixtures/staff-view.tsx';
import { fill, firstVisible, pressKey, stand, tap, untilPresent } from '../../fixtures/stand.ts';

/** What a host sees in an evening fits a phone, whatever the language. Long words are those of German and Basque. */

setUpFakeServer();

const PHONE = { width: 390, height: 844 };

/** The lists of a full evening on a phone, in this language. */
async function openStand(language: Language): Promise<FakeServer> {
  await resizeWindow(PHONE);
  rememberChoice(aSession().staff.uuid, language);
  const fake = startFullEvening();
  showStaffView();
  await firstVisible('.party-name');
  await expect.poll(() => document.documentElement.lang).toBe(language);
  return fake;
}

const press = (name: string) => tap(stand.button(name).first());
const partsOf = (name: string) => stand.row(name).element();

/** Each screen, and how it gets there from the lists. A dialog is returned. */
const SCREENS: Record<string, (messages: StaffMessages) => Promise<HTMLElement | undefined>> = {
  next: async () => undefined,
  waiting: () => showTab(1),
  'in house': () => showTab(2),
  done: () => showTab(3),
  'booking sheet': async ({ service }) => {
    await press(service.booking);
    const sheet = await dialogInSight();
    // A time that is full: the warning with its buttons.
    (await firstVisible('.time-chip[data-warned]')).click();
    await firstVisible('.rule-warning');
    (await firstVisible('.table-field summary')).click();
    return sheet;
  },
  'changed booking': async () => {
    partsOf(GUEST.due).querySelector('button')?.click();
    const sheet = await dialogInSight();
    (await firstVisible('.known-guest button')).click();
    await fill(page.getByRole('dialog').getByRole('combobox').first(), 'ana');
    await firstVisible('[role=listbox] [role=option]');
    return sheet;
  },
  'walk-in': async ({ service }) => {
    await press(service.walkIn);
    await tap(page.getByRole('dialog').getByRole('button', { name: '6', exact: true }));
    return dialogInSight();
  },
  requests: async () => {
    (await firstVisible('.service-requests')).click();
    return dialogInSight();
  },
  menu: async () => {
    (await firstVisible('.square[popovertarget="staff-menu"]')).click();
    return firstVisible('#staff-menu');
  },
  floor: () => showFloor(),
  table: async () => {
    await showFloor();
    (await firstVisible('.tile')).click();
    return dialogInSight();
  },
  // The view of the room stays, and so does the choice.
  timeline: async ({ room }) => {
    await showFloor();
    await press(room.timeline);
    await firstVisible('.timeline');
    return undefined;
  },
  'chosen party': async () => {
    partsOf(GUEST.due).querySelector<HTMLElement>('.party-name')?.click();
    await firstVisible('.chosen');
    return undefined;
  },
};

test.each(SAMPLED_LANGUAGES)('nothing is wider than a phone: %s', async (language) => {
  await openStand(language);
  const messages = await loadMessages(language);
  for (const [name, open] of Object.entries(SCREENS)) {
    const part = await open(messages);
    expect.soft(beyondTheEdge(), name).toEqual([]);
    if (part) expect.soft(overflow(part), name).toBe(0);
    expect.soft(cutOff(), name).toEqual([]);
    if (name === 'floor') expect.soft(cutOffInTiles(messages), name).toEqual([]);
    await backToTheLists(part);
  }
});

const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 820, height: 1180 }, TABLET];

/** Where the first party is, on a phone and on tablets. */
async function topsOfTheLists(): Promise<number[]> {
  const tops: number[] = [];
  for (const size of SIZES) {
    await resizeWindow(size);
    expect(beyondTheEdge(), `${size.width} px`).toEqual([]);
    const row = await firstVisible('.party');
    tops.push(Math.round(row.getBoundingClientRect().y));
    const state = await firstVisible('.service-state');
    expect(overflow(state), `the state is cut off on ${size.width} px`).toBeLessThanOrEqual(0);
  }
  return tops;
}

test.each(SAMPLED_LANGUAGES)(
  'the lists stay where they are, whatever the bar says of the connection: %s',
  async (language) => {
    const fake = await openStand(language);
    await expect.poll(() => document.querySelector('.state-live')).not.toBeNull();
    const live = await topsOfTheLists();

    // Neither the stream nor the day gets through, and a tap waits.
    fake.isReachable = false;
    fake.live.isHeard = false;
    fake.live.fail();
    await expect.poll(() => document.querySelector('.state-old')).not.toBeNull();
    expect(await topsOfTheLists(), 'old').toEqual(live);
    partsOf(GUEST.dueToo).querySelector<HTMLElement>('.party-next')?.click();
    await expect.poll(() => document.querySelector('.state-unsent')).not.toBeNull();
    expect(await topsOfTheLists(), 'old, with a tap that waits').toEqual(live);
  },
);

async function backToTheLists(part: HTMLElement | undefined): Promise<void> {
  // A list within it is closed first, and may come only now.
  while (part?.isConnected && part.checkVisibility()) await pressKey('Escape');
  await showTab(0);
  await firstVisible('.party-name');
}

async function showTab(index: number): Promise<undefined> {
  const tabs = [...document.querySelectorAll<HTMLElement>('.list-tabs [role=tab]')];
  const tab = tabs.at(index);
  if (!tab) throw new Error(`There are only ${tabs.length} tabs.`);
  tab.click();
  await expect.poll(() => tab.ariaSelected).toBe('true');
}

/** On a phone, the tables are behind the last tab. */
async function showFloor(): Promise<undefined> {
  await showTab(-1);
  await firstVisible('.tile, .timeline');
}

function dialogInSight(): Promise<HTMLElement> {
  return untilPresent(page.getByRole('dialog'));
}

/** Buttons, delays and tabs whose words are wider than they are, so that some cannot be read. */
function cutOff(): string[] {
  const labels = document.querySelectorAll(
    ':is(button, .party-delay, .party-time, [role=tab], .pace-quarter, label, h3)',
  );
  return [...labels]
    .filter((label) => label.checkVisibility() && overflow(label) > 1)
    .map(({ textContent }) => textContent);
}

/** What is cut off in tiles, by what they may say, also with larger numbers than there are now. */
function cutOffInTiles({ room: { tile } }: StaffMessages): string[] {
  const main = [tile.free, tile.blocked, tile.held(10), tile.late(59), tile.here(10)];
  const words: Record<string, string[]> = {
    'tile-main': [...main, tile.left(10, 105), tile.over(59)],
    'tile-detail': [tile.until('22:45'), tile.from('22:45')],
  };
  const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];
  // One tile of each kind says all of it: their borders differ.
  const firstOfKind = new Map(tiles.toReversed().map((each) => [each.dataset.kind, each]));
  const cut = tiles.flatMap((each) => {
    const isFirst = firstOfKind.get(each.dataset.kind) === each;
    return [...each.querySelectorAll('[aria-hidden]')].flatMap((line) =>
      cutOffIn(line, isFirst ? (words[line.className] ?? []) : []),
    );
  });
  return [...new Set(cut)];
}

/** What a line says or may say, and that is wider than it. */
function cutOffIn(line: Element, may: readonly string[]): string[] {
  const text = line.firstChild;
  if (!(text instanceof Text)) return [];
  const said = text.data;
  const wide = [said, ...may].filter((each) => {
    text.data = each;
    return overflow(line) > 0;
  });
  text.data = said;
  return wide;
}
