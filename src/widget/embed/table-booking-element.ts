import { beginApp, type MountedApp, showLoadError } from './begin-app.ts';
import { chooseLanguage } from './choose-language.ts';
import { loadPopup } from './load-app.ts';
import { loadMessages } from './load-messages.ts';
import type { Popup } from './popup.ts';
import { ATTRIBUTES } from './tag.ts';
import { warnIfUnclosed } from './warn-if-unclosed.ts';

/** Reserves space from the start, so that nothing below the element shifts when it fills. */
const INITIAL_STYLES =
  ':host{display:block;min-height:var(--table-booking-min-height,max(35.5rem,568px))}';

/**
 * Books a table at the venue of its publishable key.
 *
 * Its children are the fallback, shown if the script cannot run or the venue’s data cannot be loaded:
 * for example a link to the venue.
 *
 * @tag table-booking
 *
 * @attr {string} publishable-key - The key of the venue. The only required attribute.
 * @attr {string} lang - The language: es, ca, it, en, de, fr, pt or eu, optionally with a region (`en-GB`). Default: the language of the page, else of the visitor.
 * @attr {light|dark|auto} theme - The colour scheme; `auto` follows the visitor’s setting. Default: the `color-scheme` of the page.
 * @attr {inline|popup|floating} mode - `inline` shows the widget in the page. `popup` opens a dialog when `open()` is called or an element with the attribute `data-table-booking-open` is clicked. `floating` is a popup with its own button in a corner of the window. Default: `inline`.
 * @attr {string} date - The preselected day, as YYYY-MM-DD.
 * @attr {string} time - The preselected time, as HH:MM, if it is available.
 * @attr {number} pax - The number of guests, or of adults if the venue counts children separately. Default: 2.
 * @attr {number} pax-children - The number of children, if the venue counts them separately. Default: 0.
 * @attr {number} area - The id of the preselected area, if it is available.
 * @attr {number} experience - The id of the preselected experience.
 * @attr {string} promo-code - A promo code, used for the search and the booking.
 * @attr {string} prefill-name - The initial value of the name field.
 * @attr {string} prefill-email - The initial value of the email field.
 * @attr {string} prefill-phone - The initial value of the phone field, preferably with the country code.
 * @attr {string} client-reference-id - Your own reference for this visit, up to 255 characters. Stored with the booking and included in `table-booking:booked`.
 * @attr {string} utm-source - The campaign source. Default: utm_source in the address of the page.
 * @attr {string} utm-medium - The campaign medium. Default: utm_medium in the address of the page.
 * @attr {string} utm-campaign - The campaign name. Default: utm_campaign in the address of the page.
 * @attr {string} utm-term - The search term. Default: utm_term in the address of the page.
 * @attr {string} utm-content - Distinguishes the links of one campaign. Default: utm_content in the address of the page.
 *
 * All events bubble and cross the shadow root. None contains personal data.
 *
 * @event {CustomEvent<{accountId: string}>} table-booking:ready - The venue’s data is loaded.
 * @event {CustomEvent<{step: string}>} table-booking:step - The step has changed: day, time, area, extras, details or confirmed.
 * @event {CustomEvent<{date: string, time: string, pax: number, paxChildren: number, experienceId: number|null, status: string}>} table-booking:slot-selected - The guest has chosen a time.
 * @event {CustomEvent<{date: string, time: string|null, pax: number, paxChildren: number, code: string}>} table-booking:unavailable - The chosen time or day is not available; `code` says why.
 * @event {CustomEvent<{bookingUuid: string, status: string, date: string, time: string, pax: number, paxChildren: number, clientReferenceId: string|null}>} table-booking:booked - The booking was made.
 * @event {CustomEvent<{code: string}>} table-booking:error - Something failed. The widget shows a message, usually with a button to try again.
 * @event {CustomEvent<null>} table-booking:close - The dialog was closed. The guest’s choices and input are kept.
 *
 * @csspart frame - The box around the whole widget.
 * @csspart heading - The heading of each step.
 * @csspart summary - The summary of what is chosen so far.
 * @csspart calendar - The month.
 * @csspart day - A day of the month.
 * @csspart time - A time.
 * @csspart card - An area, an experience or an add-on.
 * @csspart field - A form field with its label.
 * @csspart button - The main button of each step.
 * @csspart dialog - The dialog of the modes `popup` and `floating`.
 * @csspart close-button - The close button of the dialog.
 * @csspart floating-button - The button of the mode `floating`.
 *
 * @cssproperty [--table-booking-accent=#1f5d4c] - The accent colour. Text on it is black or white, whichever is readable.
 * @cssproperty [--table-booking-font=inherit] - The font family. Default: the font of the page.
 * @cssproperty [--table-booking-radius=8px] - The corner radius.
 * @cssproperty [--table-booking-ground] - The background colour; `transparent` shows the background of the page.
 * @cssproperty [--table-booking-padding] - The padding of the frame. Set it to 0 together with --table-booking-border for a frameless widget.
 * @cssproperty [--table-booking-border] - The border of the frame.
 * @cssproperty [--table-booking-sticky-top=0px] - The distance of the sticky summary from the top of the window, for pages with a fixed header.
 * @cssproperty [--table-booking-min-height=max(35.5rem, 568px)] - The height reserved until the content is loaded.
 * @cssproperty [--table-booking-dialog-width=56rem] - The width of the dialog, if the window has room for it.
 * @cssproperty [--table-booking-dialog-height=48rem] - The height of the dialog, if the window has room for it.
 * @cssproperty [--table-booking-floating-inset=auto 16px 16px auto] - The position of the floating button, as its distances from the top, right, bottom and left edges of the window.
 * @cssproperty [--table-booking-floating-background] - The background colour of the floating button. Default: the accent colour.
 * @cssproperty [--table-booking-floating-color] - The text colour of the floating button. Default: black or white, whichever is readable.
 * @cssproperty [--table-booking-floating-z-index=1000] - The stacking order (`z-index`) of the floating button.
 */
