import { createRoot } from 'react-dom/client';
import type { Language } from '../domain/language.ts';
import tokens from '../ui/tokens.css?inline';
import { adviseDeveloper } from './console-advice.ts';
import { emitterFor } from './host-events.ts';
import type { Messages } from './locales/messages.ts';
import { readSettings } from './settings.ts';
import { adoptStyles } from './style-sheets.ts';
import calendarStyles from './styles/calendar.css?inline';
import frameStyles from './styles/frame.css?inline';
import { openWaitingRoom } from './waiting.ts';
import { WidgetApp } from './widget-app.tsx';

export interface Speech {
  language: Language;
  tag: string;
  messages: Messages;
}

/** What the script that the page loaded has at hand when the app arrives. */
export interface Boot {
  host: HTMLElement;
  root: ShadowRoot;
  /** Where in the root the frame goes. */
  place: ParentNode;
  /** Where the widget door of the server begins. */
  door: string;
  /** Hands out what is already under way. */
  fetch: typeof fetch | undefined;
  speech: Speech;
}

export interface Mounted {
  /** The box around everything, which may be moved within the root. */
  frame: HTMLElement;
  /** The attributes changed, and with them the language, where one is given. */
  update(speech?: Speech): void;
  refresh(): void;
  unmount(): void;
}

/** Fills an element’s shadow root with the booking flow. */
export function mount(boot: Boot): Mounted {
  const { host, root } = boot;
  let { speech } = boot;
  let refreshes = 0;
  adoptStyles(root, tokens + frameStyles + calendarStyles);
  const emit = emitterFor(host);
  const mounted = new AbortController();
  adviseDeveloper(host, boot.door, mounted.signal);
  const waitingRoom = openWaitingRoom();
  const frame = host.ownerDocument.createElement('div');
  frame.className = 'frame';
  frame.setAttribute('part', 'frame');
  boot.place.append(frame);
  const reactRoot = createRoot(frame);

  const render = () => {
    const settings = readSettings(host, location.search);
    frame.lang = speech.tag;
    reactRoot.render(
      // Another key is another venue, and nothing of the first one holds there.
      <WidgetApp
        key={settings.publishableKey}
        root={root}
        doorAddress={boot.door}
        fetch={boot.fetch}
        speech={speech}
        settings={settings}
        emit={emit}
        waitingRoom={waitingRoom}
        refreshes={refreshes}
      />,
    );
  };
  render();

  return {
    frame,
    update(next) {
      if (next) speech = next;
      render();
    },
    refresh() {
      refreshes += 1;
      render();
    },
    unmount() {
      mounted.abort();
      reactRoot.unmount();
      frame.remove();
    },
  };
}
