/**
 * The script that a venue’s page loads, by one tag:
 *
 * ```html
 * <script type="module" src="https://venue.example/embed.js" crossorigin async></script>
 * <table-booking publishable-key="pk_…" lang="es"></table-booking>
 * ```
 *
 * It registers the element, and each element fetches what it needs. Loading it twice is harmless.
 */
import { placeElements } from './placements.ts';
import { TableBookingElement } from './table-booking-element.ts';
import { TAG } from './tag.ts';

const before: (CustomElementConstructor & { script?: string }) | undefined =
  customElements.get(TAG);

if (before) {
  // A script under the very same address is run by the browser only once.
  console.warn(
    `<table-booking> is already defined by ${before.script ?? 'another script'}, which stays. Remove the script ${import.meta.url} from this page.`,
  );
} else {
  TableBookingElement.script = import.meta.url;
  customElements.define(TAG, TableBookingElement);
  placeElements(document, import.meta.url);
}
