import { createRoot } from 'react-dom/client';
import { createDelayStatus } from '../diner/delay-status.ts';
import type { Locale } from '../diner/i18n/locale.ts';
import calendarStyles from '../diner/styles/calendar.css?inline';
import frameStyles from '../diner/styles/frame.css?inline';
import tokens from '../ui/tokens.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { startDiagnostics } from './diagnostics/start-diagnostics.ts';
import { emitterFor } from './host-events.ts';
import { readSettings } from './settings.ts';
import { WidgetApp } from './widget-app.tsx';

/** The arguments from the embed script. */
export interface MountOptions {
  host: HTMLElement;
  root: ShadowRoot;
  /** Where in the root the frame is appended. */
  container: ParentNode;
  /** The base URL of the widget API. */
  apiUrl: string;
  /**
   * Gives the first request for `/start` the response that the embed script requested early, and sends all
   * others.
   */
  fetch: typeof fetch | undefined;
  locale: Locale;
}

export interface MountedWidget {
  /** The root element of the app. It can be moved within the shadow root. */
  frame: HTMLElement;
  /** Reads the attributes again, and changes the language if a locale is given. */
  update(locale?: Locale): void;
  refresh(): void;
  unmount(): void;
}

/** Renders the booking flow into an element’s shadow root. */
export function mount(options: MountOptions): MountedWidget {
  const { host, root, apiUrl } = options;
  let { locale } = options;
  let refreshCount = 0;
  adoptStyles(root, tokens + frameStyles + calendarStyles);
  const emit = emitterFor(host);
  const mounted = new AbortController();
  startDiagnostics(host, apiUrl, mounted.signal);
  const delayStatus = createDelayStatus();
  const frame = host.ownerDocument.createElement('div');
  frame.className = 'frame';
  frame.setAttribute('part', 'frame');
  options.container.append(frame);
  const reactRoot = createRoot(frame);

  const render = () => {
    const settings = readSettings(host, location.search);
    frame.lang = locale.tag;
    reactRoot.render(
      // Another key is another venue, so nothing is kept.
      <WidgetApp
        key={settings.publishableKey}
        root={root}
        apiUrl={apiUrl}
        fetch={options.fetch}
        locale={locale}
        settings={settings}
        emit={emit}
        delayStatus={delayStatus}
        refreshCount={refreshCount}
      />,
    );
  };
  render();

  return {
    frame,
    update(next) {
      if (next) locale = next;
      render();
    },
    refresh() {
      refreshCount += 1;
      render();
    },
    unmount() {
      mounted.abort();
      reactRoot.unmount();
      frame.remove();
    },
  };
}
