import type { SpokenLanguage } from './load-app.ts';
import { watchOpeners } from './openers.ts';
import styles from './popup.css?inline';
import { POPUP_WORDS } from './popup-words.ts';
import { lockScroll } from './scroll-lock.ts';

interface PopupBoot {
  host: HTMLElement;
  root: ShadowRoot;
  /** Fetches what the popup will show; called often, and works once. */
  begin(): void;
}

export interface Popup {
  /** What is shown stands in it, also while it is closed. */
  place: HTMLElement;
  update(mode: 'popup' | 'floating', language: SpokenLanguage): void;
  open(): void;
  /** Opens it where this is one of its openers. */
  press(opener: HTMLElement): void;
  close(): void;
  /** Closes it, takes it out, and stops watching the page. */
  remove(): void;
}

/**
 * A modal dialog in the element’s own tree. The browser keeps the focus in it, closes it by Escape
 * and gives the focus back.
 */
export function createPopup({ host, root, begin }: PopupBoot): Popup {
  const page = host.ownerDocument;
  const dialog = page.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  const closeButton = buttonOf(page, 'close-button');
  const place = page.createElement('div');
  place.className = 'place';
  place.tabIndex = -1;
  dialog.append(closeButton, place);
  const floatingButton = buttonOf(page, 'floating-button');
  floatingButton.setAttribute('aria-haspopup', 'dialog');
  adoptStyles(root);
  root.append(dialog);

  const watching = new AbortController();
  /** There while the dialog is shown. */
  let unlock: (() => void) | null = null;
  let opener: HTMLElement | null = null;

  const open = (from: HTMLElement | null): boolean => {
    if (dialog.open || !host.isConnected) return dialog.open;
    dialog.showModal();
    // Where the page shows nothing at all, no dialog shows either, and yet would hold back the rest.
    if (!dialog.checkVisibility()) {
      dialog.close();
      tellHidden();
      return false;
    }
    begin();
    opener = from;
    // Opened again before its closing was told, it still holds the page.
    unlock ??= lockScroll(page);
    // Reading begins where the diner is, as soon as that is there; the way out is one step back.
    place.focus();
    place.querySelector('h2')?.focus({ preventScroll: true });
    return true;
  };
  const close = () => dialog.close();

  dialog.addEventListener('close', () => {
    if (dialog.open || !unlock) return;
    unlock();
    unlock = null;
    // Some browsers do not focus a button that is pressed, and so cannot give the focus back to it.
    opener?.focus({ preventScroll: true });
    host.dispatchEvent(new CustomEvent('table-booking:close', { bubbles: true, composed: true }));
  });
  closeButton.addEventListener('click', close);
  closeAtBackdrop(dialog);
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
    place,
    update(mode, language) {
      const messages = POPUP_WORDS[language];
      dialog.setAttribute('aria-label', messages.book);
      dialog.lang = language;
      closeButton.setAttribute('aria-label', messages.close);
      floatingButton.lang = language;
      floatingButton.textContent = messages.book;
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

function tellHidden(): void {
  console.error(
    '<table-booking> cannot open its dialog: something around the element is hidden (display: none), and all that is in it. Put the element where nothing hides it, such as at the end of the body.',
  );
}

/** Whether an element of the page opens this popup: by its id, or as one that names none. */
function opens(element: Element, host: HTMLElement): boolean {
  const id = element.getAttribute('data-table-booking-open');
  if (id === null) return false;
  if (id) return host.id === id || host.closest('[data-table-booking]')?.id === id;
  const [first = host] = host.ownerDocument.querySelectorAll(
    'table-booking:is([mode="popup"],[mode="floating"])',
  );
  return first === host;
}

function buttonOf(page: Document, part: string): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = part;
  button.setAttribute('part', part);
  return button;
}

/** A press that begins and ends beside the dialog; one that only ends there was meant otherwise. */
function closeAtBackdrop(dialog: HTMLDialogElement): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return (
      target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
    );
  };
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(event)) dialog.close();
  });
}

let sheet: CSSStyleSheet | null = null;

function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
