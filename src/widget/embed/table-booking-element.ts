import { beginApp, type Mounted, tellUnloaded } from './begin-app.ts';
import { chooseSpeech } from './language.ts';
import { loadMessages, loadPopup } from './load-app.ts';
import type { Popup } from './popup.ts';
import { ATTRIBUTES } from './tag.ts';

/** Room is kept from the first moment, so that nothing below the element moves when it fills. */
const ROOM = ':host{display:block;min-height:var(--table-booking-min-height,max(35.5rem,568px))}';

/**
 * Books a table at the venue that its publishable key names.
 *
 * Its children are shown where the script cannot run, and where nothing can be booked: a plain link
 * to the venue does well there.
 *
 * @tag table-booking
 *
 * @attr {string} publishable-key - Names the venue. The only attribute that must be there.
 * @attr {string} lang - One of es, ca, it, en, de, fr, pt, eu, a region allowed (`en-GB`). Without it, the page’s language, else the visitor’s.
 * @attr {light|dark|auto} theme - `auto` follows the visitor’s setting. Without it, the page’s own `color-scheme` decides.
 * @attr {inline|popup|floating} mode - `inline`, which is what it is without it, stands in the page. `popup` shows nothing until `open()` is called or an element of the page with `data-table-booking-open` is pressed. `floating` is a popup with a button of its own at the corner of the window.
 * @attr {string} date - The day to begin with, as YYYY-MM-DD.
 * @attr {string} time - The time to begin with, as HH:MM; chosen where it is free.
 * @attr {number} pax - How many people; adults where the venue separates adults and children. 2 without it.
 * @attr {number} pax-children - How many children, where the venue separates them.
 * @attr {number} area - The id of the area to choose where it is free.
 * @attr {number} experience - The id of the experience to begin with.
 * @attr {string} promo-code - A promotion’s code, asked for and booked with.
 * @attr {string} prefill-name - Written into the form’s name field.
 * @attr {string} prefill-email - Written into the form’s email field.
 * @attr {string} prefill-phone - Written into the form’s phone field, best with its country code.
 * @attr {string} client-reference-id - Your own name for this visit, of at most 255 characters; it is kept with the booking and comes back in events.
 * @attr {string} utm-source - Where the diner came from. Without it, utm_source in the page’s address.
 * @attr {string} utm-medium - By which medium. Without it, utm_medium in the page’s address.
 * @attr {string} utm-campaign - Through which campaign. Without it, utm_campaign in the page’s address.
 * @attr {string} utm-term - By which search term. Without it, utm_term in the page’s address.
 * @attr {string} utm-content - By which of several links. Without it, utm_content in the page’s address.
 *
 * Every event bubbles and leaves the shadow root. None carries personal data.
 *
 * @event {CustomEvent<{accountId: string}>} table-booking:ready - The first screen is filled.
 * @event {CustomEvent<{step: string}>} table-booking:step - Another step is shown: day, time, area, extras, details, confirmed.
 * @event {CustomEvent<{date: string, time: string, pax: number, paxChildren: number, experienceId: number|null, status: string}>} table-booking:slot-selected - A time was chosen.
 * @event {CustomEvent<{date: string, time: string|null, pax: number, paxChildren: number, code: string}>} table-booking:unavailable - What was asked for is not to be had, and why.
 * @event {CustomEvent<{bookingUuid: string, status: string, date: string, time: string, pax: number, paxChildren: number, clientReferenceId: string|null}>} table-booking:booked - A booking was made.
 * @event {CustomEvent<{code: string}>} table-booking:error - Something failed; the diner was told and can try again.
 * @event {CustomEvent<null>} table-booking:close - The dialog was closed; what was chosen and typed is kept.
 *
 * @csspart frame - The box around everything.
 * @csspart heading - The heading of each step.
 * @csspart summary - What has been chosen so far.
 * @csspart calendar - The month.
 * @csspart day - A day of the month.
 * @csspart time - A time to choose.
 * @csspart card - An area, an experience or an extra.
 * @csspart field - A field of the form with its label.
 * @csspart button - The one main button.
 * @csspart dialog - The box that the modes `popup` and `floating` open.
 * @csspart close-button - The button that closes it.
 * @csspart floating-button - The button of the mode `floating`.
 *
 * @cssproperty [--table-booking-accent=#1f5d4c] - The one colour. Text on it turns black or white by itself.
 * @cssproperty [--table-booking-font=inherit] - The font; without it, the page’s own.
 * @cssproperty [--table-booking-radius=8px] - How round corners are.
 * @cssproperty [--table-booking-ground] - The ground behind everything; `transparent` lets the page show.
 * @cssproperty [--table-booking-padding] - The space inside the frame; 0 together with --table-booking-border for none.
 * @cssproperty [--table-booking-border] - The line around the frame.
 * @cssproperty [--table-booking-sticky-top=0px] - How far below the top edge the summary stays, under a fixed header of the page.
 * @cssproperty [--table-booking-min-height=max(35.5rem, 568px)] - The room that is kept before the content is there.
 * @cssproperty [--table-booking-dialog-width=56rem] - How wide the dialog is, where there is room.
 * @cssproperty [--table-booking-dialog-height=48rem] - How high the dialog is, where there is room.
 * @cssproperty [--table-booking-floating-inset=auto 16px 16px auto] - The corner of the floating button, as distances from the window’s top, right, bottom and left.
 * @cssproperty [--table-booking-floating-background] - The colour of the floating button; without it, the one colour.
 * @cssproperty [--table-booking-floating-color] - Its text; without it, black or white, as can be read.
 * @cssproperty [--table-booking-floating-z-index=1000] - What of the page it lies above.
 */
