import { fetchEarly, startAddress } from './early-fetch.ts';
import { chooseSpeech } from './language.ts';
import { loadApp, loadMessages } from './load-app.ts';
import { ATTRIBUTES } from './tag.ts';

type Mounted = ReturnType<Awaited<ReturnType<typeof loadApp>>['mount']>;

/** Room is kept from the first moment, so that nothing below the element moves when it fills. */
const ROOM = ':host{display:block;min-height:var(--table-booking-min-height,35.5rem)}';

/** The server is where the script came from; while developing, this file lies deeper. */
const SERVER = new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href;

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
 * @attr {string} client-reference-id - Your own name for this visit; it comes back in events.
 *
 * Every event bubbles and leaves the shadow root. None carries personal data.
 *
 * @event {CustomEvent<{accountId: string}>} table-booking:ready - The first screen is filled.
 * @event {CustomEvent<{step: string}>} table-booking:step - Another step is shown: day, time, area, extras, details, confirmed.
 * @event {CustomEvent<{date: string, time: string, pax: number, paxChildren: number, experienceId: number|null, status: string}>} table-booking:slot-selected - A time was chosen.
 * @event {CustomEvent<{date: string, time: string|null, pax: number, paxChildren: number, code: string}>} table-booking:unavailable - What was asked for is not to be had, and why.
 * @event {CustomEvent<{bookingUuid: string, status: string, date: string, time: string, pax: number, paxChildren: number, clientReferenceId: string|null}>} table-booking:booked - A booking was made.
 * @event {CustomEvent<{code: string}>} table-booking:error - Something failed; the diner was told and can try again.
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
 *
 * @cssproperty [--table-booking-accent=#1f5d4c] - The one colour. Text on it turns black or white by itself.
 * @cssproperty [--table-booking-font=inherit] - The font; without it, the page’s own.
 * @cssproperty [--table-booking-radius=8px] - How round corners are.
 * @cssproperty [--table-booking-ground] - The ground behind everything; `transparent` lets the page show.
 * @cssproperty [--table-booking-padding] - The space inside the frame; 0 together with --table-booking-border for none.
 * @cssproperty [--table-booking-border] - The line around the frame.
 * @cssproperty [--table-booking-sticky-top=0px] - How far below the top edge the summary stays, under a fixed header of the page.
 * @cssproperty [--table-booking-min-height=35.5rem] - The room that is kept before the content is there.
 */
export class TableBookingElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  #app: Promise<Mounted> | null = null;
  /** Counts the changes, so that words that come late do not take the place of newer ones. */
  #turn = 0;

  connectedCallback(): void {
    this.#app ??= this.#start();
    // Where it fails, #start has said so.
    this.#app.catch(() => {});
  }

  disconnectedCallback(): void {
    // Moving an element takes it out and puts it in again; only one that stays out is taken down.
    queueMicrotask(() => {
      if (this.isConnected || !this.#app) return;
      this.#app.then((app) => app.unmount()).catch(() => {});
      this.#app = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.#app) return;
    this.#tell(name === 'lang').catch(() => {});
  }

  /** Asks anew for everything that is shown. */
  refresh(): void {
    this.#app?.then((app) => app.refresh()).catch(() => {});
  }

  async #start(): Promise<Mounted> {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const room = new CSSStyleSheet();
    room.replaceSync(ROOM);
    root.adoptedStyleSheets = [room];
    root.replaceChildren();
    const speech = chooseSpeech(this);
    const door = `${SERVER}widget/v3`;
    const publishableKey = this.getAttribute('publishable-key') ?? '';
    const fetchFirst = publishableKey
      ? fetchEarly(
          startAddress(door, {
            publishableKey,
            language: speech.language,
            pax: this.getAttribute('pax'),
            paxChildren: this.getAttribute('pax-children'),
            date: this.getAttribute('date'),
          }),
        )
      : undefined;
    // The browser reads its tables of languages at their first use: better while waiting than after.
    setTimeout(() => new Intl.DateTimeFormat(speech.language).format());
    try {
      const [app, messages] = await Promise.all([loadApp(), loadMessages(speech.language)]);
      return app.mount({
        host: this,
        root,
        door,
        fetch: fetchFirst,
        speech: { ...speech, messages },
      });
    } catch (failure) {
      // The page’s own way of booking comes back into sight.
      root.adoptedStyleSheets = [];
      root.append(this.ownerDocument.createElement('slot'));
      this.#app = null;
      console.error(
        `<table-booking> could not load its code. Where the page has a Content-Security-Policy, add to it: script-src ${new URL(SERVER).origin};`,
        failure,
      );
      throw failure;
    }
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
