import type { Language } from '../../domain/language.ts';
import { POPUP } from '../../locales/compiled/popup.ts';
import styles from './popup.css?inline';

interface PopupOptions {
  host: HTMLElement;
  root: ShadowRoot;
  /** Starts the app. Only the first call has an effect. */
  begin(): void;
}

export interface Popup {
  /** Holds the app, also while the dialog is closed. */
  container: HTMLElement;
  update(mode: 'popup' | 'floating', language: Language): void;
  open(): void;
  /** Opens the dialog if the element is one of its openers. */
  press(opener: HTMLElement): void;
  close(): void;
  /** Closes and removes the dialog, and stops watching the page. */
  remove(): void;
}

/**
 * Creates a modal dialog in the element’s shadow root. The browser traps the focus, closes the dialog
 * on Escape and restores the focus.
 */
export function createPopup({ host, root, begin }: PopupOptions): Popup {
  const page = host.ownerDocument;
  const dialog = page.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  const closeButton = createButton(page, 'close-button');
  const container = page.createElement('div');
  container.className = 'container';
  container.tabIndex = -1;
  dialog.append(closeButton, container);
  const floatingButton = createButton(page, 'floating-button');
  floatingButton.setAttribute('aria-haspopup', 'dialog');
  adoptPopupStyles(root);
  root.append(dialog);

  const watching = new AbortController();
  /** Set while the dialog is open. */
  let unlockScroll: (() => void) | null = null;
  let opener: HTMLElement | null = null;

  const open = (from: HTMLElement | null): boolean => {
    if (dialog.open || !host.isConnected) return dialog.open;
    dialog.showModal();
    // Within a hidden ancestor, the dialog is invisible but would still block the page.
    if (!dialog.checkVisibility()) {
      dialog.close();
      reportHidden();
      return false;
    }
    begin();
    opener = from;
    // Still locked if reopened before its `close` event.
    unlockScroll ??= lockScroll(page);
    // Focus starts at the content, not at the close button before it.
    container.focus();
    container.querySelector('h2')?.focus({ preventScroll: true });
    return true;
  };
  const close = () => dialog.close();

  dialog.addEventListener('close', () => {
    if (dialog.open || !unlockScroll) return;
    unlockScroll();
    unlockScroll = null;
    // Safari does not focus a button that is clicked, so it cannot restore the focus to it.
    opener?.focus({ preventScroll: true });
    host.dispatchEvent(new CustomEvent('table-booking:close', { bubbles: true, composed: true }));
  });
  closeButton.addEventListener('click', close);
  closeOnBackdropClick(dialog);
  watchOpeners(
    page,
    {
      isOpener: (element) => element === floatingButton || opens(element, host),
      onNear: begin,
      onPress: open,
    },
    watching.signal,
  );

  return {
    container,
    update(mode, language) {
      const { book, close: closeLabel } = POPUP[language];
      dialog.setAttribute('aria-label', book);
      dialog.lang = language;
      closeButton.setAttribute('aria-label', closeLabel);
      floatingButton.lang = language;
      floatingButton.textContent = book;
      if (mode === 'floating') root.prepend(floatingButton);
      else floatingButton.remove();
    },
    open: () => void open(null),
    press: (from) => void (opens(from, host) && open(from)),
    close,
    remove() {
      close();
      watching.abort();
      dialog.remove();
      floatingButton.remove();
    },
  };
}

function reportHidden(): void {
  console.error(
    '<table-booking> cannot open its dialog: an element around it is hidden (display: none). Put the element where nothing hides it, such as at the end of the body.',
  );
}

/** Whether an element of the page opens this popup: by its id, or as the first popup if it names no id. */
function opens(element: Element, host: HTMLElement): boolean {
  const id = element.getAttribute('data-table-booking-open');
  if (id === null) return false;
  if (id) return host.id === id || host.closest('[data-table-booking]')?.id === id;
  const [first = host] = host.ownerDocument.querySelectorAll(
    'table-booking:is([mode="popup"],[mode="floating"])',
  );
  return first === host;
}

function createButton(page: Document, part: string): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = part;
  button.setAttribute('part', part);
  return button;
}

/** Closes on a click that starts and ends on the backdrop, not on a drag that only ends there. */
function closeOnBackdropClick(dialog: HTMLDialogElement): void {
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return (
      target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
    );
  };
  let startedOnBackdrop = false;
  dialog.addEventListener('pointerdown', (event) => {
    startedOnBackdrop = isOnBackdrop(event);
  });
  dialog.addEventListener('click', (event) => {
    if (startedOnBackdrop && isOnBackdrop(event)) dialog.close();
  });
}

let sheet: CSSStyleSheet | null = null;

function adoptPopupStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

interface OpenerEvents {
  isOpener(element: Element): boolean;
  /** An opener is hovered or focused, perhaps already before the call, so it may be pressed soon. */
  onNear(): void;
  /** Returns whether the popup has opened; if not, the click keeps its default action. */
  onPress(opener: HTMLElement): boolean;
}

/**
 * Watches the elements of the page that open a popup, including later ones, until the signal aborts.
 * Listens in the capture phase, because a page may stop the propagation of its events.
 */
function watchOpeners(page: Document, events: OpenerEvents, signal: AbortSignal): void {
  const openerOf = (event: Event) =>
    event
      .composedPath()
      .find((each): each is HTMLElement => each instanceof HTMLElement && events.isOpener(each));
  const options = { capture: true, passive: true, signal };
  for (const type of ['pointerover', 'focusin'])
    page.addEventListener(type, (event) => openerOf(event) && events.onNear(), options);
  // This code may have been loaded after the visitor came near.
  const near = [...page.querySelectorAll(':hover, :focus')];
  if (near.some((element) => events.isOpener(element))) events.onNear();
  page.addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      // A modified click on a link opens another tab.
      if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (events.onPress(opener)) event.preventDefault();
    },
    { capture: true, signal },
  );
}

/**
 * Stops the page from scrolling until the returned function is called. The space of the scrollbar is
 * kept, so that nothing shifts.
 */
function lockScroll(page: Document): () => void {
  const { documentElement: html, defaultView: view } = page;
  const hasScrollbar = view !== null && view.innerWidth > html.clientWidth;
  // The viewport takes its overflow from the root, or from the body if the root has none. If
  // `overflow` were set on the wrong one, the body would become a scroll container, and sticky elements
  // would jump.
  const source = view?.getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${source}{overflow:hidden!important}${hasScrollbar ? 'html{scrollbar-gutter:stable!important}' : ''}`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
