import { PATHS, STAFF_PATHS } from '../../contract/paths.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { OutboxEntry, OutboxState } from './outbox-entry.ts';

export interface ChangeRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  approval?: string;
}

/** The request that makes a change, as it is sent now: an undo names the entry of what it undoes. */
export function requestFrom(entry: OutboxEntry, { done }: OutboxState): ChangeRequest {
  const { change } = entry;
  const undone = change.kind === 'undo' ? done.find(({ id }) => id === change.of) : null;
  return requestOf(entry, undone?.after.version ?? null);
}

/**
 * The request that makes a change.
 * @param undoneEntry for an undo: the number of the undone change in its booking's log
 */
export function requestOf(
  { change, bookingUuid, tappedAt, approval }: OutboxEntry,
  undoneEntry: number | null,
): ChangeRequest {
  const at = new Date(tappedAt).toISOString();
  const request = (
    { method, path }: { method: 'POST' | 'PUT'; path: string },
    body: Record<string, unknown>,
  ): ChangeRequest => ({
    method,
    path: path.replace('{bookingUuid}', encodeURIComponent(bookingUuid)),
    body: { ...body, at },
    ...(approval && { approval }),
  });
  switch (change.kind) {
    case 'status':
      return request(PATHS['update-booking-status'], {
        status: change.to,
        ...(change.tables && { tables: change.tables.map(({ posId }) => posId) }),
        ...forced(change.force),
      });
    case 'cancel':
      return request(PATHS['cancel-booking'], { cancelReason: change.reason });
    case 'tables':
      return request(STAFF_PATHS['assign-tables'], {
        tables: change.tables.map(({ posId }) => posId),
        hasFixedTables: change.hasFixedTables,
        ...forced(change.force),
      });
    case 'swap':
      return request(STAFF_PATHS['assign-tables'], {
        swapWith: change.with,
        otherTables: change.withTables.map(({ posId }) => posId),
        ...forced(change.force),
      });
    case 'table-move-undo':
      return request(STAFF_PATHS['undo-table-move'], { moveId: change.moveId });
    case 'note':
      return request(PATHS['update-booking'], { privateNotes: change.privateNotes });
    case 'ticket':
      return request(PATHS['close-ticket'], { ...change.ticket });
    case 'ready-table':
      return request(STAFF_PATHS['ready-table'], {});
    case 'undo':
      return request(STAFF_PATHS['undo-change'], { entry: undoneEntry });
    case 'walk-in': {
      const { pax, paxChildren, status, tables, quotedWaitMinutes, until, guest } = change.walkIn;
      const known = Object.entries(guest ?? {}).filter(([, value]) => value !== null);
      return request(PATHS['create-walk-in'], {
        pax,
        paxChildren,
        status,
        ...(tables.length > 0 && { tables: tables.map(({ posId }) => posId) }),
        ...(quotedWaitMinutes !== null && { quotedWaitMinutes }),
        ...(until !== null && { isTimeLimited: true }),
        ...forced(change.force),
        ...Object.fromEntries(known),
      });
    }
  }
}

/** The rules to set aside; nothing where there are none. */
function forced(force: StaffRule[] = []): { force?: StaffRule[] } {
  return force.length > 0 ? { force } : {};
}