export class TableBookingElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  /** The address of the script that defined it. */
  static script: string | undefined;

  #app: Promise<Mounted> | null = null;
  #popup: Promise<Popup> | null = null;
  /** Where the app stands, or will. */
  #place: ParentNode | null = null;
  /** Counts the changes, so that words that come late do not take the place of newer ones. */
  #turn = 0;

  connectedCallback(): void {
    this.#arrange();
  }

  disconnectedCallback(): void {
    this.close();
    // Moving an element takes it out and puts it in again; only one that stays out is taken down.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#dropPopup();
      this.#app?.then((app) => app.unmount()).catch(() => {});
      this.#app = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === 'mode' || name === 'lang') this.#arrange();
    if (this.#app) this.#tell(name === 'lang').catch(() => {});
  }

  /** Opens the dialog of the modes `popup` and `floating`. In the mode `inline`, nothing happens. */
  open(): void {
    if (this.isConnected) this.#arrange();
    this.#popup?.then((popup) => popup.open()).catch(() => {});
  }

  /** Closes the dialog, if it is open. What was chosen and typed is kept. */
  close(): void {
    this.#popup?.then((popup) => popup.close()).catch(() => {});
  }

  /** Asks anew for everything that is shown. */
  refresh(): void {
    this.#app?.then((app) => app.refresh()).catch(() => {});
  }

  /** Takes the form that the mode asks for. What was begun in another one goes on. */
  #arrange(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const mode = this.getAttribute('mode');
    if (mode === 'popup' || mode === 'floating') {
      this.#popup ??= this.#createPopup(root);
      const mine = this.#popup;
      const settle = (popup: Popup) => {
        if (this.#popup !== mine) return;
        popup.update(mode, chooseSpeech(this).language);
        this.#moveTo(popup.place);
      };
      mine.then(settle).catch(() => {});
    } else {
      this.#dropPopup();
      this.#moveTo(root);
      this.#begin(root);
    }
  }

  async #createPopup(root: ShadowRoot): Promise<Popup> {
    const loading = new AbortController();
    this.#rememberPresses(loading.signal);
    try {
      const { createPopup } = await loadPopup();
      return createPopup({ host: this, root, begin: () => this.#begin(root) });
    } catch (failure) {
      this.#popup = null;
      tellUnloaded(root, chooseSpeech(this).language, failure);
      throw failure;
    } finally {
      loading.abort();
    }
  }

  /** What the page offers to open the dialog may be pressed before its code is there to listen. */
  #rememberPresses(signal: AbortSignal): void {
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

  #dropPopup(): void {
    this.#popup?.then((popup) => popup.remove()).catch(() => {});
    this.#popup = null;
  }

  #moveTo(place: ParentNode): void {
    if (this.#place === place) return;
    this.#place = place;
    this.#app?.then((app) => this.#place?.append(app.frame)).catch(() => {});
  }

  /** Starts the app, once. */
  #begin(root: ShadowRoot): void {
    if (this.#app) return;
    const room = new CSSStyleSheet();
    room.replaceSync(ROOM);
    root.adoptedStyleSheets.unshift(room);
    const app = beginApp(this, root, () => this.#place ?? root).finally(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== room);
    });
    this.#app = app;
    // Where it fails, that has been told; the next time, it is tried again.
    app.catch(() => {
      if (this.#app === app) this.#app = null;
    });
  }

  async #tell(isAboutLanguage: boolean): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const app = await this.#app;
    if (!app) return;
    if (!isAboutLanguage) return app.update();
    const speech = chooseSpeech(this);
    const messages = await loadMessages(speech.language);
    if (turn === this.#turn || chooseSpeech(this).tag === speech.tag)
      app.update({ ...speech, messages });
  }
}