export class TableBookingElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  /** The URL of the script that defined the element. */
  static script: string | undefined;

  #app: Promise<MountedApp> | null = null;
  #popup: Promise<Popup> | null = null;
  /** The parent of the app’s frame, also before the app is loaded. */
  #container: ParentNode | null = null;
  /** The number of updates, so that messages that load late do not replace newer ones. */
  #updates = 0;
  #isExamined = false;

  connectedCallback(): void {
    this.#applyMode();
    if (this.#isExamined) return;
    this.#isExamined = true;
    const examine = () => warnIfUnclosed(this);
    // Until the page is parsed, its rest is missing.
    if (this.ownerDocument.readyState === 'loading')
      this.ownerDocument.addEventListener('DOMContentLoaded', examine, { once: true });
    else examine();
  }

  disconnectedCallback(): void {
    this.close();
    // Moving the element disconnects and reconnects it; unmount it only if it stays disconnected.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#removePopup();
      this.#app?.then((app) => app.unmount()).catch(() => {});
      this.#app = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === 'mode' || name === 'lang') this.#applyMode();
    if (this.#app) this.#updateApp(name === 'lang').catch(() => {});
  }

  /** Opens the dialog of the modes `popup` and `floating`. Does nothing in the mode `inline`. */
  open(): void {
    if (this.isConnected) this.#applyMode();
    this.#popup?.then((popup) => popup.open()).catch(() => {});
  }

  /** Closes the dialog, if it is open. The guest’s choices and input are kept. */
  close(): void {
    this.#popup?.then((popup) => popup.close()).catch(() => {});
  }

  /** Fetches the data on screen again. */
  refresh(): void {
    this.#app?.then((app) => app.refresh()).catch(() => {});
  }

  /** Applies the mode. The app keeps its state when the mode changes. */
  #applyMode(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const mode = this.getAttribute('mode');
    if (mode === 'popup' || mode === 'floating') {
      this.#popup ??= this.#createPopup(root);
      const current = this.#popup;
      const show = (popup: Popup) => {
        if (this.#popup !== current) return;
        popup.update(mode, chooseLanguage(this).language);
        this.#moveTo(popup.container);
      };
      current.then(show).catch(() => {});
    } else {
      this.#removePopup();
      this.#moveTo(root);
      this.#begin(root);
    }
  }

  async #createPopup(root: ShadowRoot): Promise<Popup> {
    const replay = new AbortController();
    this.#replayClicks(replay.signal);
    try {
      const { createPopup } = await loadPopup();
      return createPopup({ host: this, root, begin: () => this.#begin(root) });
    } catch (failure) {
      this.#popup = null;
      showLoadError(root, chooseLanguage(this).language, failure);
      throw failure;
    } finally {
      replay.abort();
    }
  }

  /** Replays clicks on openers once the popup’s code is loaded. The signal aborts when loading has ended. */
  #replayClicks(signal: AbortSignal): void {
    this.ownerDocument.addEventListener(
      'click',
      ({ target }) => {
        const opener =
          target instanceof Element && target.closest<HTMLElement>('[data-table-booking-open]');
        if (opener) this.#popup?.then((popup) => popup.press(opener)).catch(() => {});
      },
      { capture: true, signal },
    );
  }

  #removePopup(): void {
    this.#popup?.then((popup) => popup.remove()).catch(() => {});
    this.#popup = null;
  }

  #moveTo(container: ParentNode): void {
    if (this.#container === container) return;
    this.#container = container;
    this.#app?.then((app) => this.#container?.append(app.frame)).catch(() => {});
  }

  /** Starts the app if it is not started yet. */
  #begin(root: ShadowRoot): void {
    if (this.#app) return;
    const initialSheet = new CSSStyleSheet();
    initialSheet.replaceSync(INITIAL_STYLES);
    root.adoptedStyleSheets.unshift(initialSheet);
    const app = beginApp(this, root, () => this.#container ?? root).finally(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== initialSheet);
    });
    this.#app = app;
    // `beginApp` has reported the error; the next call tries again.
    app.catch(() => {
      if (this.#app === app) this.#app = null;
    });
  }

  async #updateApp(hasNewLanguage: boolean): Promise<void> {
    this.#updates += 1;
    const update = this.#updates;
    const app = await this.#app;
    if (!app) return;
    if (!hasNewLanguage) return app.update();
    const choice = chooseLanguage(this);
    const messages = await loadMessages(choice.language);
    if (update === this.#updates || chooseLanguage(this).tag === choice.tag)
      app.update({ ...choice, messages });
  }
}
