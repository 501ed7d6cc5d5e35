import type { MessagePart, MessageParts } from './staff-messages.ts';

export type PartFiles<Part extends MessagePart> = Record<string, () => Promise<MessageParts[Part]>>;

/**
 * Where each part has its texts, by language. The place to add a part; vite.config.ts says which parts share a file. This
 * list is loaded with the first part: the first screen needs none.
 */
export const PART_FILES: { readonly [Part in MessagePart]: PartFiles<Part> } = {
  access: import.meta.glob<MessageParts['access']>('./*/access.ts', { import: 'access' }),
  bookingPanel: import.meta.glob<MessageParts['bookingPanel']>('./*/booking-panel.ts', {
    import: 'bookingPanel',
  }),
  bookingSheet: import.meta.glob<MessageParts['bookingSheet']>('./*/booking-sheet.ts', {
    import: 'bookingSheet',
  }),
  closeNight: import.meta.glob<MessageParts['closeNight']>('./*/close-night.ts', {
    import: 'closeNight',
  }),
  floorPlan: import.meta.glob<MessageParts['floorPlan']>('./*/floor-plan.ts', {
    import: 'floorPlan',
  }),
  guests: import.meta.glob<MessageParts['guests']>('./*/guests.ts', { import: 'guests' }),
  guestImport: import.meta.glob<MessageParts['guestImport']>('./*/guest-import.ts', {
    import: 'guestImport',
  }),
  house: import.meta.glob<MessageParts['house']>('./*/house.ts', { import: 'house' }),
  print: import.meta.glob<MessageParts['print']>('./*/print.ts', { import: 'print' }),
  reports: import.meta.glob<MessageParts['reports']>('./*/reports.ts', { import: 'reports' }),
  secondFactors: import.meta.glob<MessageParts['secondFactors']>('./*/second-factors.ts', {
    import: 'secondFactors',
  }),
  setup: import.meta.glob<MessageParts['setup']>('./*/setup.ts', { import: 'setup' }),
  team: import.meta.glob<MessageParts['team']>('./*/team.ts', { import: 'team' }),
  tonight: import.meta.glob<MessageParts['tonight']>('./*/tonight.ts', { import: 'tonight' }),
  venue: import.meta.glob<MessageParts['venue']>('./*/venue.ts', { import: 'venue' }),
};
