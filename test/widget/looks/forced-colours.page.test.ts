import { expect, onTestFinished, test } from 'vitest';
import { emulateMedia } from '../../fixtures/emulate.ts';
import { COLOUR_RULES, followScheme, violations } from '../../fixtures/expect-presentable.ts';
import { pressTab } from '../../fixtures/press-tab.ts';
import type { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';
import { visitSteps } from '../visit-steps.ts';

const server = venueServer();

type Widget = Pick<Awaited<ReturnType<typeof showWidget>>, 'root' | 'screen'>;

test.each(['light', 'dark'] as const)(
  'in forced colours, %s, selected, focused, free and disabled items look different',
  async (scheme) => {
    onTestFinished(() => emulateMedia());
    onTestFinished(followScheme());
    await emulateMedia({ forcedColors: 'active', scheme });
    const system = systemColours();
    expect(new Set([system.chosen, system.grey, system.text]).size).toBe(3);
    const checks = checksOf(system);
    await visitSteps(server, async (step, widget) => {
      await checks[step]?.(widget);
      expect(await violations(COLOUR_RULES), step).toEqual([]);
    });
  },
);

type Colours = Record<'chosen' | 'onChosen' | 'grey' | 'text', string>;

function checksOf(system: Colours): Record<string, (widget: Widget) => Promise<void> | void> {
  const expectChosen = (element: Element) => {
    expect(styleOf(element).backgroundColor).toBe(system.chosen);
    expect(styleOf(element).color).toBe(system.onChosen);
  };
  const expectRing = (element: Element) => {
    const { outlineColor, outlineStyle, outlineWidth } = styleOf(element);
    expect([outlineColor, outlineStyle, outlineWidth]).toEqual([system.text, 'solid', '2px']);
  };
  return {
    month({ root, screen }) {
      expect(styleOf(one(root, '[data-day=free]')).borderStyle).toBe('solid');
      const past = screen.getByRole('button', { name: 'Previous month' });
      expect(styleOf(past).color).toBe(system.grey);
      expect(styleOf(one(root, '[aria-current] span')).borderStyle).toBe('solid');
    },
    async times({ root, screen }) {
      expectChosen(one(root, '[aria-selected=true]'));
      const time = one(root, '.chip:has(:checked)');
      expectChosen(time);
      one(time, 'input').focus();
      await pressTab();
      // Between them are the times that are folded away.
      while (root.activeElement?.localName === 'summary') await pressTab();
      expectRing(screen.getByRole('button', { name: /^Continue/ }));
      await pressTab('back');
      while (root.activeElement?.localName === 'summary') await pressTab('back');
      expectRing(time);
    },
    area({ root }) {
      const { borderColor, borderStyle, borderWidth } = styleOf(one(root, '.card:has(:checked)'));
      expect([borderColor, borderStyle, borderWidth]).toEqual([system.chosen, 'solid', '3px']);
      expect(styleOf(one(root, '.card:not(:has(:checked))')).borderColor).not.toBe(system.chosen);
    },
    extras({ root, screen }) {
      const none = screen.getByRole('button', { name: /^Fewer: .* oysters/ });
      expect(styleOf(none).color).toBe(system.grey);
      const changes = [...root.querySelectorAll('.summary button')];
      expect(changes.map((change) => styleOf(change).borderStyle)).toEqual(
        changes.map(() => 'solid'),
      );
    },
    errors: ({ screen }) => expectRing(screen.getByRole('textbox', { name: 'Name' })),
  };
}

const styleOf = (element: Element) => getComputedStyle(element);

function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** What the visitor's system has for these, as computed colours. */
function systemColours(): Colours {
  const probe = document.body.appendChild(document.createElement('i'));
  const colourOf = (name: string) => {
    probe.style.color = name;
    return styleOf(probe).color;
  };
  const colours = {
    chosen: colourOf('Highlight'),
    onChosen: colourOf('HighlightText'),
    grey: colourOf('GrayText'),
    text: colourOf('CanvasText'),
  };
  probe.remove();
  return colours;
}
