import { fileURLToPath } from 'node:url';

/** Files of the project that the server sends or reads. */

/** This source lies as deep in the project's folder as what is built from it, `dist/server/main.js`. */
const PROJECT = new URL('../../', import.meta.url);

/** The built widget, staff view and pages. */
export const BROWSER_FOLDER = fileURLToPath(new URL('dist/browser', PROJECT));
/** The demo's page: not built, plain HTML as a partner would write it, with two placeholders. */
export const DEMO_PAGE = new URL('index.html', PROJECT);
/** The source file whose JSDoc documents the widget's element. */
export const ELEMENT_SOURCE = new URL('src/widget/embed/table-booking-element.ts', PROJECT);
