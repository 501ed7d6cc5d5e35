import calendar from '../../src/diner/styles/calendar.css?inline';
import form from '../../src/diner/styles/form.css?inline';
import frame from '../../src/diner/styles/frame.css?inline';
import times from '../../src/diner/styles/times.css?inline';
import manage from '../../src/manage/manage.css?inline';
import tokens from '../../src/ui/tokens.css?inline';
import { addPageStyles } from '../fixtures/page-styles.ts';

/** Puts the style sheets of the manage page on the page during the tests of one file, in the order of its script. */
export function addManageStyles(): void {
  addPageStyles(tokens, frame, calendar, times, form, manage);
}

/** The element that the page renders into, as its document has it. */
export function managePlace(): HTMLElement {
  const place = document.createElement('main');
  place.id = 'booking';
  place.className = 'frame page';
  return document.body.appendChild(place);
}
