import { clear, createStore, get, type UseStore } from 'idb-keyval';
import type { StaffSession } from '../../contract/staff/session.ts';
import type { ServiceDay } from '../day-data/service-day.ts';

/** What a device keeps, so that it shows the evening without a network, also after a reload. */
export interface DeviceCopy {
  savedAt: number;
  session: StaffSession;
  /** Today and tomorrow. */
  days: { day: ServiceDay; readAt: number }[];
}

/** The number changes with what a copy has, so that no page reads one of an earlier version. */
export const COPY_KEY = 'copy-3';
const MAX_AGE_MS = 18 * 3_600_000;

export function openCopyStore(): UseStore {
  return createStore('maitre-device', 'copies');
}

/** What this device has kept; null if that is nothing, or too old. */
export async function readCopy(): Promise<DeviceCopy | null> {
  let copy: DeviceCopy | undefined;
  try {
    copy = await get<DeviceCopy>(COPY_KEY, openCopyStore());
  } catch {
    // Storage may be disabled: the page then begins empty.
    return null;
  }
  if (copy && Date.now() - copy.savedAt <= MAX_AGE_MS) return copy;
  // It is too old, or of an earlier version.
  await forgetCopy();
  return null;
}

/** After signing out: nothing of the venue stays on the device. */
export async function forgetCopy(): Promise<void> {
  try {
    await clear(openCopyStore());
  } catch {
    // There is no storage, and so no copy.
  }
}
