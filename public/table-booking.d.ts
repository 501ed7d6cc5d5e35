/**
 * Types of the element `<table-booking>`, for pages written in TypeScript. Add this file to your
 * sources; if the compiler does not pick it up, import it: `import './table-booking.d.ts'`.
 * The page `/embed` of your server documents every attribute, event, CSS part and property.
 */

/** All attributes, as written in HTML and JSX. */
export interface TableBookingAttributes {
  'publishable-key'?: string | undefined;
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  mode?: 'inline' | 'popup' | 'floating' | undefined;
  date?: string | undefined;
  time?: string | undefined;
  pax?: number | string | undefined;
  'pax-children'?: number | string | undefined;
  area?: number | string | undefined;
  experience?: number | string | undefined;
  'promo-code'?: string | undefined;
  'prefill-name'?: string | undefined;
  'prefill-email'?: string | undefined;
  'prefill-phone'?: string | undefined;
  'client-reference-id'?: string | undefined;
  'utm-source'?: string | undefined;
  'utm-medium'?: string | undefined;
  'utm-campaign'?: string | undefined;
  'utm-term'?: string | undefined;
  'utm-content'?: string | undefined;
}

/** The element. Its methods exist once the script has run: await `customElements.whenDefined`. */
export interface TableBookingElement extends HTMLElement {
  /** Opens the dialog in the modes `popup` and `floating`. Does nothing in the mode `inline`. */
  open(): void;
  /** Closes the dialog if it is open. The diner's choices and input are kept. */
  close(): void;
  /** Loads all displayed data again. */
  refresh(): void;
}

/** The events. All of them bubble, and none contains personal data. */
export interface TableBookingEventMap {
  'table-booking:ready': CustomEvent<{ accountId: string }>;
  'table-booking:step': CustomEvent<{ step: TableBookingStep }>;
  'table-booking:slot-selected': CustomEvent<{
    date: string;
    time: string;
    pax: number;
    paxChildren: number;
    experienceId: number | null;
    status: TableBookingDesiredStatus;
  }>;
  'table-booking:unavailable': CustomEvent<{
    date: string;
    time: string | null;
    pax: number;
    paxChildren: number;
    code: string;
  }>;
  'table-booking:booked': CustomEvent<{
    bookingUuid: string;
    status: string;
    date: string;
    time: string;
    pax: number;
    paxChildren: number;
    clientReferenceId: string | null;
  }>;
  'table-booking:error': CustomEvent<{ code: string }>;
  'table-booking:close': CustomEvent<null>;
}

export type TableBookingStep = 'day' | 'time' | 'area' | 'extras' | 'details' | 'confirmed';
export type TableBookingDesiredStatus = 'CONFIRMED' | 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING';

/** The JSX props that every element has, independent of the library. */
interface TableBookingJsxProps extends TableBookingAttributes {
  key?: string | number | bigint | null | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each library has its own type for it
  ref?: any;
  id?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  children?: any;
  class?: string | undefined;
  className?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  style?: any;
  part?: string | undefined;
  slot?: string | undefined;
  hidden?: boolean | undefined;
}

interface TableBookingJsx {
  'table-booking': TableBookingJsxProps;
}

declare global {
  interface HTMLElementTagNameMap {
    'table-booking': TableBookingElement;
  }
  interface HTMLElementEventMap extends TableBookingEventMap {}
  interface DocumentEventMap extends TableBookingEventMap {}
  interface WindowEventMap extends TableBookingEventMap {}
  // React 18 and other libraries that use the global JSX namespace.
  namespace JSX {
    interface IntrinsicElements extends TableBookingJsx {}
  }
}

// @ts-ignore: only where React is installed
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TableBookingJsx {}
  }
}

// @ts-ignore: only where Preact is installed
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends TableBookingJsx {}
  }
}
