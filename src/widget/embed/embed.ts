/**
 * The script that a venue’s page loads, by one tag:
 *
 * ```html
 * <script type="module" src="https://book.example/embed.js" crossorigin async></script>
 * <table-booking publishable-key="pk_…" lang="es"></table-booking>
 * ```
 *
 * It registers the element; each element then loads what it needs. Loading the script twice is harmless.
 */
import { placeElements } from './placements.ts';
import { TableBookingElement } from './table-booking-element.ts';
import { TAG } from './tag.ts';

const existing: (CustomElementConstructor & { script?: string }) | undefined =
  customElements.get(TAG);

if (existing) {
  // Another URL: the browser runs a module only once per URL.
  console.warn(
    `<table-booking> is already defined by ${existing.script ?? 'another script'}. Remove the script ${import.meta.url} from this page.`,
  );
} else {
  TableBookingElement.script = import.meta.url;
  customElements.define(TAG, TableBookingElement);
  placeElements(document, import.meta.url);
}
