import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { aBooking, aTable } from '../fixtures/bookings.ts';

type Tapped<Kind extends TappedChange['kind']> = Extract<TappedChange, { kind: Kind }>;

export const ARRIVED: Tapped<'status'> = { kind: 'status', to: 'ARRIVED' };
export const SEATED: Tapped<'status'> = { kind: 'status', to: 'SEATED' };
export const CANCEL: Tapped<'cancel'> = { kind: 'cancel', reason: 'OTHER' };
export const NOTE: Tapped<'note'> = { kind: 'note', privateNotes: 'by the window' };
export const TABLE: Tapped<'tables'> = {
  kind: 'tables',
  tables: [aTable(5)],
  hasFixedTables: true,
  force: [],
};

/** A booking on screen. */
export const booking = aBooking();
export const arrived = { ...booking, status: 'ARRIVED', version: 2 } as const;

export const swapWith = (uuid: string): TappedChange => ({
  kind: 'swap',
  with: uuid,
  withTables: [aTable(5)],
  ownTables: booking.tables,
});

export const paths = (sent: { request: { path: string } }[]) =>
  sent.map(({ request }) => request.path);
