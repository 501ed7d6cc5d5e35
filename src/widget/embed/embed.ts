/**
 * The script that a venue’s page loads, by one tag:
 *
 * ```html
 * <script type="module" src="https://venue.example/embed.js" crossorigin async></script>
 * <table-booking publishable-key="pk_…" lang="es"></table-booking>
 * ```
 *
 * It registers the element and fetches everything else at once. Loading it twice is harmless.
 */
import { loadApp } from './load-app.ts';
import { placeElements } from './placements.ts';
import { TableBookingElement } from './table-booking-element.ts';
import { TAG } from './tag.ts';

if (!customElements.get(TAG)) {
  // The app is on its way before any element is looked at. Where it fails, the element says so.
  loadApp().catch(() => {});
  customElements.define(TAG, TableBookingElement);
  placeElements(document, import.meta.url);
}
